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
const EARLY = ['9*', '25', '26', '12*', '8*', '7*', '27', '6*', '29', '28', '2*', '10*', '11*'];

const SPELLS = [
  ...['broom', 'crystal', 'code', 'swap', 'teleport'],
  ...['clairvoyance', 'ghost', 'frog', 'invisibility', 'voucher'],
];

export const SAND = 86_400_000;

export function anyBox(dice: Dice, pieces: readonly AnyPiece[]): Box {
  for (let tries = 0; tries < 400; tries++) {
    const opened = openBox(anySetup(dice), tileSet(), pieces);
    if ('box' in opened) return opened.box;
  }
  throw new Error('no box opens');
}

function anySetup(dice: Dice): Setup {
  const crowded = dice.chance(0.5);
  const share = crowded ? 0.85 : dice.pick([0.3, 0.6]);
  // Captures and doors have to show what they are with and without the guard room.
  const without = dice.chance(0.3) ? 'guardRoom' : '';
  const modules = MODULES.filter((module) => dice.chance(share) && module !== without);
  const all = dice.shuffled(anyDeck(modules, dice));
  // What modules are about should turn up before a game is over.
  const first = all.filter((name) => EARLY.includes(name) && (crowded || dice.chance(0.5)));
  const clear = all.includes('8*') && dice.chance(0.3);
  return {
    players: 2 + dice.below(4),
    start: dice.pick(['1A', '1A', '1B']),
    deck: all.filter((name) => !first.includes(name)),
    onTop: first,
    pieces: [
      ...modules,
      'ownExits',
      ...PERMANENT.filter(() => dice.chance(0.85)),
      ...(dice.chance(0.15) ? ['automaticTheft'] : []),
      ...(all.includes('L1') ? ['sister'] : []),
      ...(dice.chance(0.07) ? ['divination'] : []),
      ...(modules.includes('guard') && dice.chance(0.08) ? ['guardBusy'] : []),
      ...(modules.includes('spells') && modules.includes('guard') && dice.chance(0.08)
        ? ['frogDiversion']
        : []),
      ...(clear ? ['clearTile'] : []),
    ],
    ...(modules.includes('spells') && dice.chance(0.8) ? { spells: someSpells(dice) } : {}),
    ...goals(clear, dice),
    sand: SAND,
  };
}

/** [XT0] often only some of the heroes have to steal and leave. */
function goals(clear: boolean, dice: Dice): Pick<Setup, 'goals'> {
  const heroes = dice.shuffled(['barbarian', 'mage', 'elf', 'dwarf']).slice(0, 1 + dice.below(3));
  const also = clear ? { also: ['tileClear'] } : {};
  if (dice.chance(0.4)) return { goals: { heroes, ...also } };
  return clear ? { goals: also } : {};
}

function someSpells(dice: Dice): string[] {
  return dice.shuffled(SPELLS).slice(0, 2 + dice.below(5));
}

/** The base mall with starred tiles in the place of plain ones, and what else modules want. */
function anyDeck(modules: readonly string[], dice: Dice): string[] {
  const some = (tiles: readonly string[]) => tiles.filter(() => dice.chance(0.7));
  const starred = new Set([
    ...modules.flatMap((module) =>
      module === 'reinforcements' ? some(REPLACES[module] ?? []) : (REPLACES[module] ?? []),
    ),
    ...['7', '8', '9', '10', '11', '12', '2'].filter(() => dice.chance(0.2)),
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
