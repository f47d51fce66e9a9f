import type { Box, Shared } from '#engine/mall/index.ts';
import type { Minds } from './minds.ts';
import { type Plan, planFor } from './plan.ts';
import type { Recent } from './recent.ts';
import type { Script } from './script.ts';
import type { Seen } from './seen.ts';
import { takesAt } from './tempo.ts';

/** However quiet it is, sand runs: the table is looked at again after so long. */
export const LOOK_AGAIN = 1_000;

interface Kept {
  readonly shared: Shared;
  readonly recent: Recent;
  readonly script: Script | null;
  readonly second: number;
  readonly pace: string;
  readonly plan: Plan;
}

const keptByGame = new WeakMap<Box, Kept>();

/** One plan a table, event and second, however many bots ask. */
export function planAt(minds: Pick<Minds, 'recent' | 'script' | 'tempo'>, game: Seen, now: number): Plan {
  const { recent, script, tempo } = minds;
  const pace = tempo.seats.length === 0 ? '' : takesAt(game, tempo).name;
  const second = Math.floor(now / LOOK_AGAIN);
  const kept = keptByGame.get(game.box);
  const isKept =
    kept?.shared === game.shared && kept.second === second && kept.recent === recent && kept.pace === pace;
  if (isKept && (kept.script === script || kept.plan.script === script)) return kept.plan;
  const plan = planFor(game, second * LOOK_AGAIN, recent, script, tempo);
  keptByGame.set(game.box, { shared: game.shared, recent, script, second, pace, plan });
  return plan;
}
