import { describe, expect, it } from 'vitest';
import { TEXTS } from '#content/locales/all.ts';
import {
  choose,
  cleanName,
  deal,
  EMPTY_LOBBY,
  enter,
  type Lobby,
  leaveGame,
  seated,
  sit,
} from '#room/lobby.ts';
import type { roomRefuse } from '#room/refusal.ts';

function ok(next: ReturnType<typeof sit>): Lobby {
  if ('refused' in next) throw new Error(next.refused);
  return next;
}

const code = (next: ReturnType<typeof sit>) => ('refused' in next ? next.refused : null);

/** Ada (host) on chair 5, Bo on chair 2, Cy standing. */
function three(): Lobby {
  let lobby = EMPTY_LOBBY;
  for (const [id, name] of [
    [1, 'Ada'],
    [2, 'Bo'],
    [3, 'Cy'],
  ] as const)
    lobby = ok(enter(lobby, id, name));
  return ok(sit(ok(sit(ok(sit(lobby, 3, null)), 1, 5)), 2, 2));
}

describe('the lobby', () => {
  it('the first to come in is the host; names are cleaned and one person’s only', () => {
    expect(three().host).toBe(1);
    expect(three().people.map(({ name }) => name)).toEqual(['Ada', 'Bo', 'Cy']);
    expect(cleanName('  Zo\u0000ë   \u202eX ')).toBe('Zoë X');
    expect(cleanName('\u200b ')).toBeNull();
    expect(cleanName('x'.repeat(25))).toBeNull();
    expect(code(enter(three(), 9, 'Bo'))).toBe('lobby.nameTaken');
    const renamed = ok(enter(three(), 2, 'Bob'));
    expect(renamed.people.find(({ id }) => id === 2)).toEqual({ id: 2, name: 'Bob', face: 2, chair: 2 });
  });

  it('a room holds a group, not a crowd', () => {
    let lobby = EMPTY_LOBBY;
    for (let id = 1; id <= 60; id++) lobby = ok(enter(lobby, id, `Person ${id}`));
    expect(code(enter(lobby, 61, 'One more'))).toBe('lobby.full');
    expect(code(enter(lobby, 60, 'Renamed'))).toBeNull();
  });

  it('seats of a game follow the chairs', () => {
    expect(seated(three())).toEqual([2, 1]);
    expect(code(sit(three(), 3, 5))).toBe('lobby.chairTaken');
    expect(seated(ok(sit(three(), 1, null)))).toEqual([2]);
    expect(seated(ok(sit(three(), 1, 5)))).toEqual([2, 1]);
    expect(code(sit(three(), 99, 1))).toBe('lobby.unknown');
  });

  it('only the host chooses and deals, and not during a game', () => {
    expect(code(choose(three(), 2, {}))).toBe('lobby.notHost');
    expect(ok(choose(three(), 1, { scenario: 3 })).choice).toEqual({ scenario: 3 });
    const playing = ok(deal(three(), 1, 'game'));
    expect(code(deal(playing, 1, 'other'))).toBe('lobby.playing');
    expect(code(sit(playing, 3, 0))).toBe('lobby.playing');
    const alone = ok(sit(ok(enter(EMPTY_LOBBY, 1, 'Ada')), 1, null));
    expect(code(deal(alone, 1, 'game'))).toBe('lobby.nobodySits');
  });

  const chairs = ({ people }: Lobby) => people.map(({ chair }) => chair);
  const faces = ({ people }: Lobby) => people.map(({ face }) => face);
  const group = (count: number) =>
    Array.from({ length: count }, (_, index) => index + 1).reduce(
      (lobby, id) => ok(enter(lobby, id, `Person ${id}`)),
      EMPTY_LOBBY,
    );

  it('whoever is new takes the first free chair, as long as so many can play: eight, or four in the tower', () => {
    expect(chairs(group(3))).toEqual([0, 1, 2]);
    expect(chairs(ok(enter(ok(sit(group(3), 1, 5)), 4, 'Di')))).toEqual([5, 1, 2, 0]);
    expect(chairs(group(10))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, null, null]);
    const tower = { ...group(4), choice: { tower: { quest: '1-1', tongue: 'free' } } };
    expect(chairs(ok(enter(tower, 5, 'Ed')))).toEqual([0, 1, 2, 3, null]);
  });

  it('a chair that somebody may come back to is given last', () => {
    const away = { id: 7, name: 'Yan', chair: null, was: 0 };
    const lobby = { ...EMPTY_LOBBY, people: [away], host: 7 };
    expect(chairs(ok(enter(lobby, 8, 'Zoe')))).toEqual([null, 1]);
  });

  it('whoever got up stays up, by another name too; during a game nobody is seated', () => {
    const up = ok(sit(group(2), 2, null));
    expect(chairs(ok(enter(up, 2, 'Bob')))).toEqual([0, null]);
    const playing = ok(deal(up, 1, 'game'));
    expect(chairs(ok(enter(playing, 3, 'Cy')))).toEqual([0, null, null]);
    expect(chairs(ok(enter(playing, 3, 'Cy', false, { between: true })))).toEqual([0, null, 1]);
    expect(chairs(ok(leaveGame(ok(enter(playing, 3, 'Cy')), 1, true)))).toEqual([0, null, null]);
  });

  it('everyone has a face of their own, as chosen where nobody has it yet', () => {
    expect(faces(group(3))).toEqual([1, 2, 3]);
    expect(faces(ok(enter(group(2), 3, 'Cy', false, { face: 11 })))).toEqual([1, 2, 11]);
    expect(faces(ok(enter(group(2), 3, 'Cy', false, { face: 1 })))).toEqual([1, 2, 3]);
    expect(faces(ok(enter(group(2), 2, 'Bo', false, { face: 7 })))).toEqual([1, 7]);
    expect(faces(ok(enter(ok(enter(group(2), 2, 'Bo', false, { face: 7 })), 2, 'Bob')))).toEqual([1, 7]);
    expect(new Set(faces(group(13))).size).toBe(12);
  });

  it('the host may end a running game, anyone one that is over', () => {
    const playing = ok(deal(three(), 1, 'game'));
    expect(code(leaveGame(playing, 2, false))).toBe('lobby.notHost');
    expect(ok(leaveGame(playing, 2, true))).toBe(playing);
    expect(ok(leaveGame(playing, 1, false)).game).toBeNull();
    expect(code(leaveGame(three(), 1, true))).toBe('lobby.notPlaying');
  });

  it('every refusal has its sentence in every language', () => {
    for (const { room } of Object.values(TEXTS))
      for (const next of [
        enter(three(), 9, 'Bo'),
        enter(three(), 9, ''),
        sit(three(), 3, 5),
        choose(three(), 2, {}),
      ])
        expect(room).toHaveProperty([(next as ReturnType<typeof roomRefuse>).refused]);
  });
});
