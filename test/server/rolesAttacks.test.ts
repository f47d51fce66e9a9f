import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { PROTOCOL } from '#protocol/messages.ts';
import { act, cookieFor, openPage, type Page } from './client.ts';
import { hosted } from './hosted.ts';
import { cardIn, condemn, has, isTraitor, rolesTable } from './rolesTable.ts';

// What somebody may try who writes their own page: acts that are not theirs, at times that are not right, from other devices
// and with old pages. All is refused in its own words, and nobody else hears of it.

const here = await hosted();
const EVERYTHING = { type: 'resume', game: null, epoch: null, seen: 0 } as const;

type Command = { readonly type: string } & Record<string, unknown>;

async function codeOf(page: Page, command: Command): Promise<string> {
  const id = act(page, command);
  const answer = await Promise.race([
    page.next('verdict', (verdict) => verdict.id === id),
    page.next('told', ({ ack }) => ack === id),
  ]);
  return answer.type === 'verdict' ? (answer.refusal?.refused ?? 'accepted') : 'accepted';
}

/** Whoever hears nothing of it. */
const newsOf = ({ heard }: Page, from: number) => heard.slice(from).filter(({ type }) => type === 'told');

/** What the room alone may say, and what is no command at all. */
const NOT_THEIRS: readonly Command[] = [
  { type: 'clock' },
  { type: 'callOff' },
  { type: 'hold' },
  { type: 'presence', of: 1, away: true },
  { type: 'noted', at: 0, act: true },
  { type: 'eliminated', seat: 1 },
  { type: 'cardsShown' },
  { type: 'thumbsShown' },
  { type: '__proto__' },
  { type: 'constructor' },
];

describe.concurrent('whoever writes their own page', () => {
  it('[H1.3] [R25] [R33] accuses nobody out of turn at level A, and abandons nothing', async () => {
    const { pages, watcher } = await rolesTable(here.url(), 4, 'A');
    const [ada, bo, cy, di] = pages as [Page, Page, Page, Page];
    await watcher.next('told', has('started'));
    const from = watcher.heard.length;
    expect(await codeOf(ada, { type: 'accuse', accused: [0] })).toBe('target.oneself');
    expect(await codeOf(ada, { type: 'accuse', accused: [0], seat: 2 })).toBe('target.oneself');
    expect(await codeOf(ada, { type: 'accuse', accused: [1, 2] })).toBe('accuse.several');
    expect(await codeOf(ada, { type: 'abandon' })).toBe('abandon.level');
    expect(await codeOf(ada, { type: 'vote', up: true })).toBe('vote.none');
    expect(await codeOf(ada, { type: 'turnGlass', turn: true })).toBe('glass.notYours');
    expect(await codeOf(ada, { type: 'decideHeist', success: true })).toBe('last.notYours');
    expect(await codeOf(ada, { type: 'divine', target: 1, card: 'E01' })).toBe('divine.none');
    for (const command of NOT_THEIRS)
      expect(await codeOf(ada, command), command.type).toMatch(/^(command\.|seat\.)/);
    expect(newsOf(watcher, from)).toEqual([]);
    expect(await codeOf(ada, { type: 'accuse', accused: [1] })).toBe('accepted');
    for (const page of [bo, cy])
      expect(await codeOf(page, { type: 'accuse', accused: [3] })).toBe('accuse.open');
    for (const page of [ada, bo])
      expect(await codeOf(page, { type: 'vote', up: true })).toBe('vote.involved');
    // For another seat: it is the sender's.
    expect(await codeOf(ada, { type: 'vote', up: true, seat: 2 })).toBe('vote.involved');
    // Twice the same thumb is one.
    for (let n = 0; n < 2; n++) expect(await codeOf(cy, { type: 'vote', up: true })).toBe('accepted');
    const { events } = await watcher.next('told', has('voted'));
    expect(events).toEqual([{ type: 'voted', answered: 1 }]);
    // Later than a quarter of a second after the end of the ring nothing counts.
    await watcher.next('told', has('thumbsShown'));
    expect(await codeOf(di, { type: 'vote', up: true })).toBe('vote.none');
    expect(watcher.heard.filter((message) => message.type === 'told' && has('voted')(message))).toHaveLength(
      1,
    );
  }, 30_000);

  it('[H2.5] [H1.6] does nothing more from beyond: neither votes, accuses, abandons nor is accused', async () => {
    const table = await rolesTable(here.url(), 5, 'B', {
      fits: (cards) => cards.filter(isTraitor).length === 1,
    });
    const { pages, cards, watcher } = table;
    const gone = cards.findIndex(isTraitor);
    const at = (step: number) => pages[(gone + step) % 5] as Page;
    await condemn(table, (gone + 1) % 5, gone);
    expect(await codeOf(at(1), { type: 'turnGlass', turn: false })).toBe('accepted');
    const phantom = at(0);
    for (const type of [
      'accuse',
      'vote',
      'abandon',
      'putEye',
      'doSomething',
      'stare',
      'turnGlass',
      'decideHeist',
    ])
      expect(await codeOf(phantom, dealtWith(type, (gone + 1) % 5)), type).toBe('seat.out');
    for (const type of ['accuse', 'putEye', 'doSomething', 'stare'])
      expect(await codeOf(at(2), dealtWith(type, gone)), type).toBe('seat.out');
    expect(await codeOf(at(2), { type: 'accuse', accused: [(gone + 3) % 5] })).toBe('accepted');
    await watcher.next('told', has('accused'));
    expect(await codeOf(phantom, { type: 'vote', up: true })).toBe('seat.out');
    for (const step of [1, 4]) act(at(step), { type: 'vote', up: false });
    const told = await watcher.next('told', has('thumbsShown'));
    const { thumbs } = told.events.find(({ type }) => type === 'thumbsShown') as unknown as {
      thumbs: unknown[];
    };
    expect(thumbs[gone]).toBeNull();
  }, 30_000);
});

const dealtWith = (type: string, target: number): Command => ({
  ...{ type, target, accused: [target] },
  ...{ up: true, turn: true, success: true },
});

describe('a second device', () => {
  it('[R32] with somebody’s own link is that person and sees that card alone; a wrong link is nobody’s', async () => {
    const { pages, code, game, cards } = await rolesTable(here.url(), 4, 'C');
    const [, bo] = pages as [Page, Page];
    bo.send({ type: 'wayBack' });
    const { secret } = await bo.next('wayBack');
    const phone = await openPage(here.url(), code);
    phone.send({ type: 'comeBack', secret: `${secret.slice(1)}x` });
    expect((await phone.next('refused')).refusal.refused).toBe('wayBack.unknown');
    phone.send(EVERYTHING);
    expect((await phone.next('game')).seat).toBeNull();
    expect(cards.filter((card) => `${phone.frames}`.includes(`"${card}"`))).toEqual([]);
    phone.send({ type: 'comeBack', secret });
    const told = await phone.next('game', ({ seat }) => seat !== null);
    expect([told.game, told.seat, cardIn(told)]).toEqual([game, 1, cards[1]]);
    expect(cards.filter((card) => `${phone.frames}`.includes(`"${card}"`))).toEqual([cards[1]]);
    await bo.next('goodbye', ({ why }) => why === 'takenOver');
    // Whoever plays cannot become another by a link that they found.
    const [ada] = pages as [Page];
    ada.send({ type: 'comeBack', secret });
    expect((await ada.next('refused')).refusal.refused).toBe('wayBack.somebody');
  });
});

describe('a page of before', () => {
  it.each([
    ['none at all', ''],
    ['the last one', `?v=${PROTOCOL - 1}`],
  ])('that names %s as its version is told so, and no word of the game', async (_, query) => {
    const { code, pages, cards } = await rolesTable(here.url(), 3, 'D');
    const [ada] = pages as [Page];
    const heard: string[] = [];
    const ws = new WebSocket(`${here.url().replace('http', 'ws')}/ws/${code}${query}`, {
      headers: { cookie: ada.cookie },
      origin: here.url(),
    });
    ws.on('message', (data) => heard.push(String(data)));
    await new Promise((resolve, reject) => ws.on('open', resolve).on('error', reject));
    for (const message of [EVERYTHING, { type: 'do', id: 1, command: { type: 'accuse', accused: [1] } }])
      ws.send(JSON.stringify(message));
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    await sleep(100);
    ws.terminate();
    expect(cards.filter((card) => heard.join().includes(card))).toEqual([]);
    expect(heard.join()).not.toMatch(/"(game|told|lobby)"/);
    // Whose seat it is has lost nothing by it.
    expect(await codeOf(ada, { type: 'putEye', target: 1 })).toBe('accepted');
  });

  it('a stranger without a cookie, or with one of nobody’s, watches and no more', async () => {
    const { code, cards } = await rolesTable(here.url(), 3, 'E');
    const nobody = await openPage(here.url(), code, await cookieFor(here.url(), code));
    nobody.send(EVERYTHING);
    expect((await nobody.next('game')).seat).toBeNull();
    nobody.send({ type: 'do', id: 1, command: { type: 'vote', up: true } });
    expect((await nobody.next('refused')).refusal.refused).toBe('lobby.unknown');
    expect(cards.filter((card) => `${nobody.frames}`.includes(`"${card}"`))).toEqual([]);
  });
});
