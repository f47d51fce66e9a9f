import type { Shipped } from '#content/quest-format/shipped.ts';

/** What it is about. */
export function themeOf({ proof }: Shipped): string {
  return proof.needs.filter((need) => need !== 'armory').join(' ');
}

/** Much to think about in few actions. */
export function worthOf({ proof }: Shipped): number {
  return proof.grade - proof.solution.length;
}
