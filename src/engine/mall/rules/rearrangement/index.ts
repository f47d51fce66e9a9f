import { type Refusal, refuse } from '../../../core/refusal.ts';
import { lay, placementOf } from '../../board.ts';
import type { Plain } from '../../commands.ts';
import { ending } from '../../ending.ts';
import { type Handler, tileField } from '../../handler.ts';
import type { Placement } from '../../lattice.ts';
import type { Happening, Piece } from '../../piece.ts';
import { OFF, type Space, tileOf } from '../../spaces.ts';
import type { Game, Seen } from '../../state.ts';
import { farEnd, linksFrom, pawnNumber, stepFrom } from '../../ways.ts';

// [S11] [R11] before the theft each flip owes two tiles, chosen one after the other by anyone;
// other acts wait. What could be reached on foot before, on tiles that stay, still can be.

const ID = 'rearrangement';

/** How many tiles are owed, and where the first of the pair lay while the second is chosen. */
interface Owed {
  readonly owed: number;
  readonly first: Placement | null;
}
const NOTHING_OWED: Owed = { owed: 0, first: null };

type Discard = Plain<'discard'> & { readonly tile: number };

/** What is owed from now on. */
interface TilesOwed extends Owed {
  readonly type: 'tilesOwed';
}

interface Rearrangement {
  readonly id: typeof ID;
  readonly memory: Owed;
  readonly command: Discard;
  readonly event: TilesOwed;
  readonly refusal: 'discard.notOwed' | 'discard.notThis' | 'discard.owed';
}

function debt({ shared }: Seen): Owed {
  return shared.memory[ID] ?? NOTHING_OWED;
}

/** How many tiles have to be taken away. */
export const tilesToTake = (seen: Seen): number => debt(seen).owed;

const owing = (debt: Owed): TilesOwed => ({ type: 'tilesOwed', ...debt });

/** The game as it was before the first of the pair went. */
function before(seen: Seen): Seen {
  const { first } = debt(seen);
  if (first === null) return seen;
  return { box: seen.box, shared: { ...seen.shared, board: lay(seen.box, seen.shared.board, first) } };
}

/** The tile each dimension starts with is never discarded, and reachable means from there. */
const startsDimension = ({ a, b }: Placement) => a === 0 && b === 0;

function startSpaces({ box, shared }: Seen): readonly Space[] {
  const starts = shared.board.placed.filter(startsDimension).map(({ tile }) => tile);
  return box.print.flatMap(({ corridor }, space) =>
    corridor && starts.includes(tileOf(space)) ? [space] : [],
  );
}

const WALKERS = ['dwarf', 'mage'];

/** Every space reached on foot, by escalator or by a link from where a dimension starts, as if these tiles were not there. */
function reach(seen: Seen, pawn: number, without: readonly number[]): ReadonlySet<Space> {
  const found = new Set(startSpaces(seen));
  for (const space of found)
    for (const next of [0, 1, 2, 3]
      .map((direction) => stepFrom(seen, pawn, space, direction))
      .concat(farEnd(seen, space), linksFrom(seen, space)))
      if (next !== OFF && !without.includes(tileOf(next))) found.add(next);
  return found;
}

function staysReachable(seen: Seen, gone: readonly number[]): boolean {
  return WALKERS.every((walker) => {
    const pawn = pawnNumber(seen, walker);
    const still = reach(seen, pawn, gone);
    return [...reach(seen, pawn, [])].every((space) => still.has(space) || gone.includes(tileOf(space)));
  });
}

/** Never tile 1, nor one with a hero or an out-of-order token. */
function mayGo({ shared }: Seen, tile: number): boolean {
  const onIt = (space: Space) => tileOf(space) === tile;
  const lies = placementOf(shared.board, tile);
  return (
    lies !== undefined && !startsDimension(lies) && !shared.pawns.some(onIt) && !shared.outOfOrder.some(onIt)
  );
}

/** Whether the tile belongs to a legal pair: with the first of it, or with any other while none is chosen. */
function offered(seen: Seen, tile: number): boolean {
  const { first } = debt(seen);
  const then = before(seen);
  const partners = first === null ? placedTiles(seen).filter((other) => mayGo(seen, other)) : [first.tile];
  const pairs = partners.filter((other) => other !== tile);
  return mayGo(seen, tile) && pairs.some((other) => staysReachable(then, [tile, other]));
}

const placedTiles = ({ shared }: Seen) => shared.board.placed.map(({ tile }) => tile);

const discard: Handler<Discard, Happening<Rearrangement>> = {
  fields: { tile: tileField },
  phases: ['running'],
  judge: (seen, { tile }) => {
    if (debt(seen).owed === 0) return refuse('discard.notOwed');
    return offered(seen, tile) ? null : refuse('discard.notThis');
  },
  carryOut: (game, { tile }) => {
    const first = placementOf(game.shared.board, tile) as Placement;
    return [
      { type: 'lifted', tile, next: topAfter(game, tile) },
      owing(debt(game).owed === 2 ? { owed: 1, first } : NOTHING_OWED),
    ];
  },
  candidates: (seen, seat) => placedTiles(seen).map((tile) => ({ type: 'discard', seat, tile })),
};

// The tiles go under the deck: only an exhausted one shows a new top, where it lies face up.
function topAfter({ box, secrets }: Game, tile: number): number | null {
  return box.policies.faceUp ? (secrets.deck[0] ?? tile) : null;
}

const wait = (seen: Seen): Refusal | null => (debt(seen).owed > 0 ? refuse('discard.owed') : null);

function owe(game: Game): readonly Happening<Rearrangement>[] {
  if (game.shared.stolen) return [];
  const due = owing({ owed: 2, first: null });
  return placedTiles(game).some((tile) => offered(game, tile))
    ? [due]
    : [ending(game, false, 'rearrangement')];
}

export const rearrangement: Piece<Rearrangement> = {
  id: ID,
  deal: (_box, dealing) => ({ ...dealing, memory: NOTHING_OWED }),
  events: { tilesOwed: { told: 'all', memory: (_before, { owed, first }) => ({ owed, first }) } },
  commands: { discard },
  mallVeto: wait,
  reactions: [{ on: 'flipped', phase: 'owe', react: owe }],
};
