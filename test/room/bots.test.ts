import { describe, expect, it } from 'vitest';
import { BOT_NAMES } from '#content/botNames.ts';
import { allAway, lapse, nextLapse } from '#room/absence.ts';
import { addBot, removeBot, withGuest, withoutBot } from '#room/bots.ts';
import { CHAIRS, deal, EMPTY_LOBBY, enter, isBot, type Lobby, MOST_PEOPLE, seated } from '#room/lobby.ts';
import { MOST_BOTS } from '#room/mostBots.ts';
import { folded } from '#room/names.ts';
import type { RoomRefusal } from '#room/refusal.ts';

function ok(next: Lobby | RoomRefusal): Lobby {
  if ('refused' in next) throw new Error(next.refused);
  return next;
}

const code = (next: Lobby | RoomRefusal) => ('refused' in next ? next.refused : null);
const bot = (id: number) => ({ level: 'attentive', id, names: BOT_NAMES }) as const;
const ada = () => ok(enter(EMPTY_LOBBY, 1, 'Ada'));
const withBots = (lobby: Lobby, count: number) =>
  Array.from({ length: count }, (_, n) => n + 10).reduce(
    (next, id) => ok(addBot(next, 1, bot(id), null, true)),
    lobby,
  );

describe('bots among people', () => {
  it('have names that no two of them share, nor any person, whatever ids they have', () => {
    for (let id = 2; id < 60; id++) {
      const taken = ok(enter(ada(), 60, BOT_NAMES[id % BOT_NAMES.length] as string));
      const { people } = ok(addBot(taken, 1, bot(id), null, true));
      const last = folded(people.at(-1)?.name ?? '');
      expect(people.filter(({ name }) => folded(name) === last)).toHaveLength(1);
    }
    expect(new Set(BOT_NAMES.map((name) => name.toLowerCase())).size).toBe(BOT_NAMES.length);
  });

  it('one more than there are names has one with a number', () => {
    const { people } = ok(addBot(ok(enter(ada(), 2, 'Moth')), 1, { ...bot(3), names: ['Moth'] }, null, true));
    expect(people.at(-1)?.name).toBe('Moth 2');
  });

  it('sit on the chair that is wanted, or any; seven at most, and nowhere where none is free', () => {
    expect(ok(addBot(ada(), 1, bot(2), 5, true)).people.at(-1)).toMatchObject({ chair: 5 });
    expect(code(addBot(ada(), 1, bot(2), 0, true))).toBe('lobby.chairTaken');
    const many = withBots(ada(), MOST_BOTS);
    expect(code(addBot(many, 1, bot(99), null, true))).toBe('lobby.mostBots');
    const full = Array.from({ length: CHAIRS - 2 }, (_, n) => n + 2).reduce(
      (next, id) => ok(enter(next, id, `P${id}`)),
      ada(),
    );
    expect(code(addBot(full, 1, bot(99), null, true))).toBe('lobby.noChair');
    expect(code(addBot(ada(), 1, bot(2), null, false))).toBe('lobby.playing');
  });

  it('take no place of people in the room', () => {
    let lobby = withBots(ada(), MOST_BOTS);
    for (let id = 100; id < 100 + MOST_PEOPLE - 1; id++) lobby = ok(enter(lobby, id, `P${id}`));
    expect(code(enter(lobby, 999, 'Late'))).toBe('lobby.full');
  });

  it('are dealt to with people, and not without one', () => {
    const lobby = withBots(ada(), 2);
    expect(seated(ok(deal(lobby, 1, 'g')))).toEqual([1, 10, 11]);
    const gone = { ...lobby, people: lobby.people.map((one) => (one.id === 1 ? { ...one, left: 5 } : one)) };
    expect(code(deal(gone, 1, 'g', { without: [1] }))).toBe('lobby.nobodySits');
  });

  it('are never away, are nobody’s heirs, and keep their chairs', () => {
    const patience = { host: 10, chair: 20 };
    const lobby = allAway(withBots(ada(), 2), 100);
    expect(lobby.people.map(({ left }) => left)).toEqual([100, undefined, undefined]);
    expect(nextLapse(lobby, false, patience)).toBeNull();
    const later = lapse(lobby, 1_000, true, patience);
    expect(later.host).toBe(1);
    expect(later.people.filter(isBot).map(({ chair }) => chair)).toEqual([1, 2]);
  });

  it('go as they came; people do not go that way', () => {
    const lobby = withBots(ada(), 1);
    expect(code(removeBot(lobby, 2, 10, true))).toBe('lobby.notHost');
    expect(code(removeBot(lobby, 1, 1, true))).toBe('lobby.nobody');
    expect(ok(removeBot(lobby, 1, 10, true)).people).toEqual(ada().people);
    expect(withoutBot(lobby, 1)).toEqual(lobby);
    expect(withGuest(ada(), bot(7)).people.at(-1)).toMatchObject({ id: 7, chair: null, bot: 'attentive' });
    expect(withGuest(ada(), bot(7)).last).toBe(7);
  });
});
