import { WriteStream } from 'node:tty';
import type { Lang } from '#content/locales/index.ts';
import { ASCII, type Look, UNICODE } from './draw/look.ts';
import type { Depth } from './draw/text.ts';

// What the terminal can show and which language its owner reads, from the environment alone.

export type Env = Readonly<Record<string, string | undefined>>;
export type ColourWish = 'auto' | 'always' | 'never';

export interface Terminal {
  readonly depth: Depth;
  readonly columns: number;
  readonly look: Look;
}

interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

export function terminalOf(
  lang: Lang,
  output: Output,
  env: Env,
  colour: ColourWish,
  ascii: boolean,
): Terminal {
  const depth = depthOf(output, env, colour);
  const marks = ascii || !isUnicode(env) ? ASCII : UNICODE;
  return { depth, columns: columnsOf(output, env), look: { lang, marks, colour: depth > 1 } };
}

/** NO_COLOR (no-color.org) wins over everything but the player's own flag. */
function depthOf({ isTTY }: Output, env: Env, colour: ColourWish): Depth {
  if (colour === 'never') return 1;
  const detected = WriteStream.prototype.getColorDepth({ ...env }) as Depth;
  if (colour === 'always') return detected === 1 ? 24 : detected;
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return 1;
  return isTTY || env.FORCE_COLOR !== undefined ? detected : 1;
}

const NARROWEST = 60;

export function columnsOf({ columns }: Output, env: Env): number {
  const wished = Number(env.COLUMNS);
  const known = columns ?? (Number.isInteger(wished) && wished > 0 ? wished : 100);
  return Math.max(NARROWEST, known);
}

/** The console of Linux itself and old code pages have no fine lines. */
function isUnicode(env: Env): boolean {
  const locale = localeOf(env);
  return env.TERM !== 'linux' && (locale === '' || /utf-?8/i.test(locale));
}

function localeOf(env: Env): string {
  return env.LC_ALL || env.LC_CTYPE || env.LANG || '';
}
