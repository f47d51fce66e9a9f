import { type Refusal, refuse } from '../../core/refusal.ts';
import { holds } from '../actions.ts';
import type { CommandOf, MallCommand } from '../commands.ts';
import type { MallEvent } from '../events.ts';
import { type Handler, spaceField } from '../handler.ts';
import type { Permission } from '../piece.ts';
import type { Space } from '../spaces.ts';
import type { Game, Seen } from '../state.ts';
import { colourOf, pawnOn } from '../ways.ts';

// [M13] [M14] [R7] with one legal place, drawing and placing are one act; with several, the tile is
// drawn for all to see and placed by a second act, whose legality is judged then.

/** [M13] a hero of the space's own colour stands there. */
export const ownColour: Permission = {
  id: 'hero',
  order: 0,
  pays: (seen, space) => {
    const pawn = pawnOn(seen, space);
    return pawn >= 0 && colourOf(seen, pawn) === seen.box.spaces[space]?.explore;
  },
};

export function payerFor(seen: Seen, space: Space): Permission | undefined {
  return seen.box.permissions.find((permission) => permission.pays(seen, space));
}

/** Exploration spaces in front of which a tile may be placed now. */
export function places(seen: Seen): readonly Space[] {
  return seen.shared.board.unused.filter((space) => payerFor(seen, space) !== undefined);
}

const notExplorer = (seen: Seen, seat: number) =>
  holds(seen.shared.hands[seat], 'X') ? null : refuse('action.notHeld', { action: 'X' });

function judgeExplore(seen: Seen, { seat }: CommandOf<'explore'>): Refusal | null {
  const refusal = notExplorer(seen, seat);
  if (refusal !== null) return refusal;
  if (seen.shared.drawn !== null) return refuse('explore.placeFirst');
  if (seen.shared.deckLeft === 0) return refuse('explore.deckEmpty');
  return places(seen).length === 0 ? refuse('explore.nowhere') : null;
}

function draw(game: Game): readonly MallEvent[] {
  const [tile, after] = game.secrets.deck;
  const next = game.box.policies.faceUp ? (after ?? null) : null;
  const drawn: MallEvent = { type: 'drawn', tile: tile as number, next };
  const [space, ...others] = places(game);
  return others.length > 0 ? [drawn] : [drawn, placed(game, tile as number, space as Space)];
}

function placed(seen: Seen, tile: number, space: Space): MallEvent {
  return { type: 'placed', tile, space, paid: payerFor(seen, space)?.id as string };
}

function judgePlace(seen: Seen, { seat, space }: CommandOf<'place'>): Refusal | null {
  const refusal = notExplorer(seen, seat);
  if (refusal !== null) return refusal;
  if (seen.shared.drawn === null) return refuse('place.nothingDrawn');
  return places(seen).includes(space) ? null : refuse('place.notHere');
}

export const explore: Handler = {
  fields: {},
  phases: ['running'],
  closesTalk: true,
  inMall: true,
  judge: judgeExplore,
  carryOut: draw,
  candidates: (_seen, seat): MallCommand[] => [{ type: 'explore', seat }],
};

export const place: Handler = {
  fields: { space: spaceField },
  phases: ['running'],
  closesTalk: true,
  inMall: true,
  judge: judgePlace,
  carryOut: (game, { space }: CommandOf<'place'>) => [placed(game, game.shared.drawn as number, space)],
  candidates: (seen, seat) => places(seen).map((space): MallCommand => ({ type: 'place', seat, space })),
};
