import { describe, expect, it } from 'vitest';
import { ADVENTURES, type Adventure } from '#content/adventures.ts';
import { drawQuest } from '#content/quest-format/draw.ts';
import { parseQuest } from '#content/quest-format/parse.ts';
import { shippedQuest } from '#content/questSet.ts';
import { PAWNS } from '#engine/family/pawns.ts';
import { graphOf, NOWHERE } from '#engine/tower/graph.ts';
import { firstPosition, type Position, partOf } from '#engine/tower/position.ts';
import type { Card, Quest } from '#engine/tower/quest.ts';
import { diceFrom } from '#forge/dice.ts';
import { change } from '#forge/epic/change.ts';
import { hinder } from '#forge/epic/hinder.ts';
import { neededOn } from '#forge/epic/needed.ts';
import { needsOf } from '#forge/epic/needs.ts';
import { draft, redraft, thingsOf } from '#forge/epic/place.ts';
import { begunAsDrawn, fillUp, openUp, prune } from '#forge/epic/prune.ts';
import { EPICS, type EpicRecipe } from '#forge/epic/recipe.ts';
import { CELLS, plainSpaces, standable, withFloor } from '#forge/epic/spots.ts';
import { optimumOf } from '#forge/measure.ts';
import { shapeOf } from '#forge/shape.ts';
import type { Begun, Rank } from '#forge/start.ts';
import { openAdviser } from '#solver/advice.ts';
import { addressOf, bitNumber } from '#solver/dense/cells.ts';
import { distance } from '#solver/dense/distance.ts';
import { type GoalTable, openGoalTable, openHintTable, tableBytes } from '#solver/dense/goalTable.ts';
import { fastCore } from '#solver/dense/wasm.ts';
import { isTabled, mostOfTable } from '#solver/solve.ts';
import { trace } from '#solver/trace.ts';
import { verify } from '#solver/verify.ts';
import { MADE_ANEW } from '../../tools/quests/epics.ts';

const SIDES = [0, 1, 2, 3] as const;

/** Where the gaps of a side are, as one walks round the card with the sun. */
function gapsOf({ floors, edges }: Card, side: (typeof SIDES)[number]): readonly number[] {
  const cells = [
    [0, 1, 2, 3],
    [3, 7, 11, 15],
    [15, 14, 13, 12],
    [12, 8, 4, 0],
  ][side] as readonly number[];
  return cells.flatMap((cell, place) => {
    if (edges[cell * 4 + side] !== 'open') return [];
    // A gap is a way in: never onto a picture.
    expect(floors[cell]?.kind).not.toBe('hollow');
    return place;
  });
}

/** The same from the other card. */
const facing = (gaps: readonly number[]) => gaps.map((place) => 3 - place).reverse();

/** As far as there are any. */
function expectSame(sides: readonly (readonly number[])[], side: readonly number[]): void {
  const gaps = sides.filter((one) => one.length > 0);
  if (side.length > 0) for (const one of gaps) expect(one).toEqual(side);
}

function expectRims({ shape, cards }: Quest): void {
  const rims = cards.map((card) => SIDES.map((side) => gapsOf(card, side)));
  if (shape === 'rotating')
    for (const [north = [], ...others] of rims)
      for (const side of [...others, facing(north), rims[0]?.[0]]) expect(side).toEqual(north);
  // A card that slides need not have gaps on all its sides.
  else
    for (const [north = [], east = [], south = [], west = []] of rims) {
      expectSame([...rims.map(([other = []]) => other), facing(south)], north);
      expectSame([...rims.map(([, other = []]) => other), facing(west)], east);
    }
}

const solved = ADVENTURES.map(({ epic, number, shape }) => ({ epic, number, shape, ...shippedQuest(epic) }));

describe.each(solved)('$epic', ({ epic, number, shape, quest, proof }) => {
  const { solution } = proof;
  const graph = graphOf(quest);
  const cards = new Set(solution.flatMap((deed) => (deed.type === 'move' ? [] : deed.card)));

  it(`${shape === 'rotating' ? '[T14]' : '[T15]'} has cards that meet however they lie, and whose moving is needed`, () => {
    expect(quest.shape).toBe(shape);
    expectRims(quest);
    const handled = quest.cards.flatMap(({ floors }, card) =>
      floors.some(({ kind }) => kind === 'handle') ? card : [],
    );
    expect([...cards].sort()).toEqual(handled);
    expect(cards.size).toBeGreaterThan(1);
    if (MADE_ANEW.includes(number))
      expect(solution.filter(({ type }) => type !== 'move').length).toBeGreaterThanOrEqual(
        Math.min(5, (EPICS[number] as EpicRecipe).turns),
      );
  });

  it('is won as its proof says, by everybody', () => {
    expect(verify(graph, solution)).toBe(true);
    expect(proof.bound).toBe(solution.length);
    const movers = new Set(solution.flatMap((deed) => (deed.type === 'move' ? deed.pawn : [])));
    expect([...movers].sort()).toEqual(partOf(graph));
  });

  it.runIf(MADE_ANEW.includes(number))(
    'makes use of its cards, all of them, and is longer and harder than its trials',
    () => {
      const { stood, moved } = shapeOf(graph, solution);
      const handled = quest.cards.filter(({ floors }) => floors.some(({ kind }) => kind === 'handle'));
      expect([stood, moved]).toEqual([quest.cards.length, handled.length]);
      const { trials } = ADVENTURES.find((adventure) => adventure.epic === epic) as Adventure;
      for (const trial of trials.map((id) => shippedQuest(id).proof)) {
        expect(solution.length).toBeGreaterThan(trial.solution.length);
        expect(proof.grade).toBeGreaterThan(trial.grade);
      }
    },
  );

  it('is small enough for a table in a page, which knows the way', { timeout: 60_000 }, () => {
    expect(isTabled(graph)).toBe(true);
    const table = openHintTable(graph, fastCore, { bytes: mostOfTable() });
    if ('stopped' in table) throw new Error(table.stopped);
    expect(distance(table, firstPosition(graph))).toBe(solution.length);
    const left = solution.length - 1;
    expect(openAdviser(graph)(firstPosition(graph))).toMatchObject({ type: 'do', left });
  });
});

/** Those that take a moment. */
const small = solved.filter(({ quest }) => tableBytes(graphOf(quest)) < 4 * 2 ** 20);

describe.each(small)('$epic again', { timeout: 60_000 }, ({ quest, proof }) => {
  const { solution } = proof;

  it('can not be won in fewer actions, nor without anything that is on it', () => {
    const graph = graphOf(quest);
    expect(openAdviser(graph)(firstPosition(graph))).toMatchObject({ type: 'do', left: solution.length - 1 });
    expect(prune(quest, solution.length)).toEqual(quest);
    expect(needsOf(quest, solution)).toEqual(proof.needs);
  });
});

const startsOf = ({ pawns }: Position): Quest['starts'] =>
  Object.fromEntries(
    PAWNS.flatMap((pawn, index) => (pawns[index] === NOWHERE ? [] : [[pawn, pawns[index] as number]])),
  );

describe('making epics', () => {
  it.each([2, 3, 9, 15])('drafts number %i with all of its recipe, and cards that meet', (number) => {
    const recipe = EPICS[number] as EpicRecipe;
    const quest = draft(diceFrom('draft'), recipe);
    const read = parseQuest(drawQuest({ ...quest, name: 'draft' }));
    expect(read).toEqual({ quest: { ...quest, name: 'draft' } });
    expectRims(quest);
    const floors = quest.cards.flatMap((card) => card.floors).map((floor) => JSON.stringify(floor));
    for (const floor of thingsOf(recipe)) expect(floors).toContain(JSON.stringify(floor));
    expect(floors.filter((floor) => floor.includes('handle'))).toHaveLength(recipe.handles.length);
  });

  it('puts onto an epic what another recipe has, and no more spaces', () => {
    const recipe = { ...(EPICS[14] as EpicRecipe), spaces: 24 };
    const { quest } = shippedQuest('9-epic');
    const more = redraft(diceFrom('onto'), recipe, quest);
    expect(parseQuest(drawQuest({ ...more, name: 'onto' }))).toEqual({ quest: { ...more, name: 'onto' } });
    expectRims(more);
    const floors = more.cards.flatMap((card) => card.floors).map((floor) => JSON.stringify(floor));
    for (const floor of thingsOf(recipe)) expect(floors).toContain(JSON.stringify(floor));
    for (const card of recipe.handles)
      expect(more.cards[card]?.floors.some(({ kind }) => kind === 'handle')).toBe(true);
    expect(Object.keys(more.starts)).toEqual(recipe.pawns);
    expect(standable({ ...more, starts: {} }).length).toBeLessThanOrEqual(
      Math.max(24, standable({ ...more, starts: {} }).length - plainSpaces(more).length),
    );
  });

  it('takes away only what can go without the optimum changing', { timeout: 60_000 }, () => {
    const recipe = EPICS[1] as EpicRecipe;
    const quests = Array.from({ length: 150 }, (_, seed) => draft(diceFrom(`prune ${seed}`), recipe));
    const won = quests.flatMap((quest) => {
      const optimum = optimumOf(quest);
      return optimum === null ? [] : { quest, optimum };
    });
    expect(won.length).toBeGreaterThan(2);
    for (const { quest, optimum } of won.slice(0, 3)) {
      const left = prune(quest, optimum);
      expect(optimumOf(left)).toBe(optimum);
      expect(prune(left, optimum)).toEqual(left);
      const opened = openUp(left, optimum, () => true);
      expect(begunAsDrawn(opened)?.solution).toHaveLength(optimum);
      expect(openUp(left, optimum, () => false)).toEqual(left);
      const filled = fillUp(left, optimum, () => true);
      expect(begunAsDrawn(filled)?.solution).toHaveLength(optimum);
      expect(tableBytes(graphOf(filled))).toBeLessThanOrEqual(tableBytes(graphOf(left)));
      expectRims(filled);
      expect(fillUp(left, optimum, () => false)).toEqual(left);
    }
  });

  it.each(['1-epic', '3-epic'])('tells of every position of %s what is needed', { timeout: 60_000 }, (id) => {
    const { quest, proof } = shippedQuest(id);
    const table = openGoalTable(graphOf(quest), fastCore) as GoalTable;
    const rank = neededOn(table) as Rank;
    const { cells, unarmed, armed } = table;
    const { mark } = unarmed ?? armed;
    const rankOf = (position: Position) => {
      const { word } = addressOf(cells, position);
      const cell = cells.cellOf[position.pawns[cells.last] as number] as number;
      const bit = bitNumber(cells, position.pawns[cells.last] as number);
      return rank(mark(word, cell, bit), word, cell, bit);
    };
    const fewer = quest.cards.flatMap(({ floors }, card) =>
      floors.flatMap(({ kind }, cell) =>
        ['handle', 'trap', 'invocation'].includes(kind)
          ? withFloor(quest, card * CELLS + cell, { kind: kind === 'trap' ? 'hollow' : 'corridor' })
          : [],
      ),
    );
    const stands = trace(graphOf(quest), proof.solution).map(({ before }) => before);
    const asDrawn = stands.slice(
      0,
      proof.solution.findIndex(({ type }) => type !== 'move'),
    );
    expect(asDrawn.length).toBeGreaterThan(2);
    for (const [done, stand] of asDrawn.entries()) {
      const starts = startsOf(stand);
      const needed = fewer.filter((left) => optimumOf({ ...left, starts }) !== proof.solution.length - done);
      expect(Math.floor(rankOf(stand) / 8)).toBe(needed.length);
    }
    const { card } = graphOf(quest);
    const begun = new Set(Object.values(quest.starts).map((space) => card[space] as number));
    const bare = [...begun].filter((one) => !cells.arrangements.handled.includes(one));
    // Nothing that is on it can go.
    expect(rankOf(asDrawn[0] as Position)).toBe(fewer.length * 8 + bare.length);
  });

  const expectDrawn = (quest: Quest) => {
    const named = { ...quest, name: 'drawn' };
    expect(parseQuest(drawQuest(named))).toEqual({ quest: named });
    expectRims(quest);
  };

  it('changes little by little what can still be drawn', () => {
    const die = diceFrom('change');
    let { quest } = shippedQuest('3-epic');
    for (let step = 0; step < 300; step++) {
      quest = change(die, EPICS[3] as EpicRecipe, quest);
      expectDrawn(quest);
    }
  });

  it('puts something in the way, or what somebody needs on a card that is idle', () => {
    const die = diceFrom('hinder');
    const begun = begunAsDrawn(shippedQuest('11-epic').quest) as Begun;
    const recipe = EPICS[11] as EpicRecipe;
    const idle = { ...begun, solution: [] };
    const changed = Array.from({ length: 120 }, (_, at) =>
      hinder(die, recipe, begun, at % 2 === 0 ? begun : idle),
    );
    for (const quest of changed) expectDrawn(quest);
    const texts = changed.map((quest) => JSON.stringify(quest.cards.map(({ floors }) => floors)));
    expect(new Set(texts).size).toBeGreaterThan(10);
  });
});
