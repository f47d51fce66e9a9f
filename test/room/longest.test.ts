import { describe, expect, it } from 'vitest';
import { openOrder } from '#content/towerOrder.ts';
import { MOST_ACTS } from '#engine/core/acts.ts';
import type { LogEntry } from '#engine/core/log.ts';
import { randomFrom } from '#engine/mall/index.ts';
import { type Authority, openAuthority, receive, reviveAuthority } from '#room/authority.ts';
import type { GameEngine } from '#room/gameEngine.ts';
import { mallEngine } from '#room/mallEngine.ts';
import { towerEngine } from '#room/towerEngine.ts';
import { boxFor } from '../mall/table.ts';

const DRAWING = `quest corridor

+-----+-----+-----+
|iP          xP   |
+-----+-----+-----+
`;

function towerOf() {
  const opened = openOrder({ players: 1, drawing: DRAWING, tongue: 'free' });
  if (!('box' in opened)) throw new Error('does not open');
  return towerEngine(opened.box);
}

const TOO_LONG = { refused: 'game.tooLong', params: { most: MOST_ACTS } };

/** A command for every act: to and fro, for ever. */
const READY = (n: number) => ({ type: 'ready', ready: n % 2 === 0 });
const WALK = (n: number) => ({ type: 'move', pawn: 'mage', from: n % 2, to: 1 - (n % 2) });
const AWAY = (n: number) => ({ type: 'presence', of: 0, away: n % 2 === 0 });

/** As many acts as a game takes, and some of the room's own in between. */
function longest<Game, Event>(engine: GameEngine<Game, Event>, command: (n: number) => object) {
  const { authority, opened } = openAuthority(engine, randomFrom('long'));
  const entries = [opened.entry as LogEntry<Event>];
  for (let n = 0; n < MOST_ACTS; n++) {
    const { verdict, entry } = receive(authority, { seat: 0, id: String(n), command: command(n) }, 0);
    if (verdict !== 'accepted' || entry === null) throw new Error(`act ${n}: ${JSON.stringify(verdict)}`);
    entries.push(entry);
    if (n % 1_000 !== 0) continue;
    const noted = receive(authority, { seat: null, command: AWAY(n / 1_000) }, 0).entry;
    entries.push(noted as LogEntry<Event>);
  }
  return { authority, entries };
}

function takesNoMore<Game, Event>(authority: Authority<Game, Event>, command: (n: number) => object): void {
  const next = receive(authority, { seat: 0, id: 'more', command: command(MOST_ACTS) }, 0);
  expect(next).toEqual({ verdict: TOO_LONG, entry: null, tellings: [] });
  // What was judged is still answered the same, and what leaves no trace still passes.
  const first = { seat: 0, id: '0', command: command(0) };
  expect(receive(authority, first, 0)).toEqual({
    verdict: 'accepted',
    entry: null,
    tellings: [],
    repeated: true,
  });
}

describe('a game of as many acts as it takes', () => {
  it('[R23b] is refused another act of the heist, now and when it comes back from its log', () => {
    const engine = mallEngine(boxFor());
    const { authority, entries } = longest(engine, READY);
    const back = reviveAuthority(engine, entries);
    for (const long of [authority, back]) {
      takesNoMore(long, READY);
      expect(receive(long, { seat: 1, id: 'a', command: READY(0) }, 0).verdict).toEqual(TOO_LONG);
      expect(receive(long, { seat: 0, command: { type: 'stare', target: 1 } }, 0).verdict).toBe('accepted');
      expect(receive(long, { seat: null, command: AWAY(0) }, 0).entry).not.toBeNull();
    }
    // The table deals again.
    const { authority: fresh } = openAuthority(engine, randomFrom('again'));
    expect(receive(fresh, { seat: 0, command: READY(0) }, 0).verdict).toBe('accepted');
  });

  it('[R23b] is refused another act of the quest, undoing and starting over included', () => {
    const engine = towerOf();
    const { authority, entries } = longest(engine, WALK);
    for (const long of [authority, reviveAuthority(engine, entries)]) {
      takesNoMore(long, WALK);
      for (const type of ['undo', 'restart', 'skip'])
        expect(receive(long, { seat: 0, command: { type } }, 0).verdict).toEqual(TOO_LONG);
      expect(receive(long, { seat: null, command: AWAY(0) }, 0).entry).not.toBeNull();
      // What the rules refuse has its own reason.
      const wrong = { type: 'move', pawn: 'elf', from: 0, to: 1 };
      expect(receive(long, { seat: 0, command: wrong }, 0).verdict).toMatchObject({
        refused: 'pawn.unknown',
      });
    }
  });

  it('[R23b][M24] is still ended by its sand, whoever asks first', () => {
    const engine = mallEngine(boxFor());
    const clock = { seat: null, command: { type: 'clock' } };
    const late = { seat: 0, id: 'late', command: { type: 'theft' } };
    const stare = { seat: 0, command: { type: 'stare', target: 1 } };
    for (const asked of [clock, late, stare]) {
      const { authority } = openAuthority(engine, randomFrom('sand'));
      for (const seat of [0, 1]) receive(authority, { seat, command: READY(0) }, 0);
      while (authority.acts < MOST_ACTS)
        receive(authority, { seat: 0, command: { type: 'pause', pause: authority.acts % 2 === 0 } }, 0);
      expect(receive(authority, { seat: 0, command: { type: 'pause', pause: true } }, 0).verdict).toEqual(
        TOO_LONG,
      );
      expect(receive(authority, asked, 180_000).entry).toMatchObject({
        events: [{ type: 'ended', won: false, reason: 'sand' }],
      });
      expect(receive(authority, { seat: 1, command: { type: 'theft' } }, 180_001).verdict).toMatchObject({
        refused: 'game.over',
      });
    }
  });
});
