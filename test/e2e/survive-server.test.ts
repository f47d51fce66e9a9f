import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { secretGame } from '../../bench/load/secretGame.ts';
import { sees } from './heist.ts';
import { behindALine, deal, openMortal, playOn, playUntilMoveOf, regroup, stepUnheard } from './servers.ts';
import { atTheTable, LAPTOP, LOST_LINE, person } from './stage.ts';

/** Milliseconds; each starts two processes and a few pages. */
const SLOW = 240_000;
const EXCUSED = { ...LAPTOP, excuse: LOST_LINE };
const away = (page: Page) => page.locator('.player.away');
const strip = (page: Page) => page.locator('.status-strip');
const paused = (page: Page) => page.getByRole('region', { name: 'Paused' });

/** Connected again, with everyone, and the sand runs. */
async function isBack(page: Page): Promise<void> {
  for (const trouble of [strip(page), paused(page), away(page).first()])
    await trouble.waitFor({ state: 'detached' });
}

describe('the server', { timeout: SLOW }, () => {
  it('[M26] is killed in the middle: the game waits, paused, until a seat is back, and everyone plays on', async () => {
    const server = await openMortal();
    const { place: far, line } = await behindALine(server);
    const players = await atTheTable(far, ['Ada', 'Bo'], [EXCUSED, EXCUSED]);
    const evening = await deal(server, players);
    const spectator = await person(server, EXCUSED);
    await spectator.goto(`${server.server.url}/r/${evening.code}`);
    const pages = [...players, spectator];
    await playOn(evening, 6);
    await playUntilMoveOf(evening, 1);
    for (const page of pages) await sees(page, evening.heist.game);

    await server.end('SIGKILL');
    await stepUnheard(evening);
    for (const page of pages) await strip(page).getByText('The connection dropped').waitFor();
    line.cut();
    await server.startAgain();
    await paused(spectator).waitFor();
    expect(await away(spectator).count()).toBe(2);
    expect(secretGame(server.data, evening.id).shared.clock.since).not.toBeNull();

    line.mend();
    for (const page of pages) {
      await isBack(page);
      await sees(page, evening.heist.game);
    }
    expect(secretGame(server.data, evening.id).shared.pawns).toEqual(evening.heist.game.shared.pawns);
    await regroup(evening);
    for (const seat of [0, 1]) {
      await playUntilMoveOf(evening, seat);
      await playOn(evening, 2);
    }
    for (const page of pages) await sees(page, evening.heist.game);
  });

  it('is stopped politely: every page is told, and comes back by itself to the same game', async () => {
    const server = await openMortal();
    const pages = await atTheTable(server, ['Ada', 'Bo'], [EXCUSED, EXCUSED]);
    const evening = await deal(server, pages);
    await playOn(evening, 5);
    const ended = server.end('SIGTERM');
    expect(await evening.heist.watcher.next('goodbye')).toMatchObject({ why: 'restart' });
    for (const page of pages) await strip(page).getByText('The server is restarting.').waitFor();
    expect(await ended).toBe(0);
    await server.startAgain();
    for (const page of pages) await isBack(page);
    await regroup(evening);
    await playOn(evening, 4);
    expect(secretGame(server.data, evening.id).shared.pawns).toEqual(evening.heist.game.shared.pawns);
  });
});
