import type { Locator, Page } from 'playwright-core';
import { PAWNS, type Pawn } from '#engine/family/pawns.ts';
import type { QuestAction } from '#engine/tower/actions.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { firstPosition, type Position } from '#engine/tower/position.ts';
import type { Quest } from '#engine/tower/quest.ts';
import type { Hands } from './hands.ts';
import { after, cardAction, counted } from './towerHands.ts';
import { en } from './words.ts';

// A quest played by the people at a table: whoever holds the direction makes the move, with mouse or finger.

export interface Player {
  readonly page: Page;
  readonly hands: Exclude<Hands, 'keys'>;
}

export async function playTogether(
  players: readonly Player[],
  quest: Quest,
  way: readonly QuestAction[],
): Promise<void> {
  const graph = graphOf(quest);
  let position = firstPosition(graph);
  for (const [index, action] of way.entries()) {
    await someoneMakes(players, position, action);
    // Everybody sees it before the next one acts.
    for (const { page } of players) await counted(page, index + 1);
    position = after(graph, position, action);
  }
}

async function someoneMakes(
  players: readonly Player[],
  position: Position,
  action: QuestAction,
): Promise<void> {
  for (const player of players) if (await makes(player, position, action)) return;
  throw new Error(`nobody can do ${JSON.stringify(action)}`);
}

const press = ({ hands }: Player, thing: Locator) =>
  hands === 'touch' ? thing.tap({ force: true }) : thing.click({ force: true });

async function makes(player: Player, position: Position, action: QuestAction): Promise<boolean> {
  const { page } = player;
  if (action.type !== 'move') {
    await press(player, page.getByRole('button', { name: cardAction(action) }));
    return true;
  }
  const cell = (space: number, look = '') => page.locator(`.cells ${look}[data-space="${space}"]`);
  const chosen = page.locator(`[data-pawn="${PAWNS[action.pawn]}"].pawn-chosen`);
  // Whoever was moved last is still chosen.
  if ((await chosen.count()) === 0) await press(player, cell(position.pawns[action.pawn] as number));
  await chosen.waitFor();
  if ((await cell(action.to, '.target').count()) === 0) {
    await page.keyboard.press('Escape');
    return false;
  }
  await press(player, cell(action.to, '.target'));
  if (action.swap !== null) {
    const hero = en(`game.theHero.${PAWNS[action.swap] as Pawn}`);
    await press(player, page.getByRole('button', { name: en('tower.swap.with', { hero }) }));
  }
  return true;
}
