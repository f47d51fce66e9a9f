import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Game, HEROES, type MallCommand, type PawnId } from '#engine/mall/index.ts';
import { tileOf } from '#engine/mall/spaces.ts';
import { anyOption, everyOption } from './exploring.ts';
import { fullGame, placeOf, touching } from './fullGame.ts';
import { carryOut, planned } from './heist.ts';
import { openingsFrom } from './openings.ts';
import { atTheTable, chooseEvening, LAPTOP, openStage, PHONE, type Stage } from './stage.ts';
import { after, fewest } from './way.ts';
import { en } from './words.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

describe('Maximum Security', () => {
  it('[XT3] two pages, one of them a phone, play the third tutorial to its end', async () => {
    const [ada, bo] = (await atTheTable(stage, ['Ada', 'Bo'], [PHONE, LAPTOP])) as [Page, Page];
    await chooseEvening(ada, 'XF1');
    await bo.getByText(en('security.evening.XF1')).filter({ visible: true }).first().waitFor();
    await chooseEvening(ada, 'XT3');
    await bo.getByText(en('security.evening.XT3')).filter({ visible: true }).first().waitFor();
    await ada.getByRole('button', { name: en('page.deal.button') }).click();
    const { heist, plan } = await planned(stage, [ada, bo], ['touch', 'mouse']);
    for (const command of plan) await carryOut(heist, command);
    for (const page of [ada, bo]) await page.getByRole('heading', { name: en('play.end.won') }).waitFor();
    heist.watcher.close();
  }, 240_000);

  it('[XF1] in the full game every token is used, the guard moved, a hero caught and freed, all by touch', async () => {
    const { table, story } = await fullGame(stage, ['9*', '25'], storyFrom);
    const hand = await touching(stage, table);
    await hand.does(story.tokens);
    await hand.does(story.capture);
    for (const page of hand.pages) await page.locator('.bars').first().waitFor();
    await hand.does(story.rescue);
    for (const page of hand.pages) expect(await page.locator('.bars').count()).toBe(0);
    await hand.does(story.turn);
  }, 240_000);

  it('[XF1] in the full game a map, an auto-explore space and a code are used, all by touch', async () => {
    const { table, story } = await fullGame(stage, ['12*', '26'], openingsFrom);
    const hand = await touching(stage, table);
    await hand.does(story.map);
    for (const page of hand.pages) await page.locator('.map-in-use').waitFor();
    await hand.does(story.auto);
    // [R23a] exploring without a hero ends the use of the map.
    for (const page of hand.pages) await page.locator('.map-in-use').waitFor({ state: 'detached' });
    await hand.does(story.code);
  }, 240_000);
});

interface Story {
  /** Each token once, a shaft that somebody crawls through, and the guard sent a step further. */
  readonly tokens: readonly MallCommand[];
  readonly capture: readonly MallCommand[];
  readonly rescue: readonly MallCommand[];
  /** Last, since it leaves as much sand as has run so far. */
  readonly turn: readonly MallCommand[];
}

const USED = ['callTalk', 'swapHands', 'breach', 'layShaft', 'shaft'] as const;

function storyFrom(game: Game): Story {
  const tokens: MallCommand[] = [];
  const then = () => tokens.reduce(after, game);
  for (const type of USED) tokens.push(...waysTo(then(), (one) => one.type === type));
  tokens.push(...waysTo(then(), (one) => one.type === 'move' && one.pawn === 'guard'));
  const capture = wayIntoTheHands(then());
  const caught = capture.reduce(after, then());
  const rescue = wayOut(caught);
  const turn = waysTo(rescue.reduce(after, caught), (one) => one.type === 'turnSand');
  const all = [...tokens, ...capture, ...rescue];
  if (all.reduce(after, game).shared.flips > game.shared.flips)
    throw new Error('the sand is turned on the way');
  return { tokens, capture, rescue, turn };
}

const MEANS = ['move', 'escalator', 'vortex'] as const;

/** The fewest moves of one pawn that make such an act possible, and the act. */
function waysTo(game: Game, fits: (command: MallCommand) => boolean): readonly MallCommand[] {
  const way = fewest(game, game.box.pawns, (walk) => anyOption(walk.game, fits) !== undefined, MEANS);
  const last = way && anyOption(way.reduce(after, game), fits);
  if (way === null || last == null) throw new Error('nobody can');
  return [...way, last];
}

const captives = ({ box, shared }: Game): readonly PawnId[] =>
  HEROES.filter((_, pawn) => box.policies.captive({ box, shared } as Game, pawn));

/** Anybody but the dwarf, who helps. */
function wayIntoTheHands(game: Game): readonly MallCommand[] {
  const way = fewest(game, ['guard', ...OTHERS], (walk) => isOneCaught(walk.game), MEANS);
  if (way === null) throw new Error('nobody is caught');
  return way;
}

const OTHERS = HEROES.filter((pawn) => pawn !== 'dwarf');
const isOneCaught = (game: Game) => captives(game).some((pawn) => pawn !== 'dwarf');

/** [X5.3] the dwarf, outside, opens a shaft into the guard room; the captive walks to it and crawls out. */
function wayOut(game: Game): readonly MallCommand[] {
  const way = fewest(game, ['dwarf'], (walk) => outFrom(walk.game) !== null);
  const last = way && outFrom(way.reduce(after, game));
  if (way === null || last === null) throw new Error('no way out');
  return [...way, ...last];
}

function outFrom(game: Game): readonly MallCommand[] | null {
  const [pawn] = captives(game) as readonly [PawnId];
  const room = tileOf(placeOf(game, pawn));
  for (const lay of everyOption(game)) {
    if (lay.type !== 'layShaft' || tileOf(lay.to) !== room) continue;
    const laid = after(game, lay);
    const walk = fewest(laid, [pawn], (now) => placeOf(now.game, pawn) === lay.to);
    const there = walk?.reduce(after, laid);
    const aside = there && anyOption(there, (one) => one.type === 'move' && one.pawn === 'dwarf');
    const out = aside && anyOption(after(there, aside), (one) => one.type === 'shaft' && one.pawn === pawn);
    if (walk && aside && out) return [lay, ...walk, aside, out];
  }
  return null;
}
