import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { act, dealtTable, openPage, type Page, start } from './client.ts';
import { hosted } from './hosted.ts';

// [R5] over real sockets: what gets through silence, however often somebody reconnects.

const here = await hosted();

async function silentTable(names: readonly string[] = ['Ada', 'Bo']) {
  const table = await dealtTable(here.url(), names, { scenario: 3 });
  await start(table.pages);
  return table;
}

const toldOf = (page: Page, type: string) =>
  page.heard.flatMap((message) =>
    message.type === 'told' ? message.events.filter((event) => event.type === type) : [],
  );

/** Everything a page was told of anybody's name. */
const namesHeard = (page: Page, from = 0) =>
  page.heard
    .slice(from)
    .flatMap((message) => (message.type === 'lobby' ? message.people.map(({ name }) => name) : []));

describe('[R5] names', () => {
  it('given in silence are told to nobody else before talking is allowed', async () => {
    const { code, pages } = await silentTable();
    const [ada, bo] = pages as [Page, Page];
    const before = bo.heard.length;
    const stranger = await openPage(here.url(), code);
    stranger.send({ type: 'enter', name: 'go north' });
    ada.send({ type: 'enter', name: 'then west' });
    expect(await stranger.next('lobby', ({ you }) => you !== null)).toMatchObject({ held: 'go north' });
    expect(await ada.next('lobby', ({ held }) => held !== undefined)).toMatchObject({ held: 'then west' });
    await bo.next('lobby', ({ watching }) => watching === 1);
    expect(new Set(namesHeard(bo, before))).toEqual(new Set(['Ada', 'Bo']));
    const late = await openPage(here.url(), code);
    await late.next('lobby');
    expect(new Set(namesHeard(late))).toEqual(new Set(['Ada', 'Bo']));
    ada.send({ type: 'leave' });
    const { people } = await bo.next('lobby', ({ game }) => game === null);
    expect(people.map(({ name }) => name)).toEqual(['then west', 'Bo', 'go north']);
  });

  it('are not told by showing somebody out and letting them back in', async () => {
    const { code, pages } = await silentTable();
    const [ada, bo] = pages as [Page, Page];
    const stranger = await openPage(here.url(), code);
    stranger.send({ type: 'enter', name: 'take the exit', face: 7 });
    const { you } = await stranger.next('lobby', ({ held }) => held !== undefined);
    ada.send({ type: 'kick', person: you as number, out: true });
    await stranger.next('goodbye');
    await sleep(3_100);
    ada.send({ type: 'kick', person: you as number, out: false });
    const again = await openPage(here.url(), code, stranger.cookie);
    await again.next('lobby');
    expect(namesHeard(bo)).not.toContain('take the exit');
    ada.send({ type: 'leave' });
    const { people } = await bo.next('lobby', ({ game }) => game === null);
    expect(people.map(({ name }) => name)).toContain('take the exit');
  });

  it('stay held back over a restart', async () => {
    const { code, pages } = await silentTable();
    const [ada, bo] = pages as [Page, Page];
    ada.send({ type: 'enter', name: 'secret' });
    await ada.next('lobby', ({ held }) => held === 'secret');
    await here.restart();
    const again = await openPage(here.url(), code, bo.cookie);
    await again.next('lobby', ({ you }) => you === 2);
    expect(namesHeard(again)).not.toContain('secret');
    const own = await openPage(here.url(), code, ada.cookie);
    expect(await own.next('lobby')).toMatchObject({ held: 'secret' });
  });

  it('are told at once where everyone may talk', async () => {
    const { pages } = await dealtTable(here.url(), ['Ada', 'Bo'], { scenario: 1 });
    const [ada, bo] = pages as [Page, Page];
    ada.send({ type: 'enter', name: 'Adèle' });
    await bo.next('lobby', ({ people }) => people.some(({ name }) => name === 'Adèle'));
  });
});

describe('[R5] signals', () => {
  it('stares: one a second for each pair with a burst of three, over any number of connections', async () => {
    const { code, pages } = await silentTable(['Ada', 'Bo', 'Cy']);
    const [ada, bo, cy] = pages as [Page, Page, Page];
    for (let n = 0; n < 8; n++) {
      const tab = await openPage(here.url(), code, ada.cookie);
      for (let stare = 0; stare < 3; stare++) act(tab, { type: 'stare', target: 1 });
      await tab.next('verdict');
    }
    const last = await openPage(here.url(), code, ada.cookie);
    act(last, { type: 'stare', target: 2 });
    await cy.next('stare');
    const began = performance.now();
    const asked = act(last, { type: 'stare', target: 1 });
    await last.next('verdict', ({ id }) => id === asked);
    // However long that took: three at once, and one for each second since.
    const most = 3 + 1 + Math.ceil((performance.now() - began) / 1000) + 8;
    const stares = bo.heard.filter(({ type }) => type === 'stare').length;
    expect(stares).toBeGreaterThanOrEqual(3);
    expect(stares).toBeLessThanOrEqual(most);
    expect(stares).toBeLessThan(24);
  });

  it('pause wishes: one in three seconds, over any number of connections', async () => {
    const { code, pages } = await silentTable();
    const [ada, bo] = pages as [Page, Page];
    act(ada, { type: 'pause', pause: true });
    await bo.next('told', ({ events }) => events.some(({ type }) => type === 'wished'));
    const tab = await openPage(here.url(), code, ada.cookie);
    const asked = act(tab, { type: 'pause', pause: false });
    const { refusal } = await tab.next('verdict', ({ id }) => id === asked);
    expect(refusal).toMatchObject({ refused: 'message.tooFast' });
    await sleep(3_000);
    act(tab, { type: 'pause', pause: false });
    await bo.next('told', ({ events }) => events.some((event) => event.type === 'wished' && !event.pause));
  });

  it('coming and going: told after two seconds of being so, and a line that flaps is not told at all', async () => {
    const { code, pages } = await silentTable();
    const [ada, bo] = pages as [Page, Page];
    let tab = ada;
    for (let n = 0; n < 10; n++) {
      tab.close();
      tab = await openPage(here.url(), code, ada.cookie);
    }
    await sleep(2_300);
    expect(toldOf(bo, 'presence')).toEqual([]);
    expect(
      bo.heard.some((message) => message.type === 'lobby' && message.people.some((one) => !one.here)),
    ).toBe(false);
    tab.close();
    await bo.next('lobby', ({ people }) => people.some((one) => !one.here));
    await bo.next('told', ({ events }) => events.some((event) => event.type === 'presence' && event.away));
  });

  it('a page that was taken over does nothing more', async () => {
    const { code, pages } = await silentTable();
    const [ada, bo] = pages as [Page, Page];
    const tab = await openPage(here.url(), code, ada.cookie);
    await ada.next('goodbye', ({ why }) => why === 'takenOver');
    const before = bo.heard.length;
    ada.send({ type: 'enter', name: 'Other' });
    act(ada, { type: 'doSomething', target: 1 });
    act(ada, { type: 'stare', target: 1 });
    act(tab, { type: 'doSomething', target: 1 });
    await bo.next('told', ({ events }) => events.some(({ type }) => type === 'doSomething'));
    expect(bo.heard.slice(before).filter(({ type }) => type === 'stare' || type === 'told')).toHaveLength(1);
  });

  it('what is left of a host’s rights is no telegraph either', async () => {
    const { pages } = await silentTable();
    const [ada, bo] = pages as [Page, Page];
    for (let n = 0; n < 8; n++) ada.send({ type: 'lock', locked: n % 2 === 0 });
    expect((await ada.next('refused')).refusal.refused).toBe('message.tooFast');
    await sleep(300);
    const locks = bo.heard.flatMap((message) => (message.type === 'lobby' ? message.locked : []));
    expect(locks.filter((locked, n) => n > 0 && locked !== locks[n - 1])).toEqual([true]);
  });
});

describe('[R5] the host’s rights', () => {
  it('go from hand to hand no oftener than one host may act, and to nobody whom the others do not know', async () => {
    const { code, pages } = await silentTable(['Ada', 'Bo', 'Cy']);
    const [ada, bo, cy] = pages as [Page, Page, Page];
    const stranger = await openPage(here.url(), code);
    stranger.send({ type: 'enter', name: 'Window' });
    const { you } = await stranger.next('lobby', ({ held }) => held !== undefined);
    ada.send({ type: 'handOver', person: you as number });
    expect((await ada.next('refused')).refusal.refused).toBe('lobby.nobody');
    await sleep(3_100);
    ada.send({ type: 'handOver', person: 2 });
    await bo.next('lobby', ({ host }) => host === 2);
    bo.send({ type: 'handOver', person: 3 });
    expect((await bo.next('refused')).refusal.refused).toBe('message.tooFast');
    expect(cy.heard.findLast(({ type }) => type === 'lobby')).toMatchObject({ host: 2 });
  });
});

describe('[R5] what is no signal', () => {
  it('a lobby that has not changed is not told again, whatever is done to have it told', async () => {
    const { code, pages } = await silentTable();
    const [ada, bo] = pages as [Page, Page];
    // What the start itself has changed is told by then.
    await sleep(1_000);
    const before = bo.heard.length;
    let tab = ada;
    for (let n = 0; n < 5; n++) {
      tab.send({ type: 'enter', name: `Word ${n}` });
      tab = await openPage(here.url(), code, ada.cookie);
      await tab.next('lobby');
    }
    await sleep(150);
    expect(bo.heard.slice(before).filter(({ type }) => type === 'lobby')).toEqual([]);
  });

  it('what somebody tries to say in vain uses up nobody else’s words', async () => {
    const { pages } = await silentTable();
    const [ada, bo] = pages as [Page, Page];
    for (let n = 0; n < 60; n++) ada.send({ type: 'say', text: 'x' });
    bo.send({ type: 'say', text: 'x' });
    expect((await bo.next('refused')).refusal.refused).toBe('talk.silence');
  });

  it('whoever does not play is not seen to come and go', async () => {
    const { code, pages } = await dealtTable(here.url(), ['Ada', 'Bo'], { scenario: 3 });
    const [, bo] = pages as [Page, Page];
    const cy = await openPage(here.url(), code);
    cy.send({ type: 'enter', name: 'Cy' });
    await bo.next('lobby', ({ people }) => people.length === 3);
    await start(pages);
    const before = bo.heard.length;
    cy.close();
    await sleep(2_400);
    expect(bo.heard.slice(before).some(({ type }) => type === 'lobby')).toBe(false);
    pages[0]?.send({ type: 'leave' });
    await bo.next('lobby', ({ people }) => people[2]?.here === false);
  });

  it('a stare at nothing that is a seat is malformed, and costs nobody their game', async () => {
    const { pages } = await silentTable();
    const [ada, bo] = pages as [Page, Page];
    for (const target of [{ toString: 1, valueOf: 1 }, [1], 'x', null, -1, 1.5, 1e9, {}]) {
      const asked = act(ada, { type: 'stare', target });
      expect((await ada.next('verdict', ({ id }) => id === asked)).refusal).not.toBeNull();
    }
    expect(bo.heard.some(({ type }) => type === 'goodbye' || type === 'stare')).toBe(false);
  });
});

describe('those who watch', () => {
  it('[R5] in silence it is told whether there are any, and how many when talking is allowed', async () => {
    const { code, pages } = await silentTable();
    const [ada, bo] = pages as [Page, Page];
    await Promise.all(Array.from({ length: 3 }, () => openPage(here.url(), code)));
    await bo.next('lobby', ({ watching }) => watching === 1);
    await Promise.all(Array.from({ length: 3 }, () => openPage(here.url(), code)));
    await sleep(2_300);
    expect(
      new Set(bo.heard.flatMap((message) => (message.type === 'lobby' ? message.watching : []))),
    ).toEqual(new Set([0, 1]));
    ada.send({ type: 'leave' });
    await bo.next('lobby', ({ watching }) => watching === 6);
  });

  it('are counted for the players, and told no oftener than anybody’s coming', async () => {
    const { code, pages } = await dealtTable(here.url(), ['Ada', 'Bo'], { scenario: 1 });
    const [, bo] = pages as [Page, Page];
    const watchers = await Promise.all(Array.from({ length: 3 }, () => openPage(here.url(), code)));
    await bo.next('lobby', ({ watching }) => watching === 3);
    const counts = bo.heard.flatMap((message) => (message.type === 'lobby' ? message.watching : []));
    expect(new Set(counts)).toEqual(new Set([0, 3]));
    for (const watcher of watchers) watcher.close();
    await bo.next('lobby', ({ watching }) => watching === 0);
  });
});
