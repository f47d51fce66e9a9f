import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator } from 'playwright-core';
import { button, firstOf, heading, link, press } from './acts.ts';
import type { Person } from './people.ts';
import { hope, say, step, type Walk } from './walk.ts';

// Between two games: the result, a replay, the Book, and the call to the next one.

const SOON = 6_000;

/** Bo looks at the replay, Di at the Book; Ada is slow; then once more. */
export async function result(walk: Walk): Promise<void> {
  const { Ada, Bo, Cy, Di } = walk.people;
  await step(walk, { title: 'the result' }, async () => {
    for (const person of [Ada, Bo, Cy, Di]) await button(walk, person, 'play.end.look').waitFor();
    await hope(walk, 'the clock stands still', standsStill(Ada.page.getByRole('timer')));
  });
  await step(walk, { title: 'Bo opens the replay' }, async () => {
    await press(walk, Bo, link(walk, Bo, 'play.end.replay'));
    await Bo.page.getByRole('slider', { name: say(walk, 'play.replay.at') }).waitFor();
    // It runs by itself, but for whoever wants little motion.
    const waits = button(walk, Bo, 'play.replay.play');
    await button(walk, Bo, 'play.replay.pause').or(waits).waitFor();
    if (await waits.isVisible()) await press(walk, Bo, waits);
  });
  await step(walk, { title: 'Di opens the Book' }, async () => {
    await press(walk, Di, link(walk, Di, 'page.home.book'));
    await heading(walk, Di, 'page.book.title').waitFor();
  });
  await hostStays(walk);
  await step(walk, { title: 'Di comes back from the Book' }, async () => {
    await press(walk, Di, wayBack(walk, Di));
    await hope(
      walk,
      'the result is there again',
      button(walk, Di, 'play.end.look').waitFor({ timeout: SOON }),
    );
  });
  await step(walk, { title: 'they talk about it while Ada is slow' }, async () => {
    await hope(
      walk,
      'the chat is beside the result',
      Di.page.getByRole('textbox', { name: say(walk, 'play.talk.label') }).waitFor({ timeout: SOON }),
    );
    for (const person of [Cy, Di]) await voteForAgain(walk, person);
  });
}

/** Where the page asks those who are not host. */
async function voteForAgain(walk: Walk, person: Person): Promise<void> {
  const vote = person.page.locator('.end').getByRole('button', { pressed: false }).first();
  if (await hope(walk, `${person.name} may vote for another game`, vote.waitFor({ timeout: 1_000 })))
    await press(walk, person, vote);
}

/** From the Book or a replay. */
const wayBack = (walk: Walk, person: Person) =>
  link(walk, person, 'door.toTable')
    .or(link(walk, person, 'play.end.result'))
    .first();

async function standsStill(clock: Locator): Promise<boolean> {
  const before = await clock.textContent();
  await sleep(2_000);
  return (await clock.textContent()) === before;
}

async function hostStays(walk: Walk): Promise<void> {
  const { Ada } = walk.people;
  await hope(walk, 'Ada is still host', button(walk, Ada, 'play.end.again').waitFor({ timeout: SOON }));
}

/** The next game is on the table: whoever reads is called, and comes. */
export async function join(walk: Walk, name: keyof Walk['people']): Promise<void> {
  const person = walk.people[name];
  const called = button(walk, person, 'door.join');
  const ready = person.page.locator('.ready > .row button');
  if ((await firstOf(person.page, ready, called)) === 1) await press(walk, person, called);
  await ready.waitFor();
}
