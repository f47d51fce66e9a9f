import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Shipped } from '#content/quest-format/shipped.ts';
import { shippedQuest } from '#content/questSet.ts';
import { actionsFrom, type QuestAction } from '#engine/tower/actions.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { firstPosition } from '#engine/tower/position.ts';
import { solve } from '#solver/solve.ts';
import { comesToRest } from './rest.ts';
import { LOST_LINE, openStage, PHONE, person } from './stage.ts';
import { byTaps, follow } from './towerHands.ts';
import { en, nl } from './words.ts';

// Somebody comes to the tower once. From then on it works without a server.

const LESSON = '0-1';
const TRIAL = '1-1';
const nameOf = (id: string) => en(`quests.name.${id}` as 'quests.name.0-1');

/** The first visit; then there is neither network nor server. */
async function afterOneVisit(path = '/tower'): Promise<{ readonly page: Page; readonly home: string }> {
  const stage = await openStage();
  const page = await person(stage, { ...PHONE, excuse: LOST_LINE });
  const home = stage.server.url;
  await page.goto(`${home}${path}`);
  await page.getByText(en('offline.ready')).waitFor();
  await page.context().setOffline(true);
  await stage.end();
  return { page, home };
}

async function solveByTouch(page: Page, id: string): Promise<void> {
  const { quest, proof } = shippedQuest(id);
  await follow(page, quest, proof.solution, byTaps);
}

/** Beside the known way only the solver can tell: it works in the page, without a connection too. */
async function hintAside(page: Page, shipped: Shipped): Promise<void> {
  const { action, left } = detour(shipped);
  await follow(page, shipped.quest, [action], byTaps);
  await page.getByRole('button', { name: en('tower.hint'), exact: true }).tap();
  await page.getByRole('button', { name: en('tower.hint.more') }).tap();
  await page.getByText(en('tower.hint.can', { count: left })).waitFor();
  await page.getByRole('button', { name: en('tower.restart'), exact: true }).tap();
  await page.getByText(en('tower.hint.can', { count: left })).waitFor({ state: 'detached' });
  await comesToRest(page.locator('.cells [data-space]').first(), 5);
}

/** A first action that makes the way longer. */
function detour({ quest, proof }: Shipped): { readonly action: QuestAction; readonly left: number } {
  const graph = graphOf(quest);
  for (const [action, position] of actionsFrom(graph, firstPosition(graph))) {
    const solved = solve(graph, position);
    const left = 'solution' in solved ? (solved.solution?.length ?? 0) : 0;
    if (left >= proof.solution.length) return { action, left };
  }
  throw new Error('every first action is a good one');
}

describe('without a connection', () => {
  it('a lesson and a trial are solved by touch, and how far one has come survives', async () => {
    const { page, home } = await afterOneVisit();
    await page.getByText(en('offline.none')).waitFor();

    await page.getByRole('link', { name: en('towerMap.go.begin') }).tap();
    await solveByTouch(page, LESSON);
    await page.getByRole('heading', { name: en('tower.done.won') }).waitFor();
    await page.goto(`${home}/tower/${TRIAL}`);
    await hintAside(page, shippedQuest(TRIAL));
    await solveByTouch(page, TRIAL);
    await page.getByRole('heading', { name: en('tower.done.won') }).waitFor();

    await page.goto(`${home}/tower`);
    const shows = (id: string, place: string, state: 'best' | 'solved') =>
      page
        .getByRole('link', {
          name: en('towerMap.window', { place, name: nameOf(id), state: en(`towerMap.state.${state}`) }),
        })
        .waitFor();
    await shows(LESSON, en('towerMap.lesson', { number: 1 }), 'best');
    await page.reload();
    await shows(TRIAL, en('towerMap.trial', { number: 1 }), 'solved');
  });

  it('everything else of the tower opens too, in every language', async () => {
    const { page, home } = await afterOneVisit();
    await page.getByRole('link', { name: en('towerMap.daily') }).tap();
    await page.getByRole('link', { name: en('towerMap.daily.play') }).tap();
    await page.locator('[data-pawn]').first().waitFor();
    await page.goto(`${home}/tower/practice`);
    await page.getByText(en('towerMap.practice.level.2')).tap();
    await page.locator('[data-pawn]').first().waitFor();
    await page.goto(`${home}/`);
    await page.getByText('Nederlands', { exact: true }).tap();
    await page.getByRole('link', { name: nl('page.home.towerGo') }).tap();
    await page.getByRole('heading', { name: nl('quests.adventure.1') }).waitFor();
  });

  it('from the first page alone, home leads to the tower, to a lesson and to a game alone', async () => {
    const { page, home } = await afterOneVisit('/');
    await page.goto(`${home}/`);
    await page.getByText(en('offline.none')).waitFor();
    await page.getByRole('link', { name: en('page.home.towerGo') }).tap();
    await page.getByRole('heading', { name: en('quests.adventure.1') }).waitFor();
    await page.goto(`${home}/`);
    await page.locator('.home-way[href="/learn"]').tap();
    await page.locator('[data-pawn]').first().waitFor();
    await page.goto(`${home}/solo`);
    await page.getByRole('button', { name: en('play.solo.start'), exact: true }).tap();
    await page.locator('.board .pawn').first().waitFor();
  });

  it('the server is asked first, and what only it knows is never kept', async () => {
    const stage = await openStage();
    onTestFinished(() => stage.end());
    const page = await person(stage, PHONE);
    await page.goto(`${stage.server.url}/tower`);
    await page.getByText(en('offline.ready')).waitFor();
    const kept = await page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      const requests = await (await caches.open(name)).keys();
      return requests.map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/');
    expect(kept.filter((path) => /^\/(api|ws|sw)/.test(path))).toEqual([]);
    expect(new Set(kept).size).toBe(kept.length);
    const book = page.waitForResponse((answer) => answer.url().endsWith('/api/book'));
    await page.goto(`${stage.server.url}/book`);
    expect((await book).fromServiceWorker()).toBe(false);
  });
});
