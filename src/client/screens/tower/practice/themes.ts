import { signal } from '@preact/signals';
import * as v from 'valibot';
import type { Shipped } from '#content/quest-format/shipped.ts';
import type { IdeaName } from '#solver/ideas/index.ts';
import { read, write } from '../../../kept.ts';

// What one wants to practise: boards whose solution is put together from one of these ideas, among others.

const IDEAS_OF = {
  doors: ['heldDoor', 'lastOut', 'doorkeeper', 'relay', 'cascade', 'airlock'],
  ways: ['stepAside', 'detour', 'favour', 'outAgain'],
  swaps: ['calledOut', 'standIn'],
  sister: ['escort', 'rungs'],
  tosses: ['tossed', 'bridge'],
  jumps: ['springboard'],
} as const satisfies Readonly<Record<string, readonly IdeaName[]>>;

type Group = keyof typeof IDEAS_OF;
export type Theme = Group | 'any';
const GROUPS = Object.keys(IDEAS_OF) as readonly Group[];
export const THEMES: readonly Theme[] = ['any', ...GROUPS];

const THEME = v.picklist(THEMES);
export const theme = signal<Theme>(read('practiceTheme', THEME, 'any'));

export function chooseTheme(next: Theme): void {
  theme.value = next;
  write('practiceTheme', next);
}

export function isAbout(wanted: Theme, shipped: Shipped): boolean {
  return wanted === 'any' || rarestOf(wanted, shipped) !== null;
}

/** The rarest of its ideas that one has asked for. Who asks for none is told none: to find it is the puzzle. */
export function rarestOf(wanted: Theme, { proof }: Shipped): IdeaName | null {
  if (wanted === 'any') return null;
  const ideas: readonly IdeaName[] = IDEAS_OF[wanted];
  return ideas.findLast((idea) => proof.ideas?.includes(idea)) ?? null;
}
