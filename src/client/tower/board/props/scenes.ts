import { type PropName, propNamed } from '#client/board/props/index.ts';
import type { Prop } from '#client/board/props/shapes.ts';
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
  { ground: 'planks', things: ['straw', 'chest', 'candles', 'straw'] },
  { ground: 'planks', things: ['bookcase', 'globe', 'books', 'scrolls', 'bookcase'] },
  { ground: 'earth', things: ['barrels', 'crates', 'barrels', 'bottles'] },
  { ground: 'carpet', things: ['armour', 'throne', 'armour', 'curtains'] },
  { ground: 'flags', things: ['guard', 'dice', 'spears', 'chairs'] },
  { ground: 'flags', things: ['hearth', 'cauldron', 'bread', 'barrels'] },
  { ground: 'earth', things: ['well', 'plant', 'flowers', 'owl'] },
  { ground: 'carpet', things: ['orrery', 'stars', 'hourglasses', 'bookcase'] },
  { ground: 'flags', things: ['spears', 'anvil', 'chainmail', 'helmets'] },
  { ground: 'earth', things: ['bones', 'padlock', 'straw', 'bones'] },
  { ground: 'planks', things: ['stairs', 'torch', 'kitten', 'rug'] },
  { ground: 'carpet', things: ['throne', 'rug', 'crown', 'mirror'] },
];

export function thingNamed(name: Thing): Prop {
  return name in TOWER_PROPS ? TOWER_PROPS[name as keyof typeof TOWER_PROPS] : propNamed(name as PropName);
}
