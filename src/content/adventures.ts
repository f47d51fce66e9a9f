// [T1] the quests of the tower. Fifteen adventures of one to four stars, each with its trials and the epic
// that follows them [T16], and six tutorials before.

export type Stars = 1 | 2 | 3 | 4;
export type EpicShape = 'rotating' | 'sliding';

export interface Adventure {
  readonly number: number;
  readonly stars: Stars;
  /** Of its epic; those with a sliding one have eight trials. */
  readonly shape: EpicShape;
  readonly trials: readonly string[];
  readonly epic: string;
}

const STARS: readonly Stars[] = [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4];
const SLIDING: readonly number[] = [3, 7, 11, 15];
const TRIALS: Readonly<Record<EpicShape, number>> = { rotating: 4, sliding: 8 };

export const ADVENTURES: readonly Adventure[] = STARS.map((stars, index) => {
  const number = index + 1;
  const shape = SLIDING.includes(number) ? 'sliding' : 'rotating';
  return { number, stars, shape, trials: numbered(number, TRIALS[shape]), epic: `${number}-epic` };
});

export const TUTORIALS: readonly string[] = numbered(0, 6);

export const QUEST_IDS: readonly string[] = [
  ...TUTORIALS,
  ...ADVENTURES.flatMap(({ trials, epic }) => [...trials, epic]),
];

function numbered(adventure: number, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${adventure}-${index + 1}`);
}

/** Undefined for a tutorial, and for what is no quest. */
export function adventureOf(id: string): Adventure | undefined {
  return ADVENTURES.find(({ trials, epic }) => epic === id || trials.includes(id));
}
