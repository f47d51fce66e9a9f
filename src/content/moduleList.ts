import type { Setup } from '#engine/mall/index.ts';

// [X0.5] [X0.7] Maximum Security as data: what each module brings to a deck.

export interface Module {
  /** As it is numbered in the books. */
  readonly number: string;
  readonly piece: string;
  readonly kind: 'helper' | 'challenge';
  /** Tiles that others take the place of. */
  readonly replaces?: readonly string[];
  readonly adds?: readonly string[];
  /** [X11.1] of what it replaces only as many as guards shall come, from the first on. */
  readonly byGuards?: true;
}

export const MOST_GUARDS = 3;

export const MODULES: readonly Module[] = [
  { number: '1', piece: 'guard', kind: 'challenge', replaces: ['9'] },
  { number: '2', piece: 'antiStress', kind: 'helper' },
  { number: '3', piece: 'shafts', kind: 'helper' },
  { number: '4', piece: 'breaches', kind: 'helper' },
  { number: '5', piece: 'guardRoom', kind: 'challenge', adds: ['25'] },
  { number: '6', piece: 'lockedExit', kind: 'challenge', replaces: ['12'] },
  { number: '7a', piece: 'maps', kind: 'helper', adds: ['26'] },
  { number: '7b', piece: 'autoExplore', kind: 'helper', adds: ['26'] },
  { number: '8', piece: 'beholder', kind: 'challenge', replaces: ['7'], adds: ['27'] },
  { number: '9', piece: 'telekinesis', kind: 'helper' },
  { number: '10', piece: 'spells', kind: 'helper' },
  { number: '11', piece: 'reinforcements', kind: 'challenge', replaces: ['10', '2', '11'], byGuards: true },
  { number: '12', piece: 'controlRoom', kind: 'helper', adds: ['28'] },
  { number: '13', piece: 'sensor', kind: 'challenge', replaces: ['6'], adds: ['29'] },
];

export const isModule = (piece: string): boolean => MODULES.some((module) => module.piece === piece);

/** The deck that results: what modules replace is replaced, what they add comes once. `guards`: how many reinforcements. */
export function deckWith(deck: readonly string[], pieces: readonly string[], guards = 1): readonly string[] {
  const modules = MODULES.filter(({ piece }) => pieces.includes(piece));
  const replaced = modules.flatMap(({ byGuards, replaces = [] }) =>
    byGuards ? replaces.slice(0, guards) : replaces,
  );
  const added = new Set(modules.flatMap(({ adds = [] }) => adds));
  return [...deck.map((tile) => (replaced.includes(tile) ? `${tile}*` : tile)), ...added];
}

/** The same game with these modules. */
export function withModules(setup: Setup, pieces: readonly string[], guards?: number): Setup {
  return { ...setup, deck: deckWith(setup.deck, pieces, guards), pieces: [...setup.pieces, ...pieces] };
}
