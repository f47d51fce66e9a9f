import type { Page } from 'playwright-core';
import { shippedQuest } from '#content/questSet.ts';
import { PAWNS } from '#engine/family/pawns.ts';
import type { QuestAction } from '#engine/tower/actions.ts';
import type { TalkLevel } from '#engine/tower/talkLevels.ts';
import type { Page as Wire } from '../../server/client.ts';
import { gameOn } from '../heist.ts';
import type { Scene } from '../scenes.ts';
import type { Stage } from '../stage.ts';
import { type Player, playTogether } from '../towerTogether.ts';
import { sitIn, type WireTable, wireTable } from '../wire.ts';
import { en } from '../words.ts';

// The tower at a room's table: the choice, a quest with others, its end, its replay.

const scene = (name: string, show: Scene['show']): Scene => ({ name, show });

async function tableIn(
  stage: Stage,
  quest: string,
  names: readonly string[],
  tongue: TalkLevel = 'beginner',
) {
  const table = await wireTable(stage, names);
  table.wires[0]?.send({ type: 'choose', choice: { tower: { quest, tongue } } });
  return table;
}

async function dealt(page: Page, stage: Stage, table: WireTable, seat: number): Promise<void> {
  const [host] = table.wires as [Wire];
  host.send({ type: 'deal' });
  for (const wire of table.wires) await wire.next('game');
  table.id = gameOn(host);
  await sitIn(page, stage.server.url, table, seat);
  await page.locator('[data-pawn]').first().waitFor();
}

/** Somebody who can do little is shown what the others could. */
async function chooseFirst(page: Page, quest: string): Promise<void> {
  const { proof } = shippedQuest(quest);
  const first = proof.solution.find(
    (action): action is Extract<QuestAction, { type: 'move' }> => action.type === 'move',
  );
  await page.keyboard.press(`Digit${(first?.pawn ?? 0) + 1}`);
  await page
    .locator(`[data-pawn="${PAWNS[first?.pawn ?? 0]}"]`)
    .first()
    .waitFor();
}

export function togetherScenes(): readonly Scene[] {
  let table: WireTable;
  return [
    scene('table', async (page, stage) => {
      table = await tableIn(stage, '9-epic', ['Ada', 'Bo'], 'expert');
      await sitIn(page, stage.server.url, table, 0);
      await page
        .getByText(en('quests.name.9-epic' as 'quests.name.1-epic'))
        .first()
        .waitFor();
    }),
    scene('chooser', async (page) => {
      await page.getByRole('button', { name: en('towerTable.change') }).click();
      await page.locator('dialog').waitFor();
    }),
    scene('others-targets', async (page, stage) => {
      table.close();
      table = await tableIn(
        stage,
        '5-1',
        ['Ada', 'Bo', 'Maximiliane-Charlotte', 'Dieuwertje'],
        'enlightened',
      );
      await dealt(page, stage, table, 1);
      await chooseFirst(page, '5-1');
    }),
    scene('expert', async (page, stage) => {
      table.close();
      table = await tableIn(stage, '2-epic', ['Ada', 'Bo'], 'expert');
      await dealt(page, stage, table, 0);
      await page.getByText(en('towerTable.silence.expert')).waitFor();
    }),
    scene('pointed', async (page) => {
      await page.getByRole('button', { name: en('tower.help'), exact: true }).click();
      await page
        .getByRole('button', { name: en('tower.tile.turn') })
        .first()
        .click();
    }),
    scene('done', async (page, stage) => {
      table.close();
      table = await tableIn(stage, '1-1', ['Ada']);
      await dealt(page, stage, table, 0);
      const { quest, proof } = shippedQuest('1-1');
      const alone: Player = { page, hands: 'mouse' };
      await playTogether([alone], quest, proof.solution);
      await page.getByRole('heading', { name: en('tower.done.won') }).waitFor();
    }),
    scene('replay', async (page, { server }) => {
      await page.goto(`${server.url}/replay/${table.id}`);
      for (let step = 0; step < 3; step++)
        await page.getByRole('button', { name: en('play.replay.next') }).click();
    }),
    scene('book', async (page, { server }) => {
      await page.goto(`${server.url}/book`);
      await page
        .getByRole('heading', { name: en('quests.name.1-1' as 'quests.name.1-epic') })
        .first()
        .waitFor();
      table.close();
    }),
  ];
}
