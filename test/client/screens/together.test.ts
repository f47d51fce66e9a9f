// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { RoomEnd } from '#client/screens/end/roomEnd.tsx';
import { PauseButton } from '#client/screens/game/pause.tsx';
import { Ready } from '#client/screens/game/ready.tsx';
import { Silence } from '#client/screens/game/silence.tsx';
import { Standing } from '#client/screens/lobby/around.tsx';
import { Lobby } from '#client/screens/lobby/lobby.tsx';
import { PersonDialog } from '#client/screens/lobby/personMenu.tsx';
import { Table } from '#client/screens/lobby/table.tsx';
import { StandIns } from '#client/screens/room/standIn.tsx';
import { LateFarewell, StatusStrip } from '#client/screens/room/status.tsx';
import { Chat } from '#client/screens/talk/chat.tsx';
import { linesOf, useUnread } from '#client/screens/talk/log.ts';
import { openGame } from '#client/state/games.ts';
import { openSession, type Session } from '#client/state/session.ts';
import { tx } from '#client/ui/text.ts';
import { hasResult, showsGame, toResult, toTable } from '#client/ui/turned.ts';
import type { MallEvent } from '#engine/mall/index.ts';
import type { ClientMessage } from '#protocol/messages.ts';
import type { ServerMessage } from '#protocol/server.ts';
import { button, buttons, done, gone, nameOf, passes, press, shown, stageOf, textOf } from '../browser.ts';
import { type LobbyChange, lobbyOf, type Page, pageOf, peopleFor, personOf, STARTED } from '../page.ts';

beforeAll(async () => {
  await LateFarewell.fetch();
});
beforeEach(() => {
  vi.useFakeTimers();
  stageOf(1_200, 800);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
});
afterEach(() => {
  gone();
  toResult();
  vi.useRealTimers();
});

const ENDED: MallEvent = { type: 'ended', won: false, reason: 'sand' };
const away = (seat: number, players = 3) =>
  peopleFor(players).map((person, index) => (index === seat ? { ...person, here: false } : person));
const told = (page: Page, change: LobbyChange, players = 3) =>
  page.hear(lobbyOf(players, { game: 'g', ...change }));
const said = ({ sent }: Page) => sent.filter(({ type }) => type !== 'do');

function room(change: LobbyChange = {}, players = 3) {
  const sent: ClientMessage[] = [];
  const { session, receive, status } = openSession({ send: (message) => sent.push(message) }, openGame);
  const become = (next: LobbyChange) => done(() => receive(lobbyOf(players, { ...change, ...next })));
  become({});
  return { session, sent, become, status, receive: (message: ServerMessage) => done(() => receive(message)) };
}

describe('after the end', () => {
  const result = (page: Page) => {
    const root = shown(page.part((props) => h(RoomEnd, { ...props, code: 'abc' })));
    passes(3_000);
    return root;
  };

  test('the way back to the table moves nobody else, and the result can be had again', () => {
    const page = pageOf(3, { players: 3, events: [STARTED, ENDED] });
    const root = result(page);
    press(button(tx('play.end.back'), root));
    expect(said(page)).toEqual([]);
    expect([showsGame(page.session), hasResult(page.session)]).toEqual([false, true]);
    toResult();
    expect(showsGame(page.session)).toBe(true);
  });

  test('a game that is played is shown to whoever left the last one for the table', () => {
    toTable(pageOf(3, { events: [STARTED, ENDED] }).session);
    expect(showsGame(pageOf(3, { events: [STARTED] }).session)).toBe(true);
  });

  test('whoever was not there sees the table, whoever watched the result', () => {
    const late = pageOf(3, { seat: null, events: [STARTED, ENDED] });
    expect(showsGame(late.session)).toBe(false);
    const watched = pageOf(3, { seat: null, events: [STARTED] });
    expect(showsGame(watched.session)).toBe(true);
    watched.tell(ENDED);
    expect(showsGame(watched.session)).toBe(true);
  });

  test('one who played asks for another, sees how many do, and takes it back', () => {
    const page = pageOf(3, { players: 3, events: [STARTED, ENDED] });
    told(page, { host: personOf(1) });
    const root = result(page);
    press(button(tx('door.want'), root));
    told(page, { host: personOf(1), again: [personOf(0)] });
    expect(textOf(root)).toContain(tx('door.wantCount', { count: 1, all: 3 }));
    expect(textOf(root)).not.toContain(tx('door.wantSoon', { name: 'Bo' }));
    press(button(tx('door.wanted'), root));
    told(page, { host: personOf(1), again: [personOf(0), personOf(2)] });
    expect(textOf(root)).toContain(tx('door.wantSoon', { name: 'Bo' }));
    expect(said(page)).toEqual([
      { type: 'again', want: true },
      { type: 'again', want: false },
    ]);
  });

  test('the host sees who waits and who is away, and deals in one message', () => {
    const page = pageOf(3, { players: 3, events: [STARTED, ENDED] });
    const root = result(page);
    told(page, { again: [personOf(1)], people: away(2) });
    expect(textOf(root)).toContain(tx('door.wantCount', { count: 1, all: 2 }));
    expect(textOf(root)).toContain(tx('door.dealAway', { names: 'Cy' }));
    expect(textOf(root.querySelector('.group'))).toContain(tx('page.table.away'));
    press(button(tx('play.end.again'), root));
    expect(said(page)).toEqual([{ type: 'deal', without: [personOf(2)] }]);
  });

  test('who only watched may talk, and has no vote', () => {
    const page = pageOf(3, { players: 2, seat: null, events: [STARTED, ENDED] });
    page.hear(lobbyOf(3, { game: 'g', you: personOf(2) }));
    expect(buttons(result(page)).map(nameOf)).not.toContain(tx('door.want'));
    expect(shown(page.part(Silence)).querySelector('.chat-say')).not.toBeNull();
  });
});

describe('at the table', () => {
  const lobby = (change: LobbyChange = {}) => {
    const made = room({ choice: { scenario: 3 }, ...change });
    const Live = () =>
      made.session.lobby.value === null ? null : h(Lobby, { code: 'abc', session: made.session });
    return { ...made, root: shown(h(Live, {})) };
  };

  test('somebody who sits and is away is not counted, and the host plays without them or waits', () => {
    const { root, sent, become } = lobby();
    press(button(tx('page.deal.button'), root));
    become({ people: away(1) });
    expect(textOf(root)).toContain(tx('page.deal.ready', { count: 2 }));
    expect(textOf(root)).toContain(tx('door.dealAway', { names: 'Bo' }));
    press(button(tx('door.playWithout', { names: 'Bo' }), root));
    become({});
    expect(buttons(root).map(nameOf)).toContain(tx('page.deal.button'));
    expect(sent).toEqual([{ type: 'deal' }, { type: 'deal', without: [personOf(1)] }]);
  });

  test('a second change of what is played does not undo the first, which is still under way', async () => {
    const { root, sent, become } = lobby();
    const option = (label: string) =>
      [...root.querySelectorAll('label')].find((one) => textOf(one) === label)?.querySelector('input');
    await vi.waitFor(() => expect(option(tx('page.choice.theft.automatic'))).toBeDefined());
    done(() => option(tx('page.choice.theft.automatic'))?.click());
    done(() => option(tx('page.choice.sister'))?.click());
    expect(sent.at(-1)).toEqual({
      type: 'choose',
      choice: { scenario: 3, theft: 'automatic', sister: true },
    });
    // What the room tells of the first is no reason to forget the second.
    become({ choice: { scenario: 3, theft: 'automatic' } });
    expect(option(tx('page.choice.sister'))?.checked).toBe(true);
    become({ choice: { scenario: 3, sister: true, theft: 'automatic' } });
    become({ choice: { scenario: 3 } });
    expect(option(tx('page.choice.sister'))?.checked).toBe(false);
  });

  test('a menu on somebody stays open when that person takes a chair, and goes with the host’s rights', () => {
    const people = (chair: number | null) => [
      ...peopleFor(2),
      { id: personOf(2), name: 'Cy', chair, here: true },
    ];
    const { session, become } = room({ people: people(null) });
    const Live = () => {
      const at = session.lobby.value;
      if (at === null) return null;
      const props = { session, lobby: at };
      return h('div', {}, [h(Table, props), h(Standing, props), h(PersonDialog, { session })]);
    };
    const root = shown(h(Live, {}));
    press(button(tx('door.menu', { name: 'Cy' }), root));
    const dialog = root.querySelector('dialog');
    become({ people: people(5) });
    expect(root.querySelector('dialog')).toBe(dialog);
    expect(dialog?.open).toBe(true);
    become({ people: people(5), host: personOf(1) });
    expect(root.querySelector('dialog')).toBeNull();
  });
});

describe('somebody who drops out', () => {
  const GONE: MallEvent = { type: 'presence', seat: 1, away: true };
  /** The one thing that is offered as long as they are away. */
  const BOT = tx('door.botFor', { name: 'Bo' });
  const asks = (page: Page) => shown(h(() => h(StandIns, { session: page.session }), {}));

  test('[M26] brings those who play the offer to pause, which is gone when they are back, or put aside', () => {
    const page = pageOf(3, { players: 3, events: [STARTED, GONE] });
    told(page, { people: away(1) });
    const root = asks(page);
    expect(textOf(root)).toContain(tx('door.dropped', { name: 'Bo' }));
    press(button(tx('play.pause.wish'), root));
    expect(page.commands()).toEqual([{ type: 'pause', pause: true }]);
    press(button(tx('page.close'), root));
    expect(buttons(root).map(nameOf)).toEqual([BOT]);
    gone();
    const again = asks(page);
    page.tell({ type: 'presence', seat: 1, away: false });
    told(page, {});
    expect(textOf(again)).toBe('');
  });

  test('is nobody’s to offer who watches, nor where somebody asked already', () => {
    const watcher = pageOf(3, { players: 3, seat: null, events: [STARTED, GONE] });
    told(watcher, { people: away(1), you: 99 });
    expect(textOf(asks(watcher))).not.toContain(tx('door.dropped', { name: 'Bo' }));
    const page = pageOf(3, { players: 3, events: [STARTED, GONE, { type: 'wished', seat: 2, pause: true }] });
    told(page, { people: away(1) });
    expect(textOf(asks(page))).toBe(BOT);
  });

  test('[M4] before the sand runs everyone sees for whom they wait, and the host goes on without', () => {
    const page = pageOf(3, { players: 3, events: [GONE] });
    told(page, { people: away(1) });
    expect(textOf(shown(page.part(Ready)))).toContain(tx('door.waits', { names: 'Bo' }));
    press(button(tx('door.playWithout', { names: 'Bo' }), asks(page)));
    expect(said(page)).toEqual([{ type: 'deal', without: [personOf(1)] }]);
    told(page, { people: away(1), host: personOf(2) });
    expect(buttons(asks(page)).map(nameOf)).toEqual([BOT]);
  });
});

test('[M26] whoever wishes for a pause from the menu sees the board again', () => {
  const page = pageOf(3, { events: [STARTED] });
  let closed = 0;
  press(button(tx('play.pause.wish'), shown(page.part(PauseButton, { onDone: () => closed++ }))));
  expect([closed, page.commands().length]).toEqual([1, 1]);
});

describe('what was said', () => {
  const line = (text: string, from = 1) => ({ type: 'said', from: personOf(from), text }) as const;
  const texts = (session: Session) => linesOf(session).value.map(({ text }) => text);

  test('is told to a page that comes, and to one that comes back only what it missed', () => {
    const { session, receive } = room();
    linesOf(session);
    receive({ type: 'chat', lines: [line('one'), line('two')] });
    receive(line('three'));
    receive({ type: 'chat', lines: [line('two'), line('three'), line('four')] });
    expect(texts(session)).toEqual(['one', 'two', 'three', 'four']);
    // After a restart the room remembers nothing of before.
    receive({ type: 'chat', lines: [line('five')] });
    expect(texts(session)).toEqual(['one', 'two', 'three', 'four', 'five']);
  });

  test('is unread until it is shown, but for one’s own', () => {
    const { session, receive } = room();
    receive({ type: 'chat', lines: [line('before')] });
    const Count = () => h('p', {}, String(useUnread(session, false)));
    const root = shown(h(Count, {}));
    receive(line('mine', 0));
    expect(textOf(root)).toBe('0');
    receive(line('yours'));
    expect(textOf(root)).toBe('1');
  });

  test('Escape leaves the field', () => {
    const { session } = room();
    const root = shown(h(Chat, { session, nameOf: String, words: true, gestures: false, shut: '' }));
    const field = root.querySelector('input') as HTMLInputElement;
    field.focus();
    done(() => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    expect(document.activeElement).not.toBe(field);
  });
});

describe('while the line is away', () => {
  const nothing = { again: () => {}, knocks: 0, knock: () => {} };

  test('a game has its own place for it: the strip of silence says so, and nothing can be said', () => {
    const page = pageOf(1, { events: [STARTED] });
    page.hear({ type: 'goodbye', why: 'restart' });
    const root = shown(page.part(Silence));
    expect(textOf(root)).not.toContain(tx('page.status.away'));
    passes(700);
    expect(textOf(root.querySelector('.talk-strip'))).toBe(tx('page.status.away'));
    expect(root.querySelector('.chat-say')).toBeNull();
    passes(20_000);
    expect(textOf(root.querySelector('.talk-strip'))).toBe(tx('page.status.awayLong'));
    expect(textOf(root)).toContain(tx('page.status.long'));
    expect(buttons(root).map(nameOf)).toContain(tx('page.reload'));
  });

  test('elsewhere a strip stands above what is shown; beside a game it is only read aloud', () => {
    const { session, receive } = room();
    receive({ type: 'goodbye', why: 'restart' });
    const strip = (quiet: boolean) => {
      const root = shown(h(StatusStrip, { session, ...nothing, quiet }));
      passes(700);
      return root.querySelector('[role=status]')?.className;
    };
    expect([strip(false), strip(true)]).toEqual(['status-strip', 'status-strip aloud']);
  });

  test('who is taken over is told that the last moves had no answer', () => {
    const page = pageOf(1, { events: [STARTED] });
    const words = () => textOf(shown(h(StatusStrip, { session: page.session, ...nothing })));
    page.hear({ type: 'goodbye', why: 'takenOver' });
    expect(words()).not.toContain(tx('page.status.unanswered'));
    done(() => page.session.act({ type: 'doSomething', target: 1 }));
    expect(words()).toContain(tx('page.status.unanswered'));
  });
});
