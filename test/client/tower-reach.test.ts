import { describe, expect, test } from 'vitest';
import { actOn, choose } from '#client/board/acts.ts';
import { hitAt } from '#client/board/hit.ts';
import { centreOf } from '#client/board/spots.ts';
import { give, spotOf } from '#client/board/state.ts';
import { openPageRoom } from '#client/state/pageRoom.ts';
import { questOf } from '#client/state/questPlay.ts';
import { announcement } from '#client/tower/board/announce.ts';
import { hintText, spaceLabel } from '#client/tower/board/labels.ts';
import { type TowerModel, towerModel } from '#client/tower/board/model.ts';
import { localTable } from '#client/tower/local.ts';
import { roomTable } from '#client/tower/roomTable.ts';
import type { TowerTable } from '#client/tower/table.ts';
import { QUEST_IDS } from '#content/adventures.ts';
import { LANGS } from '#content/locales/index.ts';
import { shippedQuest } from '#content/questSet.ts';
import { randomFrom } from '#engine/core/random.ts';
import { isRefusal } from '#engine/core/refusal.ts';
import { DIRECTIONS } from '#engine/family/directions.ts';
import { PAWNS, pawnIndex } from '#engine/family/pawns.ts';
import { decideTower, type TowerCommand } from '#engine/tower/decide.ts';
import { openTower, type TowerGame } from '#engine/tower/game.ts';
import { openAuthority } from '#room/authority.ts';
import { towerEngine } from '#room/towerEngine.ts';
import { dice } from './dice.ts';
import { expectWhole } from './holes.ts';

// Every quest of the tower played by chance, on the board: what the engine offers can be done by hand, and what the
// board offers is not refused.

const game = (model: TowerModel) => model.game.value as TowerGame;

/** How somebody would give this command; null where there is no way. */
function handFor(model: TowerModel, command: TowerCommand): (() => void) | null {
  if (command.type === 'move') return handOnSpace(model, command.pawn, command.to);
  if (command.type === 'swap') {
    const space = game(model).position.pawns[pawnIndex(command.pawn)] ?? -1;
    return model.offers.value.tokens.has(command.pawn) ? () => void actOn(model, space) : null;
  }
  const { turns, slides } = model.offers.value;
  if (command.type === 'turn' && turns.has(command.card)) {
    const { card, quarters } = command;
    return () => give(model, { type: 'turn', card, quarters });
  }
  if (command.type === 'slide' && slides.has(command.card))
    return () => give(model, { type: 'slide', card: command.card });
  return null;
}

function handOnSpace(model: TowerModel, pawn: (typeof PAWNS)[number], space: number): (() => void) | null {
  choose(model, pawn);
  const spot = spotOf(model, space);
  if (spot === undefined || !model.offers.value.targets.has(space)) return null;
  const hit = hitAt(model, centreOf(spot), 40);
  return hit?.kind === 'space' && hit.space === space ? () => void actOn(model, space) : null;
}

function expectNothingRefused(model: TowerModel): void {
  const { seat } = model.quest;
  const passes = (act: object) => !isRefusal(decideTower(game(model), { ...act, seat }));
  for (const pawn of [null, ...PAWNS]) {
    choose(model, pawn);
    const { targets, tokens, turns, slides, others } = model.offers.value;
    for (const act of [...[...targets.values()].map(({ command }) => command), ...tokens.values()])
      expect(passes(act), JSON.stringify(act)).toBe(true);
    for (const card of turns)
      for (const quarters of [1, 2, 3]) expect(passes({ type: 'turn', card, quarters })).toBe(true);
    for (const card of slides) expect(passes({ type: 'slide', card })).toBe(true);
    for (const space of others) expect(targets.has(space)).toBe(false);
    if (pawn === null) continue;
    for (const { commands } of model.config.routes(pawn).values())
      for (const act of commands) expect(passes(act), JSON.stringify(act)).toBe(true);
    for (const direction of DIRECTIONS) {
      const answer = model.config.step(pawn, direction, true);
      if (answer !== null && 'command' in answer) expect(passes(answer.command)).toBe(true);
    }
  }
}

function expectWords(model: TowerModel): void {
  const top = model.table.value as NonNullable<typeof model.table.value>;
  for (const lang of LANGS) {
    for (const space of top.layout.spots.keys())
      if (top.counts(space)) expectWhole(spaceLabel(lang, top, space, space % 2 === 0));
    for (const pawn of PAWNS)
      for (const direction of DIRECTIONS) {
        const answer = model.config.step(pawn, direction, false);
        if (answer !== null && 'reason' in answer)
          expectWhole(hintText(lang, { token: pawn, why: answer.reason }));
      }
  }
}

function playedByHand(table: TowerTable, steps: number, seed: string): ReadonlySet<string> {
  const model = towerModel(table);
  const roll = dice(seed);
  const refused: unknown[] = [];
  const types = new Set<string>();
  let before = game(model).position;
  table.onNotice((notice) => {
    if (!('kind' in notice)) return;
    if (notice.kind === 'refused') refused.push(notice);
    else for (const lang of LANGS) expectWhole(announcement(lang, before, game(model), notice.events));
  });
  for (let step = 0; step < steps && game(model).won === null; step++) {
    const { options } = model;
    for (const command of options.value)
      expect(handFor(model, command), `no hand for ${JSON.stringify(command)}`).not.toBeNull();
    if (step === 2) expectNothingRefused(model);
    if (step === 1 && roll(4) === 0) expectWords(model);
    const cards = options.value.filter(({ type }) => type !== 'move');
    const from = cards.length > 0 && roll(2) === 0 ? cards : options.value;
    const command = from[roll(from.length)];
    if (command === undefined) break;
    before = game(model).position;
    handFor(model, command)?.();
    expect(game(model).position === before, `nothing came of ${JSON.stringify(command)}`).toBe(false);
    types.add(command.type);
  }
  expect(refused).toEqual([]);
  return types;
}

/** A seat of three, in a room in the page: it holds some of the directions. */
function tableOfThree(id: string): TowerTable {
  const opened = openTower({ players: 3, quest: shippedQuest(id).quest, tongue: 'free' });
  if (!('box' in opened)) throw new Error(id);
  const { authority } = openAuthority(towerEngine(opened.box), randomFrom(id));
  return roomTable(openPageRoom(authority, (known) => questOf(known, opened.box)).session);
}

describe('the tower by hand', () => {
  test('alone, in every quest', () => {
    const types = QUEST_IDS.flatMap((id) => [...playedByHand(localTable(shippedQuest(id).quest), 8, id)]);
    expect(new Set(types)).toEqual(new Set(['move', 'turn', 'slide', 'swap']));
  });

  test('[T2] as one of three, where others hold the rest', () => {
    for (const id of QUEST_IDS.filter((_, index) => index % 5 === 0)) playedByHand(tableOfThree(id), 6, id);
  });

  test('[T2] where only others could go is shown as theirs, and refused to this seat', () => {
    let shown = 0;
    for (const id of QUEST_IDS.slice(0, 20)) {
      const model = towerModel(tableOfThree(id));
      for (const pawn of PAWNS) {
        choose(model, pawn);
        const from = game(model).position.pawns[pawnIndex(pawn)];
        for (const to of model.offers.value.others) {
          shown++;
          expect(isRefusal(decideTower(game(model), { type: 'move', seat: 0, pawn, from, to }))).toBe(true);
        }
      }
    }
    expect(shown).toBeGreaterThan(20);
  });

  test('who only watches is offered nothing', () => {
    const table = tableOfThree('1-1');
    const model = towerModel({ ...table, seat: null });
    choose(model, PAWNS.find((pawn) => (game(model).position.pawns[pawnIndex(pawn)] ?? -1) >= 0) ?? null);
    expect(model.options.value).toEqual([]);
    expect(model.offers.value.targets.size).toBe(0);
  });
});
