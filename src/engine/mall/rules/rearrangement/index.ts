import { type Refusal, refuse } from '../../../core/refusal.ts';
import { lay, placementOf } from '../../board.ts';
import type { Plain } from '../../commands.ts';
import { isFaceUp, topBack } from '../../deck.ts';
import { ending } from '../../ending.ts';
import { type Handler, tileField } from '../../handler.ts';
import type { Placement } from '../../lattice.ts';
import type { Happening, Piece } from '../../piece.ts';
import { OFF, type Space, tileOf } from '../../spaces.ts';
import type { Game, Moment, PublicGame, Shared } from '../../state.ts';
import { farEnd, isEmptyTile, isMarked, pawnNumber, stepFrom } from '../../ways.ts';

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

function debt({ shared }: PublicGame): Owed {
  return shared.memory[ID] ?? NOTHING_OWED;
}

/** How many tiles have to be taken away. */
export const tilesToTake = (game: PublicGame): number => debt(game).owed;

const owing = (debt: Owed): TilesOwed => ({ type: 'tilesOwed', ...debt });

/** The game as it was before the first of the pair went. */
function before(game: PublicGame): PublicGame {
  const { first } = debt(game);
  if (first === null) return game;
  return { box: game.box, shared: { ...game.shared, board: lay(game.box, game.shared.board, first) } };
}

/** The tile each dimension starts with is never discarded, and reachable means from there. */
const startsDimension = ({ a, b }: Placement) => a === 0 && b === 0;

function startSpaces({ box, shared }: PublicGame): readonly Space[] {
  const starts = shared.board.placed.filter(startsDimension).map(({ tile }) => tile);
  return box.print.flatMap(({ corridor }, space) =>
    corridor && starts.includes(tileOf(space)) ? [space] : [],
  );
}

const WALKERS = ['dwarf', 'mage'];

/** Every space reached on foot or by escalator from where a dimension starts, as if these tiles were not there. */
function reach(game: PublicGame, pawn: number, without: readonly number[]): ReadonlySet<Space> {
  const found = new Set(startSpaces(game));
  for (const space of found)
    for (const next of [0, 1, 2, 3]
      .map((direction) => stepFrom(game, pawn, space, direction))
      .concat(farEnd(game, space)))
      if (next !== OFF && !without.includes(tileOf(next))) found.add(next);
  return found;
}

/** What each walker reaches while every tile lies. */
const reachNow = (game: PublicGame) =>
  WALKERS.map((walker) => {
    const pawn = pawnNumber(game, walker);
    return { pawn, all: [...reach(game, pawn, [])] };
  });

function staysReachable(
  game: PublicGame,
  now: ReturnType<typeof reachNow>,
  gone: readonly number[],
): boolean {
  return now.every(({ pawn, all }) => {
    const still = reach(game, pawn, gone);
    return all.every((space) => still.has(space) || gone.includes(tileOf(space)));
  });
}

/** Never tile 1, nor one with anything on it; [R23] nor one that pawns may be brought to. */
function mayGo(game: PublicGame, tile: number): boolean {
  const lies = placementOf(game.shared.board, tile);
  return (
    lies !== undefined &&
    !startsDimension(lies) &&
    isEmptyTile(game, tile) &&
    !isMarked(game, tile, 'captive')
  );
}

/** Whether the tile belongs to a legal pair: with the first of it, or with any other while none is chosen. */
function offered(game: PublicGame, tile: number): boolean {
  if (!mayGo(game, tile)) return false;
  const answers = answersFor(game.shared);
  const answer = answers.get(tile) ?? isOfPair(game, tile);
  answers.set(tile, answer);
  return answer;
}

function isOfPair(game: PublicGame, tile: number): boolean {
  const { first } = debt(game);
  const then = before(game);
  const partners = first === null ? placedTiles(game).filter((other) => mayGo(game, other)) : [first.tile];
  const pairs = partners.filter((other) => other !== tile);
  const now = reachNow(then);
  return pairs.some((other) => staysReachable(then, now, [tile, other]));
}

interface Answers {
  readonly to: Shared;
  readonly byTile: Map<number, boolean>;
}

// That many ways take long to walk: whoever asks again for what was refused is told what was found out.
const ANSWERS = new WeakMap<Shared['board'], Answers>();

/** What goes on while tiles are owed, and leads nowhere. */
const ASIDE: ReadonlySet<string> = new Set([
  'clock',
  'talk',
  'voices',
  'doSomething',
] satisfies (keyof Shared)[]);

function answersFor(shared: Shared): Map<number, boolean> {
  const known = ANSWERS.get(shared.board);
  if (known !== undefined && isAsBefore(shared, known.to)) return known.byTile;
  const byTile = new Map<number, boolean>();
  ANSWERS.set(shared.board, { to: shared, byTile });
  return byTile;
}

const isAsBefore = (now: Shared, then: Shared) =>
  (Object.keys(now) as (keyof Shared)[]).every((name) => ASIDE.has(name) || now[name] === then[name]);

const placedTiles = ({ shared }: PublicGame) => shared.board.placed.map(({ tile }) => tile);

const discard: Handler<Discard, Happening<Rearrangement>> = {
  fields: { tile: tileField },
  phases: ['running'],
  judge: (game, { tile }) => {
    if (debt(game).owed === 0) return refuse('discard.notOwed');
    return offered(game, tile) ? null : refuse('discard.notThis');
  },
  carryOut: (game, { tile }) => {
    const first = placementOf(game.shared.board, tile) as Placement;
    return [
      {
        type: 'lifted',
        tile,
        next: topAfter(game, tile),
        ...topBack(game.box, game.secrets.deck[0] ?? tile),
      },
      owing(debt(game).owed === 2 ? { owed: 1, first } : NOTHING_OWED),
    ];
  },
  candidates: (game, seat) => placedTiles(game).map((tile) => ({ type: 'discard', seat, tile })),
};

// The tiles go under the deck: only an exhausted one shows a new top, where it lies face up.
function topAfter(game: Game, tile: number): number | null {
  return isFaceUp(game) ? (game.secrets.deck[0] ?? tile) : null;
}

const wait = (game: PublicGame): Refusal | null => (debt(game).owed > 0 ? refuse('discard.owed') : null);

function owe(game: Game, _event: unknown, moment: Moment): readonly Happening<Rearrangement>[] {
  if (game.shared.stolen) return [];
  const due = owing({ owed: 2, first: null });
  return placedTiles(game).some((tile) => offered(game, tile))
    ? [due]
    : [ending(game, false, 'rearrangement', moment)];
}

export const rearrangement: Piece<Rearrangement> = {
  id: ID,
  deal: (_box, dealing) => ({ ...dealing, memory: NOTHING_OWED }),
  events: { tilesOwed: { told: 'all', memory: (_before, { owed, first }) => ({ owed, first }) } },
  commands: { discard },
  mallVeto: wait,
  reactions: [{ on: 'flipped', phase: 'owe', react: owe }],
};
