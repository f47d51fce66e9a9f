import type { Locator, Page } from 'playwright-core';
import { PAWNS, type Pawn } from '#engine/family/pawns.ts';
import { openChart } from '#engine/tower/chart.ts';
import type { Deed } from '#engine/tower/deeds.ts';
import type { Quest } from '#engine/tower/quest.ts';
import { firstStand, type Stand } from '#engine/tower/stand.ts';
import type { Hands } from './hands.ts';
import { after, cardDeed, counted } from './towerHands.ts';
import { en } from './words.ts';

// A quest played by the people at a table: whoever holds the direction makes the move, with mouse or finger.

export interface Player {
  readonly page: Page;
  readonly hands: Exclude<Hands, 'keys'>;
}

export async function playTogether(
  players: readonly Player[],
  quest: Quest,
  way: readonly Deed[],
): Promise<void> {
  const chart = openChart(quest);
  let stand = firstStand(chart);
  for (const [index, deed] of way.entries()) {
    await someoneMakes(players, stand, deed);
    // Everybody sees it before the next one acts.
    for (const { page } of players) await counted(page, index + 1);
    stand = after(chart, stand, deed);
  }
}

async function someoneMakes(players: readonly Player[], stand: Stand, deed: Deed): Promise<void> {
  for (const player of players) if (await makes(player, stand, deed)) return;
  throw new Error(`nobody can do ${JSON.stringify(deed)}`);
}

const press = ({ hands }: Player, thing: Locator) =>
  hands === 'touch' ? thing.tap({ force: true }) : thing.click({ force: true });

async function makes(player: Player, stand: Stand, deed: Deed): Promise<boolean> {
  const { page } = player;
  if (deed.type !== 'move') {
    await press(player, page.getByRole('button', { name: cardDeed(deed) }));
    return true;
  }
  const cell = (space: number, look = '') => page.locator(`.cells ${look}[data-space="${space}"]`);
  const chosen = page.locator(`[data-pawn="${PAWNS[deed.pawn]}"].pawn-chosen`);
  // Whoever was moved last is still chosen.
  if ((await chosen.count()) === 0) await press(player, cell(stand.pawns[deed.pawn] as number));
  await chosen.waitFor();
  if ((await cell(deed.to, '.target').count()) === 0) {
    await page.keyboard.press('Escape');
    return false;
  }
  await press(player, cell(deed.to, '.target'));
  if (deed.swap !== null) {
    const hero = en(`game.theHero.${PAWNS[deed.swap] as Pawn}`);
    await press(player, page.getByRole('button', { name: en('tower.swap.with', { hero }) }));
  }
  return true;
}
