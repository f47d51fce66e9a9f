import { writeFileSync } from 'node:fs';
import { ADVENTURES, type Adventure, QUEST_IDS } from '#content/adventures.ts';
import { quests as names } from '#content/locales/en/quests.ts';
import { slugOf } from '#content/puzzle.ts';
import { drawShipped, type Shipped } from '#content/quest-format/shipped.ts';
import { shippedQuest } from '#content/questSet.ts';
import { BANDS, starsOf } from '#forge/recipe.ts';
import { renamed, shippedFile, type Taken } from './material.ts';
import { worthOf } from './worth.ts';

// The trials of an adventure whose place is free are found anew: about what that place is about, harder than
// the one before it and not harder than the one after, nor a chore.

/** What each trial of an adventure is about: needed one and all, the first wish that can be granted. */
const THEMES: Readonly<Record<number, readonly string[]>> = {
  1: ['door', 'door', 'door', 'door'],
  2: ['ladder armory', 'door ladder', 'ladder', 'door ladder'],
  3: ['current', 'dwarf', 'elf', 'current door', 'dwarf door', 'elf door', 'ladder elf', 'current elf'],
  4: ['barbarian', 'barbarian door', 'barbarian elf', 'barbarian ladder'],
  5: ['mage dwarf', 'mage door', 'mage sister', 'mage dwarf'],
  6: ['sister', 'sister elf', 'sister ladder', 'sister door'],
  7: [
    'door',
    'door ladder',
    'dwarf door',
    'barbarian mage',
    'sister elf',
    'current',
    'mage sister',
    'barbarian',
  ],
  8: ['door', 'dwarf door', 'door ladder', 'dwarf'],
  9: ['ladder', 'elf door', 'current door', 'ladder elf'],
  10: ['barbarian', 'mage', 'barbarian mage', 'mage door'],
  11: ['sister', 'door', 'sister mage', 'elf', 'sister ladder', 'barbarian elf', 'current', 'sister door'],
  12: ['door', 'door ladder', 'door dwarf', 'door elf'],
  13: ['barbarian', 'barbarian elf', 'elf door', 'barbarian door'],
  14: ['mage', 'sister', 'mage door', 'mage sister'],
  15: [
    'door ladder',
    'mage sister',
    'current',
    'mage door',
    'elf',
    'door dwarf',
    'sister five',
    'barbarian door',
  ],
};
const MISSING = 60;
const LONGEST = 31;
const BESIDE = 2;

/** The trials of another level than their adventure's. */
export function unfit(): readonly string[] {
  return ADVENTURES.flatMap(({ stars, trials }) =>
    trials.filter((id) => starsOf(shippedQuest(id).proof.grade) !== stars),
  );
}

/** `weak`: those whose place is free. */
export function fillAdventures(all: readonly Shipped[], weak: ReadonlySet<string>, taken: Taken): void {
  for (const id of QUEST_IDS) if (!weak.has(id)) taken.take(shippedQuest(id));
  for (const adventure of ADVENTURES) fill(adventure, all, weak, taken);
}

function fill(
  { number, stars, trials, epic }: Adventure,
  all: readonly Shipped[],
  weak: ReadonlySet<string>,
  taken: Taken,
): void {
  const hardest = shippedQuest(epic).proof.grade;
  const placed = new Map<string, Shipped>(
    trials.filter((id) => !weak.has(id)).map((id) => [id, shippedQuest(id)]),
  );
  trials.forEach((id, index) => {
    if (placed.has(id)) return;
    const [easiest] = BANDS[stars] as readonly [number, number];
    const least = Math.max(
      easiest,
      ...trials.slice(0, index).map((one) => placed.get(one)?.proof.grade ?? 0),
    );
    const later = trials.slice(index).findIndex((one) => placed.has(one));
    const free = later < 0 ? trials.length - index : later;
    const next = placed.get(trials[index + free] ?? '')?.proof.grade ?? hardest;
    // Those that follow want their share of what there is between.
    const most = least + (next - least) / free;
    const theme = (THEMES[number]?.[index] ?? '').split(' ');
    const fitting = all.filter(
      ({ proof }) =>
        proof.stars === stars &&
        proof.grade >= least &&
        proof.grade <= most &&
        proof.solution.length <= LONGEST,
    );
    const rated = fitting
      .map((one) => [one, suits(one, theme)] as const)
      .sort((one, other) => other[1] - one[1]);
    const found = rated.find(([one]) => taken.take(one))?.[0];
    if (found === undefined) throw new Error(`${id}: none from ${least} to ${most}`);
    placed.set(id, found);
    write(id, found);
    console.log(
      `${id}: grade ${found.proof.grade} (${least} to ${most}), needs ${found.proof.needs.join(' ')}`,
    );
  });
}

/** The theme first, then hardly anything but the theme, then how good it is. */
function suits(one: Shipped, theme: readonly string[]): number {
  const five = Object.keys(one.quest.starts).length === 5 ? ['five'] : [];
  const has = [...one.proof.needs, ...five];
  const missing = theme.filter((need) => !has.includes(need)).length;
  const beside = has.filter((need) => !theme.includes(need) && need !== 'armory').length;
  return worthOf(one) - MISSING * missing - BESIDE * beside;
}

function write(id: string, one: Shipped): void {
  const { stars: _, ...proof } = one.proof;
  const name = slugOf(names[`name.${id}` as keyof typeof names].replaceAll('’', ''));
  writeFileSync(shippedFile(`${id}.quest`), drawShipped(renamed({ ...one, proof }, name)));
}
