// npm run choose -- FILE...: from what was forged, the trials of every adventure and the pool. An adventure has its
// themes; along it the grade rises, and so it does from one adventure of a level to the next.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ADVENTURES, type Adventure } from '#content/adventures.ts';
import { quests as names } from '#content/locales/en/quests.ts';
import {
  drawShipped,
  joinPool,
  readShipped,
  type Shipped,
  splitPool,
} from '#content/quest-format/shipped.ts';
import { ALIKE, differenceOf } from '#forge/alike.ts';

const FOLDER = new URL('../src/content/quests/', import.meta.url);

/** What each trial of an adventure is about: needed one and all, the first wish that can be granted. */
const THEMES: Readonly<Record<number, readonly string[]>> = {
  1: ['door', 'door', 'door', 'door'],
  2: ['ladder', 'door ladder', 'ladder', 'door ladder'],
  3: ['current', 'dwarf', 'elf', 'current door', 'dwarf door', 'elf door', 'ladder elf', 'current elf'],
  4: ['barbarian', 'barbarian door', 'barbarian elf', 'barbarian ladder'],
  5: ['mage dwarf', 'mage door', 'mage sister', 'mage dwarf'],
  6: ['sister', 'sister elf', 'sister ladder', 'sister door'],
  7: ['door', 'door ladder', 'dwarf door', 'barbarian mage', 'sister elf', 'current', 'mage', 'barbarian'],
  8: ['door', 'dwarf door', 'door ladder', 'dwarf'],
  9: ['ladder', 'elf door', 'current door', 'ladder elf'],
  10: ['barbarian', 'mage', 'barbarian mage', 'mage door'],
  11: ['sister', 'door', 'sister mage', 'elf', 'sister ladder', 'barbarian elf', 'current', 'sister door'],
  12: ['door', 'door ladder', 'door', 'dwarf'],
  13: ['barbarian', 'barbarian elf', 'elf', 'barbarian door'],
  14: ['mage', 'sister', 'mage door', 'mage sister'],
  15: ['door ladder', 'sister', 'current', 'mage door', 'dwarf', 'elf', 'sister five', 'barbarian door'],
};

const forged = process.argv
  .slice(2)
  .flatMap((file) => splitPool(readFileSync(file, 'utf8')))
  .map(read);
const left = new Set(
  forged.filter((one, index) =>
    forged.slice(0, index).every((other) => differenceOf(one.quest, other.quest) >= ALIKE),
  ),
);

function read(text: string): Shipped {
  const found = readShipped(text);
  if ('errors' in found) throw new Error(JSON.stringify(found.errors));
  return found;
}

for (const adventure of ADVENTURES) choose(adventure);
const rest = [...left].sort(
  (one, other) => (one.proof.stars ?? 0) - (other.proof.stars ?? 0) || one.proof.grade - other.proof.grade,
);
writeFileSync(
  new URL('pool.txt', FOLDER),
  joinPool(rest.map((one, index) => drawShipped(renamed(one, `pool-${index + 1}`)))),
);
console.log(`${rest.length} in the pool`);

function choose({ number, stars, trials, epic }: Adventure): void {
  const level = [...left].filter(({ proof }) => proof.stars === stars);
  const grades = level.map(({ proof }) => proof.grade).sort((one, other) => one - other);
  const file = new URL(`${epic}.quest`, FOLDER);
  const hardest = existsSync(file) ? read(readFileSync(file, 'utf8')).proof.grade : Number.POSITIVE_INFINITY;
  const same = ADVENTURES.filter((other) => other.stars === stars);
  const later = same.findIndex((other) => other.number === number) / (same.length - 1);
  const chosen = (THEMES[number] ?? []).map((theme, index) => {
    const place = 0.05 + 0.75 * (index / (trials.length - 1)) + 0.2 * later;
    const target = grades[Math.floor(place * (grades.length - 1))] as number;
    const found = best(
      level.filter((one) => left.has(one) && one.proof.grade <= hardest),
      theme.split(' '),
      target,
    );
    left.delete(found);
    return found;
  });
  chosen.sort((one, other) => one.proof.grade - other.proof.grade);
  trials.forEach((id, index) => {
    const { stars: _, ...proof } = (chosen[index] as Shipped).proof;
    const name = slug(names[`name.${id}` as keyof typeof names]);
    writeFileSync(
      new URL(`${id}.quest`, FOLDER),
      drawShipped(renamed({ ...(chosen[index] as Shipped), proof }, name)),
    );
  });
  console.log(
    `${number}: ${chosen.map(({ proof }) => `${proof.grade} (${proof.needs.join(' ')})`).join(', ')}`,
  );
}

/** The theme first, then nothing but the theme, then the grade. */
function best(all: readonly Shipped[], theme: readonly string[], target: number): Shipped {
  const cost = ({ quest, proof }: Shipped) => {
    const five = Object.keys(quest.starts).length === 5 ? ['five'] : [];
    const missing = theme.filter((one) => ![...proof.needs, ...five].includes(one)).length;
    const more = [...proof.needs, ...five].filter((one) => !theme.includes(one) && one !== 'armory').length;
    return 100 * missing + 4 * more + Math.abs(proof.grade - target);
  };
  return [...all].sort((one, other) => cost(one) - cost(other))[0] as Shipped;
}

function renamed(one: Shipped, name: string): Shipped {
  return { ...one, name, drawing: one.drawing.replace(/^quest .*/, `quest ${name}`) };
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('’', '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
