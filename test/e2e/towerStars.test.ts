import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { puzzleOf, shifted } from '#client/screens/tower/daily/days.ts';
import { isOfDays } from '#client/screens/tower/practice/pick.ts';
import { silverUpTo } from '#client/screens/tower/starRules.ts';
import { today } from '#client/screens/tower/today.ts';
import { fetchDaily, fetchPractice } from '#client/state/quests.ts';
import { ADVENTURES, type Adventure } from '#content/adventures.ts';
import { shippedText } from '#content/puzzle.ts';
import { readShipped, type Shipped } from '#content/quest-format/shipped.ts';
import { shippedQuest } from '#content/questSet.ts';
import type { QuestAction } from '#engine/tower/actions.ts';
import { actionsFrom, afterAction, positionKey } from '#engine/tower/actions.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { firstPosition } from '#engine/tower/position.ts';
import { openStage, PHONE, person, type Stage, WINDOW } from './stage.ts';
import { byTaps, counted, follow, tapSpace } from './towerHands.ts';
import { en } from './words.ts';

// Stars and days, as somebody sees them: what earns a star and what it costs, the puzzle of a day, practice, what others drew.

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const wonCard = (page: Page) => page.locator('.end-card');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${stage.server.url}${path}`);
  await page.locator('.quest .pawn').first().waitFor();
}

/** There and back again before the shortest way: two actions more. */
function twoMore({ quest, proof }: Shipped): readonly QuestAction[] {
  const graph = graphOf(quest);
  const start = firstPosition(graph);
  for (const [there, after] of actionsFrom(graph, start))
    for (const [back, again] of actionsFrom(graph, after))
      if (positionKey(again) === positionKey(start) && positionKey(after) !== positionKey(start))
        return [there, back, ...proof.solution];
  throw new Error('nobody can go there and back');
}

describe('stars', () => {
  it('gold without help; silver for nearly as few; the end says what was won, and how the floor fills up', async () => {
    const page = await person(stage, PHONE);
    const shipped = shippedQuest('1-1');
    const best = shipped.proof.solution.length;
    await open(page, '/tower/1-1');
    await follow(page, shipped.quest, twoMore(shipped), byTaps);
    expect(best + 2).toBeLessThanOrEqual(silverUpTo(best));
    await wonCard(page).getByText(en('tower.star.silver', { best })).waitFor();
    const floor = `1 · ${en('quests.adventure.1')}`;
    await wonCard(page)
      .getByText(en('towerMap.won.floor', { floor, done: 1, all: 5 }))
      .waitFor();
    await button(page, en('tower.done.again')).tap();
    await follow(page, shipped.quest, shipped.proof.solution, byTaps);
    await wonCard(page).getByText(en('tower.star.gold')).waitFor();
    await page.goto(`${stage.server.url}/tower`);
    await page.locator('[data-quest="1-1"].window-best').waitFor();
    // The host has counted it once, with the attempt and the actions of the first time.
    const { tally } = (await (await page.request.get(`${stage.server.url}/api/tally/quest/1-1`)).json()) as {
      tally: Record<string, number>;
    };
    expect(tally).toMatchObject({ solved: 1, [`actions.${best + 2}`]: 1, 'tries.1': 1 });
  });

  it('help has one price, told before it is paid: hint, solution, bot; then no star until tomorrow', async () => {
    const page = await person(stage, PHONE);
    await open(page, '/tower/1-2');
    const due = page.getByText(en('tower.price.due'));
    await button(page, en('tower.hint')).tap();
    await due.waitFor();
    await button(page, en('tower.hint.close')).tap();
    await button(page, en('tower.more')).tap();
    await page.getByRole('dialog').getByText(en('tower.price.due')).waitFor();
    await page.keyboard.press('Escape');
    await button(page, en('tower.withBot')).tap();
    await page.getByRole('dialog').getByText(en('tower.price.due')).waitFor();
    await button(page, en('tower.withBot.no')).tap();
    await button(page, en('tower.hint')).tap();
    await button(page, en('tower.hint.more')).tap();
    await button(page, en('tower.hint.close')).tap();
    // Paid once, and for everything: nothing is asked any more.
    await button(page, en('tower.withBot')).tap();
    await button(page, en('tower.withoutBot')).tap();
    await button(page, en('tower.withBot')).waitFor();
    await page.locator('.quest.alone .pawn').first().waitFor();
    const { quest, proof } = shippedQuest('1-2');
    await follow(page, quest, proof.solution, byTaps);
    await wonCard(page).getByText(en('tower.done.starless')).waitFor();
    await page.goto(`${stage.server.url}/tower`);
    await page.locator('[data-quest="1-2"].window-solved').waitFor();
  });

  it('skipped is not done; a barred epic says why when it is touched; the last trial opens it', async () => {
    const page = await person(stage, PHONE);
    const { trials } = ADVENTURES[0] as Adventure;
    const [one, two, three, four] = trials;
    const quests = {
      [one as string]: { skipped: true },
      [two as string]: { actions: 9 },
      [three as string]: { skipped: true },
    };
    await page.addInitScript(
      (text) => {
        localStorage.getItem('hushglass.tower') ?? localStorage.setItem('hushglass.tower', text);
      },
      JSON.stringify({ version: 1, quests }),
    );
    await page.goto(`${stage.server.url}/tower`);
    await page
      .getByText(en('towerMap.tally.skipped', { count: 2 }))
      .first()
      .waitFor();
    await page
      .locator('#floor-1')
      .getByText(en('towerMap.floor.done', { done: 1, all: 5 }))
      .waitFor();
    await page.locator('[data-quest="1-epic"]').tap();
    const left = en('towerMap.locked.left', { trials: en('towerMap.trial', { number: 4 }) });
    await page.getByText(left).waitFor();
    const { quest, proof } = shippedQuest(four as string);
    await open(page, `/tower/${four}`);
    await follow(page, quest, proof.solution, byTaps);
    await wonCard(page)
      .getByText(en('towerMap.won.opened', { name: en('quests.name.1-epic') }))
      .waitFor();
    await page.goto(`${stage.server.url}/tower`);
    await page.locator('a[data-quest="1-epic"]').waitFor();
  });

  it('a tap on what a hint lights chooses that hero and moves it, whoever was chosen', async () => {
    const page = await person(stage, PHONE);
    await open(page, '/tower/1-3');
    const { quest, proof } = shippedQuest('1-3');
    const first = proof.solution[0] as Extract<QuestAction, { type: 'move' }>;
    await button(page, en('tower.hint')).tap();
    const lit = page.locator(`.cell-lit[data-space="${first.to}"]`);
    while ((await lit.count()) === 0) await button(page, en('tower.hint.more')).tap();
    const start = firstPosition(graphOf(quest));
    const other = start.pawns.findIndex((space, pawn) => space >= 0 && pawn !== first.pawn);
    await tapSpace(page, start.pawns[other] as number);
    await tapSpace(page, first.to);
    await counted(page, 1);
    expect(afterAction(graphOf(quest), start, first)?.pawns[first.pawn]).toBe(first.to);
  });
});

describe('what can be reached', () => {
  it('is marked without hiding what lies there: a key, an exit and a shield keep their picture', async () => {
    const page = await person(stage, PHONE);
    await open(page, '/tower/0-1');
    await tapSpace(page, 0);
    const marks = (where: string) =>
      page.locator(`.cells .target${where}`).evaluateAll((all) =>
        all.map((one) => {
          const mark = getComputedStyle(one, '::after');
          const filled = mark.backgroundColor !== 'rgba(0, 0, 0, 0)' || mark.backgroundImage !== 'none';
          return { space: one.getAttribute('data-space'), filled };
        }),
      );
    // The key and the shield have a frame; where nothing lies there is a dot.
    await page.locator('.cells .target').first().waitFor();
    expect(await marks('.cell-thing')).toEqual([
      { space: '2', filled: false },
      { space: '3', filled: false },
    ]);
    expect(await marks(':not(.cell-thing)')).toEqual([{ space: '1', filled: true }]);
    // So has an exit, once it is open.
    const { quest, proof } = shippedQuest('0-1');
    await page.keyboard.press('Escape');
    const position = await follow(page, quest, proof.solution.slice(0, 3), byTaps);
    const out = proof.solution[3] as Extract<QuestAction, { type: 'move' }>;
    expect(graphOf(quest).floor[out.to]?.kind).toBe('exit');
    if ((await page.locator(`.target[data-space="${out.to}"]`).count()) === 0)
      await tapSpace(page, position.pawns[out.pawn] as number);
    await page.locator(`.target[data-space="${out.to}"]`).waitFor();
    expect(await marks('.cell-thing')).toContainEqual({ space: String(out.to), filled: false });
  });
});

describe('the puzzle of a day', () => {
  it('has a number and a dated link that leads to it, a place among the others, and a picture to send', async () => {
    const page = await person(stage, WINDOW);
    const day = shifted(today(), -1);
    const puzzle = puzzleOf(await fetchDaily(), day) as Shipped;
    await page.request.post(`${stage.server.url}/api/tally`, {
      data: {
        of: 'day',
        id: day,
        actions: puzzle.proof.solution.length + 4,
        tries: 3,
        seconds: 500,
        helped: false,
      },
    });
    await page.goto(`${stage.server.url}/tower/daily`);
    await page.locator(`a[href="/tower/daily/${day}"]`).first().click();
    await page.locator('.quest .pawn').first().waitFor();
    expect(new URL(page.url()).pathname).toBe(`/tower/daily/${day}`);
    await follow(page, puzzle.quest, puzzle.proof.solution, async (to, graph, position, action) => {
      await byClicks(to, graph, position, action);
    });
    const actions = puzzle.proof.solution.length;
    const beside = en('towerMap.daily.others.noneFewer', { actions });
    await wonCard(page).getByText(beside).waitFor();
    const text = await page.locator('.share textarea').inputValue();
    expect(text.split('\n').at(-1)).toBe(`${stage.server.url}/tower/daily/${day}`);
    const picture = page.locator('.story img');
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBe(640);
    const download = page.waitForEvent('download');
    await button(page, en('towerMap.daily.picture.send')).click();
    expect((await download).suggestedFilename()).toBe(`hushglass-${day}.png`);
    // Whoever has the link gets the same one, in a browser of their own.
    const other = await person(stage, PHONE);
    await other.goto(text.split('\n').at(-1) as string);
    await other.locator('.quest .pawn').first().waitFor();
    await other.getByText(en('tower.best', { best: actions })).waitFor();
  });

  it('of a day to come there is none', async () => {
    const page = await person(stage, WINDOW);
    await page.goto(`${stage.server.url}/tower/daily/${shifted(today(), 1)}`);
    await page.getByRole('heading', { name: en('towerMap.daily.wrong') }).waitFor();
  });
});

const byClicks: typeof byTaps = async (page, _graph, position, action) => {
  if (action.type !== 'move') throw new Error('a trial has no cards');
  const click = (space: number) => page.locator(`.cells [data-space="${space}"]`).click({ force: true });
  if ((await page.locator('.pawn-chosen').count()) > 0) await page.keyboard.press('Escape');
  await click(position.pawns[action.pawn] as number);
  await page.locator(`.target[data-space="${action.to}"]`).waitFor();
  await click(action.to);
  if (action.swap !== null) await click(position.pawns[action.swap] as number);
};

describe('practice', () => {
  it('deals what its preview shows, none of a day’s, and one comes back to it', async () => {
    const page = await person(stage, PHONE);
    await page.goto(`${stage.server.url}/tower/practice`);
    await page.locator('.level .mini-quest').first().waitFor();
    const dealt = () => page.evaluate(() => localStorage.getItem('hushglass.practiceDealt'));
    const shown = JSON.parse((await dealt()) ?? '{}') as Record<string, string>;
    const [daily, practice] = await Promise.all([fetchDaily(), fetchPractice()]);
    for (const text of Object.values(shown)) {
      const one = readShipped(text);
      if ('errors' in one) throw new Error('it cannot be read');
      expect(isOfDays(daily, one)).toBe(false);
      expect(practice.some(({ name }) => name === one.name)).toBe(true);
    }
    await page.getByText(en('towerMap.practice.level.1'), { exact: true }).tap();
    await page.locator('.quest .pawn').first().waitFor();
    const first = readShipped(shown['1'] as string);
    if ('errors' in first) throw new Error('it cannot be read');
    await follow(page, first.quest, first.proof.solution.slice(0, 1), byTaps);
    await page.getByRole('link', { name: en('tower.back') }).tap();
    await page.getByText(en('towerMap.practice.begun')).waitFor();
    expect(JSON.parse((await dealt()) ?? '{}')['1']).toBe(shown['1']);
    await page.getByText(en('towerMap.practice.level.1'), { exact: true }).tap();
    await counted(page, 1);
  });
});

describe('puzzles that others drew', () => {
  async function published(page: Page, id: string, title: string): Promise<string> {
    const { quest, proof } = shippedQuest(id);
    const answer = await page.request.post(`${stage.server.url}/api/puzzles`, {
      data: { title, author: null, quest: shippedText({ quest, name: `drawn-${id}`, proof }), listed: true },
    });
    return ((await answer.json()) as { code: string }).code;
  }

  it('are found from the map: the newest, the liked, those nobody solved, with the record', async () => {
    const page = await person(stage, PHONE);
    const [old, young] = [
      await published(page, '0-3', 'The old one'),
      await published(page, '0-2', 'The young one'),
    ];
    await page.goto(`${stage.server.url}/tower`);
    await page.getByRole('link', { name: en('towerMap.browse') }).tap();
    const titles = () => page.locator('.puzzle-card strong').allTextContents();
    await page.getByText('The old one').waitFor();
    expect(await titles()).toEqual(['The young one', 'The old one']);
    await page.getByText('The old one').tap();
    await button(page, en('editor.browse.like')).tap();
    await button(page, en('editor.browse.liked.done')).waitFor();
    await button(page, en('editor.published.alone')).tap();
    await page.locator('.quest .pawn').first().waitFor();
    const { quest, proof } = shippedQuest('0-3');
    await follow(page, quest, proof.solution, byTaps);
    await wonCard(page).getByText(en('tower.star.gold')).waitFor();
    await page.goto(`${stage.server.url}/tower/p`);
    const record = page.locator(`.puzzle-card[href="/tower/p/${old}"]`);
    await record.getByText(en('editor.browse.fewest', { count: proof.solution.length })).waitFor();
    await record.getByText(en('editor.browse.byYou')).waitFor();
    await page.getByText(en('editor.browse.liked'), { exact: true }).tap();
    await record.getByText(en('editor.browse.likes', { count: 1 })).waitFor();
    expect(await titles()).toEqual(['The old one', 'The young one']);
    await page.getByText(en('editor.browse.unsolved'), { exact: true }).tap();
    await page.locator(`.puzzle-card[href="/tower/p/${old}"]`).waitFor({ state: 'detached' });
    expect(await page.locator('.puzzle-card').getAttribute('href')).toBe(`/tower/p/${young}`);
  });

  it('have the same price on the drawing board: whoever watches the solution there earns no star', async () => {
    const page = await person(stage, PHONE);
    const code = await published(page, '0-4', 'Over it');
    await page.goto(`${stage.server.url}/tower/p/${code}`);
    await page.getByRole('link', { name: en('editor.published.change') }).tap();
    await page.getByText(en('tower.price.due')).waitFor();
    await page.getByRole('textbox', { name: en('editor.name') }).fill('By another name');
    await button(page, en('editor.watch')).tap();
    await page.getByText(en('tower.watch.start')).waitFor();
    await button(page, en('tower.watch.close')).tap();
    await page.getByText(en('tower.price.paid')).waitFor();
    await page.goto(`${stage.server.url}/tower/p/${code}`);
    await button(page, en('editor.published.alone')).tap();
    await page.locator('.quest .pawn').first().waitFor();
    const { quest, proof } = shippedQuest('0-4');
    await follow(page, quest, proof.solution, byTaps);
    await wonCard(page).getByText(en('tower.done.starless')).waitFor();
  });
});
