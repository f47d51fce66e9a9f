import { below, type Random, shuffle } from '../core/random.ts';
import { actionSet, type Hand } from './actions.ts';
import type { Box } from './box.ts';
import { topBack } from './deck.ts';
import { emptyGame } from './emptyGame.ts';
import type { Dealt } from './events.ts';
import { evolve } from './evolve.ts';
import type { AnyDealing, AnyPiece, Table } from './piece.ts';
import { newcomersOf } from './ready.ts';
import { type Space, spaceOf } from './spaces.ts';
import type { Game } from './state.ts';
import type { Memories, OwnMemories, SecretMemories } from './words.ts';

// [M2] [M3] everything that chance decides before the first move.

/** The four central spaces of the start tile. */
const CENTRE: readonly Space[] = [5, 6, 9, 10];

export function deal(box: Box, random: Random): Dealt {
  let table = plainDeal(box, random);
  const remembered: Remembered[] = [];
  for (const piece of box.pieces) {
    const { memory, secret, own, ...after } = dealPiece(box, piece, table);
    table = after;
    remembered.push({ id: piece.id, memory, secret, own });
  }
  const { hands, pawns, placed, deck } = table;
  const deckTop = box.policies.faceUp ? (deck[0] ?? null) : null;
  const memory = byPiece(remembered, 'memory') as Memories;
  const hidden = { deck, random: table.random, memory: byPiece(remembered, 'secret') as SecretMemories };
  const own = ownBySeat(box, remembered);
  const kept = own === null ? hidden : { ...hidden, own };
  const open = { hands, pawns, placed, deckLeft: deck.length, deckTop, ...topBack(box, deck[0]), memory };
  return { type: 'dealt', ...open, hidden: kept };
}

interface Remembered {
  readonly id: string;
  readonly memory: unknown;
  readonly secret: unknown;
  readonly own: readonly unknown[] | undefined;
}

function dealPiece(box: Box, piece: AnyPiece, table: Table): AnyDealing {
  return piece.deal?.(box, table) ?? table;
}

function byPiece(all: readonly Remembered[], sort: 'memory' | 'secret'): Readonly<Record<string, unknown>> {
  return Object.fromEntries(all.flatMap((one) => (one[sort] === undefined ? [] : [[one.id, one[sort]]])));
}

/** What each seat alone is dealt; null where that is nothing. */
function ownBySeat({ setup }: Box, all: readonly Remembered[]): readonly OwnMemories[] | null {
  const dealing = all.filter(({ own }) => own !== undefined);
  if (dealing.length === 0) return null;
  return Array.from(
    { length: setup.players },
    (_, seat) => Object.fromEntries(dealing.map(({ id, own }) => [id, own?.[seat]])) as OwnMemories,
  );
}

function plainDeal(box: Box, random: Random): Table {
  const top = box.setup.onTop.map((_, index) => index + 1);
  const rest = box.setup.deck.map((_, index) => index + 1 + top.length);
  const bottom = (box.setup.bottom ?? []).map((_, index) => index + 1 + top.length + rest.length);
  const [deck, afterDeck] = shuffle(rest, random);
  const [pawns, afterPawns] = shuffle(CENTRE, afterDeck);
  const [hands, afterHands] = dealHands(actionSet(box.setup.players - box.policies.handsFewer), afterPawns);
  return {
    random: afterHands,
    hands,
    pawns: [...pawns.map((cell) => spaceOf(0, cell)), ...newcomers(box)],
    placed: [{ tile: 0, dimension: 0, a: 0, b: 0, turn: 0 }],
    deck: [...top, ...deck, ...bottom],
  };
}

/** Where the pawns that pieces bring start; the heroes come before them. */
function newcomers(box: Box): readonly Space[] {
  return newcomersOf(box.tiles, box.pieces).map(({ starts }) => starts(box));
}

/** The ring keeps its order [M3]; chance only decides who sits where in it. */
function dealHands(tiles: Hand, random: Random): readonly [Hand[], Random] {
  const [first, after] = below(random, tiles.length);
  const hands = tiles.map((_, seat) => [tiles[(seat + first) % tiles.length] as string]);
  return [hands, after];
}

export function newGame(box: Box, random: Random): { readonly game: Game; readonly dealt: Dealt } {
  const dealt = deal(box, random);
  return { game: evolve(emptyGame(box), dealt), dealt };
}
