// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { write } from '#client/kept.ts';
import { prefs } from '#client/prefs.ts';
import { Join } from '#client/screens/home/join.tsx';
import { knownRooms, rememberRoom } from '#client/screens/home/keptRooms.ts';
import { Invite } from '#client/screens/lobby/invite.tsx';
import { EnterName } from '#client/screens/room/enter.tsx';
import { rememberVisit } from '#client/screens/room/remember.ts';
import { openGame } from '#client/state/games.ts';
import { openSession } from '#client/state/session.ts';
import { lately, shortDate } from '#client/ui/dates.ts';
import { list, tx } from '#client/ui/text.ts';
import { TEXTS } from '#content/locales/all.ts';
import { LANGS, t } from '#content/locales/index.ts';
import type { ClientMessage } from '#protocol/messages.ts';
import { FACES } from '#room/faces.ts';
import { cleanName, LONGEST_NAME } from '#room/lobby.ts';
import { button, buttons, done, gone, nameOf, press, shown, stageOf, textOf } from '../browser.ts';
import { type LobbyChange, lobbyOf, pageOf, peopleFor, personOf } from '../page.ts';

/** To every question of a large screen. */
const PHONE = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };

beforeEach(() => {
  stageOf(390, 844);
  vi.stubGlobal('matchMedia', () => PHONE);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no line')));
  localStorage.clear();
  prefs.name.value = '';
  prefs.face.value = null;
});
afterEach(() => {
  gone();
  vi.unstubAllGlobals();
});

function room(change: LobbyChange = {}, players = 3) {
  const sent: ClientMessage[] = [];
  const { session, receive } = openSession({ send: (message) => sent.push(message) }, openGame);
  const become = (next: LobbyChange) => done(() => receive(lobbyOf(players, { ...change, ...next })));
  become({});
  return { session, sent, become };
}

describe('who are you', () => {
  const asked = (change: LobbyChange = {}) => {
    const { session, sent } = room({ you: null, ...change });
    const root = shown(h(EnterName, { session }));
    const field = root.querySelector('input[name=name]') as HTMLInputElement;
    const submit = () => done(() => root.querySelector('form')?.requestSubmit());
    return { root, field, submit, sent };
  };
  const names = () => tx('page.room.nicknames').split(', ');

  test('a name stands there already, in the field that has the focus: a tap is enough', () => {
    const { field, submit, sent } = asked();
    expect(names()).toContain(field.value);
    expect(document.activeElement).toBe(field);
    submit();
    expect(sent).toEqual([{ type: 'enter', name: field.value, face: expect.any(Number) }]);
    expect([prefs.name.value, prefs.face.value]).toEqual([field.value, expect.any(Number)]);
  });

  test('it is nobody’s here, and one’s own where there is one', () => {
    const [free, ...taken] = names();
    const people = taken.map((name, n) => ({ id: n + 1, name, chair: null, here: true }));
    expect(asked({ people }).field.value).toBe(free);
    gone();
    prefs.name.value = 'Ada';
    expect(asked().field.value).toBe('Ada');
  });

  test('what is missing is said at the field, and nothing is sent', () => {
    const { root, field, submit, sent } = asked();
    done(() => {
      field.value = '  ';
    });
    submit();
    expect(textOf(root.querySelector('[role=alert]'))).toBe(tx('page.room.nameMissing'));
    expect([field.getAttribute('aria-invalid'), document.activeElement, sent]).toEqual(['true', field, []]);
  });

  test('a name is never cut: that it is too long is said at the field, and nothing is sent', () => {
    const { root, field, submit, sent } = asked();
    done(() => {
      field.value = 'Maximiliane von und zu Hohenstein';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(textOf(root.querySelector('[role=alert]'))).toBe(tx('page.room.nameLong', { most: LONGEST_NAME }));
    submit();
    expect(sent).toEqual([]);
  });

  test('a face of the others is not to be had; the chosen one is sent', () => {
    const people = peopleFor(3).map((person, n) => ({ ...person, face: n }));
    const { root, submit, sent } = asked({ people });
    const faces = [...root.querySelectorAll<HTMLInputElement>('.faces input')];
    expect(faces.length).toBe(FACES);
    expect(faces.filter(({ disabled }) => disabled).map((face) => faces.indexOf(face))).toEqual([0, 1, 2]);
    done(() => faces[7]?.click());
    submit();
    expect(sent).toEqual([{ type: 'enter', name: expect.any(String), face: 7 }]);
  });

  test.each(LANGS)('names and faces in %s', (lang) => {
    const nicknames = TEXTS[lang].page['room.nicknames'].split(', ');
    expect(new Set(nicknames).size).toBe(nicknames.length);
    expect(nicknames.every((name) => cleanName(name) === name)).toBe(true);
    expect(t(lang, 'page.room.faces').split(', ').length).toBe(FACES);
  });
});

test('a code that is missing is asked for at the field, in the page’s own words', () => {
  const root = shown(h(Join, { looks: 'home-join' }));
  const form = root.querySelector('form') as HTMLFormElement;
  done(() => form.requestSubmit());
  expect(textOf(root.querySelector('[role=alert]'))).toBe(tx('page.home.codeMissing'));
  expect([form.noValidate, document.activeElement]).toEqual([true, root.querySelector('input')]);
});

describe('the invitation', () => {
  const invitation = (change: LobbyChange, players: number) => {
    const made = room(change, players);
    const Live = () =>
      h(Invite, { code: 'abc', session: made.session, lobby: made.session.lobby.value as never });
    return { ...made, root: shown(h(Live, {})) };
  };
  const hasCode = (root: Element) => root.querySelector('.qr') !== null;

  test('shows its code to a host who waits, and folds it away when somebody comes', () => {
    const { root, become } = invitation({}, 1);
    expect(hasCode(root)).toBe(true);
    become({ people: peopleFor(2) });
    expect(hasCode(root)).toBe(false);
    press(button(tx('page.room.showQr'), root));
    expect(hasCode(root)).toBe(true);
  });

  test('shows a guest the link, and the code only when asked', () => {
    const { root } = invitation({ host: personOf(1) }, 2);
    expect([hasCode(root), buttons(root).map(nameOf)]).toEqual([
      false,
      [tx('page.room.copy'), tx('page.room.showQr'), tx('door.wayBack')],
    ]);
  });
});

describe('the rooms one has been in', () => {
  test('are twelve at most, the last one first, and codes of before are rooms', () => {
    write('rooms', ['old', 7, { people: ['nobody’s'] }]);
    expect(knownRooms()).toEqual([{ code: 'old' }]);
    for (let n = 0; n < 20; n++) rememberRoom(`r${n}`);
    expect(knownRooms().length).toBe(12);
    expect(knownRooms()[0]).toEqual({ code: 'r19' });
  });

  test('are known by their people, and by how their last game went, once', () => {
    const page = pageOf(3, { players: 5 });
    const end = rememberVisit('abc', page.session);
    expect(knownRooms()).toEqual([{ code: 'abc', people: ['Bo', 'Cy', 'Di'], more: 1 }]);
    page.tell({ type: 'ended', won: true, reason: 'escaped' });
    page.hear(lobbyOf(2, { game: 'g' }));
    const last = { game: 'g', scenario: 3, won: true, when: expect.any(Number) };
    expect(knownRooms()).toEqual([{ code: 'abc', people: ['Bo'], more: 0, last }]);
    const kept = JSON.stringify(knownRooms());
    page.hear(lobbyOf(2, { game: 'g', locked: true }));
    expect(JSON.stringify(knownRooms())).toBe(kept);
    end();
    page.hear(lobbyOf(3));
    expect(JSON.stringify(knownRooms())).toBe(kept);
  });
});

test('lists are written as in Britain', () => {
  expect(list(['Ada', 'Bo', 'Di']).replaceAll(/[\u2068\u2069]/g, '')).toBe('Ada, Bo and Di');
});

test('dates are written in one way', () => {
  const now = new Date(2026, 10, 16, 0, 30).getTime();
  expect(lately(now - 60_000 * 20, now)).toBe('today');
  expect(lately(now - 60_000 * 40, now)).toBe('yesterday');
  expect(lately(now - 86_400_000 * 3, now)).toBe(shortDate(now - 86_400_000 * 3));
  expect(shortDate(new Date(2026, 10, 3).getTime())).toBe('3 Nov 2026');
  prefs.lang.value = 'nl';
  expect(lately(now - 60_000 * 40, now)).toBe('gisteren');
  prefs.lang.value = 'en';
});
