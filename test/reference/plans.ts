import { tileSet } from '#content/tiles.ts';
import { type Box, openBox, type Setup } from '#engine/mall/index.ts';
import type { AnyPiece } from '#engine/mall/piece.ts';
import type { Dice } from '../properties/dice.ts';

// Random sets of modules whose needs hold, with decks that have what they need.

const MODULES = [
  'guard',
  'antiStress',
  'shafts',
  'breaches',
  'guardRoom',
  'lockedExit',
  'maps',
  'autoExplore',
];
const PERMANENT = ['passTiles', 'smallPassages', 'loudspeaker', 'crystalBall', 'cameras'];

const EARLY = ['9*', '25', '26', '12*', '8*'];

export const SAND = 86_400_000;

export function anyBox(dice: Dice, pieces: readonly AnyPiece[]): Box {
  for (let tries = 0; tries < 200; tries++) {
    const opened = openBox(anySetup(dice), tileSet(), pieces);
    if ('box' in opened) return opened.box;
  }
  throw new Error('no box opens');
}

function anySetup(dice: Dice): Setup {
  const crowded = dice.chance(0.5);
  const share = crowded ? 0.95 : dice.pick([0.4, 0.8]);
  // Doors are doors with one of two modules: each has to show it without the other.
  const without = dice.chance(0.15) ? 'guardRoom' : '';
  const modules = MODULES.filter((module) => dice.chance(share) && module !== without);
  const all = dice.shuffled(anyDeck(modules, dice));
  // What modules are about should turn up before a game is over.
  const first = all.filter((name) => EARLY.includes(name) && (crowded || dice.chance(0.5)));
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
    ],
    sand: SAND,
  };
}

/** The base mall with starred tiles in the place of plain ones, the guard room and maps where wanted. */
function anyDeck(modules: readonly string[], dice: Dice): string[] {
  const starred = new Set([
    ...(modules.includes('guard') ? ['9'] : []),
    ...(modules.includes('lockedExit') ? ['12'] : []),
    ...['7', '8', '9', '10', '11', '12', '2'].filter(() => dice.chance(0.2)),
  ]);
  const base = Array.from({ length: 11 }, (_, index) => String(index + 2));
  const more = dice.chance(0.25) ? ['15', '16', '17', '18', '19'].filter(() => dice.chance(0.7)) : [];
  return [
    ...base.map((name) => (starred.has(name) ? `${name}*` : name)),
    ...(modules.includes('guardRoom') ? ['25'] : []),
    ...(modules.includes('maps') || dice.chance(0.4) ? ['26'] : []),
    ...(dice.chance(0.2) ? ['29'] : []),
    ...(dice.chance(0.1) ? ['28'] : []),
    ...(dice.chance(0.25) ? ['L1', 'L2'] : []),
    ...more,
  ];
}
