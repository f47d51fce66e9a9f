import type { View } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { stepsTo } from './ground.ts';

// [S10] who takes which, where no two may take the same: who stands on one keeps it, then whoever is nearest to one, as long
// as enough is left for the others. Everywhere else each may use all that is its own.

type Shares = ReadonlyMap<number, readonly Space[]>;

/** What each may go for; null where somebody has nothing. */
export function shareOut(
  view: View,
  pawns: readonly number[],
  usable: (pawn: number) => readonly Space[],
): Shares | null {
  const all = new Map(pawns.map((pawn) => [pawn, usable(pawn)]));
  if ([...all.values()].some(({ length }) => length === 0)) return null;
  return view.box.pieces.some(({ id }) => id === 'trickTheGuards') ? apart(view, all) : all;
}

interface Choice {
  readonly pawn: number;
  readonly space: Space;
  readonly far: number;
}

function apart(view: View, all: Shares): Shares | null {
  const choices = [...all].flatMap(([pawn, spaces]) =>
    spaces.map((space): Choice => ({ pawn, space, far: far(view, pawn, space) })),
  );
  let left = choices.sort((one, other) => one.far - other.far);
  const shares = new Map<number, readonly Space[]>();
  while (shares.size < all.size) {
    const next = left.find((one) => isEnough(without(left, one), all.size - shares.size - 1));
    if (next === undefined) return null;
    shares.set(next.pawn, [next.space]);
    left = without(left, next);
  }
  return shares;
}

const without = (choices: readonly Choice[], { pawn, space }: Choice): Choice[] =>
  choices.filter((one) => one.pawn !== pawn && one.space !== space);

/** Whether so many can still have one each. */
function isEnough(choices: readonly Choice[], pawns: number): boolean {
  if (pawns === 0) return true;
  const [first] = choices;
  if (first === undefined) return false;
  const own = choices.filter(({ pawn }) => pawn === first.pawn);
  return own.some((one) => isEnough(without(choices, one), pawns - 1));
}

const FAR = 100;

function far(view: View, pawn: number, space: Space): number {
  const steps = stepsTo(view, pawn, [space], 'asTheyAre', () => true);
  return steps.get(view.shared.pawns[pawn] as Space) ?? FAR;
}
