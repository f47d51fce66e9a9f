import type { OwnScenario } from './own.ts';

// The code in the link of an own scenario: everything there is to know of it, in letters, digits,
// - and _ alone, so that no messenger breaks it. Inside is one line of text,
//
//   1B 2-14,L1 24 ownExits,noVortex 240000 Blind alley
//   1A 2-12 . spells/frog,swap 180000 Toads
//
// where spells that lie ready follow the rules, if any are fixed;
// a code that a person cut off or made up is no scenario, rather than another one.

const LONGEST_CODE = 2_000;
const NONE = '.';
/** Before the spells that lie ready. */
const READY = '/';

export function ownCode({ name, start, tiles, onTop, pieces, sand, spells = [] }: OwnScenario): string {
  const rules = spells.length === 0 ? listed(pieces) : `${listed(pieces)}${READY}${listed(spells)}`;
  const line = [start, ranges(tiles), ranges(onTop), rules, sand, name].join(' ');
  const bytes = new TextEncoder().encode(line);
  const text = btoa(String.fromCharCode(...bytes, ...checkOf(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export function readOwnCode(code: string): OwnScenario | null {
  if (code.length > LONGEST_CODE || !/^[\w-]+$/.test(code)) return null;
  const line = lineOf(code);
  const [start, tiles, onTop, rules, sand, ...name] = line?.split(' ') ?? [];
  if (start === undefined || rules === undefined || sand === undefined || name.length === 0) return null;
  const [pieces = '', spells, ...more] = rules.split(READY);
  if (more.length > 0) return null;
  const [deck, top] = [unranged(tiles ?? ''), unranged(onTop ?? '')];
  if (deck === null || top === null || !/^\d{1,9}$/.test(sand)) return null;
  return {
    name: name.join(' '),
    start,
    tiles: deck,
    onTop: top,
    pieces: unlisted(pieces),
    sand: Number(sand),
    ...(spells === undefined ? {} : { spells: unlisted(spells) }),
  };
}

/** The line, if it is text and its last bytes agree with the others. */
function lineOf(code: string): string | null {
  try {
    const text = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const all = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const bytes = all.subarray(0, -CHECK);
    const whole = checkOf(bytes).every((byte, index) => byte === all[bytes.length + index]);
    return whole ? new TextDecoder('utf-8', { fatal: true }).decode(bytes) : null;
  } catch {
    return null;
  }
}

const CHECK = 2;

/** A byte counts differently by its place, and no one letter of a code can change without its being noticed. */
function checkOf(bytes: Uint8Array): readonly number[] {
  const sum = bytes.reduce((known, byte) => (known * 257 + byte) % 65_521, bytes.length);
  return [sum >> 8, sum & 255];
}

const listed = (names: readonly string[]) => (names.length === 0 ? NONE : names.join(','));
const unlisted = (text: string) => (text === NONE ? [] : text.split(','));

/** 2,3,4,9 as 2-4,9; the order is kept. */
function ranges(names: readonly string[]): string {
  const runs: string[][] = [];
  for (const name of names) {
    const run = runs.at(-1);
    if (run !== undefined && follows(run.at(-1) as string, name)) run.push(name);
    else runs.push([name]);
  }
  return listed(runs.map((run) => (run.length < 3 ? run.join(',') : `${run[0]}-${run.at(-1)}`)));
}

const isNumber = (name: string) => /^[1-9]\d?$/.test(name);
const follows = (one: string, next: string) =>
  isNumber(one) && isNumber(next) && Number(next) === Number(one) + 1;

function unranged(text: string): readonly string[] | null {
  const parts = unlisted(text).map((part) => {
    const [from, to, ...more] = part.split('-');
    if (to === undefined) return [part];
    if (from === undefined || more.length > 0 || !isNumber(from) || !isNumber(to)) return null;
    return Array.from({ length: Math.max(0, Number(to) - Number(from) + 1) }, (_, step) =>
      String(Number(from) + step),
    );
  });
  return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
}
