import { describe, expect, it } from 'vitest';
import { shippedQuest } from '#content/questSet.ts';
import { openOrder } from '#content/towerOrder.ts';
import { MOST_ACTS } from '#engine/core/acts.ts';
import { fingerprint } from '#engine/core/hash.ts';
import { below, type Random, randomFrom } from '#engine/core/random.ts';
import { isRefusal } from '#engine/core/refusal.ts';
import { decideTower, towerOptions } from '#engine/tower/decide.ts';
import { evolveTower } from '#engine/tower/evolve.ts';
import { dealDirections, emptyTower, type TowerEvent, type TowerGame } from '#engine/tower/game.ts';
import { replayTower, type TowerEntry, towerHash } from '#engine/tower/log.ts';
import { lengthOf, type Snapshot, snapshots } from '#engine/tower/past.ts';

// The past of a quest as the first logs were fingerprinted with it: a list, copied with every act.
interface Slow extends Snapshot {
  readonly past: readonly Snapshot[];
}

const ACTING = ['moved', 'turned', 'slid', 'restarted'];

function slowly(slow: Slow, event: TowerEvent, { position }: TowerGame): Slow {
  if (event.type === 'undone') return { ...slow, ...slow.past.at(-1), past: slow.past.slice(0, -1) };
  if (!ACTING.includes(event.type)) return { ...slow, position };
  const before = { position: slow.position, actions: slow.actions };
  const actions = event.type === 'restarted' ? 0 : slow.actions + 1;
  return { position, actions, past: [...slow.past, before] };
}

function dealt(id: string): TowerGame {
  const opened = openOrder({ players: 1, drawing: shippedQuest(id).drawing, tongue: 'free' });
  if (!('box' in opened)) throw new Error('does not open');
  return evolveTower(emptyTower(opened.box), dealDirections(opened.box, randomFrom(id)));
}

/** So many acts, mostly moves, none of which ends the quest; with the game after each. */
function wander(first: TowerGame, acts: number, seed: Random) {
  const course: { readonly events: readonly TowerEvent[]; readonly game: TowerGame }[] = [];
  let [game, random] = [first, seed];
  const roll = (sides: number) => {
    const [value, next] = below(random, sides);
    random = next;
    return value;
  };
  while (course.length < acts) {
    const what = roll(60);
    const options = what < 8 ? [] : towerOptions(game, 0);
    const command = options[roll(Math.max(1, options.length))] ?? {
      type: what === 0 ? 'restart' : 'undo',
      seat: 0,
    };
    const decided = decideTower(game, command);
    if (isRefusal(decided) || decided.game.won !== null) continue;
    course.push(decided);
    game = decided.game;
  }
  return course;
}

const entriesOf = (course: ReturnType<typeof wander>): readonly TowerEntry[] =>
  course.map(({ events }) => ({ at: 0, seat: 0, events }));

describe('what a quest remembers', () => {
  it.each(['8-3', '1-epic', '14-epic'])('[T18] of %s is what a copied list would be', (id) => {
    const first = dealt(id);
    let slow: Slow = { position: first.position, actions: 0, past: [] };
    let before = first;
    const course = wander(first, 400, randomFrom(`past ${id}`));
    for (const { events, game } of course) {
      for (const event of events) {
        before = evolveTower(before, event);
        slow = slowly(slow, event, before);
      }
      const { position, actions, past } = game;
      expect({ position, actions, past: snapshots(past) }).toEqual(slow);
    }
    expect(slow.past.length).toBeGreaterThan(200);
    const { box, position: stand, ...state } = before;
    const entries = entriesOf(course);
    // As the first logs called it.
    const list = slow.past.map(({ position, actions }) => ({ stand: position, actions }));
    const old = fingerprint({ setup: box.setup, state: { ...state, stand, past: list }, entries });
    expect(towerHash(before, entries)).toBe(old);
  });

  it('[T18] is shared from act to act: nothing of it is copied', () => {
    const course = wander(dealt('8-3'), 400, randomFrom('shared'));
    let before = dealt('8-3').past;
    for (const { events, game } of course) {
      const [{ type }] = events as [TowerEvent];
      if (type === 'undone') expect(game.past).toBe(before?.earlier);
      else if (ACTING.includes(type)) expect(game.past?.earlier).toBe(before);
      else expect(game.past).toBe(before);
      before = game.past;
    }
    expect(new Set(course.flatMap(({ events }) => events.map(({ type }) => type)))).toContain('restarted');
  });

  it('[T18] of the longest game is replayed, started over and taken back to the first stand', () => {
    const first = dealt('8-3');
    const course = wander(first, MOST_ACTS, randomFrom('long'));
    const entries = entriesOf(course);
    const last = course.at(-1)?.game as TowerGame;
    const again = replayTower(first.box, [{ at: 0, seat: null, events: [dealtAs(first)] }, ...entries]);
    expect(towerHash(again, entries)).toBe(towerHash(last, entries));
    expect(lengthOf(again.past)).toBeGreaterThan(MOST_ACTS / 2);
    const afresh = evolveTower(again, { type: 'restarted', seat: 0 });
    expect([afresh.position, afresh.actions]).toEqual([first.position, 0]);
    let game = afresh;
    while (game.past !== null) game = evolveTower(game, { type: 'undone', seat: 0 });
    expect(game).toEqual(first);
  });
});

function dealtAs({ hands, common }: TowerGame): TowerEvent {
  return { type: 'dealt', hands, common };
}
