import { eveningSetup, FULL_GAMES, TUTORIALS } from '#content/evenings.ts';
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
  /** So many per cent of its decks have to be won. */
  readonly least: number;
}

const LEAST = 95;
/** Two spells by chance, up to four guards, a beholder and a sensor: a shuffle may be too much. */
const LEAST_OF_FULL: Readonly<Record<string, number>> = { XF2: 85, XF3: 85 };

/** Two seats hold every action between them, and that is all a plan needs; only [S9] asks for three. */
const PLAYERS = 2;
const playersFor = (scenario: number) => (scenario === 9 ? 3 : PLAYERS);
/** The scenarios that make the way itself harder. */
const HARDER = [10, 13, 16, 17];
/** Those that leave the way as it is, and are surveyed with the little sister only. */
const LIKEWISE = [8, 9, 11, 12, 14, 15];
/** [R15b] she is not in two dimensions. */
const WITHOUT_HER = [13];
const SMALLEST_AND_LARGEST: readonly Level[] = [1, 6];
const SIDES: readonly Side[] = ['A', 'B'];

/** Maximum Security: every evening as the books suggest it, then the hard way [XT0]. */
const EVENINGS = [false, true].flatMap((hardcore) =>
  [...TUTORIALS, ...FULL_GAMES].map(({ id }) => ({ evening: id, hardcore })),
);

const harder = HARDER.flatMap((scenario) =>
  SMALLEST_AND_LARGEST.flatMap((level) => SIDES.map((side) => ({ scenario, level, side }))),
);
const likewise = LIKEWISE.flatMap((scenario) =>
  SMALLEST_AND_LARGEST.map((level, index) => ({ scenario, level, side: SIDES[index] as Side })),
);
const campaign = CAMPAIGN.map((scenario) => ({ scenario }));

export const DECK_CLASSES: readonly DeckClass[] = [
  ...[...campaign, ...harder].map((choice) => deckClass(choice, false)),
  ...[...campaign, ...harder, ...likewise]
    .filter(({ scenario }) => !WITHOUT_HER.includes(scenario))
    .map((choice) => deckClass(choice, true)),
  ...EVENINGS.map(({ evening, hardcore }) => ({
    id: `${evening}${hardcore ? '/hard' : ''}`,
    setup: eveningSetup({ evening, hardcore, players: PLAYERS }) as Setup,
    least: LEAST_OF_FULL[evening] ?? LEAST,
  })),
];

function deckClass(choice: Omit<Choice, 'players'>, sister: boolean): DeckClass {
  const { scenario, level, side } = choice;
  const kind = level === undefined ? '' : `/${LEVELS[level - 1]}/${side}`;
  const players = playersFor(scenario);
  const setup = setupFor({ ...choice, players, sister }) as Setup;
  return { id: `S${scenario}${kind}${sister ? '+L' : ''}`, setup, least: LEAST };
}

/** With the little sister, or with four guards about, each deck takes that much longer: so many fewer are surveyed. */
const FEWER = 4;

export function decksOf({ setup, least }: DeckClass, decks: number): number {
  return setup.pieces.includes('sister') || least < LEAST ? Math.ceil(decks / FEWER) : decks;
}

export interface Tally {
  readonly id: string;
  readonly setup: Setup;
  readonly least: number;
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
  { id, setup, least }: DeckClass,
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
    least,
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
