import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { hushglass } from '../cli/process.ts';
import { comeBack } from '../postgres/nodes.ts';
import { act, dealtTable, type Page, played, start } from './client.ts';
import { hosted } from './hosted.ts';

// docs/hosting.md, "Backup and restore", word by word: a copy while people play, and back to it.

const here = await hosted();

/** By the program that the recipe names; where it is not installed, by the same call of SQLite's. */
async function copyTo(copy: string): Promise<void> {
  const { error, status } = spawnSync('sqlite3', [here.kept.data, `.backup ${copy}`]);
  if (error === undefined) return expect(status).toBe(0);
  const db = new DatabaseSync(here.kept.data, { readOnly: true });
  await backup(db, copy);
  db.close();
}

const prodsOf = ({ heard }: Page) =>
  heard.flatMap((message) =>
    message.type === 'game' || message.type === 'told'
      ? message.events.filter(({ type }) => type === 'doSomething')
      : [],
  ).length;

it('[M26] a copy that was made while a game runs is sound; put back, the game is there, held, without what came later, and goes on', async () => {
  const copy = join(here.folder, 'copy.db');
  const { code, pages } = await dealtTable(here.url(), ['Ada', 'Bo']);
  await start(pages);
  const [ada, bo] = pages as [Page, Page];
  await played(ada, { type: 'doSomething', target: 1 });
  await copyTo(copy);
  await played(bo, { type: 'doSomething', target: 0 });
  expect(await hushglass(['check', copy])).toMatchObject({ code: 0 });

  // As after a machine that failed: what is beside the file belongs to the file that is replaced.
  await here.restart(() => {
    for (const end of ['-wal', '-shm']) rmSync(here.kept.data + end, { force: true });
    copyFileSync(copy, here.kept.data);
    expect(existsSync(`${here.kept.data}-wal`)).toBe(false);
  });
  const back = await comeBack(here.url(), code, ada.cookie);
  const game = await back.next('game');
  expect(game.events.map(({ type }) => type)).toEqual(expect.arrayContaining(['started', 'paused']));
  expect(prodsOf(back)).toBe(1);
  await back.next('told', ({ events }) => events.some(({ type }) => type === 'resumed'));
  const asked = act(back, { type: 'stare', target: 1 });
  expect(await back.next('verdict', ({ id }) => id === asked)).toMatchObject({ refusal: null });
});
