import type { Page } from 'playwright-core';
import { PAWNS, type Pawn } from '#engine/mall/pawns.ts';
import { openChart } from '#engine/tower/chart.ts';
import { type Deed, deeds } from '#engine/tower/deeds.ts';
import type { Quest } from '#engine/tower/quest.ts';
import { firstStand, type Stand } from '#engine/tower/stand.ts';
import { en } from './words.ts';

// A trial played by fingers: a tap on the hero, a tap where it goes.

export async function playByTouch(page: Page, quest: Quest, way: readonly Deed[]): Promise<void> {
  const chart = openChart(quest);
  let stand = firstStand(chart);
  for (const [index, deed] of way.entries()) {
    if (deed.type !== 'move') throw new Error('a trial has one card');
    await choose(page, PAWNS[deed.pawn] as Pawn, stand.pawns[deed.pawn] as number);
    await tapSpace(page, deed.to);
    if (deed.swap !== null) await swapWith(page, PAWNS[deed.swap] as Pawn);
    const count = index + 1;
    const told = count === 1 ? en('tower.actions.one') : en('tower.actions', { count });
    await page.getByText(told, { exact: true }).waitFor();
    stand = after(chart, stand, deed);
  }
}

/** Who is chosen stays so: another tap would let it go. */
async function choose(page: Page, pawn: Pawn, space: number): Promise<void> {
  const chosen = page.locator(`.pawn-chosen[data-pawn=${pawn}]`);
  if ((await chosen.count()) === 0) await tapSpace(page, space);
  await chosen.waitFor();
}

async function tapSpace(page: Page, space: number): Promise<void> {
  await page.locator(`.cells [data-space="${space}"]`).tap({ force: true });
}

async function swapWith(page: Page, pawn: Pawn): Promise<void> {
  const hero = en(`game.theHero.${pawn}`);
  await page.getByRole('button', { name: en('tower.swap.with', { hero }) }).tap();
}

function after(chart: ReturnType<typeof openChart>, stand: Stand, deed: Deed): Stand {
  const found = deeds(chart, stand).find(([possible]) => JSON.stringify(possible) === JSON.stringify(deed));
  if (found === undefined) throw new Error('the proof is wrong');
  return found[1];
}
