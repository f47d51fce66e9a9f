import * as v from 'valibot';
import type { Patience } from '#room/absence.ts';
import { isRange } from './ipAddress.ts';

// Everything that can be configured, by environment variables only (docs/hosting.md lists them).

const port = v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0), v.maxValue(65_535));

const milliseconds = v.pipe(
  v.string(),
  v.transform(Number),
  v.integer(),
  v.minValue(50),
  v.maxValue(3_600_000),
);

const listOf = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

const list = v.pipe(v.string(), v.transform(listOf));
const ranges = v.pipe(
  list,
  v.check((all) => all.every(isRange)),
);
const names = v.pipe(
  list,
  v.check((all) => all.every((name) => /^[\w.-]+$/.test(name))),
);
const address = v.pipe(v.string(), v.url(), v.regex(/^https?:/i));
const amount = v.pipe(v.string(), v.nonEmpty(), v.transform(Number), v.number(), v.minValue(0), v.finite());

const Environment = v.object({
  HUSHGLASS_PORT: v.optional(port),
  /** What many hosting services say instead. */
  PORT: v.optional(port, '8642'),
  HUSHGLASS_HOST: v.optional(v.string(), '0.0.0.0'),
  HUSHGLASS_DATA: v.optional(v.string(), 'hushglass.db'),
  /** A database instead, which several nodes may share. */
  HUSHGLASS_STORE: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//))),
  /** Where the other nodes reach this one, such as http://10.0.0.5:8642; its own address and port where it is not set. */
  HUSHGLASS_NODE: v.optional(address),
  /** The address people use where a proxy stands in front, such as https://play.example.org. */
  HUSHGLASS_URL: v.optional(address),
  /** Further names under which people open the page. */
  HUSHGLASS_NAMES: v.optional(names, ''),
  HUSHGLASS_LOG: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent']), 'warn'),
  /** Who may read /metrics: programs on this machine, or whoever can reach it. */
  HUSHGLASS_METRICS: v.optional(v.picklist(['here', 'all']), 'here'),
  /** How often rooms that nobody is in are put away, in milliseconds. */
  HUSHGLASS_SWEEP_MS: v.optional(milliseconds, '60000'),
  HUSHGLASS_BALANCE_MS: v.optional(milliseconds, '5000'),
  /** After how long somebody else is host, and a chair is free between games, in milliseconds. */
  HUSHGLASS_HOST_AFTER_MS: v.optional(milliseconds, '60000'),
  HUSHGLASS_CHAIR_AFTER_MS: v.optional(milliseconds, '600000'),
  /** Addresses of proxies whose X-Forwarded-For may be believed, and ranges of them. */
  HUSHGLASS_PROXIES: v.optional(ranges, ''),
  /** How long a room without a line in the Book outlives its last visit, and a lost game its end; 0 is for ever. */
  HUSHGLASS_KEEP_ROOMS_DAYS: v.optional(amount, '30'),
  HUSHGLASS_KEEP_LOST_DAYS: v.optional(amount, '90'),
  /** How large the data file may get before nothing new is begun; 0 is without end. */
  HUSHGLASS_MOST_GB: v.optional(amount, '10'),
});

/** What is kept, and for how long; 0 is for ever. */
export interface Keep {
  readonly roomsDays: number;
  readonly lostDays: number;
  readonly mostGb: number;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  /** A database that is used instead of the data file. */
  readonly database: string | undefined;
  /** Where other nodes reach this one. */
  readonly address: string | undefined;
  readonly url: string | undefined;
  readonly names: readonly string[];
  readonly log: string;
  readonly metrics: 'here' | 'all';
  readonly sweepMs: number;
  /** How often a node that has many rooms looks for one that has few. */
  readonly balanceMs: number;
  readonly patience: Patience;
  readonly proxies: readonly string[];
  readonly keep: Keep;
}

/** What is set to nothing is not set, and PORT is nobody's business where ours is. */
function given(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const set = Object.entries(environment).filter(([, value]) => value?.trim() !== '');
  const ours = set.some(([name]) => name === 'HUSHGLASS_PORT');
  return Object.fromEntries(set.filter(([name]) => !(ours && name === 'PORT')));
}
/** The first setting that makes no sense. */
export function badSetting(
  environment: NodeJS.ProcessEnv,
): { readonly name: string; readonly value: string } | null {
  const read = v.safeParse(Environment, given(environment));
  const name = read.success ? undefined : v.getDotPath(read.issues[0]);
  return name == null ? null : { name, value: environment[name] ?? '' };
}

export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const read = v.parse(Environment, given(environment));
  return {
    port: read.HUSHGLASS_PORT ?? read.PORT,
    host: read.HUSHGLASS_HOST,
    data: read.HUSHGLASS_DATA,
    database: read.HUSHGLASS_STORE,
    address: read.HUSHGLASS_NODE,
    url: read.HUSHGLASS_URL,
    names: read.HUSHGLASS_NAMES,
    log: read.HUSHGLASS_LOG,
    metrics: read.HUSHGLASS_METRICS,
    sweepMs: read.HUSHGLASS_SWEEP_MS,
    balanceMs: read.HUSHGLASS_BALANCE_MS,
    patience: { host: read.HUSHGLASS_HOST_AFTER_MS, chair: read.HUSHGLASS_CHAIR_AFTER_MS },
    proxies: read.HUSHGLASS_PROXIES,
    keep: {
      roomsDays: read.HUSHGLASS_KEEP_ROOMS_DAYS,
      lostDays: read.HUSHGLASS_KEEP_LOST_DAYS,
      mostGb: read.HUSHGLASS_MOST_GB,
    },
  };
}
