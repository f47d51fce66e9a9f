import { describe, expect, it } from 'vitest';
import { type MatesAtTable, pondered, runsForNobody, satDown, told } from '#bots/mates/atTable.ts';
import type { Mate } from '#bots/mates/minds.ts';
import { setupFor } from '#content/scenarios.ts';
import { tileSet } from '#content/tiles.ts';
import { type MallEvent, openBox, randomFrom, viewFor } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { openAuthority, type Request, receive } from '#room/authority.ts';
import { mallEngine } from '#room/mallEngine.ts';
import { evident } from './evident.ts';

// Bots and a person at one authority, as a room hosts them, in virtual time.

const BOTS: readonly Mate[] = [1, 2, 3].map((seat) => ({ seat, level: 'attentive' }));

function openTable(seed: string, scenario = 1, mates = BOTS) {
  const setup = setupFor({ scenario, players: 4 });
  const opened = setup === undefined ? { problems: [] } : openBox(setup, tileSet(), PIECES);
  if ('problems' in opened) throw new Error('no such game');
  const { authority } = openAuthority(mallEngine(opened.box), randomFrom(seed));
  let table: MatesAtTable = satDown(mates, viewFor(authority.game, null), randomFrom(`${seed} bots`));
  let [time, wake] = [0, 0];

  function ask(request: Request): boolean {
    const before = viewFor(authority.game, null);
    const { tellings, verdict } = receive(authority, request, time);
    for (const { to, at, events } of tellings)
      if (to.some(({ seat }) => seat === null))
        table = told(table, before, events as readonly MallEvent[], at);
    if (tellings.length > 0) wake = time;
    return verdict === 'accepted';
  }

  /** Everything that happens until then; what bots did. */
  function runTo(until: number): void {
    while (Math.min(wake, authority.engine.deadline(authority.game) ?? wake) <= until) {
      const deadline = authority.engine.deadline(authority.game) ?? Number.POSITIVE_INFINITY;
      time = Math.max(time, Math.min(wake, deadline));
      if (deadline <= time) ask({ seat: null, command: { type: 'clock' } });
      else think();
    }
    time = until;
  }

  function think(): void {
    const { table: next, acts, wait } = pondered(table, authority.engine.time(authority.game, time));
    table = next;
    wake = wait === null ? Number.POSITIVE_INFINITY : time + Math.max(10, wait);
    for (const { seat, ...command } of acts) ask({ seat, bot: true, command });
  }

  for (const { seat } of mates) ask({ seat: null, command: { type: 'presence', of: seat, away: true } });
  return { authority, ask, runTo, now: () => time, runsForNobody: () => runsForNobody(table) };
}

const DECKS = Array.from({ length: 16 }, (_, deck) => `evident ${deck}`);

/** A person who does what is evident, every other second. */
function playedOut(seed: string): boolean {
  const { authority, ask, runTo, now } = openTable(seed);
  ask({ seat: 0, command: { type: 'ready', ready: true } });
  while (authority.game.shared.phase !== 'over') {
    runTo(now() + 2_000);
    const { seat: _, ...command } = evident(viewFor(authority.game, 0), 0) ?? { seat: 0, type: 'nothing' };
    if (command.type !== 'nothing') ask({ seat: 0, command });
  }
  return authority.game.shared.result?.won ?? false;
}

describe('bots and a person at one table', () => {
  it('[M4] are ready before the person is, and then it starts', () => {
    const { authority, ask, runTo } = openTable('ready');
    runTo(100);
    expect(authority.game.shared.ready).toEqual([false, true, true, true]);
    expect(authority.game.shared.phase).toBe('setup');
    ask({ seat: 0, command: { type: 'ready', ready: true } });
    expect(authority.game.shared.phase).toBe('running');
    runTo(30_000);
    expect([...authority.bots].length).toBeGreaterThan(0);
    expect(authority.bots.has(0)).toBe(false);
  });

  it('[M26] a person alone decides on pauses, and without one sand runs for nobody', () => {
    const { authority, ask, runTo, runsForNobody: isAlone } = openTable('pause');
    ask({ seat: 0, command: { type: 'ready', ready: true } });
    runTo(5_000);
    expect(isAlone()).toBe(false);
    ask({ seat: 0, command: { type: 'pause', pause: true } });
    const { acts } = authority;
    runTo(60_000);
    expect(authority.acts).toBe(acts);
    ask({ seat: 0, command: { type: 'pause', pause: false } });
    runTo(90_000);
    expect(authority.acts).toBeGreaterThan(acts + 1);
    ask({ seat: null, command: { type: 'presence', of: 0, away: true } });
    expect(isAlone()).toBe(true);
    ask({ seat: null, command: { type: 'hold' } });
    expect(isAlone()).toBe(false);
    ask({ seat: null, command: { type: 'presence', of: 0, away: false } });
    expect(authority.game.shared.clock.since).toBeNull();
  });

  it('[M21] four of them win scenario 1 by themselves, nearly always', () => {
    const four = [0, 1, 2, 3].map((seat): Mate => ({ seat, level: 'attentive' }));
    const won = DECKS.slice(0, 6).filter((seed) => {
      const { authority, runTo, now } = openTable(seed, 1, four);
      while (authority.game.shared.phase !== 'over') runTo(now() + 2_000);
      return authority.game.shared.result?.won;
    });
    expect(won.length).toBeGreaterThanOrEqual(5);
  }, 60_000);

  // A floor, not an aim: whoever sees only what is evident leaves bots waiting for what is not. It was 6 of 16 before a plan that people do not see was given up, and 10 since.
  it('[M21] scenario 1 is won with somebody who only does what is evident, though not always', () => {
    expect(DECKS.filter(playedOut).length).toBeGreaterThanOrEqual(6);
  }, 60_000);
});
