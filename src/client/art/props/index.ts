import { ANIMALS } from './animals.ts';
import { FOOD } from './food.ts';
import { FURNITURE } from './furniture.ts';
import { GOODS } from './goods.ts';
import { MAGIC } from './magic.ts';
import type { Prop } from './shapes.ts';

export const PROPS = { ...FURNITURE, ...FOOD, ...MAGIC, ...ANIMALS, ...GOODS };
export type PropName = keyof typeof PROPS;

export function propNamed(name: PropName): Prop {
  return PROPS[name];
}
