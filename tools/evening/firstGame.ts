import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Hands } from '../../test/e2e/hands.ts';
import { button, fold, heading, press, pressButton, shut, unfold, write } from './acts.ts';
import { result } from './between.ts';
import { actsUntil, everyoneReady, type Heist, planToWin, play, readDeal } from './heist.ts';
import {
  agreeToPause,
  findTheLine,
  loseTheLine,
  lostLine,
  playOn,
  prod,
  stareAt,
  takeBackTheWish,
  wishToPause,
} from './manners.ts';
import { hope, must, step, type Walk } from './walk.ts';

// Won, with everything that happens to people meanwhile.

const MANY_MOVES = 240_000;
const SOON = 6_000;
const BEFORE_THE_TURN = { human: 75_000, quick: 0 } as const;

export async function firstGame(walk: Walk): Promise<void> {
  const heist = await dealFirst(walk);
  const { turn } = planToWin(heist);
  await begin(walk, heist);
  const windowAt = turn ?? actsUntil(heist, 'theft');
  await some(walk, heist, Math.floor(windowAt / 3), 'they begin to move');
  await wrongTaps(walk, heist);
  await nudges(walk);
  await some(walk, heist, Math.floor(windowAt / 3), 'they explore');
  await dropout(walk);
  // [M22] a turn leaves only what has run, and people need that long for the rest.
  await sleep(BEFORE_THE_TURN[walk.pace]);
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
  const { Bo, Di } = walk.people;
  await step(walk, { title: 'Di says something before it begins' }, () => write(walk, Di, 'Good luck.'));
  await step(walk, { title: 'Bo and Di look into the menu' }, async () => {
    for (const person of [Bo, Di]) await pressButton(walk, person, 'play.menu.open');
    for (const { page } of [Bo, Di]) await page.locator('dialog').waitFor();
  });
  await step(walk, { title: 'and shut it again' }, async () => {
    for (const person of [Bo, Di]) await shut(walk, person);
  });
  await must(step(walk, { title: 'everyone is ready' }, () => everyoneReady(walk, heist)));
}

export const some = (walk: Walk, heist: Heist, acts: number, title: string) =>
  must(step(walk, { title, longest: MANY_MOVES }, () => play(walk, heist, acts)));

/** Everyone once where nothing is lit: the page may say why not. */
async function wrongTaps(walk: Walk, heist: Heist): Promise<void> {
  await step(walk, { title: 'everyone taps where nothing is lit' }, async () => {
    const [hero = 0, ...others] = heist.game.shared.pawns;
    for (const { page, hands } of heist.players) {
      await tapSpace(page, hands, hero);
      const lit = await page.locator('.target').evaluateAll(spacesOf);
      const taken = [hero, ...others, ...lit];
      const dark = await page.locator('[data-space]:not(.target)').evaluateAll(spacesOf);
      await tapSpace(page, hands, dark.find((space) => !taken.includes(space)) ?? hero);
    }
  });
}

/** Runs in the page. */
const spacesOf = (things: readonly Element[]) =>
  things.map((thing) => Number(thing.getAttribute('data-space')));

async function tapSpace(page: Page, hands: Hands, space: number): Promise<void> {
  const place = page.locator(`[data-space="${space}"]`).first();
  await (hands === 'touch' ? place.tap({ force: true }) : place.click({ force: true }));
}

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
    await hope(walk, 'Cy is told so', lostLine(walk, Cy).waitFor({ state: 'attached' }));
  });
  await step(walk, { title: 'Ada wants to wait' }, async () => {
    const offered = button(walk, Ada, 'play.pause.wish');
    if (await hope(walk, 'a pause is offered', offered.waitFor({ timeout: SOON })))
      await press(walk, Ada, offered);
    else await wishToPause(walk, Ada);
  });
  await step(walk, { title: 'they pause without Cy' }, () => agreeToPause(walk, [Bo, Di]));
  await step(walk, { title: 'Cy is back' }, async () => {
    await findTheLine(walk, Cy);
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
