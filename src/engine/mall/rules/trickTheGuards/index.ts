import { refuse } from '../../../core/refusal.ts';
import type { Piece } from '../../piece.ts';
import { OFF, type Space } from '../../spaces.ts';
import type { Seen } from '../../state.ts';
import { colourOf, pawnName, pawnNumber, spaceNow } from '../../ways.ts';

// [S10] every hero steals an item and leaves by an exit that is not its own. [R12] heroes stay on
// their exits and never step off again, so that a choice of exit can leave another hero none.

const ID = 'trickTheGuards';

function isAnothers(seen: Seen, kind: 'item' | 'exit', pawn: number, space: Space): boolean {
  const colour = spaceNow(seen, space)?.[kind] ?? null;
  return colour !== null && colour !== colourOf(seen, pawn);
}

/** Exits that nobody has left by, on tiles still to come too. */
function freeExits(seen: Seen): readonly Space[] {
  const taken = seen.shared.pawns.filter((_, pawn) => seen.shared.escaped[pawn]);
  return seen.shared.board.spaces.flatMap(({ exit }, space) =>
    exit === null || taken.includes(space) ? [] : [space],
  );
}

/** Whether each of these pawns can have an exit to itself that is not its own. */
function canLeave(seen: Seen, pawns: readonly number[], exits: readonly Space[]): boolean {
  const [first, ...others] = pawns;
  if (first === undefined) return true;
  const fit = exits.filter((exit) => isAnothers(seen, 'exit', first, exit));
  return fit.some((exit) => canLeave(seen, others, without(exits, exit)));
}

const without = <T>(list: readonly T[], gone: T): readonly T[] => list.filter((one) => one !== gone);

/** [R12] exits that are free for this hero, but would leave no exit to another who still has one. */
export function strandingExits(seen: Seen, pawn: number): readonly Space[] {
  const { box, shared } = seen;
  if (!box.pieces.some(({ id }) => id === ID) || !shared.stolen || shared.escaped[pawn]) return [];
  const inside = box.goals.heroes.filter((one) => !shared.escaped[one]);
  const exits = freeExits(seen);
  if (!canLeave(seen, inside, exits)) return [];
  const open = exits.filter((exit) => isAnothers(seen, 'exit', pawn, exit));
  return open.filter((exit) => !canLeave(seen, without(inside, pawn), without(exits, exit)));
}

/** The game as it was before this hero left. */
function before({ box, shared }: Seen, pawn: number): Seen {
  return { box, shared: { ...shared, escaped: shared.escaped.with(pawn, false) } };
}

interface TrickTheGuards {
  readonly id: typeof ID;
  readonly refusal: 'setup.tooFewExits';
}

export const trickTheGuards: Piece<TrickTheGuards> = {
  id: ID,
  needs: ({ goals, print }) => {
    const exits = print.filter(({ exit }) => exit !== null).length;
    return exits < goals.heroes.length ? refuse('setup.tooFewExits', { exits }) : null;
  },
  policies: {
    itemsHeld: (seen) =>
      seen.box.goals.heroes.every((pawn) => isAnothers(seen, 'item', pawn, seen.shared.pawns[pawn] ?? OFF)),
    mayLeave: (seen, pawn, exit) => isAnothers(seen, 'exit', pawn, exit),
    leave: (seen, pawn) => [{ type: 'escaped', pawn: pawnName(seen, pawn), stays: true }],
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
