import { type Pawn, pawnIndex } from '#engine/family/pawns.ts';
import { NOWHERE, type QuestGraph } from '#engine/tower/graph.ts';
import { EPIC_CARD, type Floor, type Quest } from '#engine/tower/quest.ts';
import { type Traced, trace } from '#solver/trace.ts';
import type { Dice } from '../dice.ts';
import { shapeOf } from '../shape.ts';
import type { Begun } from '../start.ts';
import { otherGap } from './change.ts';
import { CURRENTS } from './place.ts';
import type { EpicRecipe, Use } from './recipe.ts';
import { CELLS, floorAt, type OnCard, type Sides, withFloor, withSides } from './spots.ts';

// Something is put in the way of a shortest solution: what can still be won takes as long or longer, and what
// is in the way is needed.

interface Crossed extends OnCard {
  readonly pawn: number;
  /** The space on the other side, where the walk goes on from there. */
  readonly through: number | null;
  /** Whether there is room for two in a row before that space. */
  readonly isLong: boolean;
}

/** `tight`: the same freed of what it does not need, which shows what is missing. */
export function hinder(die: Dice, recipe: EpicRecipe, begun: Begun, tight: Begun): Quest {
  const { quest, graph, solution } = begun;
  const crossed = trace(graph, solution).flatMap((made) => crossings(graph, made));
  const lured = die.chance(40) ? lure(die, quest, idleCards(recipe, tight)) : null;
  if (lured !== null) return lured;
  if (crossed.length === 0) return quest;
  const missing = die.mix(missingOf(recipe, tight)).find((use) => use in WAYS);
  const hindered = missing && die.chance(60) ? WAYS[missing]?.(die, quest, crossed) : null;
  return hindered ?? withSides(quest, die.pick(crossed), die.pick(kindsOf(recipe)));
}

/** Nobody can do without these. */
const GOALS: readonly Floor['kind'][] = ['exit', 'armory', 'key', 'invocation'];

/** To a card that is idle goes what somebody needs, or it gets another gap; null where none is. */
function lure(die: Dice, quest: Quest, idle: readonly number[]): Quest | null {
  if (idle.length === 0) return null;
  if (quest.shape === 'sliding' && die.chance(40)) return otherGap(die, quest, die.pick(idle));
  const spacesWith = (isSo: (kind: Floor['kind'], card: number) => boolean) =>
    quest.cards.flatMap(({ floors }, card) =>
      floors.flatMap(({ kind }, cell) => (isSo(kind, card) ? card * CELLS + cell : [])),
    );
  const goals = spacesWith((kind, card) => GOALS.includes(kind) && !idle.includes(card));
  const free = spacesWith((kind, card) => kind === 'corridor' && idle.includes(card)).filter(
    (space) => !Object.values(quest.starts).includes(space),
  );
  if (goals.length === 0 || free.length === 0) return null;
  const [from, to] = [die.pick(goals), die.pick(free)];
  return withFloor(withFloor(quest, from, { kind: 'corridor' }), to, floorAt(quest, from));
}

/** Nobody stands on them, or they are to move and need not. */
function idleCards({ handles }: EpicRecipe, { graph, solution }: Begun): readonly number[] {
  const traced = trace(graph, solution);
  const moved = new Set(traced.flatMap(({ action }) => (action.type === 'move' ? [] : action.card)));
  const stood = new Set(traced.flatMap(({ before }) => before.pawns.map((space) => graph.card[space])));
  return graph.quest.cards.flatMap((_, card) =>
    stood.has(card) && (!handles.includes(card) || moved.has(card)) ? [] : card,
  );
}

function missingOf({ uses }: EpicRecipe, { graph, solution }: Begun): readonly Use[] {
  const shape = shapeOf(graph, solution);
  return (Object.keys(uses) as Use[]).filter((use) => (shape.uses[use] ?? 0) < (uses[use] as number));
}

type Way = (die: Dice, quest: Quest, crossed: readonly Crossed[]) => Quest | null;

/** In the way of all but one of them, who goes there too. */
const WAYS: Readonly<Partial<Record<Use, Way>>> = {
  dwarf: (die, quest, crossed) => {
    const [own, others] = byPawn(crossed, 'dwarf');
    const both = others.filter((one) => own.some((other) => isSame(one, other)));
    const all = both.length > 0 ? both : others;
    return all.length === 0 ? null : withSides(quest, die.pick(all), ['narrow', 'narrow']);
  },
  barbarian: (die, quest, crossed) => {
    const others = byPawn(crossed, 'barbarian')[1];
    const free = freeOf(
      quest,
      others.filter(({ isLong }) => isLong),
    );
    return free.length === 0 ? null : withFloor(quest, die.pick(free), { kind: 'trap' });
  },
  // Somebody is to stand where she walks, or she there herself.
  elf: (die, quest, crossed) => moved(die, quest, ['handle', 'key'], byPawn(crossed, 'elf')[0]),
  mage: (die, quest, crossed) => moved(die, quest, ['invocation'], byPawn(crossed, 'mage')[0]),
};

/** The plain spaces that are walked through. */
function freeOf({ cards, starts }: Quest, crossed: readonly Crossed[]): readonly number[] {
  return crossed
    .flatMap(({ through }) => through ?? [])
    .filter(
      (space) =>
        cards[Math.floor(space / CELLS)]?.floors[space % CELLS]?.kind === 'corridor' &&
        !Object.values(starts).includes(space),
    );
}

/** One of these is moved to where they walk, a handle on its card. */
function moved(
  die: Dice,
  quest: Quest,
  kinds: readonly Floor['kind'][],
  crossed: readonly Crossed[],
): Quest | null {
  const free = freeOf(quest, crossed);
  const ways = quest.cards.flatMap(({ floors }, card) =>
    floors.flatMap((floor, cell) =>
      kinds.includes(floor.kind)
        ? free.flatMap((space) =>
            floor.kind === 'handle' && Math.floor(space / CELLS) !== card
              ? []
              : { from: card * CELLS + cell, space, floor },
          )
        : [],
    ),
  );
  if (ways.length === 0) return null;
  const { from, space, floor } = die.pick(ways);
  return withFloor(withFloor(quest, from, { kind: 'corridor' }), space, floor);
}

function byPawn(crossed: readonly Crossed[], pawn: Pawn): readonly [readonly Crossed[], readonly Crossed[]] {
  const isOwn = (one: Crossed) => one.pawn === pawnIndex(pawn);
  return [crossed.filter(isOwn), crossed.filter((one) => !isOwn(one))];
}

const isSame = (one: OnCard, other: OnCard) =>
  one.card === other.card &&
  one.between.cell === other.between.cell &&
  one.between.direction === other.between.direction;

function kindsOf({ doors, narrows, currents }: EpicRecipe): readonly Sides[] {
  return [
    ['wall', 'wall'],
    ['wall', 'wall'],
    ...Array.from({ length: doors }, (_, door): Sides => [door, door]),
    ...(narrows > 0 ? [['narrow', 'narrow'] as const] : []),
    ...(currents > 0 ? CURRENTS : []),
  ];
}

/** The edges inside cards that a walk leads over. */
function crossings(graph: QuestGraph, made: Traced): readonly Crossed[] {
  const { action, before, pawn, by, direction } = made;
  if (action.type !== 'move' || by !== 'walk' || direction === null) return [];
  const { next } = graph.adjacency(before.arranged);
  const found: Crossed[] = [];
  for (let space = before.pawns[pawn] as number; space !== action.to && space !== NOWHERE; ) {
    const beside = next[space * 4 + direction] ?? NOWHERE;
    const card = graph.card[space] as number;
    if (beside !== NOWHERE && graph.card[beside] === card) {
      const [cell, other] = [Math.min(space, beside) % CELLS, Math.max(space, beside) % CELLS];
      const between = { cell, direction: other - cell === EPIC_CARD ? 2 : 1 } as const;
      const isLong = (next[space * 4 + ((direction + 2) & 3)] ?? NOWHERE) !== NOWHERE;
      found.push({ card, between, pawn, through: beside === action.to ? null : beside, isLong });
    }
    space = beside;
  }
  return found;
}
