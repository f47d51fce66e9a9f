import * as v from 'valibot';
import type { Patience } from '#room/absence.ts';

// Everything that can be configured, by environment variables only (docs/hosting.md lists them).

const port = v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0), v.maxValue(65_535));

const milliseconds = v.pipe(
  v.string(),
  v.transform(Number),
  v.integer(),
  v.minValue(50),
  v.maxValue(3_600_000),
);

const Environment = v.object({
  HUSHGLASS_PORT: v.optional(port, '8642'),
  HUSHGLASS_HOST: v.optional(v.string(), '0.0.0.0'),
  HUSHGLASS_DATA: v.optional(v.string(), 'hushglass.db'),
  /** The address people use where a proxy stands in front, such as https://play.example.org. */
  HUSHGLASS_URL: v.optional(v.pipe(v.string(), v.url())),
  HUSHGLASS_LOG: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent']), 'warn'),
  /** How often rooms that nobody is in are put away, in milliseconds. */
  HUSHGLASS_SWEEP_MS: v.optional(milliseconds, '60000'),
  /** After how long somebody else is host, and a chair is free between games, in milliseconds. */
  HUSHGLASS_HOST_AFTER_MS: v.optional(milliseconds, '60000'),
  HUSHGLASS_CHAIR_AFTER_MS: v.optional(milliseconds, '600000'),
  /** Addresses of proxies whose X-Forwarded-For may be believed. */
  HUSHGLASS_PROXIES: v.optional(v.string()),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly url: string | undefined;
  readonly log: string;
  readonly sweepMs: number;
  readonly patience: Patience;
  readonly proxies: readonly string[];
}

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
    patience: { host: given.HUSHGLASS_HOST_AFTER_MS, chair: given.HUSHGLASS_CHAIR_AFTER_MS },
    proxies: (given.HUSHGLASS_PROXIES ?? '')
      .split(',')
      .map((address) => address.trim())
      .filter((address) => address !== ''),
  };
}
