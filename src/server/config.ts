import * as v from 'valibot';

// Everything that can be configured, by environment variables only (docs/hosting.md lists them).

const port = v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0), v.maxValue(65_535));

const milliseconds = v.pipe(
  v.string(),
  v.transform(Number),
  v.integer(),
  v.minValue(50),
  v.maxValue(3_600_000),
);

const amount = v.pipe(v.string(), v.nonEmpty(), v.transform(Number), v.number(), v.minValue(0), v.finite());

const Environment = v.object({
  HUSHGLASS_PORT: v.optional(port, '8642'),
  HUSHGLASS_HOST: v.optional(v.string(), '0.0.0.0'),
  HUSHGLASS_DATA: v.optional(v.string(), 'hushglass.db'),
  /** The address people use where a proxy stands in front, such as https://play.example.org. */
  HUSHGLASS_URL: v.optional(v.pipe(v.string(), v.url())),
  HUSHGLASS_LOG: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent']), 'warn'),
  /** How often rooms that nobody is in are put away, in milliseconds. */
  HUSHGLASS_SWEEP_MS: v.optional(milliseconds, '60000'),
  /** How long a room without a line in the Book outlives its last visit, and a lost game its end; 0 is for ever. */
  HUSHGLASS_KEEP_ROOMS_DAYS: v.optional(amount, '30'),
  HUSHGLASS_KEEP_LOST_DAYS: v.optional(amount, '90'),
  /** How large the data file may get before nothing new is begun; 0 is without end. */
  HUSHGLASS_MOST_GB: v.optional(amount, '10'),
  /** Addresses of proxies whose X-Forwarded-For may be believed. */
  HUSHGLASS_PROXIES: v.optional(v.string()),
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
  readonly url: string | undefined;
  readonly log: string;
  readonly sweepMs: number;
  readonly proxies: readonly string[];
  /** Without it, what nobody has set. */
  readonly keep?: Keep;
}

export const keepOf = ({ keep }: Config): Keep => keep ?? { roomsDays: 30, lostDays: 90, mostGb: 10 };

/** The first setting that makes no sense. */
export function badSetting(
  environment: NodeJS.ProcessEnv,
): { readonly name: string; readonly value: string } | null {
  const read = v.safeParse(Environment, environment);
  const name = read.success ? undefined : v.getDotPath(read.issues[0]);
  return name == null ? null : { name, value: environment[name] ?? '' };
}

export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = v.parse(Environment, environment);
  return {
    port: given.HUSHGLASS_PORT,
    host: given.HUSHGLASS_HOST,
    data: given.HUSHGLASS_DATA,
    url: given.HUSHGLASS_URL,
    log: given.HUSHGLASS_LOG,
    sweepMs: given.HUSHGLASS_SWEEP_MS,
    keep: {
      roomsDays: given.HUSHGLASS_KEEP_ROOMS_DAYS,
      lostDays: given.HUSHGLASS_KEEP_LOST_DAYS,
      mostGb: given.HUSHGLASS_MOST_GB,
    },
    proxies: (given.HUSHGLASS_PROXIES ?? '')
      .split(',')
      .map((address) => address.trim())
      .filter((address) => address !== ''),
  };
}
