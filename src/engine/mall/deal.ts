import { below, type Random, shuffle } from '../core/random.ts';
import { actionSet, type Hand } from './actions.ts';
import { emptyBoard } from './board.ts';
import type { Box } from './box.ts';
import type { Dealt } from './events.ts';
import { evolve } from './evolve.ts';
import type { Dealing } from './piece.ts';
import { fullSand } from './sand.ts';
import { type Space, spaceOf } from './spaces.ts';
import type { Game, Shared } from './state.ts';

// [M2] [M3] everything that chance decides before the first move.

/** The four central spaces of the start tile. */
const CENTRE: readonly Space[] = [5, 6, 9, 10];

export function deal(box: Box, random: Random): Dealt {
  const dealing = box.pieces.reduce(
    (before, piece) => piece.deal?.(box, before) ?? before,
    plainDeal(box, random),
  );
  const { hands, pawns, placed, deck, slices, secretSlices } = dealing;
  const deckTop = box.policies.faceUp ? (deck[0] ?? null) : null;
  const hidden = { deck, random: dealing.random, slices: secretSlices };
  return { type: 'dealt', hands, pawns, placed, deckLeft: deck.length, deckTop, slices, hidden };
}

function plainDeal(box: Box, random: Random): Dealing {
  const top = box.setup.onTop.map((_, index) => index + 1);
  const rest = box.setup.deck.map((_, index) => index + 1 + top.length);
  const [deck, afterDeck] = shuffle(rest, random);
  const [pawns, afterPawns] = shuffle(CENTRE, afterDeck);
  const [hands, afterHands] = dealHands(actionSet(box.setup.players - box.policies.handsFewer), afterPawns);
  return {
    random: afterHands,
    hands,
    pawns: pawns.map((cell) => spaceOf(0, cell)),
    placed: [{ tile: 0, dimension: 0, a: 0, b: 0, turn: 0 }],
    deck: [...top, ...deck],
    slices: {},
    secretSlices: {},
  };
}

/** The ring keeps its order [M3]; chance only decides who sits where in it. */
function dealHands(tiles: Hand, random: Random): readonly [Hand[], Random] {
  const [first, after] = below(random, tiles.length);
  const hands = tiles.map((_, seat) => [tiles[(seat + first) % tiles.length] as string]);
  return [hands, after];
}

/** A table with nothing on it: what a log's first event, the deal, is told to. */
export function emptyGame(box: Box): Game {
  const shared: Shared = {
    phase: 'setup',
    ready: [],
    hands: [],
    board: emptyBoard(box),
    pawns: [],
    escaped: [],
    outOfOrder: [],
    deckLeft: 0,
    deckTop: null,
    drawn: null,
    stolen: false,
    sand: fullSand(box.setup.sand, 0),
    flips: 0,
    clock: { shift: 0, since: null, wishes: [], away: [] },
    talk: false,
    voices: [],
    doSomething: null,
    result: null,
    slices: {},
  };
  return { box, shared, secrets: { deck: [], random: [0, 0, 0, 0], slices: {} } };
}

export function newGame(box: Box, random: Random): { readonly game: Game; readonly dealt: Dealt } {
  const dealt = deal(box, random);
  return { game: evolve(emptyGame(box), dealt), dealt };
}
