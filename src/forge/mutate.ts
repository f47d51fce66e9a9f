import type { Pawn } from '#engine/family/pawns.ts';
import type { Floor } from '#engine/tower/quest.ts';
import { type Board, gapKey, type Way } from './board.ts';
import type { Dice } from './dice.ts';
import { twinGap } from './grid.ts';
import { doorKinds, fits, floorsWanted, openings } from './place.ts';
import type { Recipe } from './recipe.ts';

// One small change of a trial that keeps it a place: things move, openings close and open in pairs.

type Change = (die: Dice, recipe: Recipe, board: Board) => Board;

export function mutated(die: Dice, recipe: Recipe, board: Board): Board {
  const change = die.pick<Change>([
    moveThing,
    moveThing,
    moveThing,
    moveStart,
    moveStart,
    changeWay,
    changeWay,
    moveWay,
    moveWay,
    refill,
  ]);
  return change(die, recipe, board);
}

const plainCells = ({ floors, starts }: Board): readonly number[] => {
  const taken = Object.values(starts);
  return floors.flatMap(({ kind }, cell) => (kind === 'corridor' && !taken.includes(cell) ? cell : []));
};

/** Something on a space goes to another, near or far. */
function moveThing(die: Dice, _: Recipe, board: Board): Board {
  const things = board.floors.flatMap(({ kind }, cell) =>
    kind === 'corridor' || kind === 'hollow' ? [] : cell,
  );
  if (things.length === 0) return board;
  const from = die.pick(things);
  const floor = board.floors[from] as Floor;
  const free = plainCells(board).filter((cell) => fits(board.plan, floor, cell));
  if (free.length === 0) return board;
  const to = die.pick(free);
  return { ...board, floors: board.floors.with(to, floor).with(from, { kind: 'corridor' }) };
}

function moveStart(die: Dice, { pawns }: Recipe, board: Board): Board {
  const free = plainCells(board);
  if (free.length === 0) return board;
  const pawn = die.pick<Pawn>(pawns);
  return { ...board, starts: { ...board.starts, [pawn]: die.pick(free) } };
}

/** An opening is walled up or a wall opened, and its twin with it; or it gets something of the recipe. */
function changeWay(die: Dice, recipe: Recipe, board: Board): Board {
  const { width, height, mirror } = board.plan;
  const gap = die.pick(openings(board));
  const now = board.ways.get(gapKey(gap)) as Way;
  const kinds = waysOf(die, recipe, board).filter((way) => way !== now);
  const way = die.pick(kinds);
  const ways = new Map(board.ways).set(gapKey(gap), way);
  const twin = gapKey(twinGap(width, height, mirror, gap));
  const plain = (one: Way | undefined) => one === 'wall' || one === 'open';
  if (plain(now) && plain(way) && plain(ways.get(twin))) ways.set(twin, way);
  return { ...board, ways };
}

function waysOf(die: Dice, recipe: Recipe, { ways }: Board): readonly Way[] {
  const all = [...ways.values()];
  const count = (is: (way: Way) => boolean) => all.filter(is).length;
  const found: Way[] = ['wall', 'wall', 'open', 'open'];
  if (count((way) => typeof way === 'number') < recipe.doors) found.push(die.roll(doorKinds(recipe)));
  if (count((way) => way === 'narrow') < recipe.narrows) found.push('narrow');
  if (count((way) => way === 'onward' || way === 'back') < recipe.currents) found.push('onward', 'back');
  return found;
}

/** A door, passage or current goes elsewhere; a current may also turn round. */
function moveWay(die: Dice, recipe: Recipe, board: Board): Board {
  const gaps = openings(board);
  const special = gaps.filter((gap) => !['wall', 'open'].includes(board.ways.get(gapKey(gap)) as string));
  if (special.length === 0) return changeWay(die, recipe, board);
  const from = die.pick(special);
  const way = board.ways.get(gapKey(from)) as Way;
  const ways = new Map(board.ways);
  if ((way === 'onward' || way === 'back') && die.chance(30))
    ways.set(gapKey(from), way === 'onward' ? 'back' : 'onward');
  else {
    const to = die.pick(gaps);
    ways.set(gapKey(from), board.ways.get(gapKey(to)) as Way).set(gapKey(to), way);
  }
  return { ...board, ways };
}

/** Something of the recipe that was lost comes back. */
function refill(die: Dice, recipe: Recipe, board: Board): Board {
  const missing = floorsWanted(recipe).filter((floor) => {
    const text = JSON.stringify(floor);
    const wanted = floorsWanted(recipe).filter((one) => JSON.stringify(one) === text).length;
    return board.floors.filter((one) => JSON.stringify(one) === text).length < wanted;
  });
  if (missing.length === 0) return moveThing(die, recipe, board);
  const floor = die.pick(missing);
  const free = plainCells(board).filter((cell) => fits(board.plan, floor, cell));
  return free.length === 0 ? board : { ...board, floors: board.floors.with(die.pick(free), floor) };
}
