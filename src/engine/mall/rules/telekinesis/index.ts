import { type Refusal, refuse } from '../../../core/refusal.ts';
import { boardOf, lift, placementBeyond, placementOf } from '../../board.ts';
import type { Plain } from '../../commands.ts';
import { type Handler, spaceField, tileField } from '../../handler.ts';
import { neighbourPlace, type Placement, placeKey } from '../../lattice.ts';
import { type Happening, NOTHING, type Piece } from '../../piece.ts';
import { OFF, type Space, tileOf } from '../../spaces.ts';
import type { PublicGame, Shared } from '../../state.ts';
import { inHands, isEmptyTile, pawnNumber, spaceOfPawn, whereabouts } from '../../ways.ts';

// [X9.1] [R23] two tokens for anyone: with the elf on an unused exploration space of any colour a placed tile goes there as
// if it had been explored. It is empty, no mall began with it, and afterwards all tiles still hang together by their sides.

const ID = 'telekinesis';
const ELF = 'elf';
export const TOKENS = 2;

/** `from`: where the elf is thought to stand. */
type Pull = Plain<'telekinesis'> & { readonly from: Space; readonly tile: number };

interface Moved {
  readonly type: 'tileMoved';
  readonly seat: number;
  readonly tile: number;
  /** The exploration space it continues from now. */
  readonly space: Space;
}

interface Telekinesis {
  readonly id: typeof ID;
  /** How many tokens are left. */
  readonly memory: number;
  readonly command: Pull;
  readonly event: Moved;
  readonly refusal:
    | 'telekinesis.none'
    | 'telekinesis.notHere'
    | 'telekinesis.notThis'
    | 'telekinesis.notEmpty'
    | 'telekinesis.splits';
}

export function telekinesisLeft({ shared }: PublicGame): number {
  return shared.memory[ID] ?? 0;
}

const startsMall = ({ a, b }: Placement) => a === 0 && b === 0;

function judge(game: PublicGame, { from, tile }: Pull): Refusal | null {
  if (telekinesisLeft(game) === 0) return refuse('telekinesis.none');
  const elf = pawnNumber(game, ELF);
  const cannot = whereabouts(game, elf, from) ?? inHands(game, elf);
  if (cannot !== null) return cannot;
  if (!game.shared.board.unused.includes(from)) return refuse('telekinesis.notHere');
  return notThis(game, tile, from);
}

function notThis(game: PublicGame, tile: number, from: Space): Refusal | null {
  const lies = placementOf(game.shared.board, tile);
  const there = placementOf(game.shared.board, tileOf(from));
  if (lies === undefined || startsMall(lies) || lies.dimension !== there?.dimension)
    return refuse('telekinesis.notThis');
  if (!isEmptyTile(game, tile)) return refuse('telekinesis.notEmpty');
  return hangsTogether(after(game, tile, from)) ? null : refuse('telekinesis.splits');
}

/** Where everything lies once the tile has gone there. */
function after({ box, shared }: PublicGame, tile: number, space: Space): readonly Placement[] {
  const others = shared.board.placed.filter((placement) => placement.tile !== tile);
  return [...others, placementBeyond(box, shared.board, space, tile)];
}

/** By touching sides; of two malls each by itself [R13]. */
function hangsTogether(placed: readonly Placement[]): boolean {
  const left = new Map(placed.map((placement) => [placeKey(placement), placement]));
  const found = placed.filter(startsMall);
  for (const placement of found) left.delete(placeKey(placement));
  for (const placement of found)
    for (const direction of [0, 1, 2, 3]) {
      const key = placeKey(neighbourPlace(placement, direction));
      const beside = left.get(key);
      if (beside !== undefined) found.push(beside);
      left.delete(key);
    }
  return left.size === 0;
}

const telekinesisHandler: Handler<Pull, Happening<Telekinesis>> = {
  fields: { from: spaceField, tile: tileField },
  phases: ['running'],
  closesTalk: true,
  inMall: true,
  judge,
  carryOut: (_game, { seat, from, tile }) => [{ type: 'tileMoved', seat, tile, space: from }],
  candidates: (game, seat) => {
    const from = spaceOfPawn(game, ELF);
    if (from === OFF || telekinesisLeft(game) === 0) return NOTHING;
    return game.shared.board.placed.map(({ tile }): Pull => ({ type: 'telekinesis', seat, from, tile }));
  },
};

/** [R23] nothing appears with a tile that only moves. */
function moves(shared: Shared, { tile, space }: Moved, { box }: PublicGame): Shared {
  const { board } = shared;
  const to = placementBeyond(box, board, space, tile);
  const { placed } = lift(box, board, tile);
  return { ...shared, board: boardOf(box, [...placed, to], board.layers) };
}

export const telekinesis: Piece<Telekinesis> = {
  id: ID,
  deal: (_box, dealing) => ({ ...dealing, memory: TOKENS }),
  commands: { telekinesis: telekinesisHandler },
  events: { tileMoved: { told: 'all', shared: moves, memory: (left) => left - 1 } },
};
