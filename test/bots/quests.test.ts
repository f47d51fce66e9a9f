import { describe, expect, it } from 'vitest';
import {
  climbed,
  lookedAt,
  ponderedOnQuest,
  type Question,
  type QuestMates,
  toldOfQuest,
} from '#bots/quests/mates.ts';
import { QUEST_IDS } from '#content/adventures.ts';
import { shippedQuest } from '#content/questSet.ts';
import { below, randomFrom } from '#engine/core/random.ts';
import { isRefusal } from '#engine/core/refusal.ts';
import { PAWNS } from '#engine/family/pawns.ts';
import { actionsFrom, positionKey } from '#engine/tower/actions.ts';
import { decideTower, type TowerCommand, towerOptions } from '#engine/tower/decide.ts';
import { evolveTower } from '#engine/tower/evolve.ts';
import { dealDirections, emptyTower, openTower, type TowerGame } from '#engine/tower/game.ts';
import { firstPosition } from '#engine/tower/position.ts';
import { openAdviser } from '#solver/advice.ts';
import { guide } from '#solver/guide.ts';

// Bots of the tower and people at one table, in virtual time, with the solver that a server asks.

interface Climb {
  table: QuestMates;
  game: TowerGame;
  now: number;
  readonly acts: { readonly at: number; readonly command: TowerCommand }[];
  readonly hints: unknown[];
  readonly ask: (question: Question) => ReturnType<typeof guide>;
}

function dealt(id: string, players: number, seed: string): TowerGame {
  const opened = openTower({ players, quest: shippedQuest(id).quest, tongue: 'free' });
  if (!('box' in opened)) throw new Error('no such quest');
  return evolveTower(emptyTower(opened.box), dealDirections(opened.box, randomFrom(seed)));
}

function climb(game: TowerGame, seats: readonly number[]): Climb {
  const { graph } = game.box;
  const adviser = openAdviser(graph);
  const table = climbed(
    seats.map((seat) => ({ seat, level: 'attentive' })),
    game,
    0,
  );
  const ask = ({ avoid, ...stand }: Question) => guide(graph, adviser, stand, new Set(avoid));
  return { table, game, now: 0, acts: [], hints: [], ask };
}

function give(all: Climb, command: TowerCommand): void {
  const decided = decideTower(all.game, command);
  if (isRefusal(decided)) throw new Error(`${JSON.stringify(command)}: ${decided.refused}`);
  for (const event of decided.events) all.table = toldOfQuest(all.table, event, all.now);
  all.game = decided.game;
}

/** Until then, or until nothing more would happen by itself. */
function pass(all: Climb, until: number): void {
  while (all.now <= until) {
    const { table, acts, hint, question, wait } = ponderedOnQuest(all.table, all.now);
    all.table = table;
    if (question !== null) all.table = { ...all.table, way: all.ask(question) };
    if (hint !== null) all.hints.push(hint);
    for (const command of acts) {
      all.acts.push({ at: all.now, command });
      give(all, command);
    }
    if (question !== null || acts.length > 0 || hint !== null) continue;
    if (wait === null || all.now + wait > until) break;
    all.now += wait;
  }
  all.now = until;
}

/** A person who does the next best thing, whenever no bot can. */
function helped(all: Climb, person: number): number {
  let times = 0;
  while (all.game.won === null && times < 200) {
    pass(all, all.now + 30_000);
    if (all.game.won !== null) break;
    const [next] = all.table.way ?? [];
    const may = towerOptions(all.game, person).find((option) => {
      if (next?.type !== 'move')
        return option.type === next?.type && 'card' in option && option.card === next.card;
      return option.type === 'move' && option.pawn === PAWNS[next.pawn] && option.to === next.to;
    });
    if (may === undefined) throw new Error(`nobody can go on: ${JSON.stringify(next)}`);
    give(all, may);
    if (next?.type === 'move' && next.swap !== null)
      give(all, { type: 'swap', seat: person, pawn: PAWNS[next.swap] as never });
    times++;
  }
  return times;
}

describe('bots in the tower', () => {
  it('[T5] solve a quest with a person who only does what nobody else can, in the fewest actions', () => {
    for (const id of ['0-1', '1-1', '3-2', '5-1']) {
      const all = climb(dealt(id, 2, id), [1]);
      helped(all, 0);
      expect(all.game.won).toBe(true);
      expect(all.game.actions).toBe(shippedQuest(id).proof.solution.length);
      expect(all.acts.length).toBeGreaterThan(0);
    }
  });

  it('[T12] [T14] [T15] know every quest of the tower that has a mage to swap, cards to turn or to slide', () => {
    const epics = QUEST_IDS.filter((id) => id.endsWith('epic')).slice(0, 3);
    for (const id of epics) {
      const all = climb(dealt(id, 4, id), [1, 2, 3]);
      helped(all, 0);
      expect(all.game.won).toBe(true);
    }
  }, 60_000);

  it('wait for a person: longer after a person’s act, longest for what a person could do as well', () => {
    const all = climb(dealt('1-1', 2, 'pace'), [0, 1]);
    // With nobody but bots nothing happens at all.
    pass(all, 60_000);
    expect(all.acts).toEqual([]);
    const beside = climb(dealt('1-1', 3, 'pace'), [1, 2]);
    pass(beside, 3_900);
    expect(beside.acts).toEqual([]);
    pass(beside, 120_000);
    const gaps = beside.acts.slice(1).map(({ at }, index) => at - (beside.acts[index]?.at as number));
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(2_000);
  });

  it('never lead back to where the table has been, and go on from where a person’s move led', () => {
    let detours = 0;
    for (const id of ['1-1', '1-2', '2-1', '3-2']) {
      const game = dealt(id, 2, `${id} detour`);
      const best = shippedQuest(id).proof.solution[0];
      for (const command of towerOptions(game, 0)) {
        const all = climb(game, [1]);
        give(all, command);
        const been = new Set([positionKey(firstPosition(game.box.graph)), positionKey(all.game.position)]);
        for (let step = 0; step < 6; step++) {
          const { length } = all.acts;
          pass(all, all.now + 8_000);
          if (all.acts.length === length) break;
          for (const { command: act } of all.acts.slice(length))
            expect(['undo', 'restart']).not.toContain(act.type);
          if (all.acts.length === length + 1) expect(been.has(positionKey(all.game.position))).toBe(false);
          been.add(positionKey(all.game.position));
        }
        if (JSON.stringify(best) !== JSON.stringify(command) && all.acts.length > 0) detours++;
      }
    }
    expect(detours).toBeGreaterThan(3);
  });

  it('[T12] leave a swap that a person has on offer alone, and go on if it is not wanted', () => {
    const { solution } = shippedQuest('0-5').proof;
    const seeds = Array.from({ length: 12 }, (_, seed) => climb(dealt('0-5', 2, `swap ${seed}`), [1]));
    let [left, gone] = [0, 0];
    for (const all of seeds) {
      for (const { pawn, to } of solution.slice(0, 3).filter((action) => action.type === 'move')) {
        const isIt = (one: TowerCommand) => one.type === 'move' && one.pawn === PAWNS[pawn] && one.to === to;
        give(all, [0, 1].flatMap((seat) => towerOptions(all.game, seat)).find(isIt) as TowerCommand);
      }
      // Of those whose last move was the person's.
      if (all.game.offer !== 0) continue;
      left++;
      pass(all, all.now + 9_900);
      expect(all.acts).toEqual([]);
      expect(all.game.offer).toBe(0);
      pass(all, all.now + 30_000);
      if (all.acts.length > 0) gone++;
    }
    expect(left).toBeGreaterThan(0);
    expect(gone).toBeGreaterThan(0);
  });

  it('[R23b] think no longer in a long game: of where the table has been they remember the latest two hundred', () => {
    const all = climb(dealt('9-3', 1, 'long'), []);
    let random = randomFrom('long');
    const been: string[] = [];
    while (all.game.actions < 2_000) {
      been.push(positionKey(all.game.position));
      const moves = towerOptions(all.game, 0).filter(({ type }) => type === 'move');
      const [at, next] = below(random, moves.length);
      random = next;
      give(all, moves[at] as TowerCommand);
      expect(all.game.won).toBe(null);
    }
    const lately = new Set(been.slice(-200));
    expect(new Set(been).size).toBeGreaterThan(lately.size);
    const { question } = ponderedOnQuest({ ...all.table, way: null }, all.now);
    expect(new Set(question?.avoid)).toEqual(lately);
  });

  it('do not do again at once what a person took back', () => {
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => climb(dealt('1-1', 2, seed), [1]));
    for (const one of seeds) while (one.acts.length === 0 && one.now < 8_000) pass(one, one.now + 100);
    const all = seeds.find(({ acts }) => acts.length === 1) as Climb;
    const taken = positionKey(all.game.position);
    give(all, { type: 'undo', seat: 0 });
    const { length } = all.acts;
    pass(all, all.now + 19_000);
    if (all.acts.length > length) expect(positionKey(all.game.position)).not.toBe(taken);
    else expect(all.table.way).toEqual([]);
  });

  it('[T17] say nothing unless looked at: then they act at once, or point at whose turn it is', () => {
    let [acted, pointed] = [0, 0];
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const all = climb(dealt('1-1', 2, seed), [1]);
      pass(all, 1_000);
      expect(all.hints).toEqual([]);
      all.table = lookedAt(all.table, 1, all.now);
      pass(all, all.now + 1_300);
      acted += all.acts.length;
      pointed += all.hints.length;
      expect(all.acts.length + all.hints.length).toBe(1);
      expect(lookedAt(all.table, 0, all.now)).toBe(all.table);
    }
    expect(acted).toBeGreaterThan(0);
    expect(pointed).toBeGreaterThan(0);
  });
});

describe('the way on', () => {
  it('is a shortest one, and leads to none of the positions that are to be avoided', () => {
    const { quest, proof } = shippedQuest('1-1');
    const { graph } = dealt('1-1', 2, 'way').box;
    const adviser = openAdviser(graph);
    const from = firstPosition(graph);
    const stand = { position: from, offered: false };
    expect(quest.shape).toBe('trial');
    expect(guide(graph, adviser, stand, new Set())).toHaveLength(proof.solution.length);
    const next = actionsFrom(graph, from).map(([, after]) => positionKey(after));
    expect(guide(graph, adviser, stand, new Set(next))).toEqual([]);
    for (const avoid of next) {
      const way = guide(graph, adviser, stand, new Set([avoid]));
      expect(way).not.toEqual([]);
    }
  });
});
