import { MODULES, withModules } from '#content/moduleList.ts';
import { withRoles } from '#content/roles.ts';
import { type Level, type Side, setupFor } from '#content/scenarios.ts';
import { tileSet } from '#content/tiles.ts';
import { type AnyPiece, openBox, type Setup } from '#engine/mall/index.ts';
import type { CardId, RoleLevel } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { type Dice, diceFrom } from './dice.ts';
import type { Plan, Start } from './plans.ts';
import { CALM, KEEN, roleAct } from './roleActs.ts';
import { elfLeaves } from './rolePush.ts';

// Games with hidden roles: every level with three to eight players in turn, scenarios, modules and options by the seed.

const LEVELS: readonly RoleLevel[] = ['A', 'B', 'C', 'D', 'E'];
const SEATS = [3, 4, 5, 6, 7, 8];
const [FIRST, LAST] = [3, 17];

/** Levels times players times scenarios: after so many seeds everything has met everything. */
export const ROLE_TABLES = LEVELS.length * SEATS.length * (LAST - FIRST + 1);

const STARTS = ['dealt', 'laid', 'late', 'escape', 'home', 'dry', 'lunch'] as const;
/** Where cards ask for something, what they ask for is nearer. */
const NEARER: Readonly<Record<string, readonly Start[]>> = {
  C: ['lunch', 'lunch', 'home', 'laid', 'late', 'dry'],
  E: ['dry', 'dry', 'late', 'late', 'escape', 'laid'],
};

export function rolePlan(seed: number): Plan {
  const dice = diceFrom(seed + 23);
  const level = LEVELS[seed % 5] as RoleLevel;
  const players = SEATS[Math.floor(seed / 5) % 6] as number;
  const scenario = FIRST + ((Math.floor(seed / 30) + seed) % (LAST - FIRST + 1));
  // Every other game of a while hardly anybody is accused, so that somebody gets out.
  const calm = Math.floor(seed / 30) % 2 === 1;
  const deals = calm ? undefined : STAGED[level]?.[players];
  const staged = deals?.[Math.floor(seed / 60) % deals.length];
  const setup = roleSetup(scenario, players, level, calm || staged !== undefined, dice);
  return {
    ...{ seed, scenario, setup },
    style: calm || staged || dice.chance(0.5) ? 'goal' : 'random',
    start: dice.pick(calm ? LEAVING : (staged?.start ?? NEARER[level] ?? STARTS)),
    pace: calm ? 400 : dice.pick([400, 1_500, 4_000, 9_000]),
    aside: (game, chance) =>
      roleAct(game, chance, calm ? CALM : KEEN) ??
      (staged && chance.chance(0.2) ? elfLeaves(game) : undefined),
    ...(staged === undefined ? {} : { known: holding(staged.cards) }),
  };
}

interface Staged {
  readonly cards: readonly CardId[];
  readonly start: readonly Start[];
}
const LEAVING: readonly Start[] = ['escape', 'escape', 'home'];

/** Deals in which all may be out at once, or which are rare: some level and number of players has them now and then. */
const STAGED: Readonly<Record<string, Readonly<Record<number, readonly Staged[]>>>> = {
  E: {
    3: [{ cards: ['E01', 'E02', 'E08'], start: LEAVING }],
    4: [
      { cards: ['E10', 'E01', 'E08', 'E02'], start: LEAVING },
      // One alone against three.
      { cards: ['E08', 'E07', 'E09', 'E10'], start: ['dealt', 'laid'] },
    ],
  },
};

/** The game's pieces, but these cards are dealt. */
const holding = (cards: readonly CardId[]): readonly AnyPiece[] =>
  (PIECES as readonly AnyPiece[]).map((piece) => {
    const { deal } = piece;
    if (piece.id !== 'hiddenRoles' || deal === undefined) return piece;
    const own = cards.map((card) => ({ card, thumb: null }));
    return { ...piece, deal: (box, dealing) => ({ ...deal(box, dealing), own }) };
  });

/** Where needs fail (too few cards for so many, modules that clash), another throw of the dice is tried. */
function roleSetup(scenario: number, players: number, level: RoleLevel, plain: boolean, dice: Dice): Setup {
  for (let tries = 0; tries < 60; tries++) {
    const base = scenarioSetup(scenario, players, dice);
    const wider = !plain && dice.chance(tries < 20 ? 0.5 : 0) ? withSome(base, dice) : base;
    const last = dice.chance(0.1) ? { last: 12 + dice.below(13) } : {};
    const setup = withRoles(wider, { level, ...last, token: dice.chance(0.2) });
    const timely = plain ? { ...setup, sand: 180_000 } : setup;
    if ('box' in openBox(timely, tileSet(), PIECES)) return timely;
  }
  throw new Error(`no game of scenario ${scenario} with ${players} at level ${level}`);
}

function scenarioSetup(scenario: number, players: number, dice: Dice): Setup {
  const setup = setupFor({
    scenario,
    players,
    level: dice.pick<Level>([1, 2, 3, 4, 6]),
    side: dice.pick<Side>(['A', 'B']),
    theft: dice.chance(0.2) ? 'automatic' : 'manual',
    sand: dice.pick([180_000, 60_000, 40_000]),
    talk: dice.chance(0.5),
    sister: scenario !== 13 && dice.chance(0.2),
  });
  if (setup === undefined) throw new Error(`no scenario ${scenario}`);
  return setup;
}

function withSome(setup: Setup, dice: Dice): Setup {
  const share = dice.pick([0.15, 0.4, 0.8]);
  return withModules(
    setup,
    MODULES.map(({ piece }) => piece).filter(() => dice.chance(share)),
  );
}
