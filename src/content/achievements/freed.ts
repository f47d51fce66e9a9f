import { captives } from '#engine/mall/rules/guardRoom/index.ts';
import { pawnNumber } from '#engine/mall/ways.ts';
import type { Act } from './act.ts';

/** Who was a captive before this act and is none any more, by number. */
export function freedIn({ before, after }: Act): readonly number[] {
  const still = captives(after);
  return captives(before).flatMap((hero) => (still.includes(hero) ? [] : pawnNumber(before, hero)));
}
