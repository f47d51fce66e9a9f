import { recall, remember } from '#client/prefs.ts';
import type { TowerAct } from '#client/tower/table.ts';
import { fingerprint } from '#engine/core/hash.ts';

// Quests that were left half-played, kept in this browser action by action. By their drawing: what was
// done in a quest that has changed since means nothing.

export interface Begun {
  readonly acts: readonly TowerAct[];
  /** Whether it was looked up: a hint, the solution. */
  readonly aided: boolean;
}

/** The latest one last. */
type Kept = ReadonlyMap<string, Begun>;

const KEY = 'tower.begun';
const VERSION = 1;
const MOST = 40;
const MOST_ACTS = 1_000;
const ACTS: ReadonlySet<unknown> = new Set(['move', 'swap', 'turn', 'slide']);

/** Whatever was kept, as far as it has the right shape; whether it can be done is the engine's to say. */
export function readBegun(kept: unknown): Kept {
  if (!isRecord(kept) || kept.version !== VERSION || !Array.isArray(kept.games)) return new Map();
  return new Map(kept.games.filter(isGame).map(({ quest, acts, aided }) => [quest, { acts, aided }]));
}

export function writeBegun(games: Kept): unknown {
  const latest = [...games].slice(-MOST).map(([quest, begun]) => ({ quest, ...begun }));
  return { version: VERSION, games: latest };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function isGame(kept: unknown): kept is Begun & { readonly quest: string } {
  if (!isRecord(kept) || typeof kept.quest !== 'string' || typeof kept.aided !== 'boolean') return false;
  const { acts } = kept;
  return Array.isArray(acts) && acts.length <= MOST_ACTS && acts.every(isAct);
}

const isAct = (value: unknown) => isRecord(value) && ACTS.has(value.type);

export function begunOf(drawing: string): Begun | undefined {
  return readBegun(recall(KEY)).get(fingerprint(drawing));
}

/** Without an action there is nothing to come back to, and what is too long to be read again is not kept. */
export function noteBegun(drawing: string, begun: Begun): void {
  const quest = fingerprint(drawing);
  const games = new Map(readBegun(recall(KEY)));
  const known = games.delete(quest);
  if (begun.acts.length > 0 && begun.acts.length <= MOST_ACTS) games.set(quest, begun);
  else if (!known) return;
  remember(KEY, writeBegun(games));
}

export const forgetBegun = (): void => remember(KEY, writeBegun(new Map()));
