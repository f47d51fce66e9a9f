import type { Setup } from '#engine/mall/index.ts';
import { FULL_SAND, PERMANENT, type Side, tilesUpTo } from './scenarios.ts';

// [X0.5] [X0.7] Maximum Security as data: what each module brings to a deck, and the evenings that the books suggest.

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

/** The deck that results: what modules replace is replaced, what they add comes once. */
export function deckWith(deck: readonly string[], pieces: readonly string[]): readonly string[] {
  const modules = MODULES.filter(({ piece }) => pieces.includes(piece));
  const replaced = modules.flatMap(({ replaces }) => replaces ?? []);
  const added = new Set(modules.flatMap(({ adds }) => adds ?? []));
  return [...deck.map((tile) => (replaced.includes(tile) ? `${tile}*` : tile)), ...added];
}

/** A game of the books: its tiles, rules and goals are fixed. */
export interface Evening {
  readonly id: string;
  readonly deck: readonly string[];
  readonly onTop?: readonly string[];
  readonly bottom?: readonly string[];
  readonly pieces: readonly string[];
  readonly goals?: NonNullable<Setup['goals']>;
  /** [XT0] what is different the hard way; nothing where there is none. */
  readonly hardcore?: Hardcore;
}

interface Hardcore {
  readonly pieces?: readonly string[];
  readonly goals?: NonNullable<Setup['goals']>;
}

const NO_FLIP: Hardcore = { pieces: ['noFlips'], goals: { loses: ['flipped'] } };

export const TUTORIALS: readonly Evening[] = [
  {
    id: 'XT1',
    deck: ['3', '4', '5', '8*', '10'],
    pieces: ['shafts', 'directEscape'],
    goals: { heroes: ['elf'], loses: ['strayed'] },
    hardcore: { pieces: ['noFlips'], goals: { heroes: ['elf'], loses: ['strayed', 'flipped'] } },
  },
  {
    id: 'XT2',
    deck: ['3', '4', '5', '8*', '10'],
    pieces: ['breaches', 'diversion'],
    goals: { heroes: ['elf'] },
    hardcore: { pieces: ['noFlips'], goals: { heroes: ['elf'], loses: ['flipped'] } },
  },
  {
    id: 'XT3',
    deck: ['2', '3', '10', '11', '12', '26'],
    bottom: ['25'],
    pieces: ['dwarfCaptive', 'guardRoom'],
    goals: { theft: false },
    hardcore: { pieces: ['noFlips'], goals: { theft: false, loses: ['flipped'] } },
  },
  {
    id: 'XT4',
    deck: ['3', '4', '5', '7*', '12*'],
    pieces: ['lockedExit'],
    goals: { heroes: ['dwarf'] },
    hardcore: { pieces: ['noFlips'], goals: { heroes: ['dwarf'], loses: ['flipped'] } },
  },
  {
    id: 'XT5',
    deck: tilesUpTo(12),
    onTop: ['26'],
    pieces: ['maps', 'mapmaker'],
    goals: { heroes: [], theft: false, wins: ['mappedThree'], loses: ['mapWasted'] },
    hardcore: { goals: { heroes: [], theft: false, wins: ['mappedFour'], loses: ['mapWasted'] } },
  },
];

export const FULL_GAMES: readonly Evening[] = [
  evening('XF0', tilesUpTo(12), ['guard', 'antiStress']),
  evening('XF1', tilesUpTo(12), [
    ...['guard', 'antiStress', 'shafts', 'breaches', 'guardRoom', 'lockedExit', 'maps', 'autoExplore'],
  ]),
];

function evening(id: string, deck: readonly string[], pieces: readonly string[]): Evening {
  return { id, deck: deckWith(deck, pieces), pieces, hardcore: NO_FLIP };
}

export interface EveningChoice {
  readonly evening: string;
  readonly players: number;
  readonly hardcore?: boolean;
  readonly side?: Side;
  readonly sand?: number;
  /** [X0.8] anti-stress tokens are welcome in every tutorial. */
  readonly tokens?: boolean;
}

export function eveningSetup(choice: EveningChoice): Setup | undefined {
  const found = [...TUTORIALS, ...FULL_GAMES].find(({ id }) => id === choice.evening);
  if (found === undefined) return undefined;
  const hard = choice.hardcore ? found.hardcore : undefined;
  const tokens = choice.tokens && !found.pieces.includes('antiStress') ? ['antiStress'] : [];
  const alone = choice.players === 1 ? ['solo'] : [];
  const goals = hard?.goals ?? found.goals;
  return {
    players: choice.players,
    start: `1${hard === undefined ? (choice.side ?? 'A') : 'B'}`,
    deck: found.deck,
    onTop: found.onTop ?? [],
    ...(found.bottom === undefined ? {} : { bottom: found.bottom }),
    pieces: [...PERMANENT, ...found.pieces, ...(hard?.pieces ?? []), ...tokens, ...alone],
    sand: choice.sand ?? FULL_SAND,
    ...(goals === undefined ? {} : { goals }),
  };
}
