import { type Refusal, refuse } from '../../../core/refusal.ts';
import { mayLand } from '../../acts/move.ts';
import type { PawnTo, Plain } from '../../commands.ts';
import { type Handler, pawnField, spaceField } from '../../handler.ts';
import { type Happening, NOTHING, type Piece } from '../../piece.ts';
import { OFF, type Space, tileOf } from '../../spaces.ts';
import type { PublicGame } from '../../state.ts';
import {
  inHands,
  isCovered,
  isEmpty,
  isSameMall,
  linksFrom,
  occupied,
  pawnData,
  pawnName,
  pawnNumber,
  spaceOfPawn,
  whereabouts,
} from '../../ways.ts';

// [X3.1] [X3.2] [X3.3] [X3.4] [R17] two pairs of ends for anyone to lay: one under the dwarf, the other on an empty space.
// Anyone sends a pawn through; a guard that goes takes the shaft with it. What an end lies on is ordinary meanwhile.

const ID = 'shafts';
const DWARF = 'dwarf';
export const PAIRS = 2;

export type Ends = readonly [Space, Space];

interface Shafts {
  readonly id: typeof ID;
  readonly memory: { readonly left: number; readonly laid: readonly Ends[] };
  readonly command: Lay | Crawl;
  readonly event: Laid | Lost;
  readonly means: 'shaft';
  readonly refusal: 'shaft.none' | 'shaft.notHere' | 'shaft.notThere' | 'shaft.noEnd';
}

/** `from`: where the dwarf is thought to stand. */
type Lay = Plain<'layShaft'> & { readonly from: Space; readonly to: Space };
type Crawl = PawnTo<'shaft'>;

interface Laid {
  readonly type: 'shaftLaid';
  readonly seat: number;
  readonly ends: Ends;
}

interface Lost {
  readonly type: 'shaftLost';
  readonly ends: Ends;
}

const NONE: Shafts['memory'] = { left: 0, laid: [] };

export function shaftsOf({ shared }: PublicGame): Shafts['memory'] {
  return shared.memory[ID] ?? NONE;
}

function judgeLay(game: PublicGame, { from, to }: Lay): Refusal | null {
  if (shaftsOf(game).left === 0) return refuse('shaft.none');
  const dwarf = pawnNumber(game, DWARF);
  const cannot = whereabouts(game, dwarf, from) ?? inHands(game, dwarf);
  if (cannot !== null) return cannot;
  if (isCovered(game, from)) return refuse('shaft.notHere');
  return isEmpty(game, to) && isSameMall(game, from, to) ? null : refuse('shaft.notThere');
}

const layShaft: Handler<Lay, Happening<Shafts>> = {
  fields: { from: spaceField, to: spaceField },
  phases: ['running'],
  closesTalk: true,
  inMall: true,
  judge: judgeLay,
  carryOut: (_game, { seat, from, to }) => [{ type: 'shaftLaid', seat, ends: [from, to] }],
  candidates: (game, seat) => {
    const from = spaceOfPawn(game, DWARF);
    if (from === OFF || shaftsOf(game).left === 0) return NOTHING;
    return game.box.print.flatMap((_, to): readonly Lay[] =>
      isEmpty(game, to) ? [{ type: 'layShaft', seat, from, to }] : [],
    );
  },
};

function judgeCrawl(game: PublicGame, { pawn, from, to }: Crawl): Refusal | Space {
  const index = pawnNumber(game, pawn);
  const elsewhere = whereabouts(game, index, from);
  if (elsewhere !== null) return elsewhere;
  if (!pawnData(game, index).crawls) return refuse('pawn.cannot');
  if (!linksFrom(game, from).includes(to)) return refuse('shaft.noEnd');
  return occupied(game, to) ?? mayLand(game, index, to, 'shaft') ?? to;
}

const shaft: Handler<Crawl, Happening<Shafts>> = {
  fields: { pawn: pawnField, from: spaceField, to: spaceField },
  phases: ['running'],
  closesTalk: true,
  inMall: true,
  means: 'shaft',
  judge: judgeCrawl,
  carryOut: (game, { seat, pawn, from, to }) => {
    const hero = pawnData(game, pawnNumber(game, pawn)).hero;
    const gone = hero ? [] : lostWhere(game, (ends) => ends.includes(from));
    return [{ type: 'moved', seat, pawn, to, by: 'shaft' }, ...gone];
  },
  candidates: (game, seat) =>
    game.shared.pawns.flatMap((from, pawn) =>
      linksFrom(game, from).map(
        (to): Crawl => ({ type: 'shaft', seat, pawn: pawnName(game, pawn), from, to }),
      ),
    ),
};

/** [X0.1] discarded is gone for good. */
function lostWhere(game: PublicGame, isGone: (ends: Ends) => boolean): readonly Lost[] {
  return shaftsOf(game)
    .laid.filter(isGone)
    .map((ends): Lost => ({ type: 'shaftLost', ends }));
}

export const shafts: Piece<Shafts> = {
  id: ID,
  frees: true,
  reaches: () => true,
  deal: (_box, dealing) => ({ ...dealing, memory: { left: PAIRS, laid: [] } }),
  commands: { layShaft, shaft },
  events: {
    shaftLaid: {
      told: 'all',
      memory: ({ left, laid }, { ends }) => ({ left: left - 1, laid: [...laid, ends] }),
    },
    shaftLost: {
      told: 'all',
      // No two have an end on one space.
      memory: (before, { ends }) => ({
        ...before,
        laid: before.laid.filter(([end]) => end !== ends[0]),
      }),
    },
  },
  layer: (game) => {
    const { laid } = shaftsOf(game);
    return laid.length === 0 ? NO_LAYER : { covers: laid.flat(), links: laid };
  },
  reactions: [
    {
      on: 'cleared',
      phase: 'effect',
      react: (game, { tile }) => lostWhere(game, (ends) => ends.some((end) => tileOf(end) === tile)),
    },
  ],
};

const NO_LAYER = {};
