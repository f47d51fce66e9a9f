import { type Choice, LEVELS, type Level, type Side, setupFor } from '#content/scenarios.ts';
import { CAMPAIGN } from '#engine/mall/campaign.ts';
import { type Box, newGame, openBox, randomFrom, type Setup, type Tile } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { type Plan, plan } from './plan.ts';

// How many shuffled decks of each kind can be won, with the tiles as they are drawn.

/** A kind of game whose decks are surveyed; `id` is also the first half of each deck's seed. */
export interface DeckClass {
  readonly id: string;
  readonly setup: Setup;
}

/** Two seats hold every action between them, and that is all a plan needs. */
const PLAYERS = 2;
/** The scenarios that make the way itself harder. */
const HARDER = [10, 13, 16, 17];
const SMALLEST_AND_LARGEST: readonly Level[] = [1, 6];
const SIDES: readonly Side[] = ['A', 'B'];

export const DECK_CLASSES: readonly DeckClass[] = [
  ...CAMPAIGN.map((scenario) => deckClass(`S${scenario}`, { scenario, players: PLAYERS })),
  ...HARDER.flatMap((scenario) =>
    SMALLEST_AND_LARGEST.flatMap((level) =>
      SIDES.map((side) =>
        deckClass(`S${scenario}/${LEVELS[level - 1]}/${side}`, { scenario, level, side, players: PLAYERS }),
      ),
    ),
  ),
];

function deckClass(id: string, choice: Choice): DeckClass {
  return { id, setup: setupFor(choice) as Setup };
}

export interface Tally {
  readonly id: string;
  readonly setup: Setup;
  readonly decks: number;
  readonly won: number;
  readonly lost: number;
  readonly unknown: number;
  /** How many commands each win took, fewest first. */
  readonly commands: readonly number[];
  /** Commands of the planner's that the engine refused. */
  readonly refused: number;
}

/** Plans the first so many decks of a class; null where its box cannot be opened with these tiles. */
export function survey(
  { id, setup }: DeckClass,
  tiles: ReadonlyMap<string, Tile>,
  decks: number,
): Tally | null {
  const opened = openBox(setup, tiles, PIECES);
  if (!('box' in opened)) return null;
  const found = Array.from({ length: decks }, (_, deck) => brief(planDeck(opened.box, `${id}/${deck}`)));
  const count = (wanted: Plan['outcome']) => found.filter(({ outcome }) => outcome === wanted).length;
  return {
    id,
    setup,
    decks,
    won: count('won'),
    lost: count('lost'),
    unknown: count('unknown'),
    commands: found.flatMap(({ commands }) => commands).sort((one, other) => one - other),
    refused: found.reduce((sum, { refused }) => sum + refused, 0),
  };
}

/** What is kept of a plan: thousands of logs would fill the memory. */
function brief(made: Plan) {
  const commands = made.outcome === 'won' ? [made.log.length] : [];
  return { outcome: made.outcome, commands, refused: made.troubles.refused };
}

/** One seed is both the deal and the planner's own chances, so that every table can be made again. */
export function planDeck(box: Box, seed: string): Plan {
  return plan(newGame(box, randomFrom(seed)).game, seed);
}
