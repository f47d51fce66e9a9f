import { shuffle } from '../../../core/random.ts';
import { type Refusal, refuse } from '../../../core/refusal.ts';
import { placementOf } from '../../board.ts';
import type { Box } from '../../box.ts';
import type { PawnTo } from '../../commands.ts';
import { type Handler, pawnField, spaceField } from '../../handler.ts';
import type { Dealing, Piece } from '../../piece.ts';
import { type Space, spaceOf, tileOf } from '../../spaces.ts';
import type { PublicGame } from '../../state.ts';
import { colourOf, occupied, pawnNumber, spaceNow, spaceOfPawn, whereabouts } from '../../ways.ts';
import type { PawnId } from '../../words.ts';

// [S13] [R13] tile 3 starts a second lattice that never joins the first. Barbarian and mage start
// on it, wherever the players put them. The vortex only leads to the other dimension, from a
// vortex of the hero's colour, and all heroes are never in one dimension until one has left.

const SECOND = '3';
const SETTLERS: readonly PawnId[] = ['barbarian', 'mage'];

type Settle = PawnTo<'settle'>;

/** Placing during set-up: no arrival, so it has no effects [R13]. */
interface Settled {
  readonly type: 'settled';
  readonly pawn: PawnId;
  readonly to: Space;
}

interface Dimensions {
  readonly id: 'dimensions';
  readonly command: Settle;
  readonly event: Settled;
  readonly refusal:
    | 'dimensions.allTogether'
    | 'dimensions.fromVortex'
    | 'dimensions.sameOne'
    | 'dimensions.settle'
    | 'setup.needsTile';
}

const secondTile = (box: Box) => box.tiles.findIndex(({ name }) => name === SECOND);

function deal(box: Box, dealing: Dealing<Dimensions>): Dealing<Dimensions> {
  const tile = secondTile(box);
  const corridor = box.print.flatMap((info, space) =>
    info.corridor && tileOf(space) === tile ? [space] : [],
  );
  const [spots, random] = shuffle(corridor, dealing.random);
  const pawns = dealing.pawns.map(
    (space, pawn) => spots[SETTLERS.indexOf(box.pawns[pawn] as PawnId)] ?? space,
  );
  const deck = dealing.deck.filter((other) => other !== tile);
  const second = { tile, dimension: 1, a: 0, b: 0, turn: 0 } as const;
  return { ...dealing, random, pawns, deck, placed: [...dealing.placed, second] };
}

function dimensionOf({ shared }: PublicGame, space: Space): number | undefined {
  return placementOf(shared.board, tileOf(space))?.dimension;
}

function crossing(game: PublicGame, pawn: number, to: Space): Refusal | null {
  const from = game.shared.pawns[pawn] as Space;
  if (spaceNow(game, from)?.vortex !== colourOf(game, pawn)) return refuse('dimensions.fromVortex');
  const there = dimensionOf(game, to);
  if (dimensionOf(game, from) === there) return refuse('dimensions.sameOne');
  const { cast } = game.box;
  const others = game.shared.pawns.filter((_, other) => other !== pawn && cast[other]?.hero);
  const together = others.every((space) => dimensionOf(game, space) === there);
  return together ? refuse('dimensions.allTogether') : null;
}

const settle: Handler<Settle, Settled> = {
  fields: { pawn: pawnField, from: spaceField, to: spaceField },
  phases: ['setup'],
  judge: (game, { pawn, from, to }) => {
    const index = pawnNumber(game, pawn);
    const fits = SETTLERS.includes(pawn) && isOnSecond(game, to) && spaceNow(game, to)?.corridor;
    return (
      whereabouts(game, index, from) ?? (fits ? (occupied(game, to) ?? to) : refuse('dimensions.settle'))
    );
  },
  carryOut: (_game, { pawn, to }) => [{ type: 'settled', pawn, to }],
  candidates: (game, seat) =>
    SETTLERS.flatMap((pawn) =>
      Array.from({ length: 16 }, (_, cell): Settle => {
        const to = spaceOf(secondTile(game.box), cell);
        return { type: 'settle', seat, pawn, from: spaceOfPawn(game, pawn), to };
      }),
    ),
};

const isOnSecond = ({ box }: PublicGame, space: Space) => tileOf(space) === secondTile(box);

export const dimensions: Piece<Dimensions> = {
  id: 'dimensions',
  conflicts: ['sister', 'groupsForbidden'],
  needs: (box) => (secondTile(box) > 0 ? null : refuse('setup.needsTile', { tile: SECOND })),
  apart: 'malls',
  deal,
  commands: { settle },
  events: {
    settled: {
      told: 'all',
      shared: (shared, { pawn, to }, { box }) => ({
        ...shared,
        pawns: shared.pawns.with(box.pawns.indexOf(pawn), to),
      }),
    },
  },
  landVeto: (game, pawn, to, by) => (by === 'vortex' ? crossing(game, pawn, to) : null),
  policies: { faceUp: true },
};
