import { describe, expect, it } from 'vitest';
import { type Game, gameHash, type MallEntry, type MallEvent, randomFrom } from '#engine/mall/index.ts';
import {
  type Authority,
  missed,
  type Outcome,
  openAuthority,
  receive,
  reviveAuthority,
} from '#room/authority.ts';
import { mallEngine } from '#room/mallEngine.ts';
import { boxFor, move, seatWith, theft } from '../mall/table.ts';

/** A game of two that is running, with everything it wrote down. */
function table() {
  const { authority, opened } = openAuthority(mallEngine(boxFor()), randomFrom('room'));
  const entries: MallEntry[] = [];
  const keep = (outcome: Outcome<MallEvent>) => {
    if (outcome.entry !== null) entries.push(outcome.entry);
    return outcome;
  };
  keep(opened);
  const ask = (seat: number | null, id: string | undefined, command: unknown, host: number) =>
    keep(receive(authority, { seat, ...(id === undefined ? {} : { id }), command }, host));
  for (const seat of [0, 1]) ask(seat, `ready${seat}`, { type: 'ready', ready: true }, 0);
  return { authority, opened, entries, ask };
}

function stepOf({ game }: Authority<Game, MallEvent>) {
  for (const direction of ['north', 'east', 'south', 'west'] as const)
    for (const pawn of ['elf', 'mage', 'dwarf', 'barbarian'] as const) {
      const command = move(game, pawn, direction);
      const to =
        game.shared.board.next[
          (command as { from: number }).from * 4 + ['north', 'east', 'south', 'west'].indexOf(direction)
        ];
      if (to !== undefined && to >= 0 && !game.shared.pawns.includes(to)) return command;
    }
  throw new Error('nobody can move');
}

describe('the authority over one game', () => {
  it('tells every seat and the spectators the deal without its secrets, numbered from one', () => {
    const { opened } = table();
    expect(opened.tellings).toHaveLength(1);
    expect(opened.tellings[0]?.to).toEqual([0, 1, null].map((seat) => ({ seat, first: 1 })));
    expect(opened.tellings[0]?.events[0]).not.toHaveProperty('hidden');
    expect(opened.entry?.events[0]).toHaveProperty('hidden');
  });

  it('lets a command act only for the seat it came from', () => {
    const { authority, ask } = table();
    const command = stepOf(authority);
    const other = command.seat === 0 ? 1 : 0;
    expect(ask(other, 'a', command, 10).verdict).toMatchObject({ refused: 'action.notHeld' });
    expect(ask(command.seat, 'b', { ...command, seat: other }, 10).verdict).toBe('accepted');
    expect(ask(0, 'c', { type: 'presence', of: 1, away: true }, 10).verdict).toMatchObject({
      refused: 'seat.unknown',
    });
    expect(ask(0, 'd', 'nonsense', 10).verdict).toMatchObject({ refused: 'command.malformed' });
  });

  it('judges a repeated command once, and answers it the same', () => {
    const { authority, ask, entries } = table();
    const command = stepOf(authority);
    const first = ask(command.seat, 'x', command, 10);
    const hash = gameHash(authority.game);
    const again = ask(command.seat, 'x', command, 20);
    expect([first.verdict, again.verdict]).toEqual(['accepted', 'accepted']);
    expect(again).toMatchObject({ entry: null, tellings: [] });
    expect(gameHash(authority.game)).toBe(hash);
    expect(entries.at(-1)).toMatchObject({ id: `${command.seat} x`, seat: command.seat, at: 10 });
    const other = command.seat === 0 ? 1 : 0;
    expect(ask(other, 'x', theft, 30).verdict).toMatchObject({ refused: 'theft.notReady' });
  });

  it('a refused command is not kept: the same id may be judged again', () => {
    const { ask } = table();
    expect(ask(0, 'x', theft, 10)).toMatchObject({ entry: null, tellings: [] });
    expect(ask(0, 'x', { type: 'doSomething', target: 1 }, 20).verdict).toBe('accepted');
  });

  it('numbers every stream without gaps', () => {
    const { authority, ask } = table();
    const before = authority.streams.map((stream) => stream.length);
    expect(before).toEqual([4, 4, 4]);
    const command = stepOf(authority);
    expect(ask(command.seat, 'm', command, 10).tellings[0]?.to.map(({ first }) => first)).toEqual([5, 5, 5]);
  });

  it('tells a seat that comes back what it missed, and everything to one that cannot have seen its number', () => {
    const { authority } = table();
    expect(missed(authority, 0, 4)).toEqual([]);
    expect(missed(authority, 0, 3).map(({ type }) => type)).toEqual(['started']);
    expect(missed(authority, null, 2).map(({ type }) => type)).toEqual(['readied', 'started']);
    for (const odd of [0, -1, 5, 1.5, Number.NaN]) expect(missed(authority, 1, odd)).toHaveLength(4);
    expect(missed(authority, 7, 0)).toEqual([]);
  });

  it('passes a stare without keeping it', () => {
    const { ask } = table();
    expect(ask(0, 's', { type: 'stare', target: 1 }, 10)).toEqual({
      verdict: 'accepted',
      entry: null,
      tellings: [],
    });
  });

  it('[M24] ends the game on the clock, and tells a late command so', () => {
    const { authority, ask } = table();
    const late = stepOf(authority);
    const outcome = ask(late.seat, 'late', late, 180_000);
    expect(outcome.verdict).toMatchObject({ refused: 'game.over' });
    expect(outcome.entry).toMatchObject({
      at: 180_000,
      events: [{ type: 'ended', won: false, reason: 'sand' }],
    });
    expect(outcome.entry).not.toHaveProperty('id');
    expect(ask(null, undefined, { type: 'clock' }, 180_001).entry).toBeNull();
  });

  it('comes back from its log exactly as it was: game, numbers, and what was judged', () => {
    const { authority, ask, entries } = table();
    const command = stepOf(authority);
    ask(command.seat, 'once', command, 10);
    ask(null, undefined, { type: 'presence', of: 1, away: true }, 20);
    const revived = reviveAuthority(mallEngine(boxFor()), JSON.parse(JSON.stringify(entries)));
    expect(gameHash(revived.game)).toBe(gameHash(authority.game));
    expect(revived.streams).toEqual(authority.streams);
    expect([...revived.heard]).toEqual([...authority.heard]);
    expect(receive(revived, { seat: command.seat, id: 'once', command }, 30)).toMatchObject({
      verdict: 'accepted',
      entry: null,
    });
    expect(seatWith(revived.game, 'X')).toBe(seatWith(authority.game, 'X'));
  });
});
