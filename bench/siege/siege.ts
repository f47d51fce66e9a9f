import { type ForkOptions, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { beyond } from './beyond.ts';
import { deleted, walDeleted } from './deleted.ts';
import { flapping, flappingSlowly } from './flapping.ts';
import { full } from './full.ts';
import { growth } from './growth.ts';
import { held } from './held.ts';
import { killedAfterRoom } from './killedAfterRoom.ts';
import { kills } from './kills.ts';
import { resets } from './resets.ts';
import { sideDoors } from './sideDoors.ts';
import { type Attack, type Row, storm, type Wishes } from './storm.ts';
import { supersededBusy, supersededIdle } from './superseded.ts';
import { torn } from './torn.ts';
import { within } from './within.ts';

// All attacks, one after the other, and the sum of what they found.

export type Besiege = (wishes: Wishes) => Promise<Row>;

const by = (attack: Attack): readonly [string, Besiege] => [attack.name, (wishes) => storm(attack, wishes)];

export const ATTACKS: ReadonlyMap<string, Besiege> = new Map([
  by(resets),
  by(held),
  ...within.map(by),
  ...beyond.map(by),
  by(sideDoors),
  by(growth),
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

/** What hangs is named, and does not outlive the siege. */
const SHORT_WITHIN = 100_000;
const LONG_WITHIN = 900_000;

/** Each attack is led from a process of its own, which gives way to those it attacks. */
async function lead(name: string, wishes: Wishes): Promise<Row> {
  const timeout = wishes.short ? SHORT_WITHIN : LONG_WITHIN;
  const options: ForkOptions = { execArgv: [], serialization: 'advanced', timeout, killSignal: 'SIGKILL' };
  const captain = fork(CAPTAIN, [name, JSON.stringify(wishes)], options);
  const ended = once(captain, 'exit').then(() => null);
  const told = await Promise.race([once(captain, 'message'), ended]);
  await ended;
  if (told === null) throw new Error(`${name} could not be tried`);
  return told[0] as Row;
}

const CAPTAIN = fileURLToPath(new URL('captain.ts', import.meta.url));

export interface SiegeResult {
  readonly crashes: number;
  readonly forks: number;
  readonly wrongPages: number;
  readonly falselyAcknowledged: number;
  /** The worst of all attacks over the disk as it is; null where nobody was measured. */
  readonly innocentP99Ms: number | null;
  /** Over a slow disk: under attack, times the same run's own quiet. */
  readonly slowDiskRatio: number | null;
  /** [R5] bits a second that come through silence, by what carries them. */
  readonly silenceBits: Readonly<Record<string, number>>;
  /** Over the idle minutes after a storm. */
  readonly idleBytesPerSecond: number | null;
  /** Everything else that must not be. */
  readonly flaws: number;
}

const WELL_P99 = 50;
const WELL_RATIO = 1.5;

/** Nobody is measured in the short form, so several may go on at once. */
const AT_ONCE = 4;
/** A database is one more who wants the processor. */
const AT_ONCE_ON_DATABASE = 2;
/** What only ever shows in how long innocents wait is left to the long form. */
const isInShort = (name: string) =>
  !/limits|^flapping$|busy/.test(name) || name === 'beyond limits: messages';

/** What is about a file, or how slowly it is written, is nothing to a database. */
const isOfFiles = (name: string) => /disk|file|-wal|superseded/.test(name);
/** Of several floods one is as good as another there. */
const isInShortOnDatabase = (name: string) =>
  isInShort(name) || ['flapping', 'within limits: pausing, staring'].includes(name);

function chosen({ short, database }: Wishes, only: string): string[] {
  const names = [...ATTACKS.keys()].filter((name) => name.includes(only));
  if (database === undefined) return short ? names.filter(isInShort) : names;
  return names.filter((name) => !isOfFiles(name) && (!short || isInShortOnDatabase(name)));
}

/** Those attacks whose name has this word in it. */
export async function siege(wishes: Wishes, only: string, say: (row: Row) => void): Promise<SiegeResult> {
  const left = chosen(wishes, only);
  const rows: Row[] = [];
  const attack = async () => {
    for (let name = left.shift(); name !== undefined; name = left.shift()) {
      const row = await lead(name, wishes);
      rows.push(row);
      say(row);
    }
  };
  const atOnce = wishes.database === undefined ? AT_ONCE : AT_ONCE_ON_DATABASE;
  await Promise.all(Array.from({ length: wishes.short ? atOnce : 1 }, attack));
  return resultOf(rows);
}

function resultOf(rows: readonly Row[]): SiegeResult {
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
    silenceBits: Object.assign({}, ...rows.map((row) => row.silenceBits ?? {})),
    idleBytesPerSecond: most(rows.flatMap((row) => row.idleBytesPerSecond ?? [])),
    flaws: rows.reduce((total, { flaws }) => total + flaws.length, 0),
  };
}

/** Whether the innocents could play on. */
export function isPlayable({ slow, quiet, storm: under }: Row): boolean {
  if (quiet === null || under === null) return true;
  return slow ? under.p99Ms <= quiet.p99Ms * WELL_RATIO : under.p99Ms < WELL_P99;
}

export function isWithstood({
  innocentP99Ms,
  slowDiskRatio,
  silenceBits: _,
  ...found
}: SiegeResult): boolean {
  const nothing = Object.values(found).every((count) => (count ?? 0) === 0);
  return nothing && (innocentP99Ms ?? 0) < WELL_P99 && (slowDiskRatio ?? 1) <= WELL_RATIO;
}
