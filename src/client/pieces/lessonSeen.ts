import { COLOUR, HEROES, PAWNS, type Pawn, type PawnId, type View } from '#engine/mall/index.ts';
import { OFF, type Space, tileOf } from '#engine/mall/spaces.ts';
import { isPlaced, printed, spaceNow, spaceOfPawn } from '#engine/mall/ways.ts';
import { numberOf } from './lessonPosition.ts';
import { anyOf, type Lit, towards } from './lessonWay.ts';

// What the steps of a lesson ask of a view.

export const tile = (view: View, name: string) => numberOf(view.box, name);
export const isFound = (view: View, name: string) => isPlaced(view, tile(view, name));
export const tileUnder = (view: View, pawn: PawnId) => tileOf(spaceOfPawn(view, pawn));
export const isOut = ({ shared }: View, pawn: Pawn) => shared.escaped[PAWNS.indexOf(pawn)] === true;
export const hasWon = ({ shared }: View) => shared.result?.won === true;

export const itemOf = ({ box }: View, pawn: Pawn): Space =>
  box.print.findIndex(({ item }) => item === COLOUR[pawn]);
export const exitOf = ({ box }: View, pawn: Pawn): Space =>
  box.print.findIndex(({ exit }) => exit === COLOUR[pawn]);

/** Codes, maps and the like that lie in the mall. */
export const marked = (view: View, mark: 'code' | 'map' | 'coffee' | 'warden'): readonly Space[] =>
  printed(view, mark).filter((space) => isPlaced(view, tileOf(space)));

/** The first of these sides of tile 1 whose tile is not found yet is explored; then any other. */
export const exploringFirst =
  (wanted: readonly (readonly [tile: string, cell: number])[]) =>
  (view: View): Lit | null => {
    const next = wanted.find(([name]) => !isFound(view, name));
    const hero = HEROES.find((pawn) => COLOUR[pawn] === spaceNow(view, next?.[1] ?? OFF)?.explore);
    return next === undefined || hero === undefined ? exploring(view) : towards(view, hero, next[1]);
  };

/** Somebody to an exploration space of its colour; nobody where one stands on one already. */
export function exploring(view: View): Lit | null {
  const open = view.shared.board.unused.flatMap((space) => {
    const hero = HEROES.find((pawn) => COLOUR[pawn] === spaceNow(view, space)?.explore);
    return hero === undefined || spaceOfPawn(view, hero) === OFF ? [] : [[hero, space] as const];
  });
  if (open.some(([hero, space]) => spaceOfPawn(view, hero) === space)) return null;
  return anyOf(view, open);
}
