import { type Happening, NOTHING, type Piece } from '../../piece.ts';
import { OFF, type Space, tileOf } from '../../spaces.ts';
import type { PublicGame } from '../../state.ts';
import { colourOf, pawnNumber, stepFrom } from '../../ways.ts';
import type { PawnId } from '../../words.ts';

// [XT0] [XT1] [XT7] from the theft on, a hero who has to leave touches only the tile of its item and that of its exit.

const ID = 'directEscape';

interface Strayed {
  readonly type: 'strayed';
  readonly pawn: PawnId;
  readonly tile: number;
}

interface DirectEscape {
  readonly id: typeof ID;
  /** The third tile that was touched; OFF: none yet. */
  readonly memory: number;
  readonly event: Strayed;
}

function mayTouch({ box }: PublicGame, pawn: number, space: Space): boolean {
  const colour = colourOf({ box } as PublicGame, pawn);
  return box.print.some(
    ({ item, exit }, at) => tileOf(at) === tileOf(space) && (item === colour || exit === colour),
  );
}

/** Whether this pawn would be on a third tile there. */
export function strays(game: PublicGame, pawn: number, space: Space): boolean {
  const { box, shared } = game;
  const bound = shared.stolen && shared.memory[ID] !== undefined && box.goals.heroes.includes(pawn);
  return bound && space !== OFF && !mayTouch(game, pawn, space);
}

function touch(game: PublicGame, pawn: number, space: Space): readonly Happening<DirectEscape>[] {
  if (!strays(game, pawn, space)) return NOTHING;
  return [{ type: 'strayed', pawn: game.box.pawns[pawn] as PawnId, tile: tileOf(space) }];
}

export const directEscape: Piece<DirectEscape> = {
  id: ID,
  deal: (_box, dealing) => ({ ...dealing, memory: OFF }),
  events: { strayed: { told: 'all', memory: (_before, { tile }) => tile } },
  feats: { strayed: ({ shared }) => (shared.memory[ID] ?? OFF) !== OFF },
  crossing: (game, pawn, from, direction) => touch(game, pawn, stepFrom(game, pawn, from, direction)),
  reactions: [
    { on: 'moved', phase: 'capture', react: (game, { pawn, to }) => touch(game, pawnNumber(game, pawn), to) },
  ],
};
