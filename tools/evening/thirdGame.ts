import { sees } from '../../test/e2e/heist.ts';
import { button, firstOf, heading, link, press, pressButton, shut } from './acts.ts';
import { join } from './between.ts';
import { some } from './firstGame.ts';
import { actsUntil, everyoneReady, type Heist, planToWin, play, readDeal } from './heist.ts';
import { attend, ON_ITS_SIDE, UPRIGHT } from './people.ts';
import { hope, linkOf, must, say, step, type Walk } from './walk.ts';

// The next scenario with one person fewer, a second tab and a page that is loaded anew in the middle of it.

const SOON = 6_000;
const NEXT = 2;

export async function thirdGame(walk: Walk): Promise<void> {
  const { Cy } = walk.people;
  await diLeaves(walk);
  await step(walk, { title: 'Cy turns the phone on its side' }, () => Cy.page.setViewportSize(ON_ITS_SIDE));
  const heist = await dealThird(walk);
  planToWin(heist);
  await must(step(walk, { title: 'the three are ready' }, () => everyoneReady(walk, heist)));
  const theft = actsUntil(heist, 'theft');
  await some(walk, heist, Math.floor(theft / 3), 'three begin to move');
  await otherTab(walk, heist);
  await some(walk, heist, Math.floor(theft / 3), 'three explore');
  await step(walk, { title: 'Cy loads the page again' }, async () => {
    await Cy.page.reload();
    await sees(Cy.page, heist.game);
  });
  await some(walk, heist, actsUntil(heist, 'theft'), 'three heroes wait on their items for the fourth');
  await step(walk, { title: 'the second theft' }, () => play(walk, heist, 1));
  await some(walk, heist, heist.rest.length, 'everyone to their own exit');
  await step(walk, { title: 'the result of the third game' }, async () => {
    for (const person of Object.values(walk.people).filter(({ here }) => here))
      await button(walk, person, 'play.end.look').waitFor();
  });
  await step(walk, { title: 'Cy turns the phone upright again' }, () => Cy.page.setViewportSize(UPRIGHT));
}

async function diLeaves(walk: Walk): Promise<void> {
  const { Ada, Di } = walk.people;
  await step(walk, { title: 'Di shuts the laptop' }, async () => {
    await Di.page.close();
    Di.here = false;
  });
  await step(walk, { title: 'Ada goes back to the table' }, async () => {
    await pressButton(walk, Ada, 'play.end.back');
    await heading(walk, Ada, 'page.table.title').waitFor();
    const away = Ada.page.getByText(say(walk, 'door.dealAway', { names: 'Di' }));
    await hope(walk, 'Ada reads that Di is away', away.waitFor({ timeout: SOON }));
  });
  await step(walk, { title: 'Ada asks what can be done about Di' }, async () => {
    await pressButton(walk, Ada, 'door.menu', { name: 'Di' });
    await button(walk, Ada, 'door.free').waitFor();
  });
  await step(walk, { title: 'Ada plays without Di' }, async () => {
    if (await countsDi(walk)) await pressButton(walk, Ada, 'door.free');
    await shut(walk, Ada);
  });
}

/** Whether cards would be dealt to somebody who is not there: then the chair has to be freed for it. */
const countsDi = async (walk: Walk) =>
  (await walk.people.Ada.page.locator('.deal-button').textContent()) === say(walk, 'page.deal.button');

async function dealThird(walk: Walk): Promise<Heist> {
  const { Ada } = walk.people;
  await step(walk, { title: 'Ada looks at the scenarios' }, async () => {
    await pressButton(walk, Ada, 'page.choice.change');
    await Ada.page.locator('dialog .scenario-pick').first().waitFor();
  });
  await step(walk, { title: 'Ada chooses the next scenario' }, async () => {
    const card = Ada.page.locator('dialog .scenario-pick', { hasText: say(walk, `game.scenario.${NEXT}`) });
    await press(walk, Ada, card);
    await Ada.page.locator('dialog').waitFor({ state: 'detached' });
  });
  let heist = null as unknown as Heist;
  await must(
    step(walk, { title: 'Ada deals to three' }, async () => {
      const before = Ada.game;
      await press(walk, Ada, Ada.page.locator('.deal-button'));
      for (const name of ['Bo', 'Cy'] as const) await join(walk, name);
      heist = await readDeal(walk, before);
    }),
  );
  return heist;
}

/** Bo opens the link once more and goes on in the first tab all the same. */
async function otherTab(walk: Walk, heist: Heist): Promise<void> {
  const { Bo } = walk.people;
  const first = Bo.page;
  await step(walk, { title: 'Bo opens the room in another tab' }, async () => {
    const tab = await Bo.context.newPage();
    await attend(Bo, tab);
    await tab.goto(linkOf(walk, Bo));
    Bo.page = tab;
    await sees(tab, heist.game);
  });
  await step(walk, { title: 'Bo looks at the first tab again' }, async () => {
    const tab = Bo.page;
    Bo.page = first;
    await button(walk, Bo, 'page.status.takeBack').waitFor();
    await tab.close();
  });
  await step(walk, { title: 'Bo plays here instead' }, async () => {
    await pressButton(walk, Bo, 'page.status.takeBack');
    await sees(first, heist.game);
  });
}

export async function goHome(walk: Walk): Promise<void> {
  const { Ada, Bo, Cy, Di } = walk.people;
  await step(walk, { title: 'Bo alone goes back to the table' }, async () => {
    await pressButton(walk, Bo, 'play.end.back');
    await heading(walk, Bo, 'page.table.title').waitFor();
    for (const person of [Ada, Cy])
      await hope(
        walk,
        `${person.name} stays on the result`,
        button(walk, person, 'play.end.look').isVisible(),
      );
  });
  await step(walk, { title: 'Ada goes home' }, async () => {
    await Ada.page.goto(Ada.line.url);
    await heading(walk, Ada, 'page.home.what').waitFor();
    const room = Ada.page.locator(`a[href="${walk.room}"]`);
    await hope(walk, 'the room is offered', room.first().waitFor({ timeout: SOON }));
  });
  await step(walk, { title: 'Di opens the first page again' }, async () => {
    Di.page = await Di.context.newPage();
    Di.here = true;
    await attend(Di, Di.page);
    await Di.page.goto(Di.line.url);
    await heading(walk, Di, 'page.home.what').waitFor();
  });
  await step(walk, { title: 'Di goes back to the room from there' }, async () => {
    const room = Di.page.locator(`a[href="${walk.room}"]`).first();
    await press(walk, Di, room);
    await Di.page.waitForURL(linkOf(walk, Di));
    await firstOf(Di.page, heading(walk, Di, 'page.table.title'), button(walk, Di, 'play.end.look'));
  });
  await step(walk, { title: 'Cy leaves by the way home' }, async () => {
    const toTheTable = button(walk, Cy, 'play.end.back');
    if ((await toTheTable.count()) > 0) await press(walk, Cy, toTheTable);
    await press(walk, Cy, link(walk, Cy, 'page.home'));
    await heading(walk, Cy, 'page.home.what').waitFor();
  });
}
