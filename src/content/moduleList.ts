import type { Setup } from '#engine/mall/index.ts';

// [X0.5] [X0.7] Maximum Security as data: what each module brings to a deck.

export interface Module {
  /** As it is numbered in the books. */
  readonly number: string;
  readonly piece: string;
  readonly kind: 'helper' | 'challenge';
  /** A tile that another takes the place of. */
  readonly replaces?: string;
  readonly adds?: string;
}

export const MODULES: readonly Module[] = [
  { number: '1', piece: 'guard', kind: 'challenge', replaces: '9' },
  { number: '2', piece: 'antiStress', kind: 'helper' },
  { number: '3', piece: 'shafts', kind: 'helper' },
  { number: '4', piece: 'breaches', kind: 'helper' },
  { number: '5', piece: 'guardRoom', kind: 'challenge', adds: '25' },
  { number: '6', piece: 'lockedExit', kind: 'challenge', replaces: '12' },
  { number: '7a', piece: 'maps', kind: 'helper', adds: '26' },
  { number: '7b', piece: 'autoExplore', kind: 'helper', adds: '26' },
];

export const isModule = (piece: string): boolean => MODULES.some((module) => module.piece === piece);

/** The deck that results: what modules replace is replaced, what they add comes once. */
export function deckWith(deck: readonly string[], pieces: readonly string[]): readonly string[] {
  const modules = MODULES.filter(({ piece }) => pieces.includes(piece));
  const replaced = modules.flatMap(({ replaces }) => replaces ?? []);
  const added = new Set(modules.flatMap(({ adds }) => adds ?? []));
  return [...deck.map((tile) => (replaced.includes(tile) ? `${tile}*` : tile)), ...added];
}

/** The same game with these modules. */
export function withModules(setup: Setup, pieces: readonly string[]): Setup {
  return { ...setup, deck: deckWith(setup.deck, pieces), pieces: [...setup.pieces, ...pieces] };
}
