import { describe, expect, it } from 'vitest';
import { ADVENTURES, adventureOf, QUEST_IDS, TUTORIALS } from '#content/adventures.ts';
import { drawShipped, readShipped, type Shipped } from '#content/quest-format/shipped.ts';
import { POOLS, poolTexts, questText, shippedQuest } from '#content/questSet.ts';
import { DIRECTIONS } from '#engine/family/directions.ts';
import { PAWNS } from '#engine/family/pawns.ts';
import { decideTower } from '#engine/tower/decide.ts';
import { evolveTower } from '#engine/tower/evolve.ts';
import { emptyTower, openTower, type TowerGame } from '#engine/tower/game.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { ALIKE, differenceOf } from '#forge/alike.ts';
import { isOneByOne } from '#forge/alone.ts';
import { idleDirections } from '#forge/filters.ts';
import { grade } from '#forge/grade.ts';
import { BANDS, LEAST } from '#forge/recipe.ts';
import { solve } from '#solver/solve.ts';
import { verify } from '#solver/verify.ts';

// Every quest that comes with the game: its proof played on the engine, and the small ones solved again.
// `npm run quests` does it for all, and says what the levels look like.

const texts = POOLS.flatMap(poolTexts);
const pool = texts.map((text) => {
  const read = readShipped(text);
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  return read;
});
const starsOf = (id: string) => adventureOf(id)?.stars ?? 0;
const trials = ADVENTURES.flatMap((adventure) => adventure.trials);

/** Days that have been keep their boards, whatever is said of them since. */
const GONE_BY = 21;

const optimumOf = ({ quest }: Shipped) => {
  const solved = solve(graphOf(quest));
  return 'stopped' in solved ? solved.stopped : solved.solution?.length;
};

describe('the quests of the tower', () => {
  it('[T1] are all there, each as it is drawn', () => {
    for (const id of QUEST_IDS) expect([id, drawShipped(shippedQuest(id))]).toEqual([id, questText(id)]);
    const shapes = ADVENTURES.map(({ epic, shape }) => shippedQuest(epic).quest.shape === shape);
    expect(shapes).not.toContain(false);
    expect([...TUTORIALS, ...trials].every((id) => shippedQuest(id).quest.shape === 'trial')).toBe(true);
  });

  it('[T1] are as hard as their stars say, and take as long', () => {
    const outside = trials.filter((id) => {
      const [least, most] = BANDS[starsOf(id)] as readonly [number, number];
      const { grade } = shippedQuest(id).proof;
      return grade < least || grade > most;
    });
    expect(outside).toEqual([]);
    for (const id of trials)
      expect([id, shippedQuest(id).proof.bound >= (LEAST[starsOf(id)] as number)]).toEqual([id, true]);
  });

  it('[T16] get harder along an adventure, up to its epic', () => {
    const unsorted = ADVENTURES.filter((adventure) => {
      const grades = [...adventure.trials, adventure.epic].map((id) => shippedQuest(id).proof.grade);
      return grades.some((grade, index) => grade < (grades[index - 1] ?? 0));
    });
    expect(unsorted.map(({ number }) => number)).toEqual([]);
  });

  it('have names of their own, and so have those of the pool', () => {
    const names = [...QUEST_IDS.map(shippedQuest), ...pool].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('are not alike', () => {
    const quests = QUEST_IDS.map((id) => shippedQuest(id).quest);
    const alike = quests.flatMap((one, index) =>
      quests.slice(index + 1).filter((other) => differenceOf(one, other) < ALIKE),
    );
    expect(alike).toEqual([]);
  });
});

describe('[T18] the solution that can be watched', () => {
  it.each(QUEST_IDS)('of %s completes it, action by action', (id) => {
    const { quest, proof } = shippedQuest(id);
    const graph = graphOf(quest);
    expect(verify(graph, proof.solution)).toBe(true);
    expect(proof.bound).toBeLessThanOrEqual(proof.solution.length);
    if (quest.shape !== 'sliding') expect(proof.bound).toBe(proof.solution.length);
    expect(grade(graph, proof).total).toBe(proof.grade);
  });

  it('of a trial of four stars is one of one or two that differ, more often than not', () => {
    const four = trials.filter((id) => starsOf(id) === 4).map((id) => shippedQuest(id).proof.solutions ?? 0);
    expect(four.filter((many) => many <= 2).length).toBeGreaterThanOrEqual(four.length / 2);
  });

  it('can be given to a game as commands', () => {
    for (const id of [...TUTORIALS, '1-epic', '3-epic'])
      expect([id, playedOut(shippedQuest(id)).won]).toEqual([id, true]);
  });

  it('keeps every direction busy, and takes everyone together from three stars on', () => {
    for (const id of [...TUTORIALS, ...trials]) {
      const { quest, proof } = shippedQuest(id);
      expect([id, idleDirections(graphOf(quest), proof.solution)]).toEqual([id, 0]);
      if (starsOf(id) >= 3) expect([id, isOneByOne(graphOf(quest))]).toEqual([id, false]);
    }
  });
});

/** By one player, who holds all directions. */
function playedOut({ quest, proof }: Shipped): TowerGame {
  const opened = openTower({ players: 1, quest, tongue: 'free' });
  if (!('box' in opened)) throw new Error('not opened');
  let game = evolveTower(emptyTower(opened.box), { type: 'dealt', hands: [DIRECTIONS], common: [] });
  for (const action of proof.solution) {
    if (action.type !== 'move') game = done(game, { seat: 0, ...action });
    else {
      const from = game.position.pawns[action.pawn];
      game = done(game, { type: 'move', seat: 0, pawn: PAWNS[action.pawn], from, to: action.to });
      if (action.swap !== null) game = done(game, { type: 'swap', seat: 0, pawn: PAWNS[action.swap] });
    }
  }
  return game;
}

function done(game: TowerGame, command: unknown): TowerGame {
  const decision = decideTower(game, command);
  if (!('game' in decision)) throw new Error(JSON.stringify(decision));
  return decision.game;
}

describe('solved again', { timeout: 60_000 }, () => {
  it.each([...TUTORIALS, ...trials.filter((id) => starsOf(id) <= 2)])('%s has the optimum it says', (id) => {
    expect(optimumOf(shippedQuest(id))).toBe(shippedQuest(id).proof.bound);
  });

  it('a few of the harder ones have, too', () => {
    for (const id of ['8-1', '10-3', '12-1', '15-8', '2-epic', '7-epic'])
      expect([id, optimumOf(shippedQuest(id))]).toEqual([id, shippedQuest(id).proof.bound]);
  });
});

describe('the boards of the days, and those to practise', () => {
  it('are 1,116, and no two alike', () => {
    expect(POOLS.map((name) => poolTexts(name).length)).toEqual([366, 750]);
    const all = [...QUEST_IDS.map(shippedQuest), ...pool];
    const alike = all.flatMap((one, index) =>
      all
        .slice(index + 1)
        .flatMap((other) => (differenceOf(one.quest, other.quest) < ALIKE ? [[one.name, other.name]] : [])),
    );
    expect(alike).toEqual([]);
  });

  it('are proven, at least two hundred of each level', () => {
    for (const stars of [1, 2, 3, 4]) {
      const some = pool.filter(({ proof }) => proof.stars === stars);
      const [least, most] = BANDS[stars] as readonly [number, number];
      expect(some.length).toBeGreaterThanOrEqual(200);
      const still = some.filter((one) => pool.indexOf(one) >= GONE_BY);
      expect(still.filter(({ proof }) => proof.grade < least || proof.grade > most)).toEqual([]);
      expect(some.filter(({ proof }) => proof.bound !== proof.solution.length)).toEqual([]);
    }
  });

  it('are solved by their proofs', () => {
    expect(pool.filter(({ quest, proof }) => !verify(graphOf(quest), proof.solution))).toEqual([]);
  });

  it('have the optimum they say where they are solved again', { timeout: 60_000 }, () => {
    const sample = pool.filter((_, index) => index % 50 === 0);
    expect(sample.filter((one) => optimumOf(one) !== one.proof.bound)).toEqual([]);
  });

  it('are written as they were read', () => {
    expect(pool.map(drawShipped)).toEqual(texts);
  });
});
