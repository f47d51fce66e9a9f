import { type PropName, propNamed } from '#client/art/props/index.ts';
import type { Prop } from '#client/art/props/shapes.ts';
import { TOWER_PROPS } from './props.ts';

// A room of the tower: what it is for, what its floor is of, and what stands in it.

type Thing = keyof typeof TOWER_PROPS | PropName;
export type Ground = 'planks' | 'flags' | 'carpet' | 'earth';

export interface Scene {
  readonly ground: Ground;
  /** The first stands in the first space, and so on; a large room has the last ones again. */
  readonly things: readonly [Thing, ...Thing[]];
}

export const SCENES: readonly Scene[] = [
  { ground: 'planks', things: ['straw', 'chest', 'candles', 'boots', 'straw', 'lamp', 'suitcase'] },
  { ground: 'planks', things: ['bookcase', 'globe', 'books', 'scrolls', 'bookcase', 'owl', 'maps'] },
  { ground: 'earth', things: ['barrels', 'crates', 'bottles', 'barrels', 'parcels', 'crates', 'kitten'] },
  { ground: 'carpet', things: ['armour', 'throne', 'armour', 'curtains', 'rug', 'curtains', 'lamp'] },
  { ground: 'flags', things: ['guard', 'dice', 'spears', 'chairs', 'bread', 'helmets', 'bell'] },
  { ground: 'flags', things: ['hearth', 'cauldron', 'bread', 'spoons', 'barrels', 'teapot', 'brooms'] },
  { ground: 'earth', things: ['well', 'plant', 'flowers', 'frog', 'plant', 'owl', 'fountain'] },
  { ground: 'carpet', things: ['orrery', 'stars', 'hourglasses', 'bookcase', 'globe', 'scrolls', 'wands'] },
  { ground: 'flags', things: ['spears', 'anvil', 'chainmail', 'helmets', 'horseshoe', 'armour', 'crates'] },
  { ground: 'earth', things: ['bones', 'padlock', 'straw', 'keys', 'weights', 'gargoyle', 'torch'] },
  { ground: 'planks', things: ['stairs', 'torch', 'kitten', 'rug', 'brooms', 'yarn', 'wardrobe'] },
  { ground: 'carpet', things: ['chest', 'crown', 'mirror', 'coins', 'vault', 'rug', 'chest'] },
];

export function thingNamed(name: Thing): Prop {
  return name in TOWER_PROPS ? TOWER_PROPS[name as keyof typeof TOWER_PROPS] : propNamed(name as PropName);
}
