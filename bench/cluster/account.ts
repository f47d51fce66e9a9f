import { setTimeout as sleep } from 'node:timers/promises';
import type { LogEntry } from '#engine/core/log.ts';
import { type Game, gameTime, viewFor } from '#engine/mall/index.ts';
import { reviving } from '#room/authority.ts';
import type { AnyEvent } from '#room/gameEngine.ts';
import { openCatalogue } from '#server/catalogue.ts';
import { examineLog } from '#server/check/log.ts';
import type { PlacedEntry } from '#server/logs.ts';
import type { Witnessed } from './audit.ts';
import type { Cluster } from './nodes.ts';
import type { Roamer, Roaming } from './roamers.ts';
import type { Struck } from './strike.ts';

// What the logs say when all is over, beside what everyone was told.

const catalogue = openCatalogue();
const PATIENCE = 8_000;

export interface Account {
  readonly acked: number;
  /** Acknowledged and not in the log, or told and not known any more. */
  readonly lost: number;
  /** In the log more than once. */
  readonly doubled: number;
  /** Told one thing under a number, and later another. */
  readonly retold: number;
  /** Logs that are no history of one game. */
  readonly unsound: number;
  /** Pages that do not show what the log says. */
  readonly astray: number;
}

const idOf = ({ roamers }: Roaming) => roamers[0]?.walker.game as string;

async function readGame({ ask }: Cluster, id: string) {
  const [row] = await ask('SELECT header FROM games WHERE id = $1', [id]);
  const engine = catalogue.engineOf(JSON.parse(String(row?.header)));
  if (engine === null) throw new Error('no such game');
  const placed = (await ask('SELECT place, entry FROM entries WHERE game = $1 ORDER BY place', [
    id,
  ])) as unknown as readonly PlacedEntry[];
  return { engine, placed };
}

export async function account(cluster: Cluster, table: Roaming): Promise<Account> {
  const { engine, placed } = await readGame(cluster, idOf(table));
  const log = examineLog(placed, engine);
  const kept = placed.flatMap(({ entry }) => (JSON.parse(entry) as LogEntry<AnyEvent>).id ?? []);
  const known = new Set(kept);
  const acked = table.roamers.flatMap(({ walker: { acked: ids, view } }) =>
    [...new Set(ids)].map((one) => `${view?.seat} ${one}`),
  );
  const sum = (figure: (roamer: Roamer) => number) =>
    table.roamers.reduce((total, roamer) => total + figure(roamer), 0);
  return {
    acked: acked.length,
    lost: acked.filter((one) => !known.has(one)).length + sum(({ walker }) => walker.forgotten),
    doubled: kept.length - known.size,
    retold: sum(({ retold }) => retold),
    unsound: log.findings.length,
    astray: await astray(cluster, table),
  };
}

/** Pages whose picture is still another when everything has arrived. */
async function astray(cluster: Cluster, table: Roaming): Promise<number> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    const { engine, placed } = await readGame(cluster, idOf(table));
    const game = examineLog(placed, engine).authority?.game as Game;
    const wrong = table.roamers.filter(
      ({ walker: { view } }) =>
        JSON.stringify(view?.shared) !== JSON.stringify(viewFor(game, view?.seat ?? null).shared),
    );
    if (wrong.length === 0 || performance.now() > until) return wrong.length;
    await sleep(200);
  }
}

/** By how much a room's time moved while it was nobody's, by the first entry of whoever had it next. */
export async function sandMoved(
  cluster: Cluster,
  table: Roaming,
  struck: readonly Struck[],
  written: readonly Witnessed[],
): Promise<readonly (readonly [Struck, number])[]> {
  const { engine, placed } = await readGame(cluster, idOf(table));
  const after = new Map<number, Struck>();
  for (const one of struck) {
    const next = written.find(({ lease, at }) => lease !== one.lease && at > one.wall);
    if (next !== undefined && one.host !== null) after.set(next.place, one);
  }
  const moved: (readonly [Struck, number])[] = [];
  let place = 0;
  const witness = (before: unknown, { at }: LogEntry<AnyEvent>) => {
    const one = after.get(place++);
    const { clock, phase } = (before as Game).shared;
    // One that was held already has no sand that runs.
    if (one === undefined || phase !== 'running' || clock.since !== null) return;
    moved.push([one, at - gameTime(clock, one.host as number)]);
  };
  const entries = placed.map(({ entry }) => JSON.parse(entry) as LogEntry<AnyEvent>);
  for (const _ of reviving(engine, entries, witness));
  return moved;
}
