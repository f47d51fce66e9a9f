import type { Hand } from '../../actions.ts';
import { leads } from '../../acts/offBoard.ts';
import type { Game, Moment, PublicGame } from '../../state.ts';
import { activeSeats, type Out } from './memory.ts';
import { roleOf } from './status.ts';
import type { Happens, RolesEvent } from './words.ts';

// [H1.6] [H3.2] who is out shows the card and hands on the action tiles.

/** These seats are out, in their order, tiles handed on after each. */
export function out(game: Game, seats: readonly number[], why: Out['why'], { now }: Moment): Happens {
  const staying = (gone: readonly number[]) => activeSeats(game).filter((seat) => !gone.includes(seat));
  let { hands } = game.shared;
  return seats.flatMap((seat, place): Happens => {
    const before = hands;
    hands = handedOn(game, hands, seat, staying(seats.slice(0, place + 1)));
    const told: RolesEvent = { type: 'eliminated', seat, why, ...roleOf(game, seat), at: now };
    return hands === before ? [told] : [told, { type: 'handed', hands }];
  });
}

/** [R25] each tile to the first leftwards of those who hold the fewest; [R33] never to whoever leads. */
export function handedOn(
  game: PublicGame,
  before: readonly Hand[],
  from: number,
  staying: readonly number[],
): readonly Hand[] {
  const round = [...staying.filter((seat) => seat > from), ...staying.filter((seat) => seat < from)];
  const takers = round.filter((seat) => !leads(game, seat));
  const orphans = before[from] ?? [];
  if (orphans.length === 0 || takers.length === 0) return before;
  const count = (hands: readonly Hand[], seat: number) => hands[seat]?.length ?? 0;
  return orphans.reduce(
    (hands: readonly Hand[], tile) => {
      const fewest = Math.min(...takers.map((seat) => count(hands, seat)));
      const to = takers.find((seat) => count(hands, seat) === fewest) as number;
      return hands.with(to, [...(hands[to] ?? []), tile]);
    },
    before.with(from, []),
  );
}
