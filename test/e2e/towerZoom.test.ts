import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shippedQuest } from '#content/questSet.ts';
import type { QuestAction } from '#engine/tower/actions.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { firstPosition } from '#engine/tower/position.ts';
import { openStage, PHONE, person, type Stage, WINDOW } from './stage.ts';
import { allPassed, counted, tapSpace } from './towerHands.ts';
import { en } from './words.ts';

// Looking nearer at a large tower, with fingers and with a wheel.

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

const EPIC = '7-epic';
const whole = (page: Page) => page.getByRole('button', { name: en('tower.whole'), exact: true });

async function boxOf(page: Page, space: number) {
  const box = await page.locator(`.cells [data-space="${space}"]`).boundingBox();
  if (box === null) throw new Error('no such space');
  return { ...box, middle: [box.x + box.width / 2, box.y + box.height / 2] as const };
}

async function open(page: Page, id: string): Promise<void> {
  await allPassed(page);
  await page.goto(`${stage.server.url}/tower/${id}`);
  await page.locator('.quest').waitFor();
}

type Point = readonly [number, number];

async function touch(cdp: CDPSession, type: string, ...points: readonly Point[]): Promise<void> {
  const touchPoints = points.map(([x, y], id) => ({ x, y, id }));
  await cdp.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints });
}

/** Two fingers go apart until they are `times` as far; the middle between them stays. */
async function spread(cdp: CDPSession, [x, y]: Point, times: number): Promise<void> {
  const at = (far: number): [Point, Point] => [
    [x - far, y],
    [x + far, y],
  ];
  await touch(cdp, 'touchStart', at(30)[0]);
  await touch(cdp, 'touchStart', ...at(30));
  for (const share of [0.2, 0.5, 0.8, 1])
    await touch(cdp, 'touchMove', ...at(30 * (1 + (times - 1) * share)));
  await touch(cdp, 'touchEnd');
}

async function drag(cdp: CDPSession, [x, y]: Point, [toX, toY]: Point): Promise<void> {
  await touch(cdp, 'touchStart', [x, y]);
  for (const share of [0.3, 0.6, 1])
    await touch(cdp, 'touchMove', [x + (toX - x) * share, y + (toY - y) * share]);
  await touch(cdp, 'touchEnd');
}

describe('looking nearer at a tower', () => {
  it('two fingers come near, taps mean what is seen, one finger moves the ground', async () => {
    const page = await person(stage, PHONE);
    await open(page, EPIC);
    const cdp = await page.context().newCDPSession(page);
    const [hero] = Object.values(shippedQuest(EPIC).quest.starts) as [number];
    const before = await boxOf(page, hero);
    expect(await whole(page).count()).toBe(0);

    await spread(cdp, before.middle, 2);
    await whole(page).waitFor();
    const near = await boxOf(page, hero);
    expect(near.width).toBeGreaterThan(before.width * 1.8);
    expect(await page.locator('.pawn-chosen').count()).toBe(0);
    await tapSpace(page, hero);
    await page.locator('.pawn-chosen').waitFor();

    const [x, y] = near.middle;
    // On the ground beside the hero, where there is more of it.
    const seen = (await page.locator('.tower-board').boundingBox()) as { y: number; height: number };
    const way = y > seen.y + seen.height / 2 ? -near.width : near.width;
    await drag(cdp, [x, y + 1.5 * way], [x, y + 2 * way]);
    expect((await boxOf(page, hero)).y).not.toBeCloseTo(near.y, 0);
    expect(await page.locator('.pawn-chosen').count()).toBe(1);

    // Whoever is chosen beside the board comes into sight on it.
    await page.locator('.quest-hero').last().tap();
    const room = (await page.locator('.tower-board').boundingBox()) as { y: number; height: number };
    const chosenAt = async () => (await page.locator('.pawn-chosen').boundingBox())?.y ?? 0;
    await expect.poll(chosenAt).toBeGreaterThan(room.y - 1);
    expect(await chosenAt()).toBeLessThan(room.y + room.height);

    await whole(page).tap();
    await whole(page).waitFor({ state: 'detached' });
    await expect.poll(async () => Math.round((await boxOf(page, hero)).x)).toBe(Math.round(before.x));
  });

  it('a hero is still dragged with one finger; another quest is seen as a whole', async () => {
    const page = await person(stage, PHONE);
    await open(page, '0-1');
    const cdp = await page.context().newCDPSession(page);
    const { quest, proof } = shippedQuest('0-1');
    const [action] = proof.solution as [Extract<QuestAction, { type: 'move' }>];
    const from = firstPosition(graphOf(quest)).pawns[action.pawn] as number;
    const [[x, y], [toX, toY]] = [(await boxOf(page, from)).middle, (await boxOf(page, action.to)).middle];
    await spread(cdp, [(x + toX) / 2, (y + toY) / 2], 1.2);
    await whole(page).waitFor();
    await drag(cdp, (await boxOf(page, from)).middle, (await boxOf(page, action.to)).middle);
    await counted(page, 1);
    expect(await whole(page).count()).toBe(1);
    // A tap at once after a dispatched flick is not always heard: hence clicks.
    await page.getByRole('link', { name: en('tower.back') }).click();
    await page.locator('a[href="/tower/1-1"]').click();
    await page.locator('.quest').waitFor();
    expect(await whole(page).count()).toBe(0);
  });

  it('Control and the wheel do the same, and two clicks on empty ground', async () => {
    const page = await person(stage, WINDOW);
    await open(page, EPIC);
    const { x, y } = (await page.locator('.world').boundingBox()) as { x: number; y: number };
    await page.mouse.move(x + 200, y + 200);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -120);
    await page.keyboard.up('Control');
    await whole(page).waitFor();
    await whole(page).click();
    await whole(page).waitFor({ state: 'detached' });
    await page.mouse.dblclick(x - 20, y + 100);
    await whole(page).waitFor();
  });
});
