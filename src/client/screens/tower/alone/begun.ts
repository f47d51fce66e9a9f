import * as v from 'valibot';
import { forget, read, write } from '#client/kept.ts';
import type { TowerAct } from '#client/tower/table.ts';
import { listOf, understood } from '#client/understood.ts';
import { fingerprint } from '#engine/core/hash.ts';

// Quests that were left half-played, kept in this browser action by action. By their drawing: what was
// done in a quest that has changed since means nothing.

export interface Begun {
  readonly acts: readonly TowerAct[];
  /** Whether there was help: a hint, the solution, the best way. */
  readonly aided: boolean;
}

/** The latest one last. */
type Kept = ReadonlyMap<string, Begun>;

const VERSION = 1;
const MOST = 40;
const MOST_ACTS = 1_000;

// Its shape alone: whether it can be done is the engine's to say.
const ACT = v.looseObject({ type: v.picklist(['move', 'swap', 'turn', 'slide']) });
const GAME = v.looseObject({
  quest: v.string(),
  acts: v.pipe(v.array(ACT), v.maxLength(MOST_ACTS)),
  aided: v.boolean(),
});
const BEGUN = v.pipe(
  v.looseObject({ version: v.literal(VERSION), games: listOf(GAME) }),
  v.transform(
    ({ games }): Kept =>
      new Map(
        games.map(({ quest, acts, aided }) => [quest, { acts: acts as unknown as Begun['acts'], aided }]),
      ),
  ),
);

const NONE: Kept = new Map();

/** Whatever was kept, as far as it has the right shape. */
export const readBegun = (kept: unknown): Kept => understood(BEGUN, kept, NONE);

export function writeBegun(games: Kept): unknown {
  const latest = [...games].slice(-MOST).map(([quest, begun]) => ({ quest, ...begun }));
  return { version: VERSION, games: latest };
}

export function begunOf(drawing: string): Begun | undefined {
  return read('tower.begun', BEGUN, NONE).get(fingerprint(drawing));
}

/** Without an action there is nothing to come back to, and what is too long to be read again is not kept. */
export function noteBegun(drawing: string, begun: Begun): void {
  const quest = fingerprint(drawing);
  const games = new Map(read('tower.begun', BEGUN, NONE));
  const known = games.delete(quest);
  if (begun.acts.length > 0 && begun.acts.length <= MOST_ACTS) games.set(quest, begun);
  else if (!known) return;
  write('tower.begun', writeBegun(games));
}

export const forgetBegun = (): void => forget('tower.begun');
