import * as v from 'valibot';
import { forget, read, write } from '#client/kept.ts';
import type { Alone } from '#client/state/alone.ts';
import { type Begun, LEFT, MOST_ACTS, VERSION } from '../solo/begun.ts';
import { WANTED, type Wanted } from './wanted.ts';

// The game with bots that is running, kept in this browser act by act, theirs too: one at most.

export interface BegunWithBots extends Omit<Begun, 'choice'> {
  readonly wanted: Wanted;
}

const BEGUN = v.pipe(
  v.looseObject({ ...LEFT, wanted: WANTED }),
  v.transform(({ wanted, random, acts, now }): BegunWithBots => ({ wanted, random, acts, now })),
);

export const begunWithBots = (): BegunWithBots | null => read('mates.begun', BEGUN, null);
export const forgetBegun = (): void => forget('mates.begun');

/** As it stands now; what has not begun or is over is nothing to come back to. */
export function noteBegun({ session, random, acts, now }: Alone, wanted: Wanted): void {
  const running = session.play.value?.view.shared.phase === 'running';
  if (running && acts.length <= MOST_ACTS)
    write('mates.begun', { version: VERSION, wanted, random, acts, now: now() });
  else forgetBegun();
}
