import { useEffect, useState } from 'preact/hooks';
import { spotOf } from '#client/board/state.ts';
import type { MallModel } from '#client/mall/model.ts';
import type { MallEvent, View } from '#engine/mall/index.ts';
import type { SpellId } from '#engine/mall/rules/spells/index.ts';
import { OFF, type Space } from '#engine/mall/spaces.ts';
import { spaceOfPawn } from '#engine/mall/ways.ts';
import type { OnBoard } from '../piece.ts';
import { SpellLines } from './pictures.tsx';

// [X10.6] a spell is seen where it works: its picture in a burst of light, for a moment.

interface Burst {
  readonly id: number;
  readonly spell: SpellId;
  readonly at: Space;
}

const LASTS = 2_200;
/** A long history is no news. */
const MOST_AT_ONCE = 24;
let lastId = 0;

export function CastMoments({ model }: OnBoard) {
  const bursts = useBursts(model);
  return (
    <>
      {bursts.map(({ id, spell, at }) => {
        const spot = spotOf(model, at);
        return spot === undefined ? null : (
          <svg
            key={id}
            class="burst"
            data-burst={spell}
            viewBox="-50 -50 100 100"
            style={{ '--x': spot.x, '--y': spot.y }}
            aria-hidden="true"
          >
            <path class="burst-rays" d={RAYS} />
            <circle class="burst-ground" r="30" />
            <g transform="translate(-20 -20)">
              <SpellLines spell={spell} />
            </g>
          </svg>
        );
      })}
    </>
  );
}

const RAYS = Array.from({ length: 32 }, (_, point) => {
  const radius = point % 2 === 0 ? 50 : 34;
  const angle = (point * Math.PI) / 16;
  return `${point === 0 ? 'M' : 'L'}${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
}).join('');

function useBursts(model: MallModel): readonly Burst[] {
  const [bursts, setBursts] = useState<readonly Burst[]>([]);
  useEffect(
    () =>
      model.session.onNotice((notice) => {
        const events = 'kind' in notice && notice.kind === 'events' ? notice.events : [];
        const cast = events.find((event) => event.type === 'spellCast');
        if (cast === undefined || events.length > MOST_AT_ONCE) return;
        const fresh = placesOf(model.view.value as View, events).map((at) => ({
          ...{ id: ++lastId, spell: cast.spell, at },
        }));
        setBursts((now) => [...now, ...fresh]);
        setTimeout(() => setBursts((now) => now.filter((one) => !fresh.includes(one))), LASTS);
      }),
    [model],
  );
  return bursts;
}

/** Where it works: on whom it was cast, what it repaired, where it brought somebody; else by the mage, as long as she is there. */
function placesOf(view: View, events: readonly MallEvent[]): readonly Space[] {
  const found = events.flatMap((event): Space | readonly Space[] => {
    if (event.type === 'spellCast') return event.runs?.space ?? [];
    if (event.type === 'repaired') return event.space;
    return event.type === 'moved' ? event.to : [];
  });
  const mage = spaceOfPawn(view, 'mage');
  return found.length > 0 || mage === OFF ? found : [mage];
}
