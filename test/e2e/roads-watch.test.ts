import { describe, expect, it } from 'vitest';
import { decide, isRefusal } from '#engine/mall/index.ts';
import { secretGame } from '../../bench/load/secretGame.ts';
import { act, dealtTable, type Page as Wire } from '../server/client.ts';
import { sees } from './heist.ts';
import { lastGame, planFor, playOver } from './roads.ts';
import { openPlace } from './servers.ts';
import { person } from './stage.ts';

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

describe('a spectator', () => {
  it('opens the link and sees the board move, but can neither act nor speak, and hears of no stare', async () => {
    const place = await openPlace();
    const { code, pages: wires } = await dealtTable(place.server.url, ['Ada', 'Bo'], { scenario: 2 });
    const [ada, bo] = wires as [Wire, Wire];
    const page = await person(place);
    const sent: string[] = [];
    const heard: string[] = [];
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => sent.push(String(payload)));
      socket.on('framereceived', ({ payload }) => heard.push(String(payload)));
    });
    await page.goto(`${place.server.url}/r/${code}`);
    await page.getByText('You are watching. Nobody hears you.').first().waitFor();
    let game = secretGame(place.data, lastGame(ada));
    await sees(page, game);
    expect(await page.getByRole('button', { name: 'I am ready' }).count()).toBe(0);

    const commands = planFor(game).slice(0, 30);
    for (const command of commands) {
      const decision = decide(game, command, 1);
      if (isRefusal(decision)) throw new Error(decision.refused);
      await playOver(wires, [command]);
      game = decision.game;
      if (command.type !== 'ready') await sees(page, game);
    }

    await page.locator('.pawn').first().click({ force: true });
    for (const key of ['Digit1', ...ARROWS, 'KeyV', 'KeyC', 'KeyE', 'KeyT']) await page.keyboard.press(key);
    expect(await page.locator('.target').count()).toBe(0);
    expect(await page.getByRole('button', { name: /^(Stare|Do something!)/ }).count()).toBe(0);
    expect(await page.getByRole('textbox').count()).toBe(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await page.getByRole('button', { name: /Pause|Stop/ }).count()).toBe(0);
    await page.keyboard.press('Escape');

    act(ada, { type: 'stare', target: 1 });
    await bo.next('stare');
    ada.send({ type: 'say', text: 'left!' });
    await ada.next('refused');
    const asked = act(ada, { type: 'pause', pause: true });
    await ada.next('told', ({ ack }) => ack === asked);
    await expect.poll(() => heard.some((text) => text.includes('"wished"'))).toBe(true);
    expect(heard.filter((text) => /"(stare|said)"/.test(text))).toEqual([]);
    expect(sent.map((text) => JSON.parse(text).type).filter((type) => type !== 'ping')).toEqual([]);
    expect(secretGame(place.data, lastGame(ada)).shared.pawns).toEqual(game.shared.pawns);
  });
});
