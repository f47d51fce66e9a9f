import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Game,
  HEROES,
  isRefusal,
  judge,
  type MallCommand,
  moveOf,
  type PawnId,
  viewFor,
} from '#engine/mall/index.ts';
import { type Space, tileOf } from '#engine/mall/spaces.ts';
import { anyOption, everyOption, exploreUntil } from './exploring.ts';
import { byPointer } from './hands.ts';
import { carryOut, planned, sees } from './heist.ts';
import { atTheTable, chooseEvening, LAPTOP, openStage, PHONE, person, type Stage } from './stage.ts';
import { after, fewest } from './way.ts';
import { sitIn, type WireTable, wireTable } from './wire.ts';
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
    const { table, story } = await fullGame();
    const hand = await touching(table);
    await hand.does(story.tokens);
    await hand.does(story.capture);
    for (const page of hand.pages) await page.locator('.bars').first().waitFor();
    await hand.does(story.rescue);
    for (const page of hand.pages) expect(await page.locator('.bars').count()).toBe(0);
    await hand.does(story.turn);
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

/** A full game in which the guard walks about and his room is found: not every shuffle comes to that soon. */
async function fullGame(): Promise<{ readonly table: WireTable; readonly story: Story }> {
  for (let tries = 0; tries < 16; tries++) {
    const table = await wireTable(stage, ['Ada', 'Bo']);
    table.choose({ evening: 'XF1', sand: 600_000 });
    await table.start();
    // Dealt by the page's own server, looked at without its sand.
    const dealt = table.game as Game;
    const way = attempt(() => exploreUntil(dealt, '9*', '25'));
    const story = way && attempt(() => storyFrom(way.reduce(after, dealt)));
    if (way !== null && story !== null) {
      await table.give(way);
      return { table, story };
    }
    table.close();
  }
  throw new Error('no such game');
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

interface Touch {
  readonly pages: readonly Page[];
  readonly game: () => Game;
  readonly does: (commands: readonly MallCommand[]) => Promise<void>;
}

/** Both seats go on as phones. */
async function touching(table: WireTable): Promise<Touch> {
  const pages = [await person(stage, PHONE), await person(stage, PHONE)];
  for (const [seat, page] of pages.entries()) await sitIn(page, stage.server.url, table, seat);
  let game = table.game as Game;
  const act = async (given: MallCommand) => {
    for (const page of pages) await sees(page, game);
    const command = 'pawn' in given ? { ...given, from: placeOf(game, given.pawn) } : given;
    await byPointer(pages[command.seat as number] as Page, 'touch', command, goalOf(game, command));
    game = after(game, command);
    for (const page of pages) await sees(page, game);
  };
  return {
    pages,
    game: () => game,
    does: async (commands) => {
      for (const command of commands) await act(command);
    },
  };
}

const placeOf = ({ box, shared }: Game, pawn: PawnId) => shared.pawns[box.pawns.indexOf(pawn)] as Space;

/** The space that is tapped for it. */
function goalOf(game: Game, command: MallCommand): Space | undefined {
  if (command.type === 'layShaft') return command.to;
  if (command.type === 'breach') return judge(game, command) as unknown as Space;
  const move = moveOf(viewFor(game, command.seat as number), command);
  return move === null || isRefusal(move) ? undefined : move.to;
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
