import { type Refusal, refuse } from '../../core/refusal.ts';
import { holds } from '../actions.ts';
import type { Plain } from '../commands.ts';
import { isFaceUp, topBack } from '../deck.ts';
import type { CoreEvent } from '../events.ts';
import { type Handler, spaceField } from '../handler.ts';
import type { Permission } from '../piece.ts';
import type { Space } from '../spaces.ts';
import type { Game, PublicGame } from '../state.ts';
import { colourOf, pawnData, pawnOn, spaceNow } from '../ways.ts';

// [M13] [M14] [R7] with one legal place, drawing and placing are one act; with several, the tile is
// drawn for all to see and placed by a second act, whose legality is judged then.

type Place = Plain<'place'> & { readonly space: Space };

/** [M13] a hero of the space's own colour stands there. */
export const ownColour: Permission = {
  id: 'hero',
  order: 0,
  pays: (game, space) => {
    const pawn = pawnOn(game, space);
    return (
      pawn >= 0 && pawnData(game, pawn).explores && colourOf(game, pawn) === spaceNow(game, space)?.explore
    );
  },
};

export function payerFor(game: PublicGame, space: Space): Permission | undefined {
  return game.box.permissions.find((permission) => permission.pays(game, space));
}

/** Exploration spaces in front of which a tile may be placed now. */
export function places(game: PublicGame): readonly Space[] {
  return game.shared.board.unused.filter((space) => payerFor(game, space) !== undefined);
}

const notExplorer = (game: PublicGame, seat: number) =>
  holds(game.shared.hands[seat], 'X') ? null : refuse('action.notHeld', { action: 'X' });

function judgeExplore(game: PublicGame, { seat }: Plain<'explore'>): Refusal | null {
  const refusal = notExplorer(game, seat);
  if (refusal !== null) return refusal;
  if (game.shared.drawn !== null) return refuse('explore.placeFirst');
  if (game.shared.deckLeft === 0) return refuse('explore.deckEmpty');
  return places(game).length === 0 ? refuse('explore.nowhere') : null;
}

function draw(game: Game): readonly CoreEvent[] {
  const [tile, after] = game.secrets.deck;
  const next = isFaceUp(game) ? (after ?? null) : null;
  const drawn: CoreEvent = { type: 'drawn', tile: tile as number, next, ...topBack(game.box, after) };
  const [space, ...others] = places(game);
  return others.length > 0 ? [drawn] : [drawn, placed(game, tile as number, space as Space)];
}

function placed(game: PublicGame, tile: number, space: Space): CoreEvent {
  return { type: 'placed', tile, space, paid: payerFor(game, space)?.id as string };
}

function judgePlace(game: PublicGame, { seat, space }: Place): Refusal | null {
  const refusal = notExplorer(game, seat);
  if (refusal !== null) return refusal;
  if (game.shared.drawn === null) return refuse('place.nothingDrawn');
  return places(game).includes(space) ? null : refuse('place.notHere');
}

export const explore: Handler<Plain<'explore'>> = {
  fields: {},
  phases: ['running'],
  closesTalk: true,
  inMall: true,
  judge: judgeExplore,
  carryOut: draw,
  candidates: (_game, seat) => [{ type: 'explore', seat }],
};

export const place: Handler<Place> = {
  fields: { space: spaceField },
  phases: ['running'],
  closesTalk: true,
  inMall: true,
  judge: judgePlace,
  carryOut: (game, { space }) => [placed(game, game.shared.drawn as number, space)],
  candidates: (game, seat) => places(game).map((space) => ({ type: 'place', seat, space })),
};
