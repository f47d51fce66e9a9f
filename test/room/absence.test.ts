import { describe, expect, it } from 'vitest';
import { allAway, allSeatedAgain, away, back, isAway, lapse, nextLapse } from '#room/absence.ts';
import { free, handOver, kick, lock } from '#room/hostRights.ts';
import {
  deal,
  EMPTY_LOBBY,
  enter,
  type Lobby,
  lastId,
  leaveGame,
  seated,
  sit,
  tellNames,
} from '#room/lobby.ts';
import type { RoomRefusal } from '#room/refusal.ts';

const PATIENCE = { host: 60, chair: 600 };

function ok(next: Lobby | RoomRefusal): Lobby {
  if ('refused' in next) throw new Error(next.refused);
  return next;
}
const code = (next: Lobby | RoomRefusal) => ('refused' in next ? next.refused : null);
const chairOf = ({ people }: Lobby, id: number) => people.find((person) => person.id === id)?.chair;
const nameOf = ({ people }: Lobby, id: number) => people.find((person) => person.id === id)?.name;

/** Ada (host) on chair 0, Bo on chair 1, Cy standing. */
function three(): Lobby {
  const named = [1, 2, 3].reduce(
    (lobby, id) => ok(enter(lobby, id, ['Ada', 'Bo', 'Cy'][id - 1] as string)),
    EMPTY_LOBBY,
  );
  return ok(sit(named, 3, null));
}

describe('a host who is away', () => {
  it('has the rights for a minute; then whoever sits and is here has them, and nobody who stands', () => {
    const gone = away(three(), 1, 100);
    expect(lapse(gone, 159, true, PATIENCE).host).toBe(1);
    expect(lapse(gone, 160, true, PATIENCE).host).toBe(2);
    expect(lapse(away(gone, 2, 100), 900, false, PATIENCE).host).toBe(1);
    expect(nextLapse(gone, false, PATIENCE)).toBe(160);
    expect(nextLapse(three(), true, PATIENCE)).toBeNull();
  });

  it('has them back on return, through any number of hands, unless given away in person', () => {
    const stood = lapse(away(three(), 1, 0), 60, false, PATIENCE);
    expect(back(stood, 1).host).toBe(1);
    const passedOn = ok(handOver(stood, 2, 3));
    expect([passedOn.host, back(passedOn, 1).host]).toEqual([3, 1]);
    const given = away(ok(handOver(three(), 1, 2)), 1, 0);
    expect(back(given, 1).host).toBe(2);
    expect(lapse(away(three(), 2, 0), 60, false, PATIENCE).host).toBe(1);
  });
});

describe('a chair', () => {
  it('is free between games after ten minutes of absence, and had back where nobody took it', () => {
    const gone = away(three(), 2, 0);
    expect(chairOf(lapse(gone, 599, true, PATIENCE), 2)).toBe(1);
    expect(chairOf(lapse(gone, 600, false, PATIENCE), 2)).toBe(1);
    const freed = lapse(gone, 600, true, PATIENCE);
    expect([chairOf(freed, 2), chairOf(back(freed, 2), 2)]).toEqual([null, 1]);
    expect(chairOf(back(ok(sit(freed, 3, 1)), 2), 2)).toBeNull();
  });

  it('of somebody away is freed by the host between games, of nobody who is here', () => {
    const gone = away(three(), 2, 0);
    expect(seated(ok(free(gone, 1, 2, true)))).toEqual([1]);
    expect(code(free(three(), 1, 2, true))).toBe('lobby.stillHere');
    expect(code(free(gone, 1, 2, false))).toBe('lobby.playing');
    expect(code(free(gone, 3, 2, true))).toBe('lobby.notHost');
    expect(code(free(gone, 1, 9, true))).toBe('lobby.nobody');
  });

  it('during a game waits for its end to be had back', () => {
    const freed = lapse(away(three(), 2, 0), 600, true, PATIENCE);
    const returned = back(ok(deal(freed, 1, 'game')), 2);
    expect(chairOf(returned, 2)).toBeNull();
    expect(chairOf(allSeatedAgain(ok(leaveGame(returned, 1, false))), 2)).toBe(1);
  });

  it('everyone who was here when the room was put away may be gone by now', () => {
    const brought = allAway(away(three(), 2, 5), 900);
    expect(brought.people.map(({ left }) => left)).toEqual([900, 5, 900]);
    expect(isAway(brought, 1)).toBe(true);
  });
});

describe('the host', () => {
  it('asks somebody to leave, who neither sits nor keeps a place, and takes it back', () => {
    const out = ok(kick(three(), 1, 2, true));
    expect(seated(out)).toEqual([1]);
    expect(code(sit(out, 2, 1))).toBe('lobby.unknown');
    expect(code(enter(out, 4, 'Bo'))).toBeNull();
    expect(seated(ok(sit(ok(kick(out, 1, 2, false)), 2, 1)))).toEqual([1, 2]);
    const again = ok(kick(ok(enter(out, 4, 'Bo')), 1, 2, false));
    expect(again.people.map(({ name }) => name)).toEqual(['Ada', 'Cy', 'Bo 2', 'Bo']);
    expect(code(kick(three(), 1, 1, true))).toBe('lobby.yourself');
    expect(code(kick(three(), 2, 1, true))).toBe('lobby.notHost');
    expect(code(handOver(out, 1, 2))).toBe('lobby.notHere');
  });

  it('who only stands in does not show the host out, nor takes anything by letting in who never was out', () => {
    const stood = lapse(away(three(), 1, 0), 600, true, PATIENCE);
    expect(code(kick(stood, 2, 1, true))).toBe('lobby.standsIn');
    expect(code(kick(stood, 2, 1, false))).toBe('lobby.standsIn');
    const returned = back(stood, 1);
    expect([returned.host, chairOf(returned, 1)]).toEqual([1, 0]);
    const freed = lapse(away(three(), 2, 0), 600, true, PATIENCE);
    expect(chairOf(back(ok(kick(freed, 1, 2, false)), 2), 2)).toBe(1);
  });

  it('locks the table: nobody new comes in, those who are known do as before', () => {
    const locked = ok(lock(three(), 1, true));
    expect(code(enter(locked, 4, 'Di'))).toBe('lobby.locked');
    expect(code(enter(locked, 3, 'Cyd'))).toBeNull();
    expect(code(sit(locked, 3, 5))).toBeNull();
    expect(code(enter(ok(lock(locked, 1, false)), 4, 'Di'))).toBeNull();
    expect(code(lock(three(), 2, true))).toBe('lobby.notHost');
  });

  it('who was asked to leave is remembered, but not for ever', () => {
    let lobby = three();
    for (let id = 10; id < 90; id++) lobby = ok(kick(ok(enter(lobby, id, `Person ${id}`)), 1, id, true));
    expect(lobby.people.filter(({ out }) => out)).toHaveLength(60);
    expect(lobby.people.some(({ id }) => id === 89)).toBe(true);
    expect(code(sit(ok(kick(lobby, 1, 2, true)), 2, 1))).toBe('lobby.unknown');
  });
});

it('nobody is ever known by the number of somebody before', () => {
  const left = { ...three(), people: three().people.slice(0, 2) };
  expect(lastId(left)).toBe(3);
});

describe('[R5] a name given in silence', () => {
  it('is told when talking is allowed, and not before', () => {
    const held = ok(
      enter(ok(enter(three(), 2, 'Attack', true, { face: 9 })), 4, 'Newcomer', true, { face: 10 }),
    );
    expect([nameOf(held, 2), nameOf(held, 4)]).toEqual(['Bo', '']);
    const told = tellNames(held);
    expect([nameOf(told, 2), nameOf(told, 4)]).toEqual(['Attack', 'Newcomer']);
    expect(told.people.some(({ next }) => next !== undefined)).toBe(false);
    expect(tellNames(three())).toEqual(three());
  });

  it('[R5] nor are they by being shown out and let back in', () => {
    const held = ok(enter(three(), 2, 'Attack', true, { face: 9 }));
    const back = ok(kick(ok(kick(held, 1, 2, true)), 1, 2, false, true));
    expect(back.people.find(({ id }) => id === 2)).toMatchObject({ name: 'Bo', next: 'Attack' });
    expect(back.people.find(({ id }) => id === 2)).not.toHaveProperty('out');
    const taken = ok(enter(ok(kick(three(), 1, 2, true)), 4, 'Bo'));
    const two = tellNames(ok(kick(taken, 1, 2, false, true)));
    expect(new Set(two.people.map(({ name }) => name)).size).toBe(4);
  });

  it('a face that somebody took meanwhile is not had twice at one table', () => {
    const faceOf = ({ people }: Lobby, id: number) => people.find((person) => person.id === id)?.face;
    const up = away(ok(sit(three(), 2, null)), 2, 5);
    const other = ok(enter(up, 4, 'Newcomer', false, { face: faceOf(up, 2) as number }));
    const both = ok(sit(back(other, 2), 2, 8));
    expect(faceOf(both, 4)).toBe(faceOf(up, 2));
    expect(faceOf(both, 2)).not.toBe(faceOf(both, 4));
  });

  it('and a face with it: who has which changes when names are told', () => {
    const faceOf = ({ people }: Lobby, id: number) => people.find((person) => person.id === id)?.face;
    const held = ok(enter(ok(enter(three(), 2, 'Bo', true, { face: 9 })), 4, 'Newcomer', true, { face: 9 }));
    expect([faceOf(held, 2), faceOf(held, 4)]).toEqual([2, undefined]);
    expect([faceOf(tellNames(held), 2), faceOf(tellNames(held), 4)]).toEqual([9, 10]);
  });

  it('is not betrayed by a refusal either: two who chose the same are told apart afterwards', () => {
    const one = ok(enter(three(), 2, 'Same', true));
    const both = ok(enter(one, 3, 'Same', true));
    expect(code(enter(one, 3, 'Ada', true))).toBe('lobby.nameTaken');
    expect(tellNames(both).people.map(({ name }) => name)).toEqual(['Ada', 'Same', 'Same 2']);
  });
});
