import { button, firstOf, fold, heading, link, press, pressButton, unfold, write } from './acts.ts';
import { actsUntil, everyoneReady, type Heist, planToWin, play, readDeal } from './heist.ts';
import {
  agreeToPause,
  findTheLine,
  loseTheLine,
  playOn,
  prod,
  stareAt,
  takeBackTheWish,
  wishToPause,
} from './manners.ts';
import { hope, must, say, step, type Walk } from './walk.ts';

// Won, with everything that happens to people meanwhile; then a replay, the Book, and once more.

const MANY_MOVES = 240_000;
const SOON = 6_000;

export async function firstGame(walk: Walk): Promise<void> {
  const heist = await dealFirst(walk);
  const { turn } = planToWin(heist);
  await begin(walk, heist);
  const windowAt = turn ?? actsUntil(heist, 'theft');
  await some(walk, heist, Math.floor(windowAt / 3), 'they begin to move');
  await nudges(walk);
  await some(walk, heist, Math.floor(windowAt / 3), 'they explore');
  await dropout(walk);
  await some(walk, heist, windowAt - 2 * Math.floor(windowAt / 3), 'they come to the sand timer');
  if (turn !== null) await talk(walk);
  await some(walk, heist, actsUntil(heist, 'theft'), 'every hero stands on their item');
  await step(walk, { title: 'the theft' }, () => play(walk, heist, 1));
  await some(walk, heist, heist.rest.length - 1, 'they run for the exit');
  await step(walk, { title: 'the last hero leaves' }, () => play(walk, heist, 1));
  await result(walk);
}

async function dealFirst(walk: Walk): Promise<Heist> {
  const { Ada } = walk.people;
  let heist: Heist | null = null;
  await must(
    step(walk, { title: 'Ada deals' }, async () => {
      await pressButton(walk, Ada, 'page.deal.button');
      heist = await readDeal(walk, null);
    }),
  );
  return heist as unknown as Heist;
}

async function begin(walk: Walk, heist: Heist): Promise<void> {
  const { Di } = walk.people;
  await step(walk, { title: 'Di says something before it begins' }, () => write(walk, Di, 'Good luck.'));
  await must(step(walk, { title: 'everyone is ready' }, () => everyoneReady(walk, heist)));
}

export const some = (walk: Walk, heist: Heist, acts: number, title: string) =>
  must(step(walk, { title, longest: MANY_MOVES }, () => play(walk, heist, acts)));

async function nudges(walk: Walk): Promise<void> {
  const { Bo, Cy, Di } = walk.people;
  await step(walk, { title: 'Di stares at Bo' }, () => stareAt(walk, Di, Bo));
  await step(walk, { title: 'Bo puts the pawn before Cy' }, () => prod(walk, Bo, Cy));
  await step(walk, { title: 'Bo wishes to pause' }, async () => {
    await wishToPause(walk, Bo);
    await hope(walk, 'Di is asked', button(walk, Di, 'play.pause.agree').waitFor({ timeout: SOON }));
  });
  await step(walk, { title: 'Bo takes it back' }, () => takeBackTheWish(walk, Bo));
}

/** Cy's line breaks; the others pause until Cy is back. */
async function dropout(walk: Walk): Promise<void> {
  const { Ada, Bo, Cy, Di } = walk.people;
  await step(walk, { title: 'Cy is offline' }, async () => {
    await loseTheLine(Cy);
    await hope(walk, 'the others see that Cy is away', Ada.page.locator('.player.away').waitFor());
    await hope(walk, 'Cy is told so', Cy.page.locator('.status-strip').waitFor());
  });
  await step(walk, { title: 'Ada wants to wait' }, async () => {
    const offered = button(walk, Ada, 'play.pause.wish');
    if (await hope(walk, 'a pause is offered', offered.waitFor({ timeout: SOON })))
      await press(walk, Ada, offered);
    else await wishToPause(walk, Ada);
  });
  await step(walk, { title: 'they pause without Cy' }, () => agreeToPause(walk, [Bo, Di]));
  await step(walk, { title: 'Cy is back' }, async () => {
    await findTheLine(Cy);
    await hope(
      walk,
      'the others see that Cy is back',
      Ada.page.locator('.player.away').waitFor({ state: 'detached' }),
    );
    await hope(walk, 'Cy sees the pause', heading(walk, Cy, 'play.pause.title').waitFor());
  });
  await step(walk, { title: 'they play on' }, () => playOn(walk, [Ada, Bo, Di]));
}

async function talk(walk: Walk): Promise<void> {
  const { Ada, Bo, Cy, Di } = walk.people;
  await step(walk, { title: 'they may talk' }, async () => {
    for (const { page } of [Ada, Bo, Cy, Di]) await page.locator('.talk.window').waitFor();
  });
  await step(walk, { title: 'Bo and Ada say what they mean' }, async () => {
    await write(walk, Bo, 'Back to the bag with you, please.');
    await write(walk, Ada, 'Yes, and then everybody out by the purple exit.');
    await Di.page.getByText('purple exit').first().waitFor();
  });
  await step(walk, { title: 'Cy and Di make signs' }, async () => {
    await unfold(walk, Cy);
    await pressButton(walk, Cy, 'play.sign.yes');
    await pressButton(walk, Di, 'play.sign.thanks');
  });
  await step(walk, { title: 'the phones fold the chat away' }, async () => {
    for (const person of [Bo, Cy]) await fold(walk, person);
  });
}

/** Bo looks at the replay, Di at the Book; Ada is slow; then once more. */
async function result(walk: Walk): Promise<void> {
  const { Ada, Bo, Cy, Di } = walk.people;
  await step(walk, { title: 'the result' }, async () => {
    for (const person of [Ada, Bo, Cy, Di]) await button(walk, person, 'play.end.look').waitFor();
  });
  await step(walk, { title: 'Bo opens the replay' }, async () => {
    await press(walk, Bo, link(walk, Bo, 'play.end.replay'));
    await Bo.page.getByRole('slider', { name: say(walk, 'play.replay.at') }).waitFor();
    await pressButton(walk, Bo, 'play.replay.play');
  });
  await step(walk, { title: 'Di opens the Book' }, async () => {
    await press(walk, Di, link(walk, Di, 'page.home.book'));
    await heading(walk, Di, 'page.book.title').waitFor();
  });
  await hostStays(walk);
  await step(walk, { title: 'Di comes back from the Book' }, async () => {
    await press(walk, Di, link(walk, Di, 'door.toTable').first());
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
  });
}

async function hostStays(walk: Walk): Promise<void> {
  const { Ada } = walk.people;
  await hope(walk, 'Ada is still host', button(walk, Ada, 'play.end.again').waitFor({ timeout: SOON }));
}

/** The next game is on the table: whoever reads is called, and comes. */
export async function join(walk: Walk, name: keyof Walk['people']): Promise<void> {
  const person = walk.people[name];
  const called = button(walk, person, 'door.join');
  const ready = person.page.locator('.ready button');
  if ((await firstOf(person.page, ready, called)) === 1) await press(walk, person, called);
  await ready.waitFor();
}
