import { type Level, SCENARIOS, type Side, setupFor } from '#content/scenarios.ts';
import { tileSet } from '#content/tiles.ts';
import {
  type AnyPiece,
  type Box,
  type Game,
  type MallCommand,
  openBox,
  type Setup,
} from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { type Dice, diceFrom } from './dice.ts';

// Which games are played: every scenario with every allowed number of players, in turn, with the
// options spread over them by the seed.

/** Where a game starts: dealt; with part of the mall laid; every hero but one at its item; after the theft. */
export const STARTS = ['dealt', 'laid', 'late', 'escape'] as const;
/** And for hidden roles: a pawn at a counter; after the theft with nobody gone; one sand timer left. */
export type Start = (typeof STARTS)[number] | 'lunch' | 'home' | 'dry';

export interface Plan {
  readonly seed: number;
  readonly scenario: number;
  readonly style: 'random' | 'goal';
  readonly start: Start;
  /** Milliseconds between two commands, at most. */
  readonly pace: number;
  readonly setup: Setup;
  /** What comes before anything else now, if anything: what only these games are about. */
  readonly aside?: (game: Game, dice: Dice) => MallCommand | undefined;
  /** The pieces there are to choose from, where those are not the game's own. */
  readonly known?: readonly AnyPiece[];
}

const TABLES: readonly (readonly [number, number])[] = SCENARIOS.flatMap(({ number, players }) =>
  Array.from(
    { length: players.most - players.least + 1 },
    (_, more) => [number, players.least + more] as const,
  ),
);

export const TABLE_COUNT = TABLES.length;

export function planFor(seed: number): Plan {
  const dice = diceFrom(seed);
  const [scenario, players] = TABLES[seed % TABLES.length] as readonly [number, number];
  const round = Math.floor(seed / TABLES.length);
  const goal = round % 2 === 1;
  return {
    seed,
    scenario,
    style: goal ? 'goal' : 'random',
    start: goal ? (STARTS[(round >> 1) % 4] ?? 'dealt') : dice.pick(['dealt', 'dealt', 'laid', 'late']),
    pace: dice.pick([400, 1_500, 1_500, 9_000]),
    setup: chooseSetup(scenario, players, dice),
  };
}

function chooseSetup(scenario: number, players: number, dice: Dice): Setup {
  const setup = setupFor({
    scenario,
    players,
    level: dice.pick<Level>([1, 1, 2, 3, 4, 6]),
    side: dice.pick<Side>(['A', 'B']),
    theft: dice.chance(0.25) ? 'automatic' : 'manual',
    sand: dice.pick([180_000, 180_000, 60_000]),
    talk: dice.chance(0.5),
    sister: scenario !== 13 && dice.chance(0.3),
  });
  if (setup === undefined) throw new Error(`no scenario ${scenario}`);
  return setup;
}

export function boxOf(setup: Setup, pieces: readonly AnyPiece[] = PIECES): Box {
  const opened = openBox(setup, tileSet(), pieces);
  if ('problems' in opened) throw new Error(JSON.stringify(opened.problems));
  return opened.box;
}

/** How many games `npm test` plays here; `npm run props` asks for more. */
export function gamesOr(usual: number, share = 1): number {
  const wanted = Number(process.env.HUSHGLASS_GAMES ?? 0);
  return Math.max(usual, Math.floor(wanted * share));
}
