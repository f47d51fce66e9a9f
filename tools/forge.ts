// npm run forge -- FILE [SEED] [EACH] [PAWNS]: candidates for trials of all levels, each written to FILE as soon as it
// is found, until there are EACH of every level; with PAWNS, of four stars and so many pawns. As many are forged side
// by side as the machine has processors, or as --workers=N says. Goes on where an earlier run with the same file ended.

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { readShipped, type Shipped, splitPool } from '#content/quest-format/shipped.ts';
import { ALIKE, differenceOf } from '#forge/alike.ts';
import { openCrew } from './crew.ts';
import type { Candidate, Wanted } from './forge/candidate.ts';

const words = process.argv.slice(2);
const many = words.find((word) => word.startsWith('--workers='))?.split('=')[1];
const [file, seed = 'hushglass', each = '100', pawns] = words.filter((word) => !word.startsWith('--'));
if (file === undefined) {
  console.error('npm run forge -- FILE [SEED] [EACH] [PAWNS] [--workers=N]');
  process.exit(2);
}

const crew = openCrew<Wanted, Candidate>(
  new URL('./forge/candidate.ts', import.meta.url),
  Math.max(1, Number(many ?? availableParallelism())),
);
const shippedIn = (text: string): Shipped => {
  const read = readShipped(text);
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  return read;
};
const found: Shipped[] = splitPool(existsSync(file) ? readFileSync(file, 'utf8') : '').map(shippedIn);
const isWanted = ({ quest }: Shipped) =>
  pawns === undefined || Object.keys(quest.starts).length === Number(pawns);
const have = (stars: number) => found.filter((one) => one.proof.stars === stars && isWanted(one)).length;
const levels = pawns === undefined ? [1, 2, 3, 4] : [4];
const isNew = ({ quest }: Shipped) => found.every((other) => differenceOf(other.quest, quest) >= ALIKE);

/** Whether it was kept. */
function keep(drawing: string): boolean {
  const made = shippedIn(drawing);
  if (!isNew(made)) return false;
  found.push(made);
  appendFileSync(file as string, `${found.length > 1 ? '====\n' : ''}${drawing}`);
  return true;
}

function told(candidate: Candidate | 'late' | 'full'): string {
  if (typeof candidate === 'string') return 'fell over';
  const { drawing, features, seconds } = candidate;
  const kept = drawing !== null && keep(drawing);
  const grade = `${found.at(-1)?.proof.stars} stars, grade ${found.at(-1)?.proof.grade}`;
  const result = kept ? `kept: ${grade}` : candidate.words.join(', ') || 'alike';
  return `${features.join(' ')} ${seconds.toFixed(1)} s: ${result}`;
}

const rounds = new Map(levels.map((stars) => [stars, 0]));
const underWay = new Map(levels.map((stars) => [stars, 0]));
const of = (counts: ReadonlyMap<number, number>, stars: number) => counts.get(stars) ?? 0;

/** The level that has fewest is next, and of those the one that fewest work on. */
function next(): number | null {
  const open = levels.filter((stars) => have(stars) < Number(each));
  const order = open.sort((a, b) => have(a) - have(b) || of(underWay, a) - of(underWay, b));
  return order[0] ?? null;
}

async function work(): Promise<void> {
  for (let stars = next(); stars !== null; stars = next()) {
    const round = of(rounds, stars);
    rounds.set(stars, round + 1);
    underWay.set(stars, of(underWay, stars) + 1);
    const wanted = { stars, seed, round, ...(pawns === undefined ? {} : { pawns: Number(pawns) }) };
    const made = await crew.ask(wanted);
    underWay.set(stars, of(underWay, stars) - 1);
    console.log(`${stars}-${round} ${told(made)}`);
  }
}

await Promise.all(Array.from({ length: crew.size }, work));
await crew.close();
