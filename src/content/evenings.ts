import type { Setup } from '#engine/mall/index.ts';
import { deckWith, MOST_GUARDS } from './moduleList.ts';
import { FULL_SAND, PERMANENT, type Side, tilesUpTo } from './scenarios.ts';

// [X0.7] [X0.8] [XT4] [XT6] [XT11] [XT13] [XF0] [XF1] [XF2] [XF3] Maximum Security as data: the evenings that the books suggest.

/** A game of the books: its tiles, rules and goals are fixed. */
export interface Evening {
  readonly id: string;
  readonly deck: readonly string[];
  readonly onTop?: readonly string[];
  readonly bottom?: readonly string[];
  readonly pieces: readonly string[];
  readonly goals?: NonNullable<Setup['goals']>;
  /** The spells that lie ready; two by chance where nothing is said. */
  readonly spells?: readonly string[];
  /** [XT0] what is different the hard way; nothing where there is none. */
  readonly hardcore?: Hardcore;
}

interface Hardcore {
  /** Tiles besides. */
  readonly adds?: readonly string[];
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
  {
    id: 'XT6',
    deck: ['3', '4', '5', '12', '7*', '27'],
    pieces: ['beholder'],
    ...by(['dwarf']),
  },
  {
    id: 'XT7',
    deck: ['2', '3', '4', '5', '9*'],
    pieces: ['guard', 'telekinesis', 'directEscape'],
    goals: { heroes: ['mage'], loses: ['strayed'] },
    hardcore: { pieces: ['noFlips'], goals: { heroes: ['mage'], loses: ['strayed', 'flipped'] } },
  },
  {
    id: 'XT8',
    deck: ['2', '3', '4', '5', '9*'],
    pieces: ['guard', 'guardBusy', 'spells'],
    spells: ['clairvoyance', 'invisibility'],
    goals: { heroes: ['mage'] },
    hardcore: { pieces: ['ownDiscovery'], goals: { heroes: ['mage'], loses: ['foundByAnother'] } },
  },
  {
    id: 'XT9',
    deck: ['3', '4', '5', '8*', '10'],
    pieces: ['clearTile', 'spells'],
    spells: ['ghost', 'swap', 'teleport'],
    goals: { heroes: ['elf'], also: ['tileClear'] },
    hardcore: { pieces: ['noFlips'], goals: { heroes: ['elf'], also: ['tileClear'], loses: ['flipped'] } },
  },
  {
    id: 'XT10',
    deck: ['2', '3', '4', '5', '6', '9*', '11'],
    pieces: ['frogDiversion', 'guard', 'spells'],
    spells: ['voucher', 'frog'],
    ...by(['mage', 'barbarian']),
  },
  {
    id: 'XT11',
    deck: ['3', '4', '5', '2*', '9*'],
    pieces: ['guard', 'reinforcements'],
    goals: { heroes: ['mage'] },
    hardcore: { adds: ['6', '8', '10', '11'], goals: { heroes: ['mage', 'elf', 'barbarian'] } },
  },
  {
    id: 'XT12',
    deck: ['2', '3', '4', '5', '9*', '26', '28'],
    pieces: ['controlRoom', 'guard', 'guardBusy'],
    ...by(['mage']),
  },
  {
    id: 'XT13',
    deck: ['3', '4', '5', '11', '6*', '29'],
    pieces: ['sensor'],
    ...by(['barbarian']),
  },
];

/** These have to steal and leave; the hard way the sand is not turned either. */
function by(heroes: readonly string[]): Pick<Evening, 'goals' | 'hardcore'> {
  return {
    goals: { heroes },
    hardcore: { pieces: ['noFlips'], goals: { heroes, loses: ['flipped'] } },
  };
}

const FIRST = ['guard', 'antiStress', 'shafts', 'breaches', 'guardRoom', 'lockedExit', 'maps', 'autoExplore'];
const SECOND = [...FIRST, 'beholder', 'telekinesis', 'spells', 'reinforcements'];
const THIRD = [...SECOND, 'controlRoom', 'sensor'];

export const FULL_GAMES: readonly Evening[] = [
  evening('XF0', tilesUpTo(12), ['guard', 'antiStress']),
  evening('XF1', tilesUpTo(12), FIRST),
  // 8* is in it, although no module asks for that.
  evening('XF2', eightStarred(tilesUpTo(12)), SECOND),
  evening('XF3', eightStarred(tilesUpTo(12)), THIRD, MOST_GUARDS),
];

function evening(id: string, deck: readonly string[], pieces: readonly string[], guards = 1): Evening {
  return { id, deck: deckWith(deck, pieces, guards), pieces, hardcore: NO_FLIP };
}

function eightStarred(deck: readonly string[]): readonly string[] {
  return deck.map((tile) => (tile === '8' ? '8*' : tile));
}

export interface EveningChoice {
  readonly evening: string;
  readonly players: number;
  readonly hardcore?: boolean;
  readonly side?: Side;
  readonly sand?: number;
  /** [X0.8] anti-stress tokens are welcome in every tutorial. */
  readonly tokens?: boolean;
  readonly theft?: 'manual' | 'automatic';
}

/** In the order in which they are best played: a whole game comes after the tutorials of what is in it. */
const ORDER = [
  ...['XT1', 'XT2', 'XT3', 'XT4', 'XT5', 'XF0', 'XF1'],
  ...['XT6', 'XT7', 'XT8', 'XT9', 'XT10', 'XT11', 'XF2'],
  ...['XT12', 'XT13', 'XF3'],
];
export const EVENINGS: readonly Evening[] = [...TUTORIALS, ...FULL_GAMES].sort(
  (one, other) => ORDER.indexOf(one.id) - ORDER.indexOf(other.id),
);

/** What comes after this one; null after the last. */
export function nextEvening(evening: string): string | null {
  const place = EVENINGS.findIndex(({ id }) => id === evening);
  return place < 0 ? null : (EVENINGS[place + 1]?.id ?? null);
}

const TOKENS = 'antiStress';

/** [X0.8] whether they may come along: where they are part of it they do so anyway. */
export const takesTokens = ({ pieces }: Evening): boolean => !pieces.includes(TOKENS);

export function eveningSetup(choice: EveningChoice): Setup | undefined {
  const found = EVENINGS.find(({ id }) => id === choice.evening);
  if (found === undefined) return undefined;
  const hard = choice.hardcore ? found.hardcore : undefined;
  const tokens = choice.tokens && takesTokens(found) ? [TOKENS] : [];
  const alone = choice.players === 1 ? ['solo'] : [];
  const theft = choice.theft === 'automatic' ? ['automaticTheft'] : [];
  const goals = hard?.goals ?? found.goals;
  return {
    players: choice.players,
    start: `1${hard === undefined ? (choice.side ?? 'A') : 'B'}`,
    deck: [...found.deck, ...(hard?.adds ?? [])],
    onTop: found.onTop ?? [],
    ...(found.bottom === undefined ? {} : { bottom: found.bottom }),
    pieces: [...PERMANENT, ...found.pieces, ...(hard?.pieces ?? []), ...tokens, ...alone, ...theft],
    sand: choice.sand ?? FULL_SAND,
    ...(goals === undefined ? {} : { goals }),
    ...(found.spells === undefined ? {} : { spells: found.spells }),
  };
}
