import type { Locator, Page } from 'playwright-core';
import { plan } from '#bots/planner/plan.ts';
import { tileSet } from '#content/tiles.ts';
import {
  decide,
  type Game,
  isRefusal,
  type MallCommand,
  openBox,
  PAWNS,
  replay,
} from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { openStore } from '#server/store.ts';
import { openPage, type Page as Wire } from '../server/client.ts';
import type { Stage } from './stage.ts';

// A winning plan, carried out by hands on real pages: with a mouse, a finger or a keyboard. A
// watcher on the wire says when the server has confirmed each act.

export type Hands = 'mouse' | 'touch' | 'keys';

export interface Heist {
  game: Game;
  readonly watcher: Wire;
  readonly pages: readonly Page[];
  readonly hands: readonly Hands[];
}

export async function watch(stage: Stage, code: string): Promise<Wire> {
  const watcher = await openPage(stage.server.url, code);
  watcher.send({ type: 'resume', game: null, seen: 0 });
  await watcher.next('game');
  return watcher;
}

/** The game with its secrets, read from the data file as only the server can. */
export function secretGame(stage: Stage, id: string): Game {
  const store = openStore(stage.data);
  const stored = store.game(id);
  const opened = stored && openBox(stored.header.setup, tileSet(), PIECES);
  if (opened === null || !('box' in opened)) throw new Error('no such game');
  const game = replay(opened.box, store.entries(id));
  store.close();
  return game;
}

export const gameOn = (watcher: Wire) =>
  (watcher.heard.find(({ type }) => type === 'game') as { game: string }).game;

export function winningCommands(game: Game, seed: string): readonly MallCommand[] {
  const made = plan(game, seed);
  if (made.outcome !== 'won') throw new Error('no plan');
  return made.log.map(({ command }) => command);
}

/** One command of the plan: steps are taken one by one on a keyboard, in one go by mouse or finger. */
export async function carryOut(heist: Heist, command: MallCommand): Promise<void> {
  const seat = command.seat as number;
  const hands = heist.hands[seat] as Hands;
  if (hands === 'keys' && command.type === 'move')
    for (let step = 0; step < command.distance; step++)
      await oneAct(heist, { ...command, from: where(heist, command.pawn), distance: 1 });
  else await oneAct(heist, command);
}

function where({ game }: Heist, pawn: string): number {
  return game.shared.pawns[PAWNS.indexOf(pawn as never)] as number;
}

async function oneAct(heist: Heist, command: MallCommand): Promise<void> {
  const decision = decide(heist.game, command, 1);
  if (isRefusal(decision)) throw new Error(`${JSON.stringify(decision)} ${JSON.stringify(command)}`);
  const seat = command.seat as number;
  const page = heist.pages[seat] as Page;
  const moved = decision.events.find((event) => event.type === 'moved');
  heist.game = decision.game;
  if (command.type === 'ready') await page.locator('.ready button').click();
  else if (heist.hands[seat] === 'keys') await byKeys(page, command);
  else await byPointer(page, heist.hands[seat] === 'touch', command, moved?.to);
  await heist.watcher.next('told').catch((error: Error) => {
    throw new Error(`${heist.hands[seat]}: ${JSON.stringify(command)}: ${error.message}`);
  });
}

/** Choose the hero, then the space it goes to; `to` is where the rules say that is. */
async function byPointer(
  page: Page,
  touch: boolean,
  command: MallCommand,
  to: number | undefined,
): Promise<void> {
  const press = async (selector: string) => {
    const thing = page.locator(selector);
    await (touch ? thing.tap({ force: true }) : thing.click({ force: true }));
  };
  if (command.type === 'explore') return press('.acts button.primary');
  if (command.type === 'theft') return press('.acts button.sand');
  if (command.type === 'place') return press(`[data-from="${command.space}"] .ghost`);
  if (!('pawn' in command)) throw new Error(`no hand knows how to ${command.type}`);
  const target = page.locator(`.target[data-space="${to}"]`);
  // The camera moves when a tile is laid: a tap may land beside its hero, as a person's would.
  for (let tries = 0; tries < 5 && !(await isShown(target)); tries++)
    await press(`[data-space="${command.from}"]`);
  await press(`[data-space="${to}"]`);
}

async function isShown(thing: Locator): Promise<boolean> {
  return thing.waitFor({ timeout: 700 }).then(
    () => true,
    () => false,
  );
}

const ARROWS = { north: 'ArrowUp', east: 'ArrowRight', south: 'ArrowDown', west: 'ArrowLeft' } as const;

async function byKeys(page: Page, command: MallCommand): Promise<void> {
  if (command.type === 'explore') return page.keyboard.press('KeyE');
  if (command.type === 'theft') return page.keyboard.press('KeyT');
  if (!('pawn' in command)) throw new Error(`no key for ${command.type}`);
  await page.keyboard.press(`Digit${PAWNS.indexOf(command.pawn) + 1}`);
  if (command.type === 'move') return page.keyboard.press(ARROWS[command.direction]);
  if (command.type === 'escalator') return page.keyboard.press('KeyC');
  const aimed = page.locator(`.target-aimed[data-space="${'to' in command ? command.to : -1}"]`);
  for (let tries = 0; tries < 12 && (await aimed.count()) === 0; tries++) await page.keyboard.press('KeyV');
  return page.keyboard.press('Enter');
}
