import { eveningSetup } from '#content/evenings.ts';
import type { PageKey, TextParams } from '#content/locales/index.ts';
import { FULL_SAND } from '#content/scenarios.ts';
import { type MallCommand, MOST_SAND, type Setup, type View } from '#engine/mall/index.ts';
import { BEHOLDER } from './beholder/lesson.ts';
import { BREACHES } from './breaches/lesson.ts';
import { CONTROL } from './controlRoom/lesson.ts';
import { CAPTIVE } from './guardRoom/lesson.ts';
import type { At, Position } from './lessonPosition.ts';
import type { Lit } from './lessonWay.ts';
import { CODES } from './lockedExit/lesson.ts';
import { MAPS } from './maps/lesson.ts';
import { SECOND_GUARD } from './reinforcements/lesson.ts';
import { SENSOR } from './sensor/lesson.ts';
import { SHAFTS } from './shafts/lesson.ts';
import { CLOSED_TILE } from './spells/closedLesson.ts';
import { FROG } from './spells/frogLesson.ts';
import { HIDING } from './spells/hideLesson.ts';
import { TELEKINESIS } from './telekinesis/lesson.ts';

// The thirteen tutorials as lessons. What to do now is read off the view: a step is the first that is not done, however one
// came there.

export interface Step {
  readonly text: PageKey & `securityLessons.${string}`;
  readonly params?: (view: View) => TextParams;
  readonly done: (view: View) => boolean;
  readonly lights?: (view: View) => Lit | null;
  /** The tile it is about, by its name. */
  readonly meant?: string;
  /** The token to take up, once nobody has to go anywhere first. */
  readonly token?: MallCommand['type'];
}

export interface Course {
  readonly steps: readonly Step[];
  /** Whether it cannot be won any more although it is not lost. */
  readonly spent: (view: View) => boolean;
  /** The deck's first tiles, so that what is wanted comes soon. */
  readonly first: readonly string[];
  /** Tiles that lie there already, so that nobody waits long for what the lesson is about. */
  readonly lying?: (start: string) => NonNullable<Position['placed']>;
}

export const SECURITY_LESSONS = {
  XT1: SHAFTS,
  XT2: BREACHES,
  XT3: CAPTIVE,
  XT4: CODES,
  XT5: MAPS,
  XT6: BEHOLDER,
  XT7: TELEKINESIS,
  XT8: HIDING,
  XT9: CLOSED_TILE,
  XT10: FROG,
  XT11: SECOND_GUARD,
  XT12: CONTROL,
  XT13: SENSOR,
} as const satisfies Readonly<Record<string, Course>>;

export type LessonId = keyof typeof SECURITY_LESSONS;
export const LESSON_IDS = Object.keys(SECURITY_LESSONS) as readonly LessonId[];

export interface Manner {
  /** Whether the sand runs as in a game. */
  readonly clock: boolean;
  readonly hardcore: boolean;
}

/** Each nearest to where it can explore. */
const MIDDLE: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '1A': { mage: 5, dwarf: 6, barbarian: 9, elf: 10 },
  '1B': { mage: 5, elf: 6, dwarf: 9, barbarian: 10 },
};

/** The evening's own set-up; only the deal is arranged. */
export function positionOf(id: LessonId, { clock, hardcore }: Manner): Position {
  const sand = clock ? FULL_SAND : MOST_SAND;
  const setup = eveningSetup({ evening: id, players: 2, hardcore, sand }) as Setup;
  const { first, lying }: Course = SECURITY_LESSONS[id];
  const dealt = Object.entries(MIDDLE[setup.start] ?? {}).filter(
    ([hero]) => id !== 'XT3' || hero !== 'dwarf',
  );
  const pawns = Object.fromEntries(dealt.map(([hero, cell]): [string, At] => [hero, [setup.start, cell]]));
  return { setup, pawns, first, ...(lying === undefined ? {} : { placed: lying(setup.start) }) };
}

/** The step to do now; undefined when all are done. */
export const stepOf = ({ steps }: Course, view: View): Step | undefined =>
  steps.find(({ done }) => !done(view));
