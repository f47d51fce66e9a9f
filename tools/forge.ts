// npm run forge -- FILE [SEED] [EACH] [PAWNS]: candidates for trials of all levels, each written to FILE as soon as it
// is found, until there are EACH of every level; with PAWNS, of four stars and so many pawns. Goes on where an earlier
// run with the same file ended.

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { drawShipped, readShipped, type Shipped, splitPool } from '#content/quest-format/shipped.ts';
import { ALIKE, differenceOf } from '#forge/alike.ts';
import { forgeOnce, orderOf } from '#forge/forge.ts';
import { THEMES } from '#forge/themes.ts';

const [file, seed = 'hushglass', each = '100', pawns] = process.argv.slice(2);
if (file === undefined) {
  console.error('npm run forge -- FILE [SEED] [EACH] [PAWNS]');
  process.exit(2);
}

const found: Shipped[] = splitPool(existsSync(file) ? readFileSync(file, 'utf8') : '').map((text) => {
  const read = readShipped(text);
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  return read;
});
const isWanted = ({ quest }: Shipped) =>
  pawns === undefined || Object.keys(quest.starts).length === Number(pawns);
const have = (stars: number) => found.filter((one) => one.proof.stars === stars && isWanted(one)).length;
const levels = pawns === undefined ? [1, 2, 3, 4] : [4];
const isNew = ({ quest }: Shipped) => found.every((other) => differenceOf(other.quest, quest) >= ALIKE);

function attempt(stars: number, round: number): void {
  const themes = THEMES[stars] ?? [];
  const order = orderOf(stars, `${seed} ${stars} ${round}`);
  const features = themes[round % themes.length] ?? [];
  const from = performance.now();
  let words: readonly string[] = [];
  const made = forgeOnce({
    ...order,
    name: `forged-${stars}-${round}`,
    features,
    ...(pawns === undefined ? {} : { pawns: Number(pawns) }),
    onRefused: (why) => (words = why),
  });
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  const kept = made !== null && isNew(made);
  if (made !== null && kept) {
    found.push(made);
    appendFileSync(file as string, `${found.length > 1 ? '====\n' : ''}${drawShipped(made)}`);
  }
  const result = kept
    ? `kept: ${made?.proof.stars} stars, grade ${made?.proof.grade}`
    : words.join(', ') || 'alike';
  console.log(`${stars}-${round} ${features.join(' ')} ${seconds} s: ${result}`);
}

/** The level that has fewest is next. */
const rounds = new Map(levels.map((stars) => [stars, 0]));
for (;;) {
  const stars = levels.reduce((least, level) => (have(level) < have(least) ? level : least));
  if (have(stars) >= Number(each)) break;
  const round = rounds.get(stars) ?? 0;
  rounds.set(stars, round + 1);
  attempt(stars, round);
}
