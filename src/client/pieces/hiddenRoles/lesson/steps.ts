import type { Promised } from '#client/board/config.ts';
import type { PageKey } from '#content/locales/index.ts';
import { HEROES, type Pawn, type View } from '#engine/mall/index.ts';
import { rolesOf } from '#engine/mall/rules/hiddenRoles/memory.ts';
import { spaceOf } from '#engine/mall/spaces.ts';
import { spaceOfPawn } from '#engine/mall/ways.ts';
import { AT_FIRST, BESIDE_TIMER, BO, TIMER } from './stage.ts';

// What to do now is read off the view: the first step that is not done, however one came there.

export interface RolesStep {
  readonly text: PageKey & `rolesLesson.${string}`;
  readonly done: (view: View) => boolean;
  readonly lights?: (view: View) => Promised<Pawn> | null;
}

const waiting = (view: View): Pawn | undefined =>
  HEROES.find((hero) => spaceOfPawn(view, hero) === BESIDE_TIMER);

const isOut = (view: View) => rolesOf(view).out[BO] !== null;
const isAccused = (view: View) => isOut(view) || rolesOf(view).vote?.accused.includes(BO) === true;
const isEyed = (view: View) => isAccused(view) || rolesOf(view).eye?.before === BO;
/** Bo moved somebody, and not whom everybody waits for. */
const hasDawdled = (view: View) => isEyed(view) || spaceOfPawn(view, 'mage') !== spaceOf(0, AT_FIRST.mage);

export const STEPS: readonly RolesStep[] = [
  {
    text: 'rolesLesson.north',
    done: (view) => hasDawdled(view) || waiting(view) !== undefined,
    lights: () => ({ token: 'barbarian', space: BESIDE_TIMER }),
  },
  { text: 'rolesLesson.watch', done: hasDawdled },
  { text: 'rolesLesson.eye', done: isEyed },
  { text: 'rolesLesson.accuse', done: isAccused },
  { text: 'rolesLesson.vote', done: isOut },
  { text: 'rolesLesson.turn', done: (view) => rolesOf(view).offer === null },
  {
    text: 'rolesLesson.finish',
    done: ({ shared }) => shared.timers > 0,
    lights: (view) => {
      const hero = waiting(view);
      return hero === undefined ? { token: 'barbarian', space: BESIDE_TIMER } : { token: hero, space: TIMER };
    },
  },
];

/** Undefined once all is done. */
export const stepOf = (view: View): RolesStep | undefined => STEPS.find(({ done }) => !done(view));
