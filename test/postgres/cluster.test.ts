import { afterEach, describe, expect, it } from 'vitest';
import { act, dealtTable, newRoom, openPage, type Page, played, start } from '../server/client.ts';
import { comeBack, type Nodes, openNodes } from './nodes.ts';

// Any node takes any page; a room is played by one of them.

let all: Nodes;
afterEach(() => all.end());

const has = (type: string) => (message: { readonly events: readonly { readonly type: string }[] }) =>
  message.events.some((event) => event.type === type);

describe('two nodes', () => {
  it('play one room: what a page of one does, a page of the other is told', async () => {
    all = await openNodes(2);
    const [one, two] = all.nodes.map(({ url }) => url) as [string, string];
    const code = await newRoom(one);
    const pages: Page[] = [];
    for (const [chair, url] of [one, two].entries()) {
      const page = await openPage(url, code);
      page.send({ type: 'enter', name: `N${chair}` });
      page.send({ type: 'sit', chair });
      await page.next('lobby', ({ people, you }) =>
        people.some(({ id, chair: c }) => id === you && c === chair),
      );
      pages.push(page);
    }
    pages[0]?.send({ type: 'choose', choice: { scenario: 1 } });
    pages[0]?.send({ type: 'deal' });
    for (const page of pages) await page.next('game');
    await start(pages);
    const id = act(pages[1] as Page, { type: 'pause', pause: true });
    await pages[1]?.next('told', ({ ack }) => ack === id);
    await pages[0]?.next('told', has('wished'));
    expect(
      await all.ask('SELECT count(DISTINCT lease)::int AS n FROM owners WHERE lease IS NOT NULL'),
    ).toEqual([{ n: 1 }]);
  });

  it('[M26] one stops politely: the other has its rooms at once, held, and no time has passed', async () => {
    all = await openNodes(2);
    const [one, two] = all.nodes as [(typeof all.nodes)[0], (typeof all.nodes)[0]];
    const { code, pages } = await dealtTable(one.url, ['Ada', 'Bo']);
    await start(pages);
    await played(pages[0] as Page, { type: 'pause', pause: true });
    const before = Math.max(...(pages[0] as Page).heard.flatMap((m) => (m.type === 'told' ? [m.at] : [])));
    await one.stop();
    all.nodes.shift();
    const back = await comeBack(two.url, code, pages[0]?.cookie ?? '');
    const game = await back.next('game');
    expect(game.events.map(({ type }) => type)).toContain('paused');
    expect(game.host).toBeGreaterThanOrEqual(before);
    expect(game.host - before).toBeLessThan(5_000);
  });
});
