import type { CoreEvent } from '../../events.ts';
import { NOTHING, type Piece } from '../../piece.ts';
import type { Game } from '../../state.ts';

// [S3] each flip passes every action tile to the player on the left, who is the next seat [M3].
/** [H1.6] who is out of the game neither gives nor takes. */
function pass(game: Game): readonly CoreEvent[] {
  const { hands } = game.shared;
  const seats = hands.flatMap((_, seat) => (game.box.policies.plays(game, seat) ? [seat] : []));
  if (seats.length < 2) return NOTHING;
  const from = (seat: number) => seats.at(seats.indexOf(seat) - 1) as number;
  return [
    {
      type: 'handed',
      hands: hands.map((hand, seat) => (seats.includes(seat) ? (hands[from(seat)] ?? []) : hand)),
    },
  ];
}

export const passTiles: Piece<{ readonly id: 'passTiles' }> = {
  id: 'passTiles',
  reactions: [
    {
      on: 'flipped',
      phase: 'hands',
      react: pass,
    },
  ],
};
