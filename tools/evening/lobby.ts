import { heading, press, pressButton, write } from './acts.ts';
import type { Person } from './people.ts';
import { linkOf, say, step, type Walk } from './walk.ts';

// How four people come to a table.

export async function gather(walk: Walk): Promise<void> {
  const { Ada, Bo, Cy, Di } = walk.people;
  await step(walk, { title: 'Ada opens the first page' }, async () => {
    Ada.here = true;
    await Ada.page.goto(Ada.line.url);
    await heading(walk, Ada, 'page.home.what').waitFor();
  });
  await step(walk, { title: 'Ada opens a room' }, async () => {
    await pressButton(walk, Ada, 'page.home.open');
    await Ada.page.waitForURL('**/r/*');
    walk.room = new URL(Ada.page.url()).pathname;
    await Ada.page.locator('input[name=name]').waitFor();
  });
  await step(walk, { title: 'Ada says who she is' }, () => comeIn(walk, Ada));
  await step(walk, { title: 'Bo follows the link' }, async () => {
    Bo.here = true;
    await Bo.page.goto(linkOf(walk, Bo));
    await Bo.page.locator('input[name=name]').waitFor();
  });
  for (const person of [Bo, Cy, Di])
    await step(walk, { title: `${person.name} comes in` }, async () => {
      person.here = true;
      if (person !== Bo) await person.page.goto(linkOf(walk, person));
      await comeIn(walk, person);
    });
  await step(walk, { title: 'they say hello' }, async () => {
    await write(walk, Cy, 'Hello! Which one first?');
    await write(walk, Ada, 'The first, but without a word this time.');
    await Bo.page.getByText('Which one first').first().waitFor();
  });
}

/** By name, onto a chair unless one is seated already. */
async function comeIn(walk: Walk, person: Person): Promise<void> {
  const { page, name } = person;
  await page.locator('input[name=name]').fill(name);
  await pressButton(walk, person, 'page.room.enter');
  await heading(walk, person, 'page.table.title').waitFor();
  await sitDown(walk, person);
}

/** Whoever comes in may have been given one. */
const SEATED = 1_500;

async function sitDown(walk: Walk, person: Person): Promise<void> {
  const mine = person.page.locator('.sitter.me');
  const seated = mine.waitFor({ timeout: SEATED }).then(
    () => true,
    () => false,
  );
  if (await seated) return;
  for (let chair = 1; chair <= 9; chair++) {
    const free = person.page.getByRole('button', { name: say(walk, 'page.table.free', { chair }) });
    if ((await free.count()) === 0) continue;
    await press(walk, person, free);
    return mine.waitFor();
  }
}

/** The last of them: ten minutes. */
const MOST_SAND = 5;

/** Much sand, and no talking, so that there are windows for it. */
export async function chooseSilence(walk: Walk): Promise<void> {
  const { Ada } = walk.people;
  await step(walk, { title: 'Ada chooses much sand and silence' }, async () => {
    await press(walk, Ada, Ada.page.getByText(say(walk, 'page.choice.options'), { exact: true }));
    const sand = Ada.page.getByRole('group', { name: say(walk, 'page.choice.sand') });
    await press(walk, Ada, sand.locator('label').nth(MOST_SAND));
    const talk = Ada.page.getByRole('checkbox', { name: say(walk, 'page.choice.talk') });
    await press(walk, Ada, talk);
  });
}
