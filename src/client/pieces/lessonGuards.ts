import type { PawnId, View } from '#engine/mall/index.ts';
import { OFF, type Space, tileOf } from '#engine/mall/spaces.ts';
import { isEmpty, pawnName, spaceOfPawn } from '#engine/mall/ways.ts';
import { type Lit, towards, wayTo } from './lessonWay.ts';

// What lessons with guards ask: who bars a hero's way, and where that guard could go instead.

/** Heroes who are only in the way step aside; those who stand on a symbol hold something open. */
export const hasWay = (view: View, pawn: PawnId, goal: Space): boolean =>
  goal !== OFF && wayTo(withoutIdlers(view, pawn), pawn, goal) !== null;

function withoutIdlers({ shared, ...view }: View, pawn: PawnId): View {
  const { cast, print, pawns } = view.box;
  const stays = (space: Space, other: number) =>
    !cast[other]?.hero || pawns[other] === pawn || (print[space]?.marks.length ?? 0) > 0;
  const at = shared.pawns.map((space, other) => (stays(space, other) ? space : OFF));
  return { ...view, shared: { ...shared, pawns: at } };
}

const guardsAbout = (view: View): readonly PawnId[] =>
  view.box.cast.flatMap(({ kind }, pawn) =>
    kind === 'guard' && view.shared.pawns[pawn] !== OFF ? pawnName(view, pawn) : [],
  );

/** The table with this pawn elsewhere. */
export function withPawn({ shared, ...view }: View, pawn: PawnId, to: Space): View {
  return { ...view, shared: { ...shared, pawns: shared.pawns.with(view.box.pawns.indexOf(pawn), to) } };
}

/** One empty space of each tile, for a guard to go to. */
function places(view: View): readonly Space[] {
  const { placed } = view.shared.board;
  return placed.flatMap(({ tile }) => {
    const cells = Array.from({ length: 16 }, (_, cell) => tile * 16 + cell);
    return cells.find((space) => isEmpty(view, space)) ?? [];
  });
}

/** The first of these for whom somebody has to make way. */
export function clearingAny(view: View, ways: readonly (readonly [PawnId, Space])[]): Lit | null {
  for (const [hero, goal] of ways) {
    const lit = clearing(view, hero, goal);
    if (lit !== null) return lit;
  }
  return null;
}

/** A guard who bars this hero's way to its goal goes where he does not. */
export function clearing(view: View, hero: PawnId, goal: Space): Lit | null {
  if (hasWay(view, hero, goal)) return null;
  const bars = guardsAbout(view).filter((guard) => hasWay(withPawn(view, guard, OFF), hero, goal));
  for (const guard of bars)
    for (const to of places(view)) {
      if (tileOf(to) === tileOf(spaceOfPawn(view, guard)) || !hasWay(withPawn(view, guard, to), hero, goal))
        continue;
      const lit = towards(view, guard, to);
      if (lit !== null && !lit.aside) return lit;
    }
  return null;
}

/** East of the start, and from there to the north and the south: what is laid to the north and the south meets them. */
export const EASTERN = (start: string) =>
  [
    { tile: '5', beyond: [start, 11] },
    { tile: '3', beyond: ['5', 2] },
    { tile: '4', beyond: ['5', 13] },
  ] as const;

/** The start's own slots. */
export const NORTH = 2;
export const SOUTH = 13;
