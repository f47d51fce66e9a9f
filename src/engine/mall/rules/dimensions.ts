import { shuffle } from '../../core/random.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import { pawnIndex } from '../../family/pawns.ts';
import { placementOf } from '../board.ts';
import type { Box } from '../box.ts';
import type { CommandOf } from '../commands.ts';
import { type Handler, pawnField, spaceField } from '../handler.ts';
import type { Dealing, Piece } from '../piece.ts';
import { type Space, spaceOf, tileOf } from '../spaces.ts';
import type { Seen } from '../state.ts';
import { colourOf, occupied, whereabouts } from '../ways.ts';

// [S13] [R13] tile 3 starts a second lattice that never joins the first. Barbarian and mage start
// on it, wherever the players put them. The vortex only leads to the other dimension, from a
// vortex of the hero's colour, and all heroes are never in one dimension until one has left.

const SECOND = '3';
const SETTLERS = [pawnIndex('barbarian'), pawnIndex('mage')];

const secondTile = (box: Box) => box.tiles.findIndex(({ name }) => name === SECOND);

function deal(box: Box, dealing: Dealing): Dealing {
  const tile = secondTile(box);
  const corridor = box.spaces.flatMap((info, space) =>
    info.corridor && tileOf(space) === tile ? [space] : [],
  );
  const [spots, random] = shuffle(corridor, dealing.random);
  const pawns = dealing.pawns.map((space, pawn) => spots[SETTLERS.indexOf(pawn)] ?? space);
  const deck = dealing.deck.filter((other) => other !== tile);
  const second = { tile, dimension: 1, a: 0, b: 0, turn: 0 } as const;
  return { ...dealing, random, pawns, deck, placed: [...dealing.placed, second] };
}

function dimensionOf({ shared }: Seen, space: Space): number | undefined {
  return placementOf(shared.board, tileOf(space))?.dimension;
}

function crossing(seen: Seen, pawn: number, to: Space): Refusal | null {
  const from = seen.shared.pawns[pawn] as Space;
  if (seen.box.spaces[from]?.vortex !== colourOf(seen, pawn)) return refuse('dimensions.fromVortex');
  const there = dimensionOf(seen, to);
  if (dimensionOf(seen, from) === there) return refuse('dimensions.sameOne');
  const others = seen.shared.pawns.filter((_, other) => other !== pawn);
  const together = others.every((space) => dimensionOf(seen, space) === there);
  return together ? refuse('dimensions.allTogether') : null;
}

const settle: Handler = {
  fields: { pawn: pawnField, from: spaceField, to: spaceField },
  phases: ['setup'],
  judge: (seen, { pawn, from, to }: CommandOf<'settle'>) => {
    const index = pawnIndex(pawn);
    const fits = SETTLERS.includes(index) && isOnSecond(seen, to) && seen.box.spaces[to]?.corridor;
    return (
      whereabouts(seen, index, from) ?? (fits ? (occupied(seen, to) ?? to) : refuse('dimensions.settle'))
    );
  },
  carryOut: (_game, { pawn, to }: CommandOf<'settle'>) => [{ type: 'settled', pawn, to }],
  candidates: (seen, seat) =>
    SETTLERS.flatMap((index) =>
      Array.from({ length: 16 }, (_, cell): CommandOf<'settle'> => {
        const from = seen.shared.pawns[index] as Space;
        const to = spaceOf(secondTile(seen.box), cell);
        return { type: 'settle', seat, pawn: index === SETTLERS[0] ? 'barbarian' : 'mage', from, to };
      }),
    ),
};

const isOnSecond = ({ box }: Seen, space: Space) => tileOf(space) === secondTile(box);

export const dimensions: Piece = {
  id: 'dimensions',
  conflicts: ['sister', 'groupsForbidden'],
  needs: (box) => (secondTile(box) > 0 ? null : refuse('setup.needsTile', { tile: SECOND })),
  deal,
  commands: { settle },
  landVeto: (seen, pawn, to, by) => (by === 'vortex' ? crossing(seen, pawn, to) : null),
  policies: { faceUp: true },
};
