import { vortexesFor } from '#engine/mall/acts/vortex.ts';
import type { PawnId, Refusal } from '#engine/mall/index.ts';
import { OFF } from '#engine/mall/spaces.ts';
import { farEnd, pawnNumber, spaceOfPawn } from '#engine/mall/ways.ts';
import { closed, isCode, mostTelling, refusalOf, type Seated } from './judged.ts';
import type { MallGame, MallTable } from './model.ts';

// Why the key of an action, or its tile, does nothing.

export type KeyAct = 'explore' | 'vortex' | 'escalator';
type Why = MallGame['reason'] | 'chooseFirst' | null;

/** Null where it could be done after all. */
export function whyNoAct(table: MallTable, act: KeyAct, pawn: PawnId | null): Why {
  const { seat } = table.view;
  if (seat === null) return { told: 'watching' };
  const seated = { ...table, seat };
  return closed(seated) ?? whyNotNow(seated, act, pawn);
}

function whyNotNow(seated: Seated, act: KeyAct, pawn: PawnId | null): Why {
  const { view, seat } = seated;
  if (act === 'explore') return refusalOf(view, { type: act, seat });
  if (pawn === null) return 'chooseFirst';
  return act === 'vortex' ? whyNoVortex(seated, pawn) : whyNoRide(seated, pawn);
}

function whyNoRide({ view, seat }: Seated, pawn: PawnId): Refusal | null {
  const from = spaceOfPawn(view, pawn);
  const far = farEnd(view, from);
  return refusalOf(view, { type: 'escalator', seat, pawn, from, to: far === OFF ? from : far });
}

/** Where it stands is asked too: what holds for every vortex is said even where no other lies. */
function whyNoVortex({ view, seat }: Seated, pawn: PawnId): Refusal | 'noVortex' {
  const from = spaceOfPawn(view, pawn);
  const ends = [from, ...vortexesFor(view, pawnNumber(view, pawn)).filter((to) => to !== from)];
  const all = ends.map((to) => refusalOf(view, { type: 'vortex', seat, pawn, from, to }));
  const known = all.filter((why) => why !== null && !isCode(why, 'vortex.notHere')) as readonly Refusal[];
  const why = mostTelling(known.filter((one) => !isCode(one, 'way.occupied')));
  const taken = known.some((one) => isCode(one, 'way.occupied') && one.params.by !== pawn);
  if (why === undefined || (taken && isCode(why, 'dimensions.sameOne'))) return 'noVortex';
  return why;
}
