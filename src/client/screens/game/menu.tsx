import { useState } from 'preact/hooks';
import { prefs } from '../../prefs.ts';
import { Dialog, Link } from '../../ui/controls.tsx';
import { Pic } from '../../ui/pics.tsx';
import { LangChoice, SoundChoice, ThemeChoice } from '../../ui/settings.tsx';
import { tx } from '../../ui/text.ts';
import type { Seated } from './around.ts';
import { toggleMute } from './hooks.ts';
import { PauseButton } from './pause.tsx';

export function MenuButtons(props: Seated) {
  const [open, setOpen] = useState(false);
  const muted = prefs.muted.value;
  return (
    <div class="game-menu">
      <button
        type="button"
        class="button icon"
        aria-label={tx(muted ? 'play.menu.unmute' : 'play.menu.mute')}
        onClick={toggleMute}
      >
        <Pic name={muted ? 'mute' : 'sound'} />
      </button>
      <button
        type="button"
        class="button icon"
        aria-label={tx('play.menu.open')}
        onClick={() => setOpen(true)}
      >
        <Pic name="more" />
      </button>
      {open ? <Menu {...props} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function Menu({ onClose, ...props }: Seated & { readonly onClose: () => void }) {
  const { session, home } = props;
  const scenario = session.play.value?.title.scenario;
  return (
    <Dialog title={tx('play.menu.title')} onClose={onClose}>
      <div class="stack">
        <PauseButton {...props} />
        <Stop {...props} onClose={onClose} />
        <Link to={home} class="button">
          <Pic name="back" />
          {tx('play.menu.home')}
        </Link>
        {scenario === undefined ? null : (
          <a class="button" href={`/rules/${scenario}`} target="_blank" rel="noreferrer">
            <Pic name="list" />
            {tx('play.menu.rules')}
          </a>
        )}
        <Keys />
        <SoundChoice />
        <LangChoice />
        <ThemeChoice />
      </div>
    </Dialog>
  );
}

function Stop({ stop, view, onClose }: Seated & { readonly onClose: () => void }) {
  const [sure, setSure] = useState(false);
  if (view.shared.phase === 'over' || view.seat === null) return null;
  if (stop === null) return <p class="small soft">{tx('play.menu.leaveHost')}</p>;
  const press = () => {
    if (!sure) {
      setSure(true);
      return;
    }
    stop();
    onClose();
  };
  return (
    <button type="button" class="button" onClick={press}>
      <Pic name="close" />
      {tx(sure ? 'play.menu.leaveSure' : 'play.menu.leave')}
    </button>
  );
}

const KEYS = [
  ['1–5', 'heroes'],
  ['← ↑ ↓ → / W A S D', 'arrows'],
  ['E', 'explore'],
  ['V', 'vortex'],
  ['C', 'escalator'],
  ['M', 'mute'],
  ['R', 'reveal'],
] as const;

function Keys() {
  return (
    <details class="keys">
      <summary>{tx('play.menu.keys')}</summary>
      <dl>
        {KEYS.map(([key, name]) => (
          <div key={name}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{tx(`play.key.${name}`)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>{tx('play.key.shift')}</kbd>
          </dt>
          <dd>{tx('play.key.slide')}</dd>
        </div>
        <div>
          <dt>
            <kbd>{tx('play.key.space')}</kbd>
          </dt>
          <dd>{tx('play.key.prod')}</dd>
        </div>
      </dl>
    </details>
  );
}
