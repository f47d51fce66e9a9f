import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { deleted, walDeleted } from './deleted.ts';
import { flapping, flappingSlowly } from './flapping.ts';
import { full } from './full.ts';
import { killedAfterRoom } from './killedAfterRoom.ts';
import { kills } from './kills.ts';
import { resets } from './resets.ts';
import { type Attack, type Row, storm, type Wishes } from './storm.ts';
import { supersededBusy, supersededIdle } from './superseded.ts';
import { torn } from './torn.ts';

// All attacks, one after the other, and the sum of what they found.

export type Besiege = (wishes: Wishes) => Promise<Row>;

const by = (attack: Attack): readonly [string, Besiege] => [attack.name, (wishes) => storm(attack, wishes)];

export const ATTACKS: ReadonlyMap<string, Besiege> = new Map([
  by(resets),
  by(flapping),
  by(flappingSlowly),
  ['kill -9, slow disk', kills],
  by(torn),
  by(full),
  by(deleted),
  by(walDeleted),
  by(supersededIdle),
  by(supersededBusy),
  by(killedAfterRoom),
]);

/** Each attack is led from a process of its own, which gives way to those it attacks. */
async function lead(name: string, wishes: Wishes): Promise<Row> {
  const captain = fork(CAPTAIN, [name, JSON.stringify(wishes)], { execArgv: [], serialization: 'advanced' });
  const ended = once(captain, 'exit').then(() => null);
  const told = await Promise.race([once(captain, 'message'), ended]);
  await ended;
  if (told === null) throw new Error(`${name} could not be tried`);
  return told[0] as Row;
}

const CAPTAIN = fileURLToPath(new URL('captain.ts', import.meta.url));

export interface Verdict {
  readonly crashes: number;
  readonly forks: number;
  readonly wrongPages: number;
  readonly falselyAcknowledged: number;
  /** The worst of all attacks over the disk as it is; null where nobody was measured. */
  readonly innocentP99Ms: number | null;
  /** Over a slow disk: under attack, times the same run's own quiet. */
  readonly slowDiskRatio: number | null;
  /** Everything else that must not be. */
  readonly flaws: number;
}

const WELL_P99 = 50;
const WELL_RATIO = 1.5;

/** Those attacks whose name has this word in it. */
export async function siege(wishes: Wishes, only: string, say: (row: Row) => void): Promise<Verdict> {
  const rows: Row[] = [];
  for (const name of ATTACKS.keys()) {
    if (!name.includes(only)) continue;
    const row = await lead(name, wishes);
    rows.push(row);
    say(row);
  }
  return verdictOf(rows);
}

function verdictOf(rows: readonly Row[]): Verdict {
  const sum = (figure: 'crashes' | 'forks' | 'wrongPages' | 'falselyAcknowledged') =>
    rows.reduce((total, row) => total + row[figure], 0);
  const most = (figures: readonly number[]) => (figures.length === 0 ? null : Math.max(...figures));
  const real = rows.flatMap(({ slow, storm: under }) => (slow || under === null ? [] : under.p99Ms));
  const ratios = rows.flatMap(({ slow, quiet, storm: under }) =>
    slow && quiet !== null && under !== null ? under.p99Ms / quiet.p99Ms : [],
  );
  return {
    crashes: sum('crashes'),
    forks: sum('forks'),
    wrongPages: sum('wrongPages'),
    falselyAcknowledged: sum('falselyAcknowledged'),
    innocentP99Ms: most(real),
    slowDiskRatio: most(ratios),
    flaws: rows.reduce((total, { flaws }) => total + flaws.length, 0),
  };
}

export function isWithstood({ innocentP99Ms, slowDiskRatio, ...found }: Verdict): boolean {
  const nothing = Object.values(found).every((count) => count === 0);
  return nothing && (innocentP99Ms ?? 0) < WELL_P99 && (slowDiskRatio ?? 1) <= WELL_RATIO;
}
