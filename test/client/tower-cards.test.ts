import { describe, expect, test } from 'vitest';
import { heroName } from '#client/heroName.ts';
import { knowsCards } from '#client/screens/tower/feats.ts';
import { type CardLesson, cardLesson } from '#client/screens/tower/play/cardLesson.ts';
import { layoutOf } from '#client/tower/board/index.ts';
import { type TowerModel, towerModel } from '#client/tower/board/model.ts';
import { localTable } from '#client/tower/local.ts';
import { tx } from '#client/ui/text.ts';
import { ADVENTURES, type EpicShape } from '#content/adventures.ts';
import { capital } from '#content/locales/index.ts';
import { shippedQuest } from '#content/questSet.ts';
import { PAWNS, type Pawn } from '#engine/family/pawns.ts';
import {
  actionsFrom,
  afterAction,
  handlerOf,
  manned,
  positionKey,
  type QuestAction,
} from '#engine/tower/actions.ts';
import type { TowerGame } from '#engine/tower/game.ts';
import { graphOf, type QuestGraph } from '#engine/tower/graph.ts';
import { firstPosition, type Position } from '#engine/tower/position.ts';

// [T14] [T15] what a card is, told on whatever epic comes first: on every one that is shipped.

const open = (id: string): TowerModel => towerModel(localTable(shippedQuest(id).quest));
const game = (model: TowerModel) => model.game.value as TowerGame;

function lesson(model: TowerModel): CardLesson | null {
  const { box, position } = game(model);
  const layout = layoutOf(box.graph.quest, position.arranged);
  return cardLesson({ game: game(model), layout, options: model.options.value });
}

type Deed = Exclude<QuestAction, { type: 'move' }>;

/** The shortest way to where a card can be moved, and that. */
function toFirstCard(graph: QuestGraph): { readonly way: readonly QuestAction[]; readonly deed: Deed } {
  const start = firstPosition(graph);
  const seen = new Set([positionKey(start)]);
  let reached: readonly { readonly at: Position; readonly way: readonly QuestAction[] }[] = [
    { at: start, way: [] },
  ];
  while (reached.length > 0) {
    const next: { readonly at: Position; readonly way: readonly QuestAction[] }[] = [];
    for (const { at, way } of reached)
      for (const [action, after] of actionsFrom(graph, at)) {
        if (action.type !== 'move') return { way, deed: action };
        if (seen.has(positionKey(after))) continue;
        seen.add(positionKey(after));
        next.push({ at: after, way: [...way, action] });
      }
    reached = next;
  }
  throw new Error('no card can be moved');
}

function act(model: TowerModel, action: QuestAction): void {
  if (action.type !== 'move') model.quest.act(action);
  else {
    model.quest.act(asMove(model, action.pawn, action.to));
    if (action.swap !== null) model.quest.act({ type: 'swap', pawn: PAWNS[action.swap] as Pawn });
  }
}

function asMove(model: TowerModel, index: number, to: number) {
  const from = game(model).position.pawns[index] as number;
  return { type: 'move', pawn: PAWNS[index] as Pawn, from, to } as const;
}

describe.each(ADVENTURES.map(({ epic, shape }) => [epic, shape] as const))('in %s', (id, shape) => {
  test('one is led to a handle, told what it does, and what came of it; then no more is said', () => {
    const model = open(id);
    const { graph } = game(model).box;
    const { way, deed } = toFirstCard(graph);
    // In some somebody stands on a handle from the beginning.
    const isHeld = manned(graph, game(model).position).length > 0;
    const first = lesson(model) as CardLesson;
    if (!isHeld) expect(first.words).toBe(tx(`tower.cards.${shape}.find`));
    for (const space of first.lit.spaces ?? []) expect(graph.floor[space]?.kind).toBe('handle');
    expect((first.lit.spaces ?? []).length + (first.lit.cards ?? []).length).toBeGreaterThan(0);

    for (const action of way) act(model, action);
    const card = deed.card + 1;
    const on = lesson(model);
    const holder = heroName('en', PAWNS[handlerOf(graph, game(model).position, deed.card)] as Pawn);
    const held = capital(tx(`tower.cards.${shape}.on`, { card, hero: holder }));
    expect(on).toMatchObject({ words: held, lit: { cards: [deed.card] } });
    act(model, deed);
    const told = lesson(model)?.words ?? '';
    const riders = game(model).position.pawns.filter((space) => graph.card[space] === deed.card);
    expect(riders.length).toBeGreaterThan(0);
    expect(
      told.startsWith(tx(`tower.cards.${shape}.moved`, { card, heroes: '' }).split(',')[0] as string),
    ).toBe(true);

    model.quest.act({ type: 'undo' });
    expect(lesson(model)?.words).toBe(held);
    act(model, deed);
    const [after] = actionsFrom(graph, game(model).position).find(([{ type }]) => type === 'move') ?? [];
    act(model, after as QuestAction);
    expect(lesson(model)).toBeNull();
  });

  test('what it says can be tried can be done, and leads onto a handle', () => {
    const model = open(id);
    const { promised, tries, lit } = lesson(model) as CardLesson;
    expect(promised === null).toBe(tries === null);
    if (promised === null) return;
    expect(lit).toEqual({ pawns: [promised.token], spaces: [promised.space] });
    const { graph } = game(model).box;
    const pawn = PAWNS.indexOf(promised.token);
    const after = afterAction(graph, game(model).position, {
      type: 'move',
      pawn,
      to: promised.space,
      swap: null,
    });
    expect(manned(graph, after as Position)).toContain(graph.card[promised.space]);
  });
});

test('a card that does not lie beside the hole has to stay, which is said on its handle', () => {
  for (const { epic, shape } of ADVENTURES) {
    if (shape !== 'sliding') continue;
    const graph = graphOf(shippedQuest(epic).quest);
    const start = firstPosition(graph);
    const far = graph.floor.findIndex(
      ({ kind }, space) =>
        kind === 'handle' && !actionsFrom(graph, withOn(start, space)).some(([{ type }]) => type === 'slide'),
    );
    if (far < 0) continue;
    const model = open(epic);
    const there = { ...game(model), position: withOn(start, far) };
    const card = (graph.card[far] as number) + 1;
    const layout = layoutOf(graph.quest, start.arranged);
    expect(cardLesson({ game: there, layout, options: [] })?.words).toBe(
      tx('tower.cards.sliding.far', { card }),
    );
    return;
  }
  throw new Error('every handle of every epic lies beside its hole');
});

/** The first of the heroes stands there instead. */
function withOn(position: Position, space: number): Position {
  const first = position.pawns.findIndex((at) => at >= 0);
  return { ...position, pawns: position.pawns.with(first, space) };
}

test('whoever has come through an epic of one kind is still taught the other', () => {
  const epicOf = (shape: EpicShape) => ADVENTURES.find((one) => one.shape === shape)?.epic as string;
  expect(knowsCards({}, 'rotating')).toBe(false);
  expect(knowsCards({ [epicOf('rotating')]: { skipped: true } }, 'rotating')).toBe(false);
  const solved = { [epicOf('rotating')]: { actions: 30 } };
  expect(knowsCards(solved, 'rotating')).toBe(true);
  expect(knowsCards(solved, 'sliding')).toBe(false);
});
