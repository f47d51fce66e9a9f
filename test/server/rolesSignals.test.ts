import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { FIVE_SECONDS, GRACE } from '#engine/mall/rules/hiddenRoles/accuse.ts';
import { CRIES, EYES, THUMBS } from '#room/signalRates.ts';
import { act, openPage, type Page } from './client.ts';
import { hosted } from './hosted.ts';
import { condemn, eventIn, isTraitor, type RolesTable, rolesTable } from './rolesTable.ts';

// Phantoms' words and the signals that everyone may give, over real sockets.

const here = await hosted();

const oneTraitor = (cards: Parameters<typeof isTraitor>[0][]) => cards.filter(isTraitor).length === 1;

type Command = { readonly type: string } & Record<string, unknown>;

/** Sent at once, however busy the machine is; what became of each. */
async function verdictsOn(page: Page, commands: readonly Command[]): Promise<readonly string[]> {
  const ids = commands.map((command) => act(page, command));
  const answerTo = (id: number) =>
    page.heard.find(
      (message) =>
        (message.type === 'verdict' && message.id === id) || (message.type === 'told' && message.ack === id),
    );
  await vi.waitFor(() => expect(ids.every(answerTo)).toBe(true), { timeout: 8_000, interval: 5 });
  return ids.map((id) => {
    const answer = answerTo(id);
    return answer?.type === 'verdict' ? (answer.refusal?.refused ?? 'accepted') : 'accepted';
  });
}

const verdictOn = async (page: Page, command: Command) => (await verdictsOn(page, [command]))[0];

async function unmasked(
  level: 'A' | 'B',
): Promise<RolesTable & { readonly gone: number; readonly by: number }> {
  const table = await rolesTable(here.url(), 4, level, { fits: (cards) => oneTraitor([...cards]) });
  // A flip gives back what has fallen: enough for what is tried after it.
  await sleep(6_000);
  const gone = table.cards.findIndex(isTraitor);
  const by = (gone + 1) % 4;
  const told = await condemn(table, by, gone);
  expect(eventIn(told, 'eliminated')).toMatchObject({ seat: gone, why: 'unmasked' });
  return { ...table, gone, by };
}

describe.concurrent('[H2.5] a phantom', () => {
  it('is heard by everyone in silence, marked as what it is, and refused in a window', async () => {
    const table = await unmasked('B');
    const { pages, watcher, gone, by, code } = table;
    const phantom = pages[gone] as Page;
    const other = pages[(gone + 2) % 4] as Page;
    phantom.send({ type: 'say', text: 'boo' });
    for (const page of [...pages, watcher])
      expect(await page.next('said')).toMatchObject({ text: 'boo', from: gone + 1, phantom: true });
    const late = await openPage(here.url(), code);
    expect(await late.next('chat')).toMatchObject({ lines: [{ text: 'boo', phantom: true }] });
    other.send({ type: 'say', text: 'hush' });
    expect((await other.next('refused')).refusal.refused).toBe('talk.silence');
    phantom.send({ type: 'gesture', sign: 'ping', path: [[0, 0]] });
    expect((await phantom.next('refused')).refusal.refused).toBe('talk.silence');
    expect(await verdictOn(pages[by] as Page, { type: 'turnGlass', turn: true })).toBe('accepted');
    phantom.send({ type: 'say', text: 'boo again' });
    expect((await phantom.next('refused')).refusal.refused).toBe('talk.silence');
    other.send({ type: 'say', text: 'at last' });
    expect(await phantom.next('said')).toEqual({ type: 'said', from: ((gone + 2) % 4) + 1, text: 'at last' });
    for (const command of [
      { type: 'stare', target: by },
      { type: 'doSomething', target: by },
      { type: 'putEye', target: by },
      { type: 'accuse', accused: [by] },
      { type: 'vote', up: true },
      { type: 'abandon' },
      { type: 'pause', pause: true },
    ])
      expect(await verdictOn(phantom, command), command.type).toBe('seat.out');
  }, 30_000);

  it('[R33] there is none at level A: who was unmasked is silent', async () => {
    const { pages, gone } = await unmasked('A');
    (pages[gone] as Page).send({ type: 'say', text: 'boo' });
    expect((await (pages[gone] as Page).next('refused')).refusal.refused).toBe('talk.silence');
  }, 30_000);
});

describe.concurrent('[R5] signals that everyone may give are no telegraph', () => {
  it.each([
    ['putEye', EYES, (turn: number) => ({ target: 1 + (turn % 3) })],
    ['vote', THUMBS, (turn: number) => ({ up: turn % 2 === 0 })],
  ] as const)(
    '%s: so many at once, counted for the person however often they reconnect',
    async (type, { burst, perSecond }, with_) => {
      const { pages, code } = await rolesTable(here.url(), 4, 'B');
      const [ada, bo] = pages as [Page, Page];
      if (type === 'vote') await verdictOn(bo, { type: 'accuse', accused: [2] });
      const many = Array.from({ length: 20 }, (_, turn) => ({ type, ...with_(turn) }));
      const began = performance.now();
      const first = await verdictsOn(ada, many);
      expect(first.slice(0, burst)).toEqual(Array.from({ length: burst }, () => 'accepted'));
      const again = await openPage(here.url(), code, ada.cookie);
      const all = [...first, ...(await verdictsOn(again, many))];
      const passed = all.filter((code) => code !== 'message.tooFast').length;
      expect(passed).toBeLessThanOrEqual(burst + perSecond * ((performance.now() - began) / 1000) + 1);
    },
  );

  it('[R25] accusing: two at once, and then seldom enough that others may as well; who came too late has used up nothing', async () => {
    const { pages } = await rolesTable(here.url(), 4, 'B');
    const [ada, bo, cy, di] = pages as [Page, Page, Page, Page];
    const rejected = () => Promise.all([cy, di].map((page) => verdictOn(page, { type: 'vote', up: false })));
    const cry = { type: 'accuse', accused: [1] };
    expect(await verdictsOn(ada, [cry, cry, cry])).toEqual(['accepted', 'accuse.open', 'accuse.open']);
    const others = Array.from({ length: 9 }, () => ({ type: 'accuse', accused: [0] }));
    expect(new Set(await verdictsOn(bo, others))).toEqual(new Set(['accuse.open']));
    await rejected();
    expect(await verdictOn(ada, cry)).toBe('accepted');
    await rejected();
    expect(await verdictOn(ada, cry)).toBe('message.tooFast');
    expect(await verdictOn(bo, { type: 'accuse', accused: [0] })).toBe('accepted');
  });

  it('[R25] two who accuse as often as they may leave the table a second without a vote', () => {
    const vote = (FIVE_SECONDS + GRACE) / 1_000;
    expect(1 / CRIES.perSecond - 2 * vote).toBeGreaterThan(1);
  });
});
