import { DIRECTIONS, type Direction } from '#engine/family/directions.ts';
import { isRefusal, judge, type MallCommand } from '#engine/mall/index.ts';
import { type Space, tileOf } from '#engine/mall/spaces.ts';
import type { PublicGame } from '#engine/mall/state.ts';
import { isEmpty, isPlaced, pawnNumber, spaceNow } from '#engine/mall/ways.ts';
import { type Bring, isCutOff } from './rescue.ts';
import { anyone, pick, type Run } from './run.ts';
import { findWay, type IsGoal, without } from './way.ts';

// [X3.1] [X4.1] where a pawn is cut off, the dwarf lays a shaft or the barbarian breaks a wall: from the side where the pawn
// is to the side where it wants to be, or the other way round. [X5.5] That is also how captives get out.

interface Sides {
  /** Where the pawn gets to by itself, and from where it would get where it wants, if nobody were in the way. */
  readonly here: ReadonlySet<Space>;
  readonly there: ReadonlySet<Space>;
}

export function sidesOf(game: PublicGame, pawn: number, isGoal: IsGoal): Sides {
  const alone = without(
    game,
    game.box.pawns.flatMap((_, other) => (other === pawn ? [] : [other])),
  );
  const here = new Set<Space>();
  findWay(alone, pawn, (space) => {
    here.add(space);
    return false;
  });
  const leads = (space: Space) =>
    !here.has(space) && findWay(moved(alone, pawn, space), pawn, isGoal) !== null;
  return { here, there: new Set(spareSpaces(game).filter(leads)) };
}

export function moved({ box, shared }: PublicGame, pawn: number, to: Space): PublicGame {
  return { box, shared: { ...shared, pawns: shared.pawns.with(pawn, to) } };
}

/** Spaces of the mall that may lie under something [X3.4]: nobody needs what is printed there. */
function spareSpaces(game: PublicGame): Space[] {
  return game.box.print.flatMap((_, space) => (isSpare(game, space) ? [space] : []));
}

function isSpare(game: PublicGame, space: Space): boolean {
  const info = spaceNow(game, space);
  if (!info?.corridor || !isPlaced(game, tileOf(space))) return false;
  const needed = info.item ?? info.exit ?? (info.timer || info.crystal || info.marks.length > 0 || null);
  return needed === null && !game.shared.board.unused.includes(space);
}

/** [X3.1] a shaft to the pawn's goal; its near end, where the dwarf is, may have to be somewhere. */
export function dig(
  run: Run,
  pawn: number,
  isGoal: IsGoal,
  bring: Bring,
  isNear: IsGoal = () => true,
): boolean {
  if (!run.game.box.handlers.has('layShaft')) return false;
  const { here, there } = sidesOf(run.game, pawn, isGoal);
  return lay(run, here, there, isNear, bring) || lay(run, there, here, isNear, bring);
}

function lay(
  run: Run,
  near: ReadonlySet<Space>,
  far: ReadonlySet<Space>,
  isNear: IsGoal,
  bring: Bring,
): boolean {
  const { game } = run;
  const dwarf = pawnNumber(game, 'dwarf');
  const ends = [...far].filter((space) => isSpare(game, space) && isEmpty(game, space));
  const to = ends[pick(run, Math.max(1, ends.length))];
  if (to === undefined) return false;
  const mayLay = (from: Space) =>
    !isRefusal(judge(moved(game, dwarf, from), { type: 'layShaft', seat: 0, from, to }));
  const stands: IsGoal = (space) => near.has(space) && isNear(space) && isSpare(game, space) && mayLay(space);
  if (isCutOff(game, dwarf, stands) || !bring(dwarf, stands, [])) return false;
  return anyone(run, { type: 'layShaft', from: run.game.shared.pawns[dwarf] as Space, to });
}

/** Somewhere for the barbarian to be, and the wall that he breaks there. */
export interface Break {
  readonly from: Space;
  readonly direction: Direction;
  readonly to: Space;
}

/** [X4.1] all that the barbarian could break, wherever he were, in the engine's words. */
export function breaksIn(game: PublicGame): Break[] {
  if (!game.box.handlers.has('breach')) return [];
  const barbarian = pawnNumber(game, 'barbarian');
  return spareSpaces(game).flatMap((from) =>
    DIRECTIONS.flatMap((direction) => {
      const command: MallCommand = { type: 'breach', seat: 0, from, direction };
      const to = judge(moved(game, barbarian, from), command);
      return isRefusal(to) || typeof to !== 'number' ? [] : [{ from, direction, to }];
    }),
  );
}

/** One of these walls is broken: one that the barbarian gets to. */
export function breakOne(run: Run, breaks: readonly Break[], bring: Bring): boolean {
  const { game } = run;
  const barbarian = pawnNumber(game, 'barbarian');
  const near = breaks.filter(({ from }) => !isCutOff(game, barbarian, (space) => space === from));
  const chosen = near[pick(run, Math.max(1, near.length))];
  if (chosen === undefined || !bring(barbarian, (space) => space === chosen.from, [])) return false;
  const { from, direction } = chosen;
  return anyone(run, { type: 'breach', from, direction });
}

/** [X4.1] a wall between where the pawn is and where it wants to be. */
export function breakIn(run: Run, pawn: number, isGoal: IsGoal, bring: Bring): boolean {
  const breaks = breaksIn(run.game);
  if (breaks.length === 0) return false;
  const { here, there } = sidesOf(run.game, pawn, isGoal);
  const joins = ({ from, to }: Break) =>
    (here.has(from) && there.has(to)) || (there.has(from) && here.has(to));
  return breakOne(run, breaks.filter(joins), bring);
}
