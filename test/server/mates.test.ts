import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { BOT_NAMES } from '#content/botNames.ts';
import { MOST_BOTS } from '#room/mostBots.ts';
import { act, bookLines, openPage, type Page, sitting } from './client.ts';
import { hosted } from './hosted.ts';
import { begun, begunForIdle, botsIn, botsMove, has, isHere, refusedBy, withBots } from './matesTable.ts';

// Bots at a real table, over real sockets.

const here = await hosted({ patience: { host: 300, chair: 60_000, slow: 0, gone: 0, agreed: 50 } });

describe.concurrent('bots between games', () => {
  it('come and go as the host says, each with a name, a face and a chair of its own, and told to be one', async () => {
    const { pages, lobby } = await withBots(here.url(), ['Ada', 'Bo'], 3, 'relaxed');
    const [ada, bo] = pages as [Page, Page];
    const bots = botsIn(lobby);
    expect(bots.map(({ bot, here: there }) => [bot, there])).toEqual(Array(3).fill(['relaxed', true]));
    for (const part of ['id', 'name', 'face', 'chair'] as const)
      expect(new Set(lobby.people.map((person) => person[part])).size).toBe(5);
    for (const { name } of bots) expect(BOT_NAMES).toContain(name);
    const gone = bots[1]?.id as number;
    // Bo has to have heard of all three first: two are also there before the last has come.
    await bo.next('lobby', (told) => botsIn(told).length === 3);
    ada.send({ type: 'removeBot', person: gone });
    const left = await bo.next('lobby', (told) => botsIn(told).length === 2);
    expect(left.people.some(({ id }) => id === gone)).toBe(false);
    ada.send({ type: 'addBot', level: 'quick', chair: 7 });
    const more = await bo.next('lobby', (told) => botsIn(told).length === 3);
    expect(botsIn(more).at(-1)).toMatchObject({ bot: 'quick', chair: 7 });
    expect(botsIn(more).at(-1)?.id).toBeGreaterThan(gone);
  });

  it('are the host’s alone to add and remove, and nobody else’s to be: no host, nobody to show out', async () => {
    const { pages, lobby } = await withBots(here.url(), ['Ada', 'Bo'], 1);
    const [ada, bo] = pages as [Page, Page];
    const [bot] = botsIn(lobby).map(({ id }) => id) as [number];
    expect(await refusedBy(bo, { type: 'addBot', level: 'quick' })).toBe('lobby.notHost');
    expect(await refusedBy(bo, { type: 'removeBot', person: bot })).toBe('lobby.notHost');
    expect(await refusedBy(ada, { type: 'removeBot', person: 2 })).toBe('lobby.nobody');
    expect(await refusedBy(ada, { type: 'removeBot', person: 99 })).toBe('lobby.nobody');
    expect(await refusedBy(ada, { type: 'handOver', person: bot })).toBe('lobby.isBot');
    expect(await refusedBy(ada, { type: 'kick', person: bot, out: true })).toBe('lobby.isBot');
    expect(await refusedBy(ada, { type: 'free', person: bot })).toBe('lobby.stillHere');
    expect(await refusedBy(ada, { type: 'addBot', level: 'quick', chair: 0 })).toBe('lobby.chairTaken');
    expect(await refusedBy(bo, { type: 'sit', chair: 2 })).toBe('lobby.chairTaken');
  });

  it('inherit nothing: a host who goes leaves it to a person', async () => {
    const { code, pages } = await withBots(here.url(), ['Ada'], 2);
    const [ada] = pages as [Page];
    const bo = await openPage(here.url(), code);
    bo.send({ type: 'enter', name: 'Bo' });
    const { you } = await bo.next('lobby', ({ you: id }) => id !== null);
    ada.close();
    expect(await bo.next('lobby', ({ host }) => host !== 1)).toMatchObject({ host: you });
  });

  it('are seven at most, and whoever floods the room with them is told to wait', async () => {
    const { pages } = await withBots(here.url(), ['Ada'], MOST_BOTS);
    const [ada] = pages as [Page];
    expect(await refusedBy(ada, { type: 'addBot', level: 'quick' })).toBe('lobby.mostBots');
    for (let n = 0; n < 120; n++) ada.send({ type: 'addBot', level: 'quick' });
    await ada.next('refused', ({ refusal }) => refusal.refused === 'message.tooFast');
    expect(botsIn(ada.heard.findLast(({ type }) => type === 'lobby') as never)).toHaveLength(MOST_BOTS);
  });

  it('what is no such message is refused, and changes nothing', async () => {
    const { pages } = await withBots(here.url(), ['Ada'], 1);
    const [ada] = pages as [Page];
    const wrong = [
      { type: 'addBot' },
      { type: 'addBot', level: 'perfect' },
      { type: 'addBot', level: 'quick', chair: 9 },
      { type: 'addBot', level: 'quick', chair: '1' },
      { type: 'addBot', level: 'quick', name: 'Eve' },
      { type: 'removeBot' },
      { type: 'removeBot', person: -1 },
      { type: 'letBot', seat: 0, level: 'quick' },
      { type: 'letBot', seat: 9, level: 'quick', want: true },
      { type: 'letBot', seat: 0, level: '__proto__', want: true },
    ];
    for (const message of wrong)
      expect(await refusedBy(ada, JSON.stringify(message))).toBe('message.malformed');
    expect(await refusedBy(ada, { type: 'letBot', seat: 0, level: 'quick', want: true })).toBe(
      'lobby.notPlaying',
    );
  });

  it('[R32] are refused with hidden roles, and never play among themselves', async () => {
    const { pages } = await withBots(here.url(), ['Ada', 'Bo'], 2);
    const [ada, bo] = pages as [Page, Page];
    ada.send({ type: 'choose', choice: { scenario: 3, roles: { level: 'B' } } });
    expect(await refusedBy(ada, { type: 'deal' })).toBe('lobby.botsRoles');
    ada.send({ type: 'choose', choice: { scenario: 1 } });
    bo.send({ type: 'sit', chair: null });
    ada.send({ type: 'sit', chair: null });
    expect(await refusedBy(ada, { type: 'deal' })).toBe('lobby.nobodySits');
  });

  it('[XT0] are refused in every lesson, where something else than theft and escape is asked for', async () => {
    const { pages } = await withBots(here.url(), ['Ada', 'Bo'], 2);
    const [ada] = pages as [Page, Page];
    for (const evening of ['XT1', 'XT6', 'XT13']) {
      ada.send({ type: 'choose', choice: { evening } });
      expect(await refusedBy(ada, { type: 'deal' })).toBe('lobby.botsGoals');
    }
  });
});

describe.concurrent('bots in a game', () => {
  it('are ready at once, and what they do arrives like a person’s, in one numbered stream', async () => {
    const { pages, lobby } = await withBots(here.url(), ['Ada'], MOST_BOTS);
    const [ada] = pages as [Page];
    await begunForIdle(pages[0] as Page);
    await botsMove(ada, 2);
    const all = ada.heard.filter((message) => message.type === 'told');
    // Of the last that was dealt.
    const told = all.filter(({ table }) => table === all.at(-1)?.table);
    let next = told[0]?.first as number;
    for (const { first, events } of told) {
      expect(first).toBe(next);
      next += events.length;
    }
    expect(lobby.people).toHaveLength(8);
    expect(await refusedBy(ada, { type: 'addBot', level: 'quick' })).toBe('lobby.playing');
    expect(await refusedBy(ada, { type: 'removeBot', person: 2 })).toBe('lobby.playing');
    const figures = await (await fetch(`${here.url()}/metrics`)).text();
    expect(Number(/^hushglass_bot_acts_total (\d+)$/m.exec(figures)?.[1])).toBeGreaterThan(7);
  }, 90_000);

  it('[M26] do not count in a pause: a person alone with them pauses and goes on, and they do nothing meanwhile', async () => {
    const { pages } = await withBots(here.url(), ['Ada'], MOST_BOTS);
    const [ada] = pages as [Page];
    await begunForIdle(pages[0] as Page);
    await botsMove(ada);
    act(ada, { type: 'pause', pause: true });
    await ada.next('told', has('paused'));
    const before = ada.heard.length;
    await sleep(3_200);
    expect(ada.heard.slice(before).filter(({ type }) => type === 'told')).toEqual([]);
    act(ada, { type: 'pause', pause: false });
    await ada.next('told', has('resumed'));
    await botsMove(ada);
  }, 90_000);

  it('[M26] without a person at the table nothing goes on, and all of it when one is back', async () => {
    const { code, pages } = await withBots(here.url(), ['Ada'], MOST_BOTS);
    const [ada] = pages as [Page];
    await begunForIdle(pages[0] as Page);
    const eve = await openPage(here.url(), code);
    eve.send({ type: 'resume', game: null, epoch: null, seen: 0 });
    await eve.next('game');
    ada.close();
    await eve.next('told', has('paused'));
    const before = eve.heard.length;
    await sleep(2_500);
    expect(eve.heard.slice(before).filter(({ type }) => type === 'told')).toEqual([]);
    await openPage(here.url(), code, ada.cookie);
    await eve.next('told', has('resumed'));
    await botsMove(eve);
  }, 90_000);

  it('a game with them is in nobody’s records, and its log and the room’s past say who they were', async () => {
    const { code, pages } = await withBots(here.url(), ['Ada'], 2);
    const [ada] = pages as [Page];
    await begun(pages);
    const { game } = ada.heard.find((message) => message.type === 'game') as { game: string };
    // A lobby is told now and then, and only where it has changed.
    const isTold = () => ada.heard.some((told) => told.type === 'lobby' && told.game === game);
    await expect.poll(isTold).toBe(true);
    ada.send({ type: 'leave' });
    await expect.poll(() => ada.heard.findLast(({ type }) => type === 'lobby')).toMatchObject({ game: null });
    const past = await (await fetch(`${here.url()}/api/book/past?room=${code}`)).json();
    expect(past).toMatchObject({
      games: [{ game, bots: [1, 2], names: ['Ada', expect.any(String), expect.any(String)] }],
    });
    const log = await (await fetch(`${here.url()}/api/games/${game}/log`)).text();
    const [header, ...entries] = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(header).toMatchObject({ bots: [1, 2], names: { length: 3 }, faces: { length: 3 } });
    const marked = entries.filter(({ bot }) => bot).map(({ seat }) => seat);
    expect(new Set(marked)).toEqual(new Set([1, 2]));
    expect(await bookLines(here.url(), code)).toEqual([]);
  }, 90_000);

  it('keep their chairs over games, and are ready for each', async () => {
    const { pages } = await sitting(here.url(), ['Ada']);
    const [ada] = pages as [Page];
    ada.send({ type: 'addBot', level: 'attentive' });
    await begun([ada]);
    ada.send({ type: 'leave' });
    const lobby = await ada.next('lobby', (told) => told.game === null);
    expect(botsIn(lobby)).toMatchObject([{ chair: 1, here: true, bot: 'attentive' }]);
    await begun([ada]);
  }, 90_000);
});

describe('[R5] who is here', () => {
  it('bots are never away, however long', async () => {
    const { pages, lobby } = await withBots(here.url(), ['Ada', 'Bo'], 1);
    const [ada, bo] = pages as [Page, Page];
    bo.close();
    const told = await ada.next('lobby', isHere(2, false));
    expect(botsIn(told)).toEqual(botsIn(lobby));
  });
});
