// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Players } from '#client/screens/game/players.tsx';
import { Ready } from '#client/screens/game/ready.tsx';
import { AddBot } from '#client/screens/lobby/addBot.tsx';
import { BotMenu } from '#client/screens/lobby/botMenu.tsx';
import { Table } from '#client/screens/lobby/table.tsx';
import { Votes } from '#client/screens/room/group.tsx';
import { StandIns } from '#client/screens/room/standIn.tsx';
import { suggestFace } from '#client/screens/room/suggest.ts';
import { openGame } from '#client/state/games.ts';
import { openSession } from '#client/state/session.ts';
import { tx } from '#client/ui/text.ts';
import type { ClientMessage } from '#protocol/messages.ts';
import type { LobbyPerson } from '#protocol/server.ts';
import { button, buttons, done, gone, nameOf, press, shown, stageOf, textOf } from '../browser.ts';
import { type LobbyChange, lobbyOf, pageOf, peopleFor, personOf, STARTED } from '../page.ts';

beforeEach(() => {
  vi.useFakeTimers();
  stageOf(1_200, 800);
});
afterEach(() => {
  gone();
  vi.useRealTimers();
});

/** Those of these seats are bots. */
const withBots = (players: number, ...bots: readonly number[]): readonly LobbyPerson[] =>
  peopleFor(players).map((one, seat) => (bots.includes(seat) ? { ...one, bot: 'attentive' } : one));

function room(change: LobbyChange = {}) {
  const sent: ClientMessage[] = [];
  const { session, receive } = openSession({ send: (message) => sent.push(message) }, openGame);
  done(() => receive(lobbyOf(3, change)));
  return { session, sent, lobby: session.lobby.value ?? lobbyOf(3) };
}

describe('bots in set-up', () => {
  test('the host adds one of a level', () => {
    const { session, sent } = room();
    const root = shown(h(AddBot, { session }));
    press(button(tx('door.addBot'), root));
    expect(textOf(document.body)).toContain(tx('door.addBotHint'));
    const level = buttons(document.body).find((one) => textOf(one).startsWith(tx('door.bot.relaxed')));
    press(level as HTMLElement);
    expect(sent).toEqual([{ type: 'addBot', level: 'relaxed' }]);
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('everybody reads at its chair that it is one', () => {
    const { session, lobby } = room({ people: withBots(3, 1), you: personOf(2) });
    const root = shown(h(Table, { session, lobby }));
    const marks = [...root.querySelectorAll('.chair')].map((one) => one.querySelector('.bot-mark'));
    expect(marks.map((mark) => mark !== null).slice(0, 3)).toEqual([false, true, false]);
    expect(textOf(marks[1] as Element)).toBe(tx('door.bot'));
    expect(marks[1]?.querySelector('svg')).not.toBeNull();
  });

  const menu = (person: LobbyPerson, change: LobbyChange = {}) => {
    const { session, sent } = room({ people: [...withBots(2), person], ...change });
    const root = shown(h(BotMenu, { session, person, onDone: () => undefined }));
    return { root, sent };
  };
  const bot: LobbyPerson = { id: 40, name: 'Acorn', chair: 4, here: true, bot: 'quick' };

  test('it is removed between games, and one that plays for somebody at any time', () => {
    const { root, sent } = menu(bot);
    expect(textOf(root)).toContain('Acorn');
    press(button(tx('door.botGo', { name: 'Acorn' }), root));
    expect(sent).toEqual([{ type: 'removeBot', person: 40 }]);
    expect(buttons(menu(bot, { game: 'g' }).root)).toEqual([]);
    expect(buttons(menu({ ...bot, chair: null }, { game: 'g' }).root).length).toBe(1);
  });

  test('those who would play again are counted among people', () => {
    const { session, lobby } = room({ people: withBots(3, 2), again: [personOf(1)] });
    const seats = peopleFor(3).map(({ id }) => id);
    const root = shown(h(Votes, { session, lobby, seats }));
    expect(textOf(root)).toContain(tx('door.wantCount', { count: 1, all: 2 }));
  });
});

test('nobody who comes in is offered the face of a robot while there is another', () => {
  const { lobby } = room({ people: peopleFor(1) });
  const offered = Array.from({ length: 200 }, () => suggestFace({ ...lobby, you: 99 }));
  expect(new Set(offered)).not.toContain(tx('page.room.faces').split(', ').indexOf('robot'));
});

describe('bots in a game', () => {
  const AWAY = { type: 'presence', seat: 1, away: true } as const;

  test('[M26] one is marked, is not called away, and may be nudged', () => {
    const page = pageOf(1, { players: 3, events: [STARTED, AWAY] });
    const botOf = (seat: number) => (seat === 1 ? ('quick' as const) : null);
    const root = shown(page.part(Players, { botOf } as never));
    const players = [...root.querySelectorAll('.player')];
    expect(players.map((one) => one.querySelector('.bot-mark') !== null)).toEqual([true, false]);
    expect(players[0]?.classList.contains('away')).toBe(false);
    expect(buttons(players[0] as HTMLElement).map(nameOf)).toContain(tx('play.players.prod', { name: 'Bo' }));
  });

  test('among bots alone nobody is told that they may talk', () => {
    const botOf = (seat: number) => (seat === 0 ? null : ('quick' as const));
    const says = (around: object) => textOf(shown(pageOf(1, { players: 3 }).part(Ready, around as never)));
    expect(says({ botOf })).toContain(tx('play.ready.alone'));
    expect(says({ botOf: (seat: number) => (seat === 1 ? 'quick' : null) })).not.toContain(
      tx('play.ready.alone'),
    );
  });

  const gone1 = (bots: readonly number[], change: LobbyChange = {}) => {
    const page = pageOf(1, { players: 4, events: [STARTED, AWAY] });
    const people = withBots(4, ...bots).map((one, seat) => ({ ...one, here: seat !== 1 }));
    page.hear(lobbyOf(4, { game: 'g', people, ...change }));
    return { page, root: shown(h(StandIns, { session: page.session })) };
  };

  test('a bot is proposed for the seat of somebody who is away', () => {
    const { page, root } = gone1([]);
    press(button(tx('door.botFor', { name: 'Bo' }), root));
    expect(page.sent).toContainEqual({ type: 'letBot', seat: 1, level: 'attentive', want: true });
  });

  test('people vote on it; a vote is taken back', () => {
    const offer = { seat: 1, level: 'attentive', votes: [personOf(0)] } as const;
    const { page, root } = gone1([], { botOffers: [offer] });
    expect(textOf(root)).toContain(tx('door.botAsks', { name: 'Bo', count: 1, needed: 2 }));
    press(button(tx('door.withdraw'), root));
    expect(page.sent).toContainEqual({ type: 'letBot', seat: 1, level: 'attentive', want: false });
  });

  test('bots have no vote', () => {
    const offer = { seat: 1, level: 'attentive', votes: [] } as const;
    const { root } = gone1([2, 3], { botOffers: [offer] });
    expect(textOf(root)).toContain(tx('door.botAsks', { name: 'Bo', count: 0, needed: 1 }));
    expect(buttons(root).map(nameOf)).toContain(tx('door.botLet'));
  });
});
