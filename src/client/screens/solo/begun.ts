import * as v from 'valibot';
import { forget, read, write } from '#client/kept.ts';
import type { Alone, Left } from '#client/state/alone.ts';
import type { Random } from '#engine/core/random.ts';
import { type GameChoice, readChoice } from '#protocol/messages.ts';

// The game alone that is running, kept in this browser act by act: one at most. Its sand stands while nobody plays it.

export interface Begun extends Left {
  readonly choice: GameChoice;
  readonly random: Random;
}

export const VERSION = 1;
/** What is longer is not kept: reading it again would take its time. */
export const MOST_ACTS = 4_000;

const time = v.pipe(v.number(), v.minValue(0));
const seed = v.pipe(v.number(), v.integer());

const act = v.looseObject({
  at: time,
  command: v.looseObject({ type: v.string() }),
  seat: v.exactOptional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)))),
});

// Its shape alone: whether it can be done is the engine's to say.
export const LEFT = {
  version: v.literal(VERSION),
  random: v.tuple([seed, seed, seed, seed]),
  acts: v.pipe(v.array(act), v.maxLength(MOST_ACTS)),
  now: time,
};

const BEGUN = v.pipe(
  v.looseObject({ ...LEFT, choice: v.unknown() }),
  v.transform(({ choice, random, acts, now }) => {
    const known = readChoice(choice);
    return known === undefined || 'tower' in known ? null : { choice: known, random, acts, now };
  }),
);

export const begunAlone = (): Begun | null => read('solo.begun', BEGUN, null);
export const forgetBegun = (): void => forget('solo.begun');

/** As it stands now; what has not begun or is over is nothing to come back to. */
export function noteBegun({ session, random, acts, now }: Alone, choice: GameChoice): void {
  const running = session.play.value?.view.shared.phase === 'running';
  if (running && acts.length <= MOST_ACTS)
    write('solo.begun', { version: VERSION, choice, random, acts, now: now() });
  else forgetBegun();
}
