// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Lock, Standing } from '#client/screens/lobby/around.tsx';
import { Face } from '#client/screens/lobby/person.tsx';
import { PersonMenu } from '#client/screens/lobby/personMenu.tsx';
import { Table } from '#client/screens/lobby/table.tsx';
import { openGame } from '#client/state/games.ts';
import { openSession } from '#client/state/session.ts';
import { tx } from '#client/ui/text.ts';
import type { ClientMessage } from '#protocol/messages.ts';
import type { LobbyPerson } from '#protocol/server.ts';
import { button, buttons, done, gone, nameOf, passes, press, shown, stageOf, textOf } from '../browser.ts';
import { type LobbyChange, lobbyOf, peopleFor, personOf } from '../page.ts';

beforeEach(() => {
  vi.useFakeTimers();
  stageOf(1_200, 800);
});
afterEach(() => {
  gone();
  vi.useRealTimers();
});

function room(change: LobbyChange = {}, players = 3) {
  const sent: ClientMessage[] = [];
  const { session, receive } = openSession({ send: (message) => sent.push(message) }, openGame);
  const become = (next: LobbyChange) => done(() => receive(lobbyOf(players, { ...change, ...next })));
  become({});
  const lobby = () => session.lobby.value ?? lobbyOf(players);
  return { session, sent, lobby, become };
}

const standing = (name: string, more: Partial<LobbyPerson> = {}): LobbyPerson => ({
  ...{ id: 40, name, chair: null, here: true },
  ...more,
});

describe('the table of a room', () => {
  const table = (change: LobbyChange = {}) => {
    const made = room(change);
    const Live = () => h(Table, { code: 'abc', session: made.session, lobby: made.lobby() });
    return { ...made, root: shown(h(Live, {})) };
  };

  test('has nine chairs; a free one is taken by a press, and one may stand up', () => {
    const { root, sent, become } = table();
    expect(root.querySelectorAll('.chair').length).toBe(9);
    expect(root.querySelectorAll('.chair-free').length).toBe(6);
    press(button(tx('page.table.free', { chair: 7 }), root));
    press(button(tx('page.table.stand'), root));
    expect(sent).toEqual([
      { type: 'sit', chair: 6 },
      { type: 'sit', chair: null },
    ]);
    const people = peopleFor(3).map((one, seat) => (seat === 0 ? { ...one, chair: 6 } : one));
    become({ people });
    expect(textOf(root.querySelector('.chair-6'))).toContain('Ada');
    expect(root.querySelector('.chair-0 .chair-free')).not.toBeNull();
  });

  test('says who one is, and who is host', () => {
    const { root, become } = table();
    const marks = () =>
      [...root.querySelectorAll('.sitter')].map((one) => textOf(one.querySelector('.sitter-marks')));
    expect(marks()).toEqual([`${tx('page.table.you')} · ${tx('page.table.host')}`, '', '']);
    become({ host: personOf(2) });
    expect(marks()).toEqual([tx('page.table.you'), '', tx('page.table.host')]);
    expect(root.querySelectorAll('.sitter-crown').length).toBe(1);
  });

  test('is read from chair to chair: first which, then who, and whether they are away', () => {
    const people = peopleFor(3).map((one) => ({ ...one, here: one.name !== 'Cy' }));
    const { root } = table({ people, you: personOf(1) });
    const chair = textOf(root.querySelector('.chair-2'));
    expect(chair.startsWith(tx('page.table.chair', { chair: 3 }))).toBe(true);
    expect(chair).toContain(tx('page.table.away'));
  });

  test('whoever stands is told how to sit, and cannot stand up', () => {
    const people = [...peopleFor(3), standing('Zoe')];
    const { root } = table({ people, you: 40 });
    expect(textOf(root)).toContain(tx('page.table.hint'));
    expect(buttons(root).map(nameOf)).not.toContain(tx('page.table.stand'));
  });

  test('where one sits is of no matter to a quest', () => {
    const { root, become } = table();
    expect(textOf(root)).toContain(tx('page.table.order'));
    become({ choice: { tower: { quest: '1-1', tongue: 'beginner' } } });
    expect(textOf(root)).not.toContain(tx('page.table.order'));
  });
});

describe('a face', () => {
  const face = (change: LobbyChange, person: LobbyPerson) => {
    const { session, lobby } = room({ people: [...peopleFor(3), person], ...change });
    return shown(h(Face, { session, lobby: lobby(), person }));
  };

  test('opens a menu to the host alone, and not the host’s own', () => {
    const zoe = standing('Zoe');
    expect(buttons(face({}, zoe)).map(nameOf)).toEqual([tx('door.menu', { name: 'Zoe' })]);
    expect(buttons(face({ host: personOf(1) }, zoe))).toEqual([]);
    expect(buttons(face({ you: 40, host: 40 }, zoe))).toEqual([]);
  });

  test('says that somebody is away; whom one sent out is not away', () => {
    expect(textOf(face({}, standing('Zoe', { here: false })))).toContain(tx('page.table.away'));
    expect(textOf(face({}, standing('Zoe', { here: false, out: true })))).not.toContain(
      tx('page.table.away'),
    );
    expect(textOf(face({}, standing('Zoe')))).not.toContain(tx('page.table.away'));
  });
});

describe('what a host may do about somebody', () => {
  const menu = (person: LobbyPerson) => {
    const { session, sent } = room();
    let closed = 0;
    const root = shown(h(PersonMenu, { session, person, onDone: () => closed++ }));
    return { root, sent, closed: () => closed };
  };
  const name = 'Zoe';
  const named = (root: Element) => buttons(root).map(nameOf);
  const [handOver, kick] = [tx('door.handOver', { name }), tx('door.kick', { name })];

  test('here: the host’s rights, or the door', () => {
    const { root } = menu(standing(name, { chair: 4 }));
    expect(textOf(root)).toContain(tx('door.isHere', { name }));
    expect(named(root)).toEqual([handOver, kick]);
  });

  test('away: the chair can be freed, the rights not given', () => {
    const { root, sent, closed } = menu(standing(name, { chair: 4, here: false }));
    expect(named(root)).toEqual([tx('door.free'), kick]);
    press(button(tx('door.free'), root));
    expect([sent, closed()]).toEqual([[{ type: 'free', person: 40 }], 1]);
  });

  test('away without a chair: only the door', () => {
    expect(named(menu(standing(name, { here: false })).root)).toEqual([kick]);
  });

  test('out: may be let back in', () => {
    const { root, sent } = menu(standing(name, { here: false, out: true }));
    expect(named(root)).toEqual([tx('door.letBack')]);
    press(button(tx('door.letBack'), root));
    expect(sent).toEqual([{ type: 'kick', person: 40, out: false }]);
  });

  test('asks once more, and a double tap is no answer', () => {
    const { root, sent, closed } = menu(standing(name));
    press(button(kick, root));
    const sure = button(tx('door.kickSure', { name }), root);
    press(sure);
    expect([sent, sure.getAttribute('aria-disabled')]).toEqual([[], 'true']);
    passes(800);
    press(sure);
    expect([sent, closed()]).toEqual([[{ type: 'kick', person: 40, out: true }], 1]);
  });
});

describe('round the table', () => {
  const around = (change: LobbyChange) => {
    const { session, lobby, sent } = room(change);
    const props = { session, lobby: lobby() };
    return { root: shown(h('div', {}, [h(Standing, props), h(Lock, props)])), sent };
  };
  const names = (root: Element) => [...root.querySelectorAll('.standing strong')].map(textOf);

  test('stand those without a chair who are here; whom the host sent out, the host sees', () => {
    const people = [
      ...peopleFor(3),
      standing('Zoe'),
      standing('Yan', { id: 41, here: false }),
      standing('Xia', { id: 42, here: false, out: true }),
    ];
    expect(names(around({ people }).root)).toEqual(['Zoe', 'Xia']);
    expect(names(around({ people, host: personOf(1) }).root)).toEqual(['Zoe']);
  });

  test('the host locks the door; the others see that it is locked', () => {
    const { root, sent } = around({});
    const lock = root.querySelector<HTMLInputElement>('.lock input');
    done(() => lock?.click());
    expect(sent).toEqual([{ type: 'lock', locked: true }]);
    expect(textOf(around({ host: personOf(1) }).root.querySelector('.lock'))).toBe('');
    const locked = around({ host: personOf(1), locked: true }).root.querySelector('.lock');
    expect([textOf(locked), locked?.querySelector('input')]).toEqual([tx('door.locked'), null]);
  });
});
