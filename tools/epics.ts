// Makes the epics of the adventures given as numbers: node tools/epics.ts 1 2 3 [seed] [--again]. Each is written to
// src/content/quests when it is found, unless it is like another; where there is one already, only --again. To have some
// to choose from, --into FOLDER writes every one that is found there. --onto begins with the one that there is, and puts on
// it what its recipe has and it has not.

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quests } from '#content/locales/en/quests.ts';
import { drawShipped, type Shipped } from '#content/quest-format/shipped.ts';
import { shippedQuest } from '#content/questSet.ts';
import { ALIKE, differenceOf } from '#forge/alike.ts';
import { forgeEpic } from '#forge/epic/forge.ts';
import { EPICS } from '#forge/epic/recipe.ts';

const FOLDER = join(import.meta.dirname, '../src/content/quests');
const TRIES = 1;
/** Changes of a board: the fewer heroes, the sooner one is looked at. */
const STEPS: Readonly<Record<number, number>> = { 3: 900, 4: 600, 5: 200 };

const slug = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function isAlike({ quest }: Shipped, but: number): boolean {
  return Object.keys(EPICS)
    .filter((number) => Number(number) !== but)
    .map((number) => `${number}-epic`)
    .filter((id) => existsSync(join(FOLDER, `${id}.quest`)))
    .some((id) => differenceOf(quest, shippedQuest(id).quest) < ALIKE);
}

const asked = process.argv.slice(2);
const into = asked.includes('--into') ? asked[asked.indexOf('--into') + 1] : undefined;
const words = asked.filter((word) => word !== into);
const again = words.includes('--again');
const numbers = words.map(Number).filter(Number.isInteger);
const seed = words.find((word) => /^[a-z]/.test(word)) ?? 'epic';
for (const number of numbers) {
  const file = join(FOLDER, `${number}-epic.quest`);
  const recipe = EPICS[number];
  if (recipe === undefined || (existsSync(file) && !again && into === undefined)) continue;
  const name = slug((quests as Readonly<Record<string, string>>)[`name.${number}-epic`] ?? `epic-${number}`);
  for (let one = 0; one < TRIES; one++) {
    const start = Date.now();
    const shipped = forgeEpic({
      recipe,
      name,
      ...(words.includes('--onto') && { onto: shippedQuest(`${number}-epic`).quest }),
      seed: `${seed} ${number} ${one}`,
      steps: STEPS[recipe.pawns.length] ?? 0,
      onProgress: (text) => console.log(`${number}-epic ${one}, ${text}`),
    });
    console.log(
      `${number}-epic ${one}: ${shipped ? `grade ${shipped.proof.grade}` : 'nothing'} after ${Date.now() - start} ms`,
    );
    if (shipped === null || (into === undefined && isAlike(shipped, number))) continue;
    writeFileSync(
      into === undefined ? file : join(into, `${number}-${seed}-${one}.quest`),
      drawShipped(shipped),
    );
    if (into === undefined) break;
  }
}
