import { describe, expect, test } from 'vitest';
import { actOn, choose, step } from '#client/board/acts.ts';
import { hitAt } from '#client/board/hit.ts';
import { knownWay } from '#client/screens/tower/play/advice.ts';
import { framesOf, ownFrames } from '#client/screens/tower/play/frames.ts';
import { lostBy } from '#client/screens/tower/play/lostBy.ts';
import { nextIdea } from '#client/screens/tower/play/nextIdea.ts';
import { cueOf } from '#client/screens/tower/play/sounds.ts';
import { litBy, promisedBy } from '#client/screens/tower/play/useHint.ts';
import { announcement } from '#client/tower/board/announce.ts';
import { hintText, spaceLabel, spotName } from '#client/tower/board/labels.ts';
import { type TowerModel, towerModel } from '#client/tower/board/model.ts';
import { localTable } from '#client/tower/local.ts';
import type { TowerNotice } from '#client/tower/table.ts';
import { LANGS } from '#content/locales/index.ts';
import { shippedQuest } from '#content/questSet.ts';
import { isRefusal } from '#engine/core/refusal.ts';
import { PAWNS } from '#engine/family/pawns.ts';
import { actionsFrom, type QuestAction } from '#engine/tower/actions.ts';
import { decideTower } from '#engine/tower/decide.ts';
import type { TowerGame } from '#engine/tower/game.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { firstPosition, isDone, type Position } from '#engine/tower/position.ts';
import { openAdviser } from '#solver/advice.ts';
import { BY_SWAP, questOf, shippedOf, TWO_DOORS } from './towerTables.ts';

// The tower's board and screen on a real game in the page.

function seated(drawing: string): { readonly model: TowerModel; readonly told: TowerNotice[] } {
  const table = localTable(questOf(drawing.split('\nproof\n')[0] as string));
  const told: TowerNotice[] = [];
  table.onNotice((notice) => told.push(notice));
  return { model: towerModel(table), told };
}

const game = (model: TowerModel) => model.game.value as TowerGame;
const at = (model: TowerModel, pawn: (typeof PAWNS)[number]) =>
  game(model).position.pawns[PAWNS.indexOf(pawn)];
const space = (row: number, column: number) => row * 8 + column;

describe('playing on the board', () => {
  test('[T2] alone one holds all four directions, and the engine in the page judges', () => {
    const { model, told } = seated(TWO_DOORS);
    expect(game(model).hands).toEqual([['north', 'east', 'south', 'west']]);
    model.quest.act({ type: 'move', pawn: 'mage', from: space(0, 0), to: space(3, 3) });
    expect(told).toMatchObject([{ kind: 'refused', refusal: { refused: 'way.blocked' } }]);
    model.quest.act({ type: 'move', pawn: 'mage', from: space(0, 0), to: space(0, 1) });
    expect(told[1]).toMatchObject({ kind: 'events', own: true });
    expect(at(model, 'mage')).toBe(space(0, 1));
  });

  test('a chosen hero’s targets are what the engine offers; a tap goes there', () => {
    const { model } = seated(TWO_DOORS);
    choose(model, 'barbarian');
    expect([...model.offers.value.targets.keys()].sort((a, b) => a - b)).toEqual([
      space(1, 1),
      space(2, 2),
      space(2, 3),
      space(2, 4),
      space(3, 1),
    ]);
    expect(actOn(model, space(2, 3))).toBe(true);
    expect(at(model, 'barbarian')).toBe(space(2, 3));
    expect(model.chosen.value).toBe('barbarian');
  });

  test('an arrow sends a hero as far as it goes, with Shift one space; a wall is explained', () => {
    const { model } = seated(TWO_DOORS);
    step(model, 'east', false);
    expect(model.hint.value?.why).toBe('chooseFirst');
    choose(model, 'mage');
    step(model, 'east', false);
    expect(at(model, 'mage')).toBe(space(0, 2));
    step(model, 'west', true);
    expect(at(model, 'mage')).toBe(space(0, 1));
    step(model, 'south', false);
    expect(at(model, 'mage')).toBe(space(0, 1));
    expect(model.hint.value).toMatchObject({ token: 'mage', why: { refused: 'way.blocked' } });
    step(model, 'north', false);
    expect(model.hint.value).toMatchObject({ token: 'mage', why: { refused: 'space.unknown' } });
  });

  test('a tap where the chosen hero cannot go says why, and it stays chosen', () => {
    const { model } = seated(TWO_DOORS);
    expect(actOn(model, space(1, 4))).toBe(false);
    choose(model, 'mage');
    expect(actOn(model, space(1, 4))).toBe(true);
    expect(model.hint.value).toMatchObject({ token: 'mage', why: { refused: 'way.blocked' } });
    expect(model.chosen.value).toBe('mage');
    // Nobody walks on what is only drawn.
    expect(actOn(model, space(0, 3))).toBe(false);
  });

  test('[T12] after entering the circle a tap on a hero swaps, unless that is declined', () => {
    const { model } = seated(BY_SWAP);
    choose(model, 'mage');
    expect(model.offers.value.swaps.size).toBe(0);
    actOn(model, space(0, 1));
    expect([...model.offers.value.swaps]).toEqual(['dwarf']);
    model.decline();
    expect(model.offers.value.swaps.size).toBe(0);
    actOn(model, space(1, 3));
    expect(model.chosen.value).toBe('dwarf');
    model.quest.act({ type: 'undo' });
    choose(model, 'mage');
    actOn(model, space(0, 1));
    actOn(model, space(1, 3));
    expect([at(model, 'mage'), at(model, 'dwarf')]).toEqual([space(1, 3), space(0, 1)]);
    // [T12] [R26] one action, taken back at once.
    expect(game(model).actions).toBe(1);
    model.quest.act({ type: 'undo' });
    expect([at(model, 'mage'), at(model, 'dwarf')]).toEqual([space(0, 0), space(1, 3)]);
  });

  test('a finger is forgiven by 22 pixels, however small the spaces are', () => {
    const { model } = seated(TWO_DOORS);
    choose(model, 'mage');
    expect(hitAt(model, { x: 0.1, y: 0.6 }, 60)).toEqual({ kind: 'token', token: 'mage' });
    expect(hitAt(model, { x: 3.4, y: 0.5 }, 60)).toBeNull();
    expect(hitAt(model, { x: 3.4, y: 0.5 }, 20)).toEqual({ kind: 'space', space: space(0, 2) });
  });

  test('whoever is out can no longer be chosen', () => {
    const { model } = seated(TWO_DOORS);
    choose(model, 'barbarian');
    step(model, 'south', false);
    step(model, 'west', false);
    expect(model.chosen.value).toBeNull();
    choose(model, 'barbarian');
    expect(model.chosen.value).toBeNull();
  });
});

describe('in words', () => {
  test('why not is a whole sentence, whatever the engine refuses', () => {
    const { model } = seated(TWO_DOORS);
    const two = { ...game(model), hands: [['north' as const], ['south' as const, 'west' as const]] };
    const over = { ...game(model), won: true };
    const moves = PAWNS.flatMap((pawn, index) =>
      Array.from({ length: 66 }, (_, to) => ({
        type: 'move',
        pawn,
        from: to === 7 ? to : game(model).position.pawns[index],
        to,
      })),
    );
    const others = [
      ...['turn', 'slide', 'swap', 'undo', 'restart', 'stare', 'speak', 'nonsense'].map((type) => ({ type })),
      { type: 'turn', card: 0, quarters: 9 },
      { type: 'stare', target: 0 },
    ];
    const refusals = [game(model), two, over].flatMap((one) =>
      [...moves, ...others].map((command) => decideTower(one, { ...command, seat: 0 })).filter(isRefusal),
    );
    const codes = new Set(refusals.map(({ refused }) => refused));
    for (const code of ['way.blocked', 'way.occupied', 'action.notHeld', 'pawn.unknown', 'pawn.elsewhere'])
      expect(codes).toContain(code);
    for (const lang of LANGS)
      for (const why of refusals) {
        const text = hintText(lang, { token: null, why });
        expect(text).toMatch(/^[^{}]{12,}[.!]$/);
        expect(text).not.toMatch(/“”|« »/);
      }
  });

  test('every space has a name, and says what is on it and where it leads', () => {
    const { model } = seated(TWO_DOORS);
    const { box, position } = game(model);
    const layout = model.layout.value as NonNullable<typeof model.layout.value>;
    const say = (where: number) => spaceLabel('en', { graph: box.graph, position, layout }, where, false);
    expect(spotName(layout, space(3, 1))).toBe('b4');
    expect(say(space(0, 1))).toBe('Space b1: key: sun, open to east, west');
    expect(say(space(0, 0))).toBe('Space a1: mage here, open to east, south');
    expect(say(space(1, 1))).toContain('closed door (sun) east');
    expect(say(space(2, 2))).toContain('air current blowing east');
    expect(say(space(2, 3))).toContain('air current against you west');
    for (const lang of LANGS)
      for (const where of layout.spots.keys())
        expect(spaceLabel(lang, { graph: box.graph, position, layout }, where, true)).not.toMatch(
          /tower\.|[{}]/,
        );
  });

  test('what happens is told: who goes where, which doors open', () => {
    const { model, told } = seated(TWO_DOORS);
    const before = game(model).position;
    model.quest.act({ type: 'move', pawn: 'mage', from: space(0, 0), to: space(0, 1) });
    const [notice] = told;
    if (notice === undefined || !('kind' in notice) || notice.kind !== 'events')
      throw new Error('nothing told');
    expect(announcement('en', before, game(model), notice.events)).toBe(
      'The mage goes from a1 to b1. The sun doors open.',
    );
    const after = game(model).position;
    model.quest.act({ type: 'undo' });
    expect(announcement('nl', after, game(model), [{ type: 'undone', seat: 0 }])).toBe(
      'Teruggenomen. De deuren gaan dicht: zon.',
    );
  });

  test('every event of the tower that is seen is heard too', () => {
    const { model } = seated(TWO_DOORS);
    const cue = (by: 'walk' | 'ladder' | 'toss', to: number) =>
      cueOf({ type: 'moved', seat: 0, pawn: 'mage', to, by }, game(model));
    expect([cue('walk', 1), cue('ladder', 1), cue('toss', 1)]).toEqual([
      'walk.mage',
      'escalator.mage',
      'hop.mage',
    ]);
    expect(cue('walk', space(0, 4))).toBe('escaped');
    expect(cueOf({ type: 'ended', won: true }, game(model))).toBe('won');
  });
});

describe('hints and solutions', () => {
  test('the frames of a proof end with everyone out', () => {
    for (const text of [TWO_DOORS, BY_SWAP]) {
      const { quest, proof } = shippedOf(text);
      const frames = framesOf(graphOf(quest), proof.solution);
      expect(frames.length).toBe(proof.solution.length + 1);
      expect(frames.map(isDone)).toEqual([...frames.slice(1).map(() => false), true]);
    }
  });

  test('on its way the proof says what is next; beside it nothing', () => {
    const { quest, proof } = shippedOf(BY_SWAP);
    const known = knownWay(graphOf(quest), proof.solution);
    const { model } = seated(BY_SWAP);
    expect(known(game(model))).toEqual({ type: 'do', action: proof.solution[0], left: 3 });
    choose(model, 'mage');
    actOn(model, space(0, 1));
    expect(known(game(model))).toEqual({ type: 'swap', swap: 3, left: 3 });
    // [T12] whoever came there on a longer way may want another swap, or none: the solver knows.
    const late = { ...game(model), actions: 5 };
    expect(known(late)).toEqual({ type: 'swap', swap: 3, left: 3 });
    expect(known({ ...late, position: firstPosition(late.box.graph) })).toBeNull();
    model.quest.act({ type: 'undo' });
    model.quest.act({ type: 'move', pawn: 'dwarf', from: space(1, 3), to: space(1, 2) });
    expect(known(game(model))).toBeNull();
  });

  test('a hint lights nobody while it says what it is about, then whom, then where', () => {
    const action: QuestAction = { type: 'move', pawn: 1, to: 9, swap: null };
    const hint = (at: 1 | 2 | 3 | 4) =>
      litBy({
        step: at,
        counsel: { type: 'do', action, left: 2 },
        more: () => undefined,
        close: () => undefined,
        again: () => undefined,
        gone: false,
        idea: 'heldDoor',
        lostBy: null,
        slow: null,
      });
    expect([hint(1), hint(2), hint(3), hint(4)]).toEqual([
      {},
      {},
      { pawns: ['mage'], spaces: [] },
      { pawns: ['mage'], spaces: [9] },
    ]);
  });

  test('what it is about comes from where one stands: the proof on its way, the solver beside it', async () => {
    const { quest, proof } = shippedQuest('0-1');
    const graph = graphOf(quest);
    const start = firstPosition(graph);
    const way = knownWay(graph, proof.solution);
    const asked = openAdviser(graph);
    const table = localTable(quest);
    const ask = (position: Position) =>
      way({ ...(table.game.value as TowerGame), position }) ?? asked(position);
    expect(await nextIdea(graph, start, ask)).toBe('heldDoor');
    // Once everyone is armed, what is left is a walk.
    const late = framesOf(graph, proof.solution).at(-3) as Position;
    expect(await nextIdea(graph, late, ask)).toBeNull();
    expect(await nextIdea(graph, start, () => ({ type: 'lost' }))).toBeNull();
  });

  test('the own way begins anew after a restart, and does without what was taken back', () => {
    const { model } = seated(TWO_DOORS);
    choose(model, 'mage');
    step(model, 'east', false);
    model.quest.act({ type: 'restart' });
    step(model, 'south', false);
    step(model, 'east', false);
    model.quest.act({ type: 'undo' });
    expect(ownFrames(game(model)).map(({ pawns }) => pawns[1])).toEqual([space(0, 0), space(1, 0)]);
  });
});

describe('what a hint lights', () => {
  test('a tap there chooses that hero and moves it, whoever was chosen', () => {
    for (const chosen of [null, 'barbarian'] as const) {
      const { model } = seated(TWO_DOORS);
      choose(model, chosen);
      expect(hitAt(model, { x: 1.5, y: 0.5 }, 60)).toBeNull();
      model.promised.value = { token: 'mage', space: space(0, 1) };
      expect(hitAt(model, { x: 1.5, y: 0.5 }, 60)).toEqual({ kind: 'space', space: space(0, 1) });
      expect(actOn(model, space(0, 1))).toBe(true);
      expect([at(model, 'mage'), model.chosen.value]).toEqual([space(0, 1), 'mage']);
    }
  });

  test('where another hero could go as well, the light counts', () => {
    const { model } = seated(TWO_DOORS);
    choose(model, 'mage');
    const [first] = model.offers.value.targets.keys();
    model.promised.value = { token: 'barbarian', space: first as number };
    expect(model.offers.value.targets.has(first as number)).toBe(false);
    model.promised.value = { token: 'mage', space: first as number };
    expect(model.offers.value.targets.has(first as number)).toBe(true);
  });

  test('is promised by its last step alone, and all through a lesson', () => {
    const action = { type: 'move', pawn: 1, to: 5, swap: null } as const;
    const more = () => undefined;
    const hint = {
      counsel: { type: 'do', action, left: 3 },
      more,
      close: more,
      again: more,
      gone: false,
      idea: null,
      lostBy: null,
      slow: null,
    } as const;
    expect(([1, 2, 3, 4] as const).map((step) => promisedBy({ ...hint, step }, false))).toEqual([
      null,
      null,
      null,
      { token: 'mage', space: 5 },
    ]);
    expect(promisedBy({ ...hint, step: 0 }, true)).toEqual({ token: 'mage', space: 5 });
    expect(promisedBy({ ...hint, step: 4, counsel: { type: 'lost' } }, false)).toBeNull();
  });
});

describe('which action lost it', () => {
  const graph = graphOf(shippedQuest('0-4').quest);
  const ask = openAdviser(graph);
  const advise = async (position: Position) => ask(position);
  const isLost = (position: Position) => ask(position).type === 'lost';

  /** On from there, as far as wanted, by whatever is possible. */
  function strayed(from: Position, count: number): readonly Position[] {
    const way = [from];
    while (way.length <= count) {
      const next = actionsFrom(graph, way.at(-1) as Position)[0]?.[1];
      if (next === undefined) break;
      way.push(next);
    }
    return way;
  }

  test('is found, however much was done since', async () => {
    const start = firstPosition(graph);
    const losing = (from: Position) => actionsFrom(graph, from).find(([, then]) => isLost(then))?.[1];
    const fine = actionsFrom(graph, start).find(
      ([, then]) => !isLost(then) && losing(then) !== undefined,
    )?.[1] as Position;
    const lost = losing(fine) as Position;
    for (const count of [0, 1, 2, 3]) {
      const frames = [start, fine, ...strayed(lost, count)];
      expect(await lostBy(frames, advise)).toBe(2);
    }
  });

  test('is not told where the solver does not know, or it was lost from the start', async () => {
    const frames = [0, 1, 2].map(() => firstPosition(graph));
    expect(await lostBy(frames, async () => ({ type: 'unknown', bound: 3 }))).toBeNull();
    expect(await lostBy(frames, async () => ({ type: 'lost' }))).toBeNull();
  });
});
