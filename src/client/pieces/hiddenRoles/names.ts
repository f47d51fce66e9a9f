import { othersOf, type Seated } from '../../screens/game/around.ts';
import { list, tx } from '../../ui/text.ts';

// Who is meant, as one says it at the table.

export const nameFor = ({ view, nameOf }: Seated, seat: number): string =>
  seat === view.seat ? tx('roles.you') : nameOf(seat);

/** Of several, within a sentence. */
export const namesFor = ({ view, nameOf }: Seated, seats: readonly number[]): string =>
  list(seats.map((seat) => (seat === view.seat ? tx('roles.youToo') : nameOf(seat))));

/** Those who still play, as they sit round this seat; itself at the end. */
export function seatsRound({ view }: Seated): readonly number[] {
  const round = view.seat === null ? othersOf(view) : [...othersOf(view), view.seat];
  return round.filter((seat) => view.box.policies.plays(view, seat));
}
