import { CARDS, type Card, type Floor, MIDDLE_PLACE, type Quest } from '#engine/tower/quest.ts';
import type { Dice } from '../dice.ts';
import { slidingCard, slidingRim, turningCard } from './ground.ts';
import type { EpicRecipe } from './recipe.ts';
import { betweensOf, plainSpaces, type Sides, standable, withPicture, withSides } from './spots.ts';

// The first draft of an epic: bare cards, then everything of its recipe somewhere.

const MOST_DRAWN = 1000;

export function draft(die: Dice, recipe: EpicRecipe): Quest {
  const { shape } = recipe;
  const cards = bareCards(die, recipe);
  const handled = recipe.handles.reduce((all, card) => put(die, all, { kind: 'handle' }, card), cards);
  const full = thingsOf(recipe).reduce((all, floor) => put(die, all, floor), handled);
  const quest: Quest = {
    ...{ shape, cards: full, starts: {} },
    ...(shape === 'sliding' && { hole: MIDDLE_PLACE }),
  };
  const edged = edgesOf(die, recipe).reduce((all, edge) => setSomewhere(die, all, edge), quest);
  return begunAnywhere(die, recipe, edged);
}

/** An epic that there is, with what the recipe has and it has not; where there is too much room, with more pictures. */
export function redraft(die: Dice, recipe: EpicRecipe, { starts: _, ...epic }: Quest): Quest {
  const handles = recipe.handles.filter((card) =>
    epic.cards[card]?.floors.every(({ kind }) => kind !== 'handle'),
  );
  const handled = handles.reduce((all, card) => put(die, all, { kind: 'handle' }, card), epic.cards);
  const full = missingOf(recipe, handled).reduce((all, floor) => put(die, all, floor), handled);
  let quest: Quest = { ...epic, cards: full, starts: {} };
  for (const { card, cell } of die.mix(plainSpaces(quest)))
    if (standable(quest).length > recipe.spaces) quest = withPicture(quest, card, cell);
  return begunAnywhere(die, recipe, quest);
}

function begunAnywhere(die: Dice, { pawns }: EpicRecipe, quest: Quest): Quest {
  const free = die.mix(standable(quest));
  return { ...quest, starts: Object.fromEntries(pawns.map((pawn, index) => [pawn, free[index] as number])) };
}

function bareCards(die: Dice, recipe: EpicRecipe): readonly Card[] {
  const { shape } = recipe;
  const rim = slidingRim(die);
  // Nobody stands on exits and traps.
  const others = thingsOf(recipe).filter(({ kind }) => kind === 'exit' || kind === 'trap');
  const drawn = () => (shape === 'sliding' ? slidingCard(die, rim) : turningCard(die, recipe.corners));
  const room = (card: Card) => card.floors.filter(({ kind }) => kind !== 'hollow').length;
  const cards = Array.from({ length: CARDS[shape] }, drawn);
  // Where there is too much room, the largest card is drawn again.
  for (let tried = 0; tried < MOST_DRAWN; tried++) {
    const rooms = cards.map(room);
    const all = rooms.reduce((sum, one) => sum + one, 0);
    if (all - others.length <= recipe.spaces) break;
    cards[rooms.indexOf(Math.max(...rooms))] = drawn();
  }
  return cards;
}

/** [T6] [T7] [T11] [T12] a key for every kind of door, and what else lies on spaces. */
export function thingsOf({
  pawns,
  armories,
  sharedExit,
  doors,
  ladders,
  traps,
  invocations,
}: EpicRecipe): readonly Floor[] {
  const some = (count: number, floor: Floor) => Array.from({ length: count }, () => floor);
  return [
    ...(sharedExit ? [{ kind: 'exit', pawn: null } as const] : []),
    ...(sharedExit ? [] : pawns.map((pawn) => ({ kind: 'exit', pawn }) as const)),
    ...(armories ? pawns.map((pawn) => ({ kind: 'armory', pawn }) as const) : []),
    ...Array.from({ length: doors }, (_, door) => ({ kind: 'key', door }) as const),
    ...some(ladders, { kind: 'ladder' }),
    ...some(traps, { kind: 'trap' }),
    ...some(invocations, { kind: 'invocation' }),
  ];
}

/** Things of the recipe that are on none of the cards. */
export function missingOf(recipe: EpicRecipe, cards: readonly Card[]): readonly Floor[] {
  const names = cards.flatMap(({ floors }) => floors.map((floor) => JSON.stringify(floor)));
  return thingsOf(recipe).filter((floor) => {
    const at = names.indexOf(JSON.stringify(floor));
    if (at >= 0) names.splice(at, 1);
    return at < 0;
  });
}

function edgesOf(die: Dice, { doors, narrows, currents }: EpicRecipe): readonly Sides[] {
  return [
    ...Array.from({ length: doors }, (_, door): Sides => [door, door]),
    ...Array.from({ length: narrows }, (): Sides => ['narrow', 'narrow']),
    ...Array.from({ length: currents }, (): Sides => die.pick(CURRENTS)),
  ];
}

export const CURRENTS: readonly Sides[] = [
  ['open', 'against'],
  ['against', 'open'],
];

/** On a space that has nothing yet. */
function put(die: Dice, cards: readonly Card[], floor: Floor, on?: number): readonly Card[] {
  const free = cards.flatMap((card, number) =>
    on === undefined || on === number
      ? card.floors.flatMap(({ kind }, cell) => (kind === 'corridor' ? { number, cell } : []))
      : [],
  );
  const { number, cell } = die.pick(free);
  return cards.map((card, index) =>
    index === number ? { ...card, floors: card.floors.with(cell, floor) } : card,
  );
}

function setSomewhere(die: Dice, quest: Quest, sides: Sides): Quest {
  return withSides(quest, die.pick(betweensOf(quest)), sides);
}
