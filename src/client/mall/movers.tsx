import { useEffect, useState } from 'preact/hooks';
import { spaceOf, spotOf } from '#client/board/state.ts';
import { Avatar, paperOf } from '#client/ui/avatar.tsx';
import type { PawnId } from '#engine/mall/index.ts';
import type { NameOf } from './announce.ts';
import { personOf } from './marks.tsx';
import type { MallModel } from './model.ts';

interface Mover {
  readonly pawn: PawnId;
  readonly seat: number;
}

/** On the way there, and a moment after. */
const SHOWN = 2_200;

/** Who has just moved a hero: their face and name beside it, for a moment. One's own hand one knows. */
export function Movers({ model, nameOf }: { readonly model: MallModel; readonly nameOf: NameOf }) {
  const movers = useMovers(model);
  return (
    <div class="movers" aria-hidden="true">
      {movers.map(({ pawn, seat }) => {
        const spot = spotOf(model, spaceOf(model, pawn));
        const face = faceOf(model, seat);
        if (spot === undefined) return null;
        return (
          <div key={pawn} class="mover" style={{ '--x': spot.x, '--y': spot.y, '--paper': paperOf(face) }}>
            <span class="mover-tag" title={called(model, seat, nameOf)}>
              <Avatar name={nameOf(seat)} number={face} />
              <span class="mover-name">{called(model, seat, nameOf)}</span>
            </span>
          </div>
        );
      })}
    </div>
  );
}

function useMovers(model: MallModel): readonly Mover[] {
  const [movers, setMovers] = useState<readonly Mover[]>([]);
  useEffect(
    () =>
      model.session.onNotice((notice) => {
        if (!('kind' in notice) || notice.kind !== 'events') return;
        for (const event of notice.events) {
          if (event.type !== 'moved' || event.seat === model.view.value?.seat) continue;
          const mover = { pawn: event.pawn, seat: event.seat };
          setMovers((now) => [...now.filter(({ pawn }) => pawn !== mover.pawn), mover]);
          setTimeout(() => setMovers((now) => now.filter((one) => one !== mover)), SHOWN);
        }
      }),
    [model],
  );
  return movers;
}

/** [R32] a bot is seen to be one. */
function called(model: MallModel, seat: number, nameOf: NameOf): string {
  const { lobby, play } = model.session;
  const person = lobby.value?.people.find(({ id }) => id === play.value?.seats[seat]);
  return person?.bot === undefined ? nameOf(seat) : personOf(model, person.id).name;
}

function faceOf(model: MallModel, seat: number): number {
  const person = model.session.play.value?.seats[seat];
  return model.session.lobby.value === null || person === undefined ? seat : personOf(model, person).face;
}
