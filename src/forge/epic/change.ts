import type { Pawn } from '#engine/family/pawns.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { firstPosition } from '#engine/tower/position.ts';
import type { Card, Floor, Quest } from '#engine/tower/quest.ts';
import { arrangementsOf } from '#solver/arrangements.ts';
import type { Dice } from '../dice.ts';
import { laidOut } from '../laid.ts';
import { BETWEENS, besideOf, withEdge } from './ground.ts';
import { CURRENTS, missingOf } from './place.ts';
import type { EpicRecipe } from './recipe.ts';
import {
  betweensOf,
  CELLS,
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
  if (roll < 92) return otherLay(die, quest);
  return otherGround(die, recipe, quest);
}

/** Cards lie as they can come to lie. */
function otherLay(die: Dice, quest: Quest): Quest {
  const graph = graphOf(quest);
  const arranged = die.pick(arrangementsOf(graph)?.all ?? [firstPosition(graph).arranged]);
  return laidOut(quest, { ...firstPosition(graph), arranged })?.quest ?? quest;
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
  const floorAt = (space: number) => quest.cards[Math.floor(space / CELLS)]?.floors[space % CELLS] as Floor;
  const one = die.pick(spaces.filter((space) => floorAt(space).kind !== 'corridor'));
  const isHandle = floorAt(one).kind === 'handle';
  const other = die.pick(
    spaces.filter(
      (space) =>
        space !== one &&
        (!(isHandle || floorAt(space).kind === 'handle') ||
          Math.floor(space / CELLS) === Math.floor(one / CELLS)),
    ),
  );
  const starts = Object.values(quest.starts);
  const blocks = ({ kind }: Floor) => kind === 'trap' || kind === 'exit';
  if (starts.includes(one) && blocks(floorAt(other))) return quest;
  if (starts.includes(other) && blocks(floorAt(one))) return quest;
  return withFloor(withFloor(quest, one, floorAt(other)), other, floorAt(one));
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
