import { payerFor, places } from '#engine/mall/acts/explore.ts';
import type { MallCommand, Refusal, View } from '#engine/mall/index.ts';
import { OFF, type Space } from '#engine/mall/spaces.ts';
import { type Asked, refusalOf } from './judged.ts';
import type { Told } from './reasons.ts';

// [M13] [M14] why no tile lies beyond these arrows, which all lead to one place.

export function whyNoTile({ view, seat }: Asked, arrows: readonly Space[]): Refusal | Told {
  const exploring = refusalOf(view, { type: 'explore', seat });
  if (exploring?.refused === 'explore.deckEmpty') return exploring;
  const [space] = places(view).filter((one) => arrows.includes(one));
  if (space === undefined) return whoOpens(view, arrows);
  const laying: MallCommand = { type: 'place', seat, space };
  const lays = view.shared.drawn === null ? exploring : (refusalOf(view, laying) ?? exploring);
  return lays ?? { told: 'exploreNow' };
}

function whoOpens(view: View, arrows: readonly Space[]): Told {
  const opens = (pawn: number) => arrows.some((arrow) => payerFor(standing(view, pawn, arrow), arrow));
  const heroes = view.box.pawns.filter((_, pawn) => !view.shared.escaped[pawn] && opens(pawn));
  return heroes.length === 0 ? { told: 'unexploredHere' } : { told: 'unexplored', heroes };
}

/** As if this pawn stood there, and nobody else. */
function standing(view: View, pawn: number, space: Space): View {
  const cleared = view.shared.pawns.map((one) => (one === space ? OFF : one));
  return { ...view, shared: { ...view.shared, pawns: cleared.with(pawn, space) } };
}
