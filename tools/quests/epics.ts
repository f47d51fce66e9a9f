import { ADVENTURES } from '#content/adventures.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { MIDDLE_PLACE, type Quest } from '#engine/tower/quest.ts';
import { type Shape, shapeOf } from '#forge/shape.ts';
import type { Row } from './row.ts';

// What is asked of the epics: that there is something great about each of them.

/** The others are as they were: nothing of this is asked of them, nor of a level or of all before all are made anew. */
export const MADE_ANEW: readonly number[] = [1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

/** So often, over the epics of a level. */
const EACH = 2;
const HEROES = 4;
const HANDLES = 5;
const FIVE_HEROES = 2;
const WITH_ARMORIES = 2;

const ABILITIES = {
  barbarian: 'tosses',
  mage: 'swaps',
  elf: 'jumps',
  dwarf: 'squeezes',
  sister: 'teleports',
};
type Ability = keyof typeof ABILITIES;

interface Epic {
  readonly id: string;
  readonly stars: number;
  readonly quest: Quest;
  readonly shape: Shape;
  readonly heroes: number;
  readonly handles: number;
  readonly hasArmory: boolean;
}

export function epicProblems(rows: readonly Row[], anew = MADE_ANEW): readonly string[] {
  const epics = epicsOf(rows);
  const isAnew = ({ id }: Epic) => anew.includes(Number.parseInt(id, 10));
  const five = epics.every(isAnew) ? epics.filter(({ heroes }) => heroes === 5).length : FIVE_HEROES;
  return [
    ...epics.filter(isAnew).flatMap(oneProblems),
    ...[1, 2, 3, 4].flatMap((stars) => {
      const level = epics.filter((epic) => epic.stars === stars);
      return level.every(isAnew) ? levelProblems(stars, level) : [];
    }),
    ...(five < FIVE_HEROES ? [`${five} epics have five heroes`] : []),
  ];
}

/** A line an epic. */
export function epicLines(rows: readonly Row[]): readonly (readonly (string | number)[])[] {
  const head = ['epic', 'heroes', 'handles', 'turns', 'cards', ...Object.values(ABILITIES), 'armories'];
  const lines = epicsOf(rows).map(({ id, quest, shape, heroes, handles, hasArmory }) => [
    ...[id, heroes, `${shape.moved}/${handles}`, shape.turns, `${shape.stood}/${quest.cards.length}`],
    ...abilities().map((ability) => shape.uses[ability] ?? 0),
    hasArmory ? 'yes' : '-',
  ]);
  return [head, ...lines];
}

const abilities = () => Object.keys(ABILITIES) as readonly Ability[];

function epicsOf(rows: readonly Row[]): readonly Epic[] {
  return ADVENTURES.flatMap(({ epic, stars }) => {
    const shipped = rows.find(({ id }) => id === epic)?.shipped;
    return shipped === undefined ? [] : epicOf(epic, stars, shipped);
  });
}

function epicOf(id: string, stars: number, { quest, proof }: Row['shipped']): Epic {
  const graph = graphOf(quest);
  const handles = quest.cards.filter(({ floors }) => floors.some(({ kind }) => kind === 'handle')).length;
  const heroes = Object.keys(quest.starts).length;
  const shape = shapeOf(graph, proof.solution);
  return { id, stars, quest, shape, heroes, handles, hasArmory: graph.hasArmory };
}

/** [T14] [T15] every card is stood upon, every handle made use of; a hole begins in the middle of many that move. */
function oneProblems({ id, stars, quest, shape, heroes, handles }: Epic): readonly string[] {
  const isSliding = quest.shape === 'sliding';
  const said: readonly (readonly [boolean, string])[] = [
    [shape.stood < quest.cards.length, `stands upon ${shape.stood} of its ${quest.cards.length} cards`],
    [shape.moved < handles, `moves ${shape.moved} of its ${handles} cards with a handle`],
    [stars > 2 && heroes < HEROES, `has ${heroes} heroes`],
    [isSliding && quest.hole !== MIDDLE_PLACE, 'does not begin with its hole in the middle'],
    [isSliding && handles < HANDLES, `has ${handles} handles`],
  ];
  return said.flatMap(([is, words]) => (is ? `${id} ${words}` : []));
}

function levelProblems(stars: number, epics: readonly Epic[]): readonly string[] {
  const sum = (ability: Ability) => epics.reduce((all, { shape }) => all + (shape.uses[ability] ?? 0), 0);
  const rare = abilities().filter((ability) => sum(ability) < EACH);
  const armed = epics.filter(({ hasArmory }) => hasArmory).length;
  return [
    ...rare.map((ability) => `${ABILITIES[ability]} in epics of level ${stars}: ${sum(ability)}`),
    ...(stars > 2 && armed < WITH_ARMORIES ? [`${armed} epics of level ${stars} have armories`] : []),
  ];
}
