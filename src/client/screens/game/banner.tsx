import { useEffect, useState } from 'preact/hooks';
import { ActionIcon } from '#client/art/actionIcon.tsx';
import { piecesOf } from '#client/pieces/index.ts';
import type { Action } from '#engine/mall/actions.ts';
import type { MallEvent } from '#engine/mall/index.ts';
import { heading, minutes, tx } from '../../ui/text.ts';
import type { Seated } from './around.ts';
import { tilesOf } from './facts.ts';

// After a flip: what you hold now.

const LASTS = 2_600;

interface Flip {
  readonly left: number;
  readonly passed: boolean;
  readonly id: number;
}
let lastId = 0;

export function flipOf(events: readonly MallEvent[]): Omit<Flip, 'id'> | null {
  const flip = events.find((event) => event.type === 'flipped');
  if (flip?.type !== 'flipped') return null;
  return { left: flip.end - flip.at, passed: events.some(({ type }) => type === 'handed') };
}

export function FlipBanner({ session, view }: Seated) {
  const [flip, setFlip] = useState<Flip | null>(null);
  useEffect(
    () =>
      session.onNotice((notice) => {
        const found = 'kind' in notice && notice.kind === 'events' ? flipOf(notice.events) : null;
        if (found !== null) setFlip({ ...found, id: ++lastId });
      }),
    [session],
  );
  useEffect(() => {
    if (flip === null) return;
    const timer = setTimeout(() => setFlip(null), LASTS);
    return () => clearTimeout(timer);
  }, [flip]);
  const actions = view.seat === null ? [] : tilesOf(view, view.seat).flat();
  const own = piecesOf(view.box).flatMap(({ flipped }) => flipped ?? []);
  return (
    <div role="status">
      {flip === null ? null : (
        <div class="banner" key={flip.id}>
          <strong class="banner-title">{tx('play.flip.title')}</strong>
          <span>{tx('play.flip.left', { time: minutes(flip.left) })}</span>
          {own.map((key) => (
            <span key={key}>{tx(key)}</span>
          ))}
          {flip.passed && own.length === 0 && view.seat !== null ? <Held actions={actions} /> : null}
        </div>
      )}
    </div>
  );
}

/** [S3] what the neighbour passed on. */
function Held({ actions }: { readonly actions: readonly Action[] }) {
  return (
    <span class="banner-hold">
      <span>{tx('play.hold.now')}</span>
      {actions.length === 0 ? tx('play.hold.nothing') : null}
      {actions.map((action) => (
        <span class="banner-action" key={action}>
          <ActionIcon action={action} size={24} />
          {heading(`game.action.${action}`)}
        </span>
      ))}
    </span>
  );
}
