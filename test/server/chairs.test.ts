import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { act, newRoom, openPage, type Page, sitting, start } from './client.ts';
import { hosted } from './hosted.ts';

// Chairs, crowns and ways back, over real sockets. A minute and ten minutes are shorter here.

const here = await hosted({ patience: { host: 600, chair: 1_200 } });

const refusalOf = async (page: Page) => (await page.next('refused')).refusal.refused;

describe('the host', () => {
  it('is whoever sits and is here when the host stays away, and the host again who returns', async () => {
    const { code, pages } = await sitting(here.url(), ['Ada', 'Bo']);
    const [ada, bo] = pages as [Page, Page];
    const standing = await openPage(here.url(), code);
    standing.send({ type: 'enter', name: 'Early' });
    standing.send({ type: 'sit', chair: null });
    ada.close();
    await bo.next('lobby', ({ host }) => host === 2);
    const again = await openPage(here.url(), code, ada.cookie);
    await bo.next('lobby', ({ host }) => host === 1);
    again.send({ type: 'handOver', person: 2 });
    await bo.next('lobby', ({ host }) => host === 2);
    again.close();
    await bo.next('lobby', ({ people }) => people[0]?.here === false);
    const third = await openPage(here.url(), code, ada.cookie);
    expect(await third.next('lobby', ({ people }) => people[0]?.here === true)).toMatchObject({ host: 2 });
  });

  it('is not kept from going by a page that flaps, nor does that one become host', async () => {
    const { code, pages } = await sitting(here.url(), ['Ada', 'Bo', 'Cy']);
    const [ada, bo, cy] = pages as [Page, Page, Page];
    await start(await dealt(pages));
    ada.close();
    bo.close();
    await cy.next('lobby', ({ people }) => people.filter((one) => !one.here).length === 2);
    const flapping = (async () => {
      for (let n = 0; n < 20; n++) {
        const tab = await openPage(here.url(), code, n % 2 === 0 ? ada.cookie : bo.cookie);
        await sleep(40);
        tab.close();
      }
    })();
    expect(await cy.next('lobby', ({ host }) => host !== 1)).toMatchObject({ host: 3 });
    await flapping;
  });

  it('between games neither: a page that blinks keeps no rights, wins none, and keeps no chair', async () => {
    const { code, pages } = await sitting(here.url(), ['Ada', 'Bo', 'Cy']);
    const [ada, bo, cy] = pages as [Page, Page, Page];
    ada.close();
    bo.close();
    let going = true;
    const blink = async (cookie: string) => {
      while (going) {
        const tab = await openPage(here.url(), code, cookie);
        await sleep(60);
        tab.close();
        await sleep(700);
      }
    };
    const blinking = [blink(ada.cookie), blink(bo.cookie)];
    expect(await cy.next('lobby', ({ host }) => host !== 1)).toMatchObject({ host: 3 });
    await cy.next('lobby', ({ people }) => people[0]?.chair === null && people[1]?.chair === null);
    going = false;
    await Promise.all(blinking);
  });

  it('who only stands in cannot show the host out', async () => {
    const { code, pages } = await sitting(here.url(), ['Ada', 'Bo']);
    const [ada, bo] = pages as [Page, Page];
    ada.close();
    await bo.next('lobby', ({ host }) => host === 2);
    bo.send({ type: 'kick', person: 1, out: true });
    expect(await refusalOf(bo)).toBe('lobby.standsIn');
    await openPage(here.url(), code, ada.cookie);
    await bo.next('lobby', ({ host }) => host === 1);
  });

  it('is heard whatever others do to the lobby', async () => {
    const { code, pages } = await sitting(here.url(), ['Ada', 'Bo', 'Cy']);
    const [ada, bo, cy] = pages as [Page, Page, Page];
    const strangers = await Promise.all(Array.from({ length: 6 }, () => openPage(here.url(), code)));
    for (let n = 0; n < 60; n++) {
      for (const page of [bo, cy]) page.send({ type: 'free', person: 9 });
      if (n < 8) for (const page of strangers) page.send({ type: 'comeBack', secret: 'x'.repeat(24) });
    }
    ada.send({ type: 'lock', locked: true });
    await ada.next('lobby', ({ locked }) => locked);
  });

  it('frees the chair of somebody away, asks somebody to leave, and locks the table', async () => {
    const { code, pages } = await sitting(here.url(), ['Ada', 'Bo', 'Cy']);
    const [ada, bo, cy] = pages as [Page, Page, Page];
    ada.send({ type: 'free', person: 2 });
    expect(await refusalOf(ada)).toBe('lobby.stillHere');
    bo.send({ type: 'free', person: 3 });
    expect(await refusalOf(bo)).toBe('lobby.notHost');
    bo.close();
    await ada.next('lobby', ({ people }) => people[1]?.here === false);
    ada.send({ type: 'free', person: 2 });
    await ada.next('lobby', ({ people }) => people[1]?.chair === null);
    ada.send({ type: 'kick', person: 3, out: true });
    expect((await cy.next('goodbye')).why).toBe('kicked');
    const barred = await openPage(here.url(), code, cy.cookie);
    expect((await barred.next('goodbye')).why).toBe('kicked');
    ada.send({ type: 'lock', locked: true });
    await ada.next('lobby', ({ locked }) => locked);
    const stranger = await openPage(here.url(), code);
    stranger.send({ type: 'enter', name: 'Stranger' });
    expect(await refusalOf(stranger)).toBe('lobby.locked');
    ada.send({ type: 'kick', person: 3, out: false });
    await ada.next('lobby', ({ people }) => people[2]?.out === undefined);
    const backIn = await openPage(here.url(), code, cy.cookie);
    backIn.send({ type: 'sit', chair: 5 });
    await backIn.next('lobby', ({ people }) => people[2]?.chair === 5);
  });
});

async function dealt(pages: readonly Page[], scenario = 3): Promise<readonly Page[]> {
  pages[0]?.send({ type: 'choose', choice: { scenario } });
  pages[0]?.send({ type: 'deal' });
  for (const page of pages) await page.next('game');
  return pages;
}

describe('a chair', () => {
  it('is free by itself after a while between games, and had back where it is still free', async () => {
    const { code, pages } = await sitting(here.url(), ['Ada', 'Bo']);
    const [ada, bo] = pages as [Page, Page];
    bo.close();
    await ada.next('lobby', ({ people }) => people[1]?.here === false && people[1].chair === 1);
    await ada.next('lobby', ({ people }) => people[1]?.chair === null);
    await openPage(here.url(), code, bo.cookie);
    await ada.next('lobby', ({ people }) => people[1]?.chair === 1);
  });

  it('stays taken during a game', async () => {
    const { pages } = await sitting(here.url(), ['Ada', 'Bo']);
    const [ada, bo] = (await dealt(pages)) as [Page, Page];
    bo.close();
    await ada.next('lobby', ({ people }) => people[1]?.here === false);
    await sleep(1_500);
    const last = ada.heard.findLast((message) => message.type === 'lobby');
    expect(last).toMatchObject({ people: [{ chair: 0 }, { chair: 1 }] });
    ada.send({ type: 'leave' });
    await ada.next('lobby', ({ people }) => people[1]?.chair === null);
  });

  it('in a running game is played by whom those who are here let, until its owner returns', async () => {
    const { code, pages } = await sitting(here.url(), ['Ada', 'Bo', 'Cy']);
    const [ada, bo, cy] = (await dealt(pages)) as [Page, Page, Page];
    await start(pages);
    const watcher = await openPage(here.url(), code);
    watcher.send({ type: 'enter', name: 'Di' });
    await watcher.next('lobby', ({ you }) => you === 4);
    watcher.send({ type: 'standIn', seat: 2 });
    expect(await refusalOf(watcher)).toBe('seat.notFree');
    cy.close();
    await ada.next('told', ({ events }) => events.some((event) => event.type === 'presence' && event.away));
    await sleep(3_000);
    watcher.send({ type: 'standIn', seat: 2 });
    await ada.next('lobby', ({ standIns }) => standIns.length === 1);
    watcher.send({ type: 'letIn', seat: 2, person: 4 });
    expect(await refusalOf(watcher)).toMatch(/seat.notYours|message.tooFast/);
    ada.send({ type: 'letIn', seat: 2, person: 4 });
    expect(await bo.next('lobby', ({ standIns }) => standIns[0]?.votes.length === 1)).toBeTruthy();
    bo.send({ type: 'letIn', seat: 2, person: 4 });
    expect(await watcher.next('game', ({ seat }) => seat === 2)).toMatchObject({ seats: [1, 2, 4] });
    expect(await ada.next('game')).toMatchObject({ seat: 0, seats: [1, 2, 4], events: [] });
    await ada.next('told', ({ events }) => events.some((event) => event.type === 'presence' && !event.away));
    const asked = act(watcher, { type: 'doSomething', target: 0 });
    await watcher.next('told', ({ ack }) => ack === asked);
    await here.restart();
    const [adaAgain, standIn] = [
      await openPage(here.url(), code, ada.cookie),
      await openPage(here.url(), code, watcher.cookie),
    ];
    standIn.send({ type: 'resume', game: null, epoch: null, seen: 0 });
    await standIn.next('game', ({ seat }) => seat === 2);
    const owner = await openPage(here.url(), code, cy.cookie);
    expect(await owner.next('game', ({ seat }) => seat === 2)).toMatchObject({ seats: [1, 2, 3] });
    await standIn.next('game', ({ seat }) => seat === null);
    expect(await adaAgain.next('game', ({ seats }) => seats[2] === 3)).toMatchObject({ seat: 0 });
  }, 30_000);
});

/** Ada, Bo and Cy play, Di watches; Cy is away, and Di would play for Cy. */
async function offered(scenario = 3) {
  const { code, pages } = await sitting(here.url(), ['Ada', 'Bo', 'Cy']);
  const [ada, bo, cy] = pages as [Page, Page, Page];
  const di = await openPage(here.url(), code);
  di.send({ type: 'enter', name: 'Di' });
  di.send({ type: 'sit', chair: null });
  await di.next('lobby', ({ you }) => you === 4);
  await dealt(pages, scenario);
  await start(pages);
  cy.close();
  await ada.next('lobby', ({ people }) => people.some((one) => one.id === 3 && !one.here));
  di.send({ type: 'standIn', seat: 2 });
  await ada.next('lobby', ({ standIns }) => standIns.length === 1);
  return { code, ada, bo, cy, di };
}

describe('an offer to stand in', () => {
  it('is over when its seat’s owner returns, with all that was agreed to', async () => {
    const { code, ada, bo, cy, di } = await offered();
    ada.send({ type: 'letIn', seat: 2, person: 4 });
    await bo.next('lobby', ({ standIns }) => standIns[0]?.votes.length === 1);
    await openPage(here.url(), code, cy.cookie);
    await bo.next('lobby', ({ standIns }) => standIns.length === 0);
    bo.send({ type: 'letIn', seat: 2, person: 4 });
    expect(await refusalOf(bo)).toBe('lobby.nobody');
    expect(di.heard.some((message) => message.type === 'game' && message.seat === 2)).toBe(false);
  });

  it('is decided by those who are here: whoever agreed and left does not count', async () => {
    const { ada, bo, di } = await offered();
    ada.send({ type: 'letIn', seat: 2, person: 4 });
    await bo.next('lobby', ({ standIns }) => standIns[0]?.votes.length === 1);
    ada.close();
    await bo.next('lobby', ({ people }) => people.some((one) => one.id === 1 && !one.here));
    bo.send({ type: 'letIn', seat: 2, person: 4 });
    expect(await di.next('game', ({ seat }) => seat === 2)).toMatchObject({ seats: [1, 2, 4] });
  });

  it('is decided when somebody leaves who had not agreed, where all who stay have', async () => {
    const { ada, bo, di } = await offered();
    ada.send({ type: 'letIn', seat: 2, person: 4 });
    await bo.next('lobby', ({ standIns }) => standIns[0]?.votes.length === 1);
    bo.close();
    expect(await di.next('game', ({ seat }) => seat === 2)).toMatchObject({ seats: [1, 2, 4] });
  });

  it('is decided by nobody when all have left', async () => {
    const { ada, bo, di } = await offered();
    ada.close();
    bo.close();
    for (const id of [1, 2])
      await di.next('lobby', ({ people }) => people.some((one) => one.id === id && !one.here));
    expect(di.heard.some((message) => message.type === 'game' && message.seat === 2)).toBe(false);
  });

  it('ends with the game, and with being shown out', async () => {
    const { ada, bo } = await offered();
    ada.send({ type: 'kick', person: 4, out: true });
    await bo.next('lobby', ({ standIns }) => standIns.length === 0);
    bo.send({ type: 'letIn', seat: 2, person: 4 });
    expect(await refusalOf(bo)).toBe('lobby.nobody');
  });

  it('is nobody’s who has a seat of their own, lent or not', async () => {
    const { code, ada, bo, cy, di } = await offered();
    for (const page of [ada, bo]) page.send({ type: 'letIn', seat: 2, person: 4 });
    await di.next('game', ({ seat }) => seat === 2);
    bo.close();
    await ada.next('lobby', ({ people }) => people.some((one) => one.id === 2 && !one.here));
    const owner = await openPage(here.url(), code, cy.cookie);
    owner.send({ type: 'standIn', seat: 1 });
    expect(await refusalOf(owner)).toBe('seat.notFree');
  });
});

describe('one’s own chair on another device', () => {
  it('is had by a personal link, which is nobody else’s to know and only the newest of which works', async () => {
    const { code, pages } = await sitting(here.url(), ['Ada', 'Bo']);
    const [ada, bo] = pages as [Page, Page];
    ada.send({ type: 'wayBack' });
    const { secret: old } = await ada.next('wayBack');
    ada.send({ type: 'wayBack' });
    const { secret } = await ada.next('wayBack');
    const device = await openPage(here.url(), code);
    device.send({ type: 'comeBack', secret: old });
    expect(await refusalOf(device)).toBe('wayBack.unknown');
    device.send({ type: 'comeBack', secret });
    await device.next('lobby', ({ you }) => you === 1);
    expect((await ada.next('goodbye')).why).toBe('takenOver');
    expect(bo.heard.some(({ type }) => type === 'wayBack')).toBe(false);
    await here.restart();
    const later = await openPage(here.url(), code, device.cookie);
    expect(await later.next('lobby')).toMatchObject({ you: 1 });
  });

  it('in a running game goes on there, and whoever one was there by mistake is gone', async () => {
    const { code, pages } = await sitting(here.url(), ['Ada', 'Bo']);
    const [ada, bo] = (await dealt(pages, 1)) as [Page, Page];
    ada.send({ type: 'wayBack' });
    const { secret } = await ada.next('wayBack');
    const device = await openPage(here.url(), code);
    device.send({ type: 'enter', name: 'Ada again' });
    await bo.next('lobby', ({ people }) => people.length === 3);
    device.send({ type: 'comeBack', secret });
    expect(await device.next('game', ({ seat }) => seat === 0)).toBeTruthy();
    await bo.next('lobby', ({ people }) => people.length === 2);
    expect(
      bo.heard.some(
        (message) => message.type === 'lobby' && message.people.some((one) => one.id === 1 && !one.here),
      ),
    ).toBe(false);
  });
});

it('whoever sits, or is host, is not made somebody else by a link', async () => {
  const { pages } = await sitting(here.url(), ['Ada', 'Bo']);
  const [ada, bo] = pages as [Page, Page];
  bo.send({ type: 'wayBack' });
  const { secret } = await bo.next('wayBack');
  ada.send({ type: 'comeBack', secret });
  expect(await refusalOf(ada)).toBe('wayBack.somebody');
});

describe('one token', () => {
  it('is one person, however its sockets come and say so', async () => {
    const code = await newRoom(here.url());
    const first = await openPage(here.url(), code);
    const second = await openPage(here.url(), code, first.cookie);
    first.send({ type: 'enter', name: 'One' });
    second.send({ type: 'enter', name: 'Two' });
    second.send({ type: 'enter', name: 'Three' });
    const { people } = await second.next('lobby', ({ people: all }) => all[0]?.name === 'Three');
    expect(people).toHaveLength(1);
  });
});

describe('a stranger', () => {
  it('does not fill a room with people from one address', async () => {
    const code = await newRoom(here.url());
    let came = 0;
    for (let n = 0; n < 20; n++) {
      const page = await openPage(here.url(), code);
      page.send({ type: 'enter', name: `Person ${n}` });
      const answer = await Promise.race([
        page.next('lobby', ({ you }) => you !== null),
        page.next('refused').then(({ refusal }) => refusal.refused),
      ]);
      if (typeof answer !== 'string') came++;
      else expect(answer).toBe('lobby.tooManyNew');
      page.close();
    }
    expect(came).toBe(16);
  });
});
