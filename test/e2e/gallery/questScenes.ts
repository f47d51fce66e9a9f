import type { Page } from 'playwright-core';
import { shippedQuest } from '#content/questSet.ts';
import type { QuestAction } from '#engine/tower/actions.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { firstPosition } from '#engine/tower/position.ts';
import type { Scene } from '../scenes.ts';
import { allPassed, byKeys, counted, follow } from '../towerHands.ts';
import { en } from '../words.ts';
import { middleOf } from './mallTable.ts';

// A quest of the tower while it is played alone.

const scene = (name: string, show: Scene['show']): Scene => ({ name, show });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const quest = (name: string, id: string, then: (page: Page) => Promise<void> = async () => undefined) =>
  scene(name, async (page, { server }) => {
    await allPassed(page);
    await page.goto(`${server.url}/tower/${id}`);
    await page.locator('[data-pawn]').first().waitFor();
    await then(page);
  });

/** The solution up to its first act of which this is so. */
const upTo = (id: string, isIt: (action: QuestAction) => boolean) => async (page: Page) => {
  const { quest: trial, proof } = shippedQuest(id);
  const cut = proof.solution.findIndex(isIt);
  await follow(page, trial, proof.solution.slice(0, cut), byKeys);
};

const moves = (action: QuestAction): action is Extract<QuestAction, { type: 'move' }> =>
  action.type === 'move';

/** The mage enters the circle, and nothing is said yet about with whom she changes places. */
async function offerSwap(page: Page, id: string): Promise<void> {
  const { quest: trial, proof } = shippedQuest(id);
  const cut = proof.solution.findIndex((action) => moves(action) && action.swap !== null);
  const graph = graphOf(trial);
  const position = await follow(page, trial, proof.solution.slice(0, cut), byKeys);
  const action = proof.solution[cut];
  if (action === undefined || !moves(action)) throw new Error('nobody changes places');
  await byKeys(page, graph, position, { ...action, swap: null });
  await button(page, en('tower.swap.no')).waitFor();
}

async function drag(page: Page, id: string): Promise<void> {
  const { quest: trial, proof } = shippedQuest(id);
  const first = proof.solution.find(moves);
  if (first === undefined) throw new Error('nobody moves');
  const from = firstPosition(graphOf(trial)).pawns[first.pawn] as number;
  await page.mouse.move(...(await middleOf(page, from)));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(page, first.to)), { steps: 6 });
}

export const TRIAL_SCENES: readonly Scene[] = [
  quest('lesson-1', '0-1'),
  quest('lesson-2', '0-2', (page) => page.keyboard.press('Digit1')),
  quest('lesson-mage', '0-5', (page) => offerSwap(page, '0-5')),
  quest('trial', '1-1'),
  quest('chosen', '1-1', (page) => page.keyboard.press('Digit1')),
  scene('refused', async (page) => {
    for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'])
      if ((await page.locator('.hint').count()) === 0) await page.keyboard.press(key);
  }),
  quest('drag', '1-1', (page) => drag(page, '1-1')),
  quest('everything', '12-1', async (page) => {
    await page.mouse.up();
    await page.keyboard.press('Digit2');
  }),
  scene('hint', async (page) => {
    for (let step = 0; step < 4; step++) await page.keyboard.press('KeyH');
    await page.locator('.cell-lit').first().waitFor();
  }),
  scene('help', (page) => button(page, en('tower.help')).click()),
  scene('more', async (page) => {
    await page.keyboard.press('Escape');
    await button(page, en('tower.more')).click();
  }),
  scene('watch', async (page) => {
    await button(page, en('tower.watch')).click();
    for (let step = 0; step < 3; step++) await button(page, en('play.replay.next')).click();
  }),
  quest('currents', '8-1', (page) => page.keyboard.press('Digit3')),
  quest('done', '1-1', async (page) => {
    const { quest: trial, proof } = shippedQuest('1-1');
    // It was left half-played above.
    await page.keyboard.press('KeyR');
    await counted(page, 0);
    await follow(page, trial, proof.solution, byKeys);
    await page.getByRole('heading', { name: en('tower.done.won') }).waitFor();
  }),
];

export const EPIC_SCENES: readonly Scene[] = [
  quest('rotating', '1-epic'),
  quest(
    'rotating-manned',
    '1-epic',
    upTo('1-epic', ({ type }) => type === 'turn'),
  ),
  scene('rotating-turned', async (page) => {
    const { proof } = shippedQuest('1-epic');
    const turn = proof.solution.find(({ type }) => type === 'turn');
    if (turn?.type !== 'turn') throw new Error('nothing turns');
    await button(page, en(`tower.turn.${turn.quarters as 1}`, { card: turn.card + 1 })).click();
  }),
  quest('sliding', '15-epic', (page) => page.keyboard.press('Digit1')),
  quest(
    'sliding-manned',
    '3-epic',
    upTo('3-epic', ({ type }) => type === 'slide'),
  ),
  scene('zoomed', async (page) => {
    const box = await page.locator('.world, .tower-world').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 200);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -240);
    await page.keyboard.up('Control');
    await button(page, en('tower.whole')).waitFor();
  }),
  quest('nine', '9-epic', (page) => page.keyboard.press('Digit2')),
  quest('largest', '11-epic', (page) => page.keyboard.press('Digit3')),
];

/** On each floor the trial with the most to be seen, and its map. */
const FURNISHED = [
  '1-3',
  '2-4',
  '3-2',
  '4-1',
  '5-3',
  '6-2',
  '7-7',
  '8-4',
  '9-1',
  '10-4',
  '11-3',
  '12-3',
  '13-1',
  '14-3',
  '15-4',
];

export const FLOOR_SCENES: readonly Scene[] = [
  ...FURNISHED.map((id) => quest(`floor-${id.split('-')[0]}`, id)),
  quest('ending', '2-epic', async (page) => {
    const { quest: epic, proof } = shippedQuest('2-epic');
    await follow(page, epic, proof.solution, byKeys);
    await page.locator('.end-card .ending-picture').waitFor();
  }),
];

const kept = (page: Page, name: string, value: unknown) =>
  page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `hushglass.${name}`,
    JSON.stringify(value),
  ] as const);

export const AROUND_TOWER_SCENES: readonly Scene[] = [
  scene('peek', async (page, { server }) => {
    await page.goto(`${server.url}/tower`);
    await page.locator('[data-quest="1-2"]').focus();
    await page.locator('.peek-picture > *').first().waitFor();
  }),
  scene('daily-played', async (page, { server }) => {
    await page.goto(`${server.url}/tower/daily/2026-11-05`);
    await page.locator('[data-pawn]').first().waitFor();
  }),
  scene('daily-solved', async (page, { server }) => {
    await kept(page, 'daily', {
      version: 1,
      days: { '2026-11-04': { actions: 9 }, '2026-11-05': { actions: 5 } },
    });
    await page.goto(`${server.url}/tower/daily`);
    await page.getByRole('link', { name: en('towerMap.daily.again') }).waitFor();
  }),
  scene('practice-played', async (page, { server }) => {
    await page.goto(`${server.url}/tower/practice/2`);
    await page.locator('[data-pawn]').first().waitFor();
  }),
  scene('unknown', async (page, { server }) => {
    await page.goto(`${server.url}/tower/99-1`);
    await page.getByText(en('towerMap.quest.unknown')).first().waitFor();
  }),
];
