import type { Card, Floor, Quest } from '#engine/tower/quest.ts';
import type { Dice } from '../dice.ts';
import { hasGap } from './closets.ts';
import { BETWEENS, besideOf, withEdge } from './ground.ts';
import { CURRENTS, thingsOf } from './place.ts';
import type { EpicRecipe } from './recipe.ts';
import { betweensOf, CELLS, type Sides, standable, withFloor, withSides } from './spots.ts';

// One small change of an epic that is being made.

export function change(die: Dice, recipe: EpicRecipe, quest: Quest): Quest {
  const roll = die.roll(100);
  if (roll < 35) return otherEdge(die, recipe, quest);
  if (roll < 60) return moreThings(die, recipe, quest);
  if (roll < 85) return otherPlace(die, quest);
  return otherGround(die, recipe, quest);
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
  const names = quest.cards.flatMap(({ floors }) => floors.map((floor) => JSON.stringify(floor)));
  const missing = thingsOf(recipe).filter((floor) => {
    const at = names.indexOf(JSON.stringify(floor));
    if (at >= 0) names.splice(at, 1);
    return at < 0;
  });
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

/** A picture becomes a space to stand on, or the other way round; behind a gap of the rim there is always one. */
function otherGround(die: Dice, recipe: EpicRecipe, quest: Quest): Quest {
  const number = die.roll(quest.cards.length);
  const card = quest.cards[number] as Card;
  const cells = card.floors.flatMap(({ kind }, cell) =>
    kind === 'hollow' || (kind === 'corridor' && !hasGap(card, cell)) ? cell : [],
  );
  if (cells.length === 0) return quest;
  const cell = die.pick(cells);
  const isPicture = card.floors[cell]?.kind === 'hollow';
  if (isPicture && standable({ ...quest, starts: {} }).length >= recipe.spaces) return quest;
  const floors = card.floors.with(cell, { kind: isPicture ? 'corridor' : 'hollow' });
  const beside = BETWEENS.filter(
    (between) =>
      [between.cell, besideOf(between)].includes(cell) &&
      (!isPicture || [between.cell, besideOf(between)].every((one) => floors[one]?.kind !== 'hollow')),
  );
  const changed = beside.reduce<Card>((all, between) => withEdge(all, between, isPicture ? 'open' : 'wall'), {
    ...card,
    floors,
  });
  return { ...quest, cards: quest.cards.with(number, changed) };
}
