import { useRef } from 'preact/hooks';
import type { View } from '#engine/mall/index.ts';
import type { Seated } from '../../screens/game/around.ts';
import { tx } from '../../ui/text.ts';
import { toast } from '../../ui/toasts.tsx';
import { CardFace } from './cardFace.tsx';
import { usePeek } from './peek.ts';
import { heldBy, rolesOf, standing } from './seen.ts';
import { shownIn } from './shown.ts';

// One's own card: its back, and as long as it is held its face. That something changed that some card may ask for shows as
// one small dot, for everyone alike.

/**
 * How much is settled by now for whichever card, dealt or not: the same on every page, so that the dot tells nobody apart.
 */
function settledIn(view: View): number {
  const { judged, turns } = rolesOf(view).tally;
  return [...Object.values(judged).flat(), ...Object.values(turns).flat(2)].filter((one) => one !== null)
    .length;
}

function hasNews({ session, view }: Seated): boolean {
  const looked = shownIn(session).looked.value;
  const known = looked !== null && looked.game === session.play.value?.game ? looked.mark : 0;
  return settledIn(view) > known;
}

export function OwnCard(props: Seated & { readonly wide?: boolean }) {
  const { view, session, wide = false } = props;
  const held = heldBy(view);
  const game = session.play.value?.game ?? '';
  const hint = useRef<() => void>(undefined);
  const { open, handlers } = usePeek(
    () => {
      // Nothing lies over it.
      hint.current?.();
      if (held !== null) shownIn(session).looked.value = { game, mark: settledIn(view) };
    },
    () => {
      hint.current = toast(tx('roles.card.hold'));
    },
  );
  if (held === null) return null;
  const news = hasNews(props);
  const label = tx(news ? 'roles.card.news' : 'roles.card.look');
  return (
    <span class="role-own">
      <button
        type="button"
        class={wide ? 'button role-back wide' : 'tray-token role-token usable role-back'}
        aria-label={wide ? undefined : label}
        title={label}
        aria-expanded={open}
        {...handlers}
      >
        <CardBack />
        <span class="role-word">{tx(wide ? 'roles.ready' : 'roles.card.short')}</span>{' '}
        {wide ? null : <span class="role-how">{tx('roles.hold')}</span>}
        {news ? <i class="role-news" /> : null}
      </button>
      <span class="role-peek" role="status">
        {open ? <CardFace card={held.card} side={held.side} note={standing(held)} yours /> : null}
      </span>
    </span>
  );
}

export function CardBack() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <rect class="role-paper" x="8" y="3" width="24" height="34" rx="4" />
      <path
        class="role-line"
        d="M13 15c2.500-2 4.500-2 7 0 2.500-2 4.500-2 7 0 0 5-1.500 8-4 8-1.500 0-2-1.500-3-1.500s-1.500 1.500-3 1.500c-2.500 0-4-3-4-8z"
      />
    </svg>
  );
}
