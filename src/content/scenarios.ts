import type { Setup } from '#engine/mall/index.ts';

// [S1] to [S17] as data: tiles, side of tile 1, and the rule pieces in play.

export const FULL_SAND = 180_000;

/** The highest tile of the six levels in which scenarios 8 to 17 come [S-own]. */
export const LEVELS = [12, 14, 17, 19, 22, 24] as const;
export type Level = 1 | 2 | 3 | 4 | 5 | 6;

export interface Scenario {
  readonly number: number;
  /** The campaign fixes tiles and side; later scenarios leave both to the players. */
  readonly fixed: { readonly last: number; readonly side: Side; readonly onTop?: string } | null;
  readonly pieces: readonly string[];
  readonly players: { readonly least: number; readonly most: number };
}

export type Side = 'A' | 'B';

const PLAYERS = { least: 1, most: 8 };

// The rule that each scenario of the campaign adds for good.
const LEAVING = ['ownExits'];
const PASSING = [...LEAVING, 'passTiles'];
const DWARF_AND_ELF = [...PASSING, 'smallPassages', 'loudspeaker'];
const MAGE = [...DWARF_AND_ELF, 'crystalBall'];
/** [X0.5] they hold in every later game. */
export const PERMANENT = [...MAGE, 'cameras'];

function fixed(
  number: number,
  last: number,
  side: Side,
  pieces: readonly string[],
  onTop?: string,
): Scenario {
  const tiles = onTop === undefined ? { last, side } : { last, side, onTop };
  return { number, fixed: tiles, pieces, players: PLAYERS };
}

function levelled(number: number, pieces: readonly string[], players = PLAYERS): Scenario {
  return { number, fixed: null, pieces: [...PERMANENT, ...pieces], players };
}

export const SCENARIOS: readonly Scenario[] = [
  fixed(1, 9, 'A', []),
  fixed(2, 12, 'A', LEAVING),
  fixed(3, 12, 'A', PASSING),
  fixed(4, 14, 'A', DWARF_AND_ELF),
  fixed(5, 14, 'B', MAGE, '15'),
  fixed(6, 17, 'B', PERMANENT),
  // [S7] everything so far, in a larger mall.
  fixed(7, 19, 'B', PERMANENT),
  levelled(8, ['divination']),
  levelled(9, ['leader'], { least: 3, most: 9 }),
  // Another's exit takes the place of one's own ([S10] against [S2]).
  {
    ...levelled(10, ['trickTheGuards']),
    pieces: [...PERMANENT.filter((piece) => piece !== 'ownExits'), 'trickTheGuards'],
  },
  levelled(11, ['rearrangement']),
  levelled(12, ['gesturesOnly']),
  levelled(13, ['dimensions']),
  levelled(14, ['noTalk']),
  levelled(15, ['noTalk', 'noDoSomething']),
  levelled(16, ['noVortex']),
  levelled(17, ['groupsForbidden']),
];

export interface Choice {
  readonly scenario: number;
  readonly players: number;
  readonly level?: Level;
  readonly side?: Side;
  readonly theft?: 'manual' | 'automatic';
  readonly sand?: number;
  /** Talking throughout; on by default in scenario 1 and offered nowhere else [C5]. */
  readonly talk?: boolean;
  readonly sister?: boolean;
}

/** What the players chose, as a set-up for the engine; undefined for a scenario that does not exist. */
export function setupFor(choice: Choice): Setup | undefined {
  const scenario = SCENARIOS.find(({ number }) => number === choice.scenario);
  if (scenario === undefined) return undefined;
  const last = scenario.fixed?.last ?? LEVELS[(choice.level ?? 1) - 1] ?? LEVELS[0];
  const onTop = scenario.fixed?.onTop;
  return {
    players: choice.players,
    start: `1${scenario.fixed?.side ?? choice.side ?? 'A'}`,
    deck: [...tilesUpTo(last), ...(choice.sister ? ['L1', 'L2'] : [])],
    onTop: onTop === undefined ? [] : [onTop],
    pieces: [...scenario.pieces, ...optionalPieces(choice)],
    sand: choice.sand ?? FULL_SAND,
  };
}

export function tilesUpTo(last: number): readonly string[] {
  return Array.from({ length: last - 1 }, (_, index) => String(index + 2));
}

function optionalPieces({ scenario, players, theft, talk, sister }: Choice): readonly string[] {
  return [
    ...(players === 1 ? ['solo'] : []),
    ...(theft === 'automatic' ? ['automaticTheft'] : []),
    ...(scenario === 1 && talk !== false ? ['freeTalk'] : []),
    ...(sister ? ['sister'] : []),
  ];
}
