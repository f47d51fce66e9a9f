import { tooFewExits } from '../../goals.ts';
import type { Piece } from '../../piece.ts';
import type { Space } from '../../spaces.ts';
import type { PublicGame } from '../../state.ts';
import { colourOf, pawnName, pawnNumber, spaceNow } from '../../ways.ts';

// [S10] every hero steals an item and leaves by an exit that is not its own. [R12] heroes stay on
// their exits and never step off again, so that a choice of exit can leave another hero none.

const ID = 'trickTheGuards';

function isAnothers(game: PublicGame, kind: 'item' | 'exit', pawn: number, space: Space): boolean {
  const colour = spaceNow(game, space)?.[kind] ?? null;
  return colour !== null && colour !== colourOf(game, pawn);
}

/** Exits that nobody has left by, on tiles still to come too. */
function freeExits(game: PublicGame): readonly Space[] {
  const taken = game.shared.pawns.filter((_, pawn) => game.shared.escaped[pawn]);
  return game.shared.board.spaces.flatMap(({ exit }, space) =>
    exit === null || taken.includes(space) ? [] : [space],
  );
}

/** Whether each of these pawns can have an exit to itself that is not its own. */
function canLeave(game: PublicGame, pawns: readonly number[], exits: readonly Space[]): boolean {
  const [first, ...others] = pawns;
  if (first === undefined) return true;
  const fit = exits.filter((exit) => isAnothers(game, 'exit', first, exit));
  return fit.some((exit) => canLeave(game, others, without(exits, exit)));
}

const without = <T>(list: readonly T[], gone: T): readonly T[] => list.filter((one) => one !== gone);

/** [R12] exits that are free for this hero, but would leave no exit to another who still has one. */
export function strandingExits(game: PublicGame, pawn: number): readonly Space[] {
  const { box, shared } = game;
  if (!box.pieces.some(({ id }) => id === ID) || !shared.stolen || shared.escaped[pawn]) return [];
  const inside = box.goals.heroes.filter((one) => !shared.escaped[one]);
  const exits = freeExits(game);
  if (!canLeave(game, inside, exits)) return [];
  const open = exits.filter((exit) => isAnothers(game, 'exit', pawn, exit));
  return open.filter((exit) => !canLeave(game, without(inside, pawn), without(exits, exit)));
}

/** The game as it was before this hero left. */
function before({ box, shared }: PublicGame, pawn: number): PublicGame {
  return { box, shared: { ...shared, escaped: shared.escaped.with(pawn, false) } };
}

interface TrickTheGuards {
  readonly id: typeof ID;
}

export const trickTheGuards: Piece<TrickTheGuards> = {
  id: ID,
  needs: tooFewExits,
  policies: {
    mayTake: (game, pawn, item) => isAnothers(game, 'item', pawn, item),
    mayLeave: (game, pawn, exit) => isAnothers(game, 'exit', pawn, exit),
    leave: (game, pawn) => [{ type: 'escaped', pawn: pawnName(game, pawn), stays: true }],
  },
  reactions: [
    {
      on: 'escaped',
      phase: 'effect',
      react: (game, { pawn }) => {
        const index = pawnNumber(game, pawn);
        const stranded = strandingExits(before(game, index), index).includes(
          game.shared.pawns[index] as Space,
        );
        return stranded ? [{ type: 'warned', code: 'exits.stranded' }] : [];
      },
    },
  ],
};
