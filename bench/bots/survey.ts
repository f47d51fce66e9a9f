import { EFFORT, plan } from '#bots/planner/plan.ts';
import { setupOf } from '#content/choices.ts';
import { tileSet } from '#content/tiles.ts';
import { type Box, newGame, openBox, randomFrom, type Setup } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { STAND_INS, type StandIn } from './standIns.ts';
import { type Played, playGame } from './table.ts';

// How many games bots win, of decks that can be won at all: among themselves, and with one chair taken by somebody else.

export interface Kind {
  readonly id: string;
  /** Per cent of them that bots ought to win among themselves. */
  readonly aim: number;
}

const scenario = (number: number, aim: number): Kind => ({ id: `S${number}`, aim });

export const KINDS: readonly Kind[] = [
  ...[1, 2, 3, 4].map((number) => scenario(number, 95)),
  ...[5, 6, 7].map((number) => scenario(number, 85)),
  ...[8, 10, 13, 16, 17].map((number) => scenario(number, 70)),
  { id: 'XF0', aim: 70 },
  { id: 'XF1', aim: 70 },
];

export const SEATS = [2, 4, 8] as const;
export const COMPANY = ['bots', ...Object.keys(STAND_INS)] as readonly Company[];
export type Company = 'bots' | keyof typeof STAND_INS;

export interface Tally {
  readonly kind: Kind;
  readonly seats: number;
  readonly company: Company;
  readonly games: number;
  readonly won: number;
  /** Per cent of all moves, and of those by bots alone. */
  readonly undos: number;
  readonly botUndos: number;
  readonly nudgesPerMinute: number;
  readonly movesPerMinute: number;
}

function boxFor({ id }: Kind, seats: number): Box {
  const number = Number(id.slice(1));
  // Scenario 1 is played in silence as well: bots do not talk.
  const choice = id.startsWith('S')
    ? { scenario: number, ...(number === 1 ? { talk: false } : {}) }
    : { evening: id };
  const opened = openBox(setupOf(choice, seats) as Setup, tileSet(), PIECES);
  if ('problems' in opened) throw new Error(`${id} with ${seats} seats does not open`);
  return opened.box;
}

const isWinnable = (box: Box, seed: string) =>
  plan(newGame(box, randomFrom(seed)).game, seed, { ...EFFORT, proofBudget: 0 }).outcome === 'won';

/** The first so many decks that the planner wins; what it does not win is left out. */
function decks(box: Box, id: string, wanted: number): readonly string[] {
  const seeds: string[] = [];
  for (let deck = 0; seeds.length < wanted && deck < 2 * wanted; deck++)
    if (isWinnable(box, `${id}/${deck}`)) seeds.push(`${id}/${deck}`);
  return seeds;
}

/** `series` names the decks: whoever tunes uses another than whoever measures. */
export function surveyBots(
  kind: Kind,
  seats: number,
  company: Company,
  games: number,
  series: string,
): Tally {
  const box = boxFor(kind, seats);
  const seeds = decks(box, `${series} ${kind.id} ${seats}`, games);
  const played = seeds.map((seed, index) => playGame(box, { seed, ...companyAt(company, index % seats) }));
  return { kind, seats, company, games: played.length, ...figures(played) };
}

function companyAt(company: Company, seat: number) {
  return company === 'bots' ? {} : { standIn: { seat, as: STAND_INS[company] as StandIn } };
}

function figures(played: readonly Played[]) {
  const sum = (of: (game: Played) => number) => played.reduce((all, game) => all + of(game), 0);
  const moves = Math.max(
    1,
    sum((game) => game.moves),
  );
  const minutes = Math.max(
    1,
    sum((game) => game.minutes),
  );
  return {
    won: sum(({ won }) => Number(won)),
    undos: (100 * sum((game) => game.undos)) / moves,
    botUndos: (100 * sum((game) => game.botUndos)) / moves,
    nudgesPerMinute: sum((game) => game.nudges) / minutes,
    movesPerMinute: moves / minutes,
  };
}
