import { tileSet } from '#content/tiles.ts';
import { type Box, openBox, type Setup } from '#engine/mall/index.ts';
import type { AnyPiece } from '#engine/mall/piece.ts';
import type { Dice } from '../properties/dice.ts';

// Random sets of modules whose needs hold, with decks that have what they need.

const MODULES = [
  ...['guard', 'antiStress', 'shafts', 'breaches', 'guardRoom', 'lockedExit', 'maps', 'autoExplore'],
  ...['beholder', 'telekinesis', 'spells', 'reinforcements', 'controlRoom', 'sensor'],
];
const PERMANENT = ['passTiles', 'smallPassages', 'loudspeaker', 'crystalBall', 'cameras'];

/** What modules put in the place of plain tiles, and what they add. */
const REPLACES: Readonly<Record<string, readonly string[]>> = {
  ...{ guard: ['9'], lockedExit: ['12'], beholder: ['7'], sensor: ['6'], reinforcements: ['2', '10', '11'] },
};
const ADDS: Readonly<Record<string, readonly string[]>> = {
  ...{ guardRoom: ['25'], maps: ['26'], beholder: ['27'], controlRoom: ['28'], sensor: ['29'] },
};
const PLAIN_TILES = ['2', '6', '7', '8', '9', '10', '11', '12'];
const EARLY = ['9*', '25', '26', '12*', '8*', '7*', '27', '6*', '29', '28', '2*', '10*', '11*'];
/** Games about these need everything that is stolen. */
const THEFTS = ['reinforcements', 'clearTile', 'frogDiversion'];

const SPELLS = [
  ...['broom', 'crystal', 'code', 'swap', 'teleport'],
  ...['clairvoyance', 'ghost', 'frog', 'invisibility', 'voucher'],
];

/** Most games are about something: it is in play, and as little as can be of what would hide it. */
interface Theme {
  readonly with: readonly string[];
  readonly without?: readonly string[];
  readonly spell?: string;
}

const NEEDED: Readonly<Record<string, readonly string[]>> = {
  ...{ code: ['lockedExit'], frog: ['guard'], invisibility: ['guard'], voucher: ['guard'] },
};

const THEMES: readonly Theme[] = [
  ...MODULES.map((module) => ({ with: [module] })),
  { with: ['lockedExit'], without: ['guardRoom', 'controlRoom'] },
  ...SPELLS.map((spell) => ({ with: ['spells', ...(NEEDED[spell] ?? [])], spell })),
  { with: ['guard', 'guardBusy'] },
  { with: ['clearTile'] },
  { with: ['guard', 'spells', 'frogDiversion'] },
];

export const SAND = 86_400_000;

const PLAIN: Theme = { with: [] };

const themeAt = (seed: number) => (seed % 5 === 4 ? PLAIN : (THEMES[seed % THEMES.length] ?? PLAIN));

/** What the game of this seed is about: pieces, and a spell. */
export function themeOf(seed: number): readonly string[] {
  const { with: pieces, spell } = themeAt(seed);
  return spell === undefined ? pieces : [...pieces, spell];
}

export function anyBox(seed: number, dice: Dice, pieces: readonly AnyPiece[]): Box {
  const theme = themeAt(seed);
  for (let tries = 0; tries < 400; tries++) {
    const opened = openBox(anySetup(theme, dice), tileSet(), pieces);
    if ('box' in opened) return opened.box;
  }
  throw new Error(`no box opens: ${JSON.stringify(theme)}`);
}

function anySetup(theme: Theme, dice: Dice): Setup {
  const crowded = dice.chance(0.5);
  const share = crowded ? 0.85 : dice.pick([0.3, 0.6]);
  // Captures and doors have to show what they are with and without the guard room.
  const without = [...(theme.without ?? []), ...dice.pick([[], [], [], ['guardRoom']])];
  const isIn = (module: string, chance: number) =>
    theme.with.includes(module) || (dice.chance(chance) && !without.includes(module));
  const modules = MODULES.filter((module) => isIn(module, share));
  const isClear = isIn('clearTile', 0.05);
  const all = dice.shuffled(anyDeck(modules, isClear, dice));
  // What modules are about should turn up before a game is over.
  const steals = theme.with.some((one) => THEFTS.includes(one));
  const early = steals ? [...EARLY, ...PLAIN_TILES] : EARLY;
  const first = all.filter((name) => early.includes(name) && (crowded || dice.chance(0.5)));
  const magic = modules.includes('spells');
  return {
    players: 2 + dice.below(4),
    start: dice.pick(['1A', '1A', '1B']),
    deck: all.filter((name) => !first.includes(name)),
    onTop: first,
    pieces: [
      ...modules,
      'ownExits',
      ...PERMANENT.filter(() => dice.chance(0.85)),
      ...['divination', ...(steals ? [] : ['automaticTheft'])].filter(() => dice.chance(0.1)),
      ...(all.includes('L1') ? ['sister'] : []),
      ...(modules.includes('guard') && isIn('guardBusy', 0.05) ? ['guardBusy'] : []),
      ...(modules.includes('guard') && magic && isIn('frogDiversion', 0.05) ? ['frogDiversion'] : []),
      ...(isClear ? ['clearTile'] : []),
    ],
    ...(magic && (theme.spell !== undefined || dice.chance(0.7)) ? { spells: someSpells(theme, dice) } : {}),
    ...goals(isClear, dice),
    sand: SAND,
  };
}

/** [XT0] often only some of the heroes have to steal and leave. */
function goals(isClear: boolean, dice: Dice): Pick<Setup, 'goals'> {
  const heroes = dice
    .shuffled(['barbarian', 'mage', 'elf', 'dwarf'])
    .slice(0, 1 + dice.below(isClear ? 1 : 3));
  const also = isClear ? { also: ['tileClear'] } : {};
  return isClear || dice.chance(0.6) ? { goals: { heroes, ...also } } : {};
}

function someSpells({ spell }: Theme, dice: Dice): string[] {
  const some = dice.shuffled(SPELLS).slice(0, 1 + dice.below(4));
  return spell === undefined || some.includes(spell) ? some : [...some, spell];
}

/** The base mall with starred tiles in the place of plain ones, and what else modules want. */
function anyDeck(modules: readonly string[], isClear: boolean, dice: Dice): string[] {
  const some = (tiles: readonly string[]) => tiles.filter(() => dice.chance(0.7));
  const starred = new Set([
    ...modules.flatMap((module) =>
      module === 'reinforcements' ? some(REPLACES[module] ?? []) : (REPLACES[module] ?? []),
    ),
    ...['7', '8', '9', '10', '11', '12', '2'].filter(() => dice.chance(0.2)),
    ...(isClear ? ['8'] : []),
  ]);
  const base = Array.from({ length: 11 }, (_, index) => String(index + 2));
  const more = dice.chance(0.25) ? ['15', '16', '17', '18', '19'].filter(() => dice.chance(0.7)) : [];
  const added = new Set([
    ...modules.flatMap((module) => ADDS[module] ?? []),
    ...['26', '29', '28', '27'].filter(() => dice.chance(0.2)),
  ]);
  return [
    ...base.map((name) => (starred.has(name) ? `${name}*` : name)),
    ...added,
    ...(dice.chance(0.2) ? ['L1', 'L2'] : []),
    ...more,
  ];
}
