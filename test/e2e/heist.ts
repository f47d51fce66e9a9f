import type { Page } from 'playwright-core';
import { plan } from '#bots/planner/plan.ts';
import { decide, type Game, isRefusal, type MallCommand, type PawnId } from '#engine/mall/index.ts';
import { OFF } from '#engine/mall/spaces.ts';
import { secretGame } from '../../bench/load/secretGame.ts';
import { openPage, type Page as Wire } from '../server/client.ts';
import { byKeys, byPointer, type Hands, pressReady } from './hands.ts';
import type { Stage } from './stage.ts';
import { endless } from './way.ts';

// A winning plan, carried out by hands on real pages: with a mouse, a finger or a keyboard. A
// watcher on the wire says when the server has confirmed each act.

export interface Heist {
  game: Game;
  readonly watcher: Wire;
  readonly pages: readonly Page[];
  readonly hands: readonly Hands[];
}

export async function watch(stage: { readonly server: Stage['server'] }, code: string): Promise<Wire> {
  const watcher = await openPage(stage.server.url, code);
  watcher.send({ type: 'resume', game: null, epoch: null, seen: 0 });
  await watcher.next('game');
  return watcher;
}

export const gameOn = (watcher: Wire) =>
  (watcher.heard.findLast(({ type }) => type === 'game') as { game: string }).game;

/** Everyone has been dealt in: somebody who has read the deck makes a plan for these hands. */
export async function planned(
  stage: Pick<Stage, 'server' | 'data'>,
  pages: readonly Page[],
  hands: readonly Hands[],
): Promise<{ readonly heist: Heist; readonly plan: readonly MallCommand[] }> {
  for (const page of pages) await page.locator('.ready > .row button').waitFor();
  const code = new URL(pages[0]?.url() ?? '').pathname.split('/')[2] as string;
  const watcher = await watch(stage, code);
  const game = secretGame(stage.data, gameOn(watcher));
  return { heist: { game, watcher, pages, hands }, plan: winningCommands(game, 'e2e') };
}

const TRIES = 40;

/**
 * The shortest of a few plans, because every act of it is made by hand. The planner does not know how
 * long a hand takes: turning the sand early would leave next to none, so plans that do come last.
 */
export function winningCommands(game: Game, seed: string): readonly MallCommand[] {
  const plans = Array.from({ length: TRIES }, (_, index) => plan(game, `${seed} ${index}`))
    .flatMap((made) => (made.outcome === 'won' ? [made.log.map(({ command }) => command)] : []))
    .map((commands) => ({ commands, cost: commands.length + 1_000 * flipsOf(game, commands) }))
    .sort((one, other) => one.cost - other.cost);
  if (plans[0] === undefined) throw new Error('no plan');
  return plans[0].commands;
}

/** Counted step by step, as a keyboard walks. */
function flipsOf(dealt: Game, commands: readonly MallCommand[]): number {
  return commands.flatMap(stepByStep).reduce((game, command) => {
    const from = 'pawn' in command ? { from: game.shared.pawns[game.box.pawns.indexOf(command.pawn)] } : {};
    const decision = decide(game, { ...command, ...from }, 1);
    return isRefusal(decision) ? game : decision.game;
  }, dealt).shared.flips;
}

export function stepByStep(command: MallCommand): readonly MallCommand[] {
  if (command.type !== 'move') return [command];
  return Array.from({ length: command.distance }, () => ({ ...command, distance: 1 }));
}

/** One command of the plan: steps are taken one by one on a keyboard, in one go by mouse or finger. */
export async function carryOut(heist: Heist, command: MallCommand): Promise<void> {
  const hands = heist.hands[command.seat as number] as Hands;
  for (const act of hands === 'keys' ? stepByStep(command) : [command])
    await oneAct(heist, 'pawn' in act ? { ...act, from: where(heist, act.pawn) } : act);
}

function where({ game }: Heist, pawn: PawnId): number {
  return game.shared.pawns[game.box.pawns.indexOf(pawn)] as number;
}

async function oneAct(heist: Heist, command: MallCommand): Promise<void> {
  const { game, watcher } = heist;
  const seat = command.seat as number;
  const [page, hands] = [heist.pages[seat] as Page, heist.hands[seat] as Hands];
  const decision = decide(endless(game), command, 1);
  if (isRefusal(decision)) throw new Error(`${JSON.stringify(decision)} ${JSON.stringify(command)}`);
  await sees(page, game);
  const moved = decision.events.find((event) => event.type === 'moved');
  try {
    if (command.type === 'ready') await pressReady(page, hands);
    else if (hands === 'keys') await byKeys(page, command);
    else await byPointer(page, hands, command, moved?.to);
    await watcher.next('told', ({ events }) => events.some(({ type }) => type === decision.events[0]?.type));
  } catch (error) {
    throw new Error(`${hands} ${JSON.stringify(command)}: ${(error as Error).message}`);
  }
  heist.game = decision.game;
}

/** What was confirmed to one page takes a moment to reach the next. */
export async function sees(page: Page, { shared, box }: Pick<Game, 'shared' | 'box'>): Promise<void> {
  const pawns = box.pawns.map((pawn, index) => [pawn, shared.pawns[index] ?? OFF] as const);
  const { phase, stolen, drawn, board } = shared;
  const shown = { pawns, phase, stolen, drawn: drawn !== null, tiles: board.placed.length };
  // Looked at by the clock: frames are late on a busy machine.
  await page.waitForFunction(isShown, shown, { polling: 15 });
}

interface Shown {
  readonly pawns: readonly (readonly [string, number])[];
  readonly phase: string;
  readonly stolen: boolean;
  readonly drawn: boolean;
  readonly tiles: number;
}

/** Runs in the page. */
function isShown({ pawns, phase, stolen, drawn, tiles }: Shown): boolean {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const standsOn = (pawn: HTMLElement | null, cell: HTMLElement | null) => {
    const [x = 0, y = 0] =
      pawn?.style.translate.split(' ').map((part) => Number.parseFloat(part) / 100) ?? [];
    const at = (axis: string) => Number(cell?.style.getPropertyValue(axis));
    return pawn !== null && cell !== null && x === at('--x') && y === at('--y');
  };
  return (
    find('.game')?.dataset.phase === phase &&
    (find('.tracker.stolen') !== null) === stolen &&
    (find('.ghost-drawn > *') !== null) === drawn &&
    document.querySelectorAll('.mall > g > .tile').length === tiles &&
    pawns.every(([name, space]) => {
      const pawn = find(`[data-pawn=${name}]`);
      return space < 0
        ? (pawn?.classList.contains('pawn-gone') ?? true)
        : standsOn(pawn, find(`[data-space="${space}"]`));
    })
  );
}
