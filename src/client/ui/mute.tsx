import { prefs } from '../prefs.ts';
import { Pic } from './pics.tsx';
import { tx } from './text.ts';

export function toggleMute(): void {
  prefs.muted.value = !prefs.muted.value;
}

export function MuteButton({ plain = false }: { readonly plain?: boolean }) {
  const muted = prefs.muted.value;
  return (
    <button
      type="button"
      class={plain ? 'button icon plain' : 'button icon'}
      aria-label={tx(muted ? 'play.menu.unmute' : 'play.menu.mute')}
      onClick={toggleMute}
    >
      <Pic name={muted ? 'mute' : 'sound'} />
    </button>
  );
}
