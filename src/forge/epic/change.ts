import type { Pawn } from '#engine/family/pawns.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { firstPosition } from '#engine/tower/position.ts';
import { type Card, EPIC_CARD, type Floor, type Quest } from '#engine/tower/quest.ts';
import { arrangementsOf } from '#solver/arrangements.ts';
import type { Dice } from '../dice.ts';
import { laidOut } from '../laid.ts';
import { BETWEENS, besideOf, withEdge } from './ground.ts';
import { CURRENTS, missingOf } from './place.ts';
import type { EpicRecipe } from './recipe.ts';
import {
  betweensOf,
  CELLS,
  floorAt,
  plainSpaces,
  type Sides,
  standable,
  withFloor,
  withPicture,
  withSides,
} from './spots.ts';

// One small change of an epic that is being made.

export function change(die: Dice, recipe: EpicRecipe, quest: Quest): Quest {
  const roll = die.roll(100);
  if (roll < 35) return otherEdge(die, recipe, quest);
  if (roll < 60) return moreThings(die, recipe, quest);
  if (roll < 80) return otherPlace(die, quest);
  if (roll < 86) return otherStart(die, quest);
  if (roll < 90) return otherLay(die, quest);
  if (roll < 95 && recipe.shape === 'sliding') return otherGap(die, quest, die.roll(quest.cards.length));
  return otherGround(die, recipe, quest);
}

/** Cards lie as they can come to lie. */
function otherLay(die: Dice, quest: Quest): Quest {
  const graph = graphOf(quest);
  const arranged = die.pick(arrangementsOf(graph)?.all ?? [firstPosition(graph).arranged]);
  return laidOut(quest, { ...firstPosition(graph), arranged })?.quest ?? quest;
}

/** A gap of a card that slides is shut, or opened where other cards have one. */
export function otherGap(die: Dice, quest: Quest, number: number): Quest {
  const card = quest.cards[number] as Card;
  const gates = RIM.filter(({ cell, direction }) => {
    const facing = RIM.find((one) => isFacing(one, { cell, direction })) as Gate;
    return (
      card.floors[cell]?.kind !== 'hollow' &&
      quest.cards.some((one) => isOpen(one, { cell, direction }) || isOpen(one, facing))
    );
  });
  if (gates.length === 0) return quest;
  const { cell, direction } = die.pick(gates);
  const edges = card.edges.with(cell * 4 + direction, isOpen(card, { cell, direction }) ? 'wall' : 'open');
  return { ...quest, cards: quest.cards.with(number, { ...card, edges }) };
}

interface Gate {
  readonly cell: number;
  readonly direction: number;
}

const RIM: readonly Gate[] = Array.from({ length: EPIC_CARD }, (_, at) => [
  { cell: at, direction: 0 },
  { cell: at * EPIC_CARD + EPIC_CARD - 1, direction: 1 },
  { cell: CELLS - EPIC_CARD + at, direction: 2 },
  { cell: at * EPIC_CARD, direction: 3 },
]).flat();

const isOpen = ({ edges }: Card, { cell, direction }: Gate) => edges[cell * 4 + direction] === 'open';

/** On the other side of a card, in the same row or column. */
function isFacing(one: Gate, other: Gate): boolean {
  const across = other.direction % 2 === 0 ? CELLS - EPIC_CARD : EPIC_CARD - 1;
  return (one.direction + 2) % 4 === other.direction && Math.abs(one.cell - other.cell) === across;
}

function otherEdge(die: Dice, { doors, narrows, currents }: EpicRecipe, quest: Quest): Quest {
  const kinds: readonly Sides[] = [
    ['open', 'open'],
    ['wall', 'wall'],
    ['wall', 'wall'],
    ...Array.from({ length: doors }, (_, door): Sides => [door, door]),
    ...(narrows > 0 ? [['narrow', 'narrow'] as const] : []),
    ...(currents > 0 ? CURRENTS : []),
  ];
  return withSides(quest, die.pick(betweensOf(quest)), die.pick(kinds));
}

/** What the recipe has and the epic has no more. */
function moreThings(die: Dice, recipe: EpicRecipe, quest: Quest): Quest {
  const missing = missingOf(recipe, quest.cards);
  const handles = recipe.handles.filter((card) =>
    quest.cards[card]?.floors.every(({ kind }) => kind !== 'handle'),
  );
  const starts = Object.values(quest.starts);
  const free = (on?: number) =>
    quest.cards.flatMap(({ floors }, card) =>
      floors.flatMap(({ kind }, cell) => {
        const space = card * CELLS + cell;
        return kind === 'corridor' && (on ?? card) === card && !starts.includes(space) ? space : [];
      }),
    );
  const at = handles.length > 0 ? free(die.pick(handles)) : free();
  if (handles.length > 0 && at.length > 0) return withFloor(quest, die.pick(at), { kind: 'handle' });
  if (missing.length > 0 && at.length > 0) return withFloor(quest, die.pick(at), die.pick(missing));
  return otherEdge(die, recipe, quest);
}

/** What is on two spaces changes places; a handle stays on its card. */
function otherPlace(die: Dice, quest: Quest): Quest {
  const spaces = quest.cards.flatMap(({ floors }, card) =>
    floors.flatMap(({ kind }, cell) => (kind === 'hollow' ? [] : card * CELLS + cell)),
  );
  const one = die.pick(spaces.filter((space) => floorAt(quest, space).kind !== 'corridor'));
  const isHandle = floorAt(quest, one).kind === 'handle';
  const other = die.pick(
    spaces.filter(
      (space) =>
        space !== one &&
        (!(isHandle || floorAt(quest, space).kind === 'handle') ||
          Math.floor(space / CELLS) === Math.floor(one / CELLS)),
    ),
  );
  const starts = Object.values(quest.starts);
  const blocks = ({ kind }: Floor) => kind === 'trap' || kind === 'exit';
  if (starts.includes(one) && blocks(floorAt(quest, other))) return quest;
  if (starts.includes(other) && blocks(floorAt(quest, one))) return quest;
  return withFloor(withFloor(quest, one, floorAt(quest, other)), other, floorAt(quest, one));
}

function otherStart(die: Dice, quest: Quest): Quest {
  const pawn = die.pick(Object.keys(quest.starts) as Pawn[]);
  return { ...quest, starts: { ...quest.starts, [pawn]: die.pick(standable(quest)) } };
}

/** A picture becomes a space to stand on, or the other way round; behind a gap of the rim there is always one. */
function otherGround(die: Dice, recipe: EpicRecipe, quest: Quest): Quest {
  const number = die.roll(quest.cards.length);
  const card = quest.cards[number] as Card;
  const pictures = card.floors.flatMap(({ kind }, cell) => (kind === 'hollow' ? cell : []));
  const plain = plainSpaces(quest).flatMap((one) => (one.card === number ? one.cell : []));
  const cells = [...pictures, ...plain];
  if (cells.length === 0) return quest;
  const cell = die.pick(cells);
  const isPicture = card.floors[cell]?.kind === 'hollow';
  if (isPicture && standable({ ...quest, starts: {} }).length >= recipe.spaces) return quest;
  if (!isPicture) return withPicture(quest, number, cell);
  const floors = card.floors.with(cell, { kind: 'corridor' });
  const beside = BETWEENS.filter((between) => {
    const ends = [between.cell, besideOf(between)];
    return ends.includes(cell) && ends.every((one) => floors[one]?.kind !== 'hollow');
  });
  const opened = beside.reduce<Card>((all, between) => withEdge(all, between, 'open'), { ...card, floors });
  return { ...quest, cards: quest.cards.with(number, opened) };
}
