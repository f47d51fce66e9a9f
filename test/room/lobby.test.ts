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
  return ok(sit(ok(sit(lobby, 1, 5)), 2, 2));
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
    expect(renamed.people.find(({ id }) => id === 2)).toEqual({ id: 2, name: 'Bob', chair: 2 });
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
    expect(code(deal(ok(enter(EMPTY_LOBBY, 1, 'Ada')), 1, 'game'))).toBe('lobby.nobodySits');
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
