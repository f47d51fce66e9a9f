import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADVENTURES } from '#content/adventures.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';
import { shippedQuest } from '#content/questSet.ts';
import { PAWNS, type Pawn } from '#engine/family/pawns.ts';
import { actionsFrom, manned, type QuestAction } from '#engine/tower/actions.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { firstPosition, type Position } from '#engine/tower/position.ts';
import { openAdviser } from '#solver/advice.ts';
import { ideasOf } from '#solver/ideas/index.ts';
import { openStage, PHONE, person, type Stage, WINDOW } from './stage.ts';
import { allPassed, byKeys, byTaps, counted, follow, tapSpace } from './towerHands.ts';
import { en } from './words.ts';

// Quests played alone in a page: by touch, by keys, with every help there is.

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isWon = (page: Page) => page.getByRole('heading', { name: en('tower.done.won') }).waitFor();

async function open(page: Page, id: string): Promise<Shipped> {
  await page.goto(`${stage.server.url}/tower/${id}`);
  await page.locator('.quest').waitFor();
  return shippedQuest(id);
}

describe('a quest alone', () => {
  it('a lesson by touch, told line by line, and on to the next', async () => {
    const page = await person(stage, PHONE);
    const { quest, proof } = await open(page, '0-1');
    const told = (line: string) => page.locator('.quest-guide', { hasText: line }).waitFor();
    await told(en('quests.teach.0-1.1'));
    await follow(page, quest, proof.solution.slice(0, 1), byTaps);
    await told(en('quests.teach.0-1.2'));
    await button(page, en('tower.undo')).tap();
    await told(en('quests.teach.0-1.1'));
    await follow(page, quest, proof.solution, byTaps);
    await isWon(page);
    await page.locator('.end-card', { hasText: en('quests.teach.0-1.6') }).waitFor();
    await page.getByRole('link', { name: en('tower.done.next', { name: en('quests.name.0-2') }) }).tap();
    await page.getByRole('heading', { name: en('quests.name.0-2') }).waitFor();
  });

  it('beside its way a lesson does not talk on', async () => {
    const page = await person(stage, PHONE);
    const told = (line: string) => page.locator('.quest-guide', { hasText: line }).waitFor();
    const bridge = await open(page, '0-4');
    await tapSpace(page, bridge.quest.starts.barbarian as number);
    await tapSpace(page, 8);
    await told(en('tower.guide.lost'));
    await button(page, en('tower.hint.lost.undo')).tap();
    await told(en('quests.teach.0-4.1'));

    const locked = await open(page, '0-5');
    await follow(page, locked.quest, locked.proof.solution.slice(0, 2), byTaps);
    await tapSpace(page, (locked.proof.solution[2] as Extract<QuestAction, { type: 'move' }>).to);
    await told(en('quests.teach.0-5.3'));
    await button(page, en('tower.swap.no')).tap();
    await told(en('tower.guide.declined'));
    await page.locator('.cell-lit').waitFor();
  });

  it('[T18] a trial by touch, with hint, undo, restart and the solution', async () => {
    const page = await person(stage, PHONE);
    const shipped = await open(page, '1-1');
    const { quest, proof } = shipped;
    const { solution } = proof;
    const first = solution[0] as Extract<QuestAction, { type: 'move' }>;

    await button(page, en('tower.hint')).tap();
    // Whether it can still be won is free, and what more of it costs is told before.
    await page.getByText(en('tower.hint.open')).waitFor();
    await page.getByText(en('tower.price.due')).waitFor();
    expect(await page.locator('.pawn-lit').count()).toBe(0);
    await button(page, en('tower.hint.more')).tap();
    await page.getByText(en('tower.hint.can', { count: solution.length })).waitFor();
    // First what it is about, then whom to look at.
    await ideaTold(page, shipped);
    await page.locator(`[data-pawn="${PAWNS[first.pawn]}"].pawn-lit`).waitFor();
    expect(await page.locator('.cell-lit').count()).toBe(0);
    await button(page, en('tower.hint.more')).tap();
    await page.locator(`.cell-lit[data-space="${first.to}"]`).waitFor();
    // A tap on what is lit moves that hero, though nobody was chosen.
    await tapSpace(page, first.to);
    await counted(page, 1);
    await button(page, en('tower.undo')).tap();
    await counted(page, 0);

    await follow(page, quest, solution.slice(0, 3), byTaps);
    await button(page, en('tower.undo')).tap();
    await counted(page, 2);
    // Whoever leaves it half-played finds it so again.
    await page.getByRole('link', { name: en('tower.back') }).tap();
    await page.locator('[data-quest="1-1"]').tap();
    await counted(page, 2);
    await page.reload();
    await counted(page, 2);
    await button(page, en('tower.restart')).tap();
    await counted(page, 0);
    await watchAll(page, solution.length, Object.keys(quest.starts).length);
    await follow(page, quest, solution, byTaps);
    await isWon(page);
    await page.getByText(en('tower.done.best', { count: solution.length })).waitFor();
    await page.getByText(en('tower.done.starless')).waitFor();
  });

  it('the solution runs at once, until something is pressed', async () => {
    const page = await person(stage, { ...PHONE, reducedMotion: 'no-preference' });
    const all = (await open(page, '1-1')).proof.solution.length;
    await button(page, en('tower.more')).tap();
    await button(page, en('tower.watch')).tap();
    await page.getByText(en('tower.watch.of', { at: 1, all })).waitFor();
    await button(page, en('play.replay.back')).tap();
    await button(page, en('play.replay.play')).waitFor();
  });

  it('a trial by keys alone, told to those who do not see it', async () => {
    const page = await person(stage, WINDOW);
    const { quest, proof } = await open(page, '1-2');
    const graph = graphOf(quest);
    await byKeys(page, graph, firstPosition(graph), proof.solution[0] as QuestAction);
    await counted(page, 1);
    const said = await page.locator('.tower-board [aria-live]').allTextContents();
    expect(said.join(' ')).toMatch(/ from [a-h][1-8] to [a-h][1-8]|is out/);
    await page.keyboard.press('KeyR');
    await counted(page, 0);
    await follow(page, quest, proof.solution, byKeys);
    await isWon(page);
  });

  it('a number, Tab and Enter, as the first lesson says', async () => {
    const page = await person(stage, WINDOW);
    await open(page, '0-1');
    const isOn = (wanted: string) =>
      page.evaluate((selector) => document.activeElement?.matches(selector), wanted);
    await page.keyboard.press('Digit3');
    await page.keyboard.press('Tab');
    expect(await isOn('.cells .target')).toBe(true);
    await page.keyboard.press('Digit1');
    expect(await isOn('.cells .target')).toBe(false);
    await page.keyboard.press('Shift+Tab');
    expect(await isOn('.cells .target')).toBe(true);
    await page.keyboard.press('Enter');
    await counted(page, 1);
  });

  it('a hero is dragged along a line, by mouse', async () => {
    const page = await person(stage, WINDOW);
    const { quest, proof } = await open(page, '1-1');
    const first = proof.solution[0] as Extract<QuestAction, { type: 'move' }>;
    const from = firstPosition(graphOf(quest)).pawns[first.pawn] as number;
    await page.mouse.move(...(await middleOf(page, from)));
    await page.mouse.down();
    await page.mouse.move(...(await middleOf(page, first.to)), { steps: 6 });
    await page.locator('.drag-end').waitFor();
    await page.mouse.up();
    await counted(page, 1);
  });

  it('[T15] a sliding epic, from its proof, by touch', async () => {
    const page = await person(stage, PHONE);
    await allPassed(page);
    const { quest, proof } = await open(page, '3-epic');
    await follow(page, quest, proof.solution, byTaps);
    await isWon(page);
  });

  it('[T14] a rotating epic, from its proof, by keys', async () => {
    const page = await person(stage, WINDOW);
    await allPassed(page);
    const { quest, proof } = await open(page, '1-epic');
    await follow(page, quest, proof.solution, byKeys);
    await isWon(page);
  });

  it.each(['1-epic', '7-epic'])(
    '%s, when it is the first one plays, teaches what its cards do',
    async (id) => {
      const page = await person(stage, PHONE);
      await allPassed(page);
      const { quest } = await open(page, id);
      const { shape } = quest as { shape: 'rotating' | 'sliding' };
      const guide = page.locator('.quest-guide');
      const graph = graphOf(quest);
      await guide.waitFor();
      // Where nobody stands on a handle yet, one tap on what is lit brings somebody there.
      if (manned(graph, firstPosition(graph)).length === 0) {
        await guide.getByText(en(`tower.cards.${shape}.find`)).waitFor();
        await page.locator('.cell-lit').tap({ force: true });
        await counted(page, 1);
      }
      const lit = page.locator('.card-lit');
      await lit.waitFor();
      await page.locator('.card-act').first().tap();
      await lit.waitFor({ state: 'detached' });
      await guide.getByText(/ has (turned|slid), and /).waitFor();
      await button(page, en('tower.undo')).tap();
      await lit.waitFor();
    },
  );

  it('a position that can no longer be won is said to be one, with a way back', async () => {
    const page = await person(stage, PHONE);
    const { id, way, then, lost } = lostWay();
    const { quest } = await open(page, id);
    await follow(page, quest, [...way, then], byTaps);
    await button(page, en('tower.hint')).tap();
    await page.getByText(en('tower.hint.lost')).waitFor();
    // Not the last action, but the one that lost it, is named and taken back.
    const at = way.length;
    const said = page.getByText(en('tower.hint.lostBy', { at, what: '' }).replace('.', ''));
    expect((await said.textContent())?.toLowerCase()).toContain(en(`game.theHero.${lost}`));
    await button(page, en('tower.hint.lost.undoTo', { count: 2 })).tap();
    await counted(page, at - 1);
    // The hint stays, and says whether that was enough.
    await page.getByText(en('tower.hint.lost')).waitFor({ state: 'detached' });
    await page.locator('.quest-hint:not(.lost)').waitFor();
  });
});

/** The step that is left out where the way is a walk. */
async function ideaTold(page: Page, { quest, proof }: Shipped): Promise<void> {
  const ideas = ideasOf(graphOf(quest), proof.solution);
  const first = ideas.filter(({ at }) => at <= (ideas[0]?.until ?? -1));
  if (first.length === 0) return;
  const told = await page.locator('.quest-hint-what strong').textContent();
  expect(first.map(({ idea }) => en(`ideas.name.${idea}`))).toContain(told);
  expect(await page.locator('.pawn-lit').count()).toBe(0);
  await button(page, en('tower.hint.more')).tap();
}

async function middleOf(page: Page, space: number): Promise<[number, number]> {
  const box = await page.locator(`.cells [data-space="${space}"]`).boundingBox();
  if (box === null) throw new Error(`space ${space} is not on the page`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Step by step to the end, back by the slider, and away. */
async function watchAll(page: Page, actions: number, heroes: number): Promise<void> {
  await button(page, en('tower.more')).tap();
  await button(page, en('tower.watch')).tap();
  for (let at = 1; at <= actions; at++) {
    await button(page, en('play.replay.next')).tap();
    await page.getByText(en('tower.watch.of', { at, all: actions })).waitFor();
  }
  expect(await page.locator('.tower-player .pawn.pawn-gone').count()).toBe(heroes);
  await page.getByRole('slider', { name: en('tower.watch.at') }).fill('0');
  await page.getByText(en('tower.watch.start')).waitFor();
  await button(page, en('play.replay.play')).tap();
  await page.getByText(en('tower.watch.of', { at: 1, all: actions })).waitFor();
  await button(page, en('tower.watch.close')).tap();
}

interface LostWay {
  readonly id: string;
  /** One or two actions after which it is lost, and another one. */
  readonly way: readonly QuestAction[];
  readonly then: QuestAction;
  /** Whose move lost it. */
  readonly lost: Pawn;
}

function lostWay(): LostWay {
  for (const id of ADVENTURES.flatMap(({ trials }) => trials)) {
    const { quest, proof } = shippedQuest(id);
    if (proof.dead === 0) continue;
    const graph = graphOf(quest);
    const ask = openAdviser(graph);
    const isLost = (position: Position) => ask(position).type === 'lost';
    const start = firstPosition(graph);
    const ending = (way: readonly QuestAction[], last: Position) => {
      const [then] = actionsFrom(graph, last).find(([{ type }]) => type === 'move') ?? [];
      const action = way.at(-1);
      if (then === undefined || action?.type !== 'move') throw new Error('nobody can move');
      return { id, way, then, lost: PAWNS[action.pawn] as Pawn };
    };
    for (const [one, then] of actionsFrom(graph, start)) {
      if (isLost(then)) return ending([one], then);
      for (const [two, last] of actionsFrom(graph, then)) if (isLost(last)) return ending([one, two], last);
    }
  }
  throw new Error('no trial can be lost in two actions');
}
