import { type Board, boardOf } from '#engine/mall/board.ts';
import type { Box, Game, PublicGame, Shared } from '#engine/mall/index.ts';
import type { Card } from '#engine/mall/rules/hiddenRoles/card.ts';
import { CARDS } from '#engine/mall/rules/hiddenRoles/cards/index.ts';
import type { CardId } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { notes } from '#engine/mall/rules/hiddenRoles/kinds.ts';
import type { Roles } from '#engine/mall/rules/hiddenRoles/memory.ts';
import { cardsInPlay } from '#engine/mall/rules/hiddenRoles/pool.ts';
import { lookOf, sideOf, statusOf } from '#engine/mall/rules/hiddenRoles/status.ts';
import { firstTally, type Tally } from '#engine/mall/rules/hiddenRoles/tally.ts';
import type { Follower } from '../bots/table.ts';

// What every card makes of a game that is played without them: the engine's own tally follows along, as if each seat held
// each card. Nobody is dealt one, so nobody goes out, and bots play as they do.

export interface Judge extends Follower {
  /** Whether this seat's mission is done, or its side changed, by now. */
  isSo(card: CardId, seat: number): boolean;
  tally(): Tally;
}

/** `box`: the same game with cards of one level. */
export function judgeOf(box: Box): Judge {
  const none = Array.from({ length: box.setup.players }, () => null);
  const asked = { eye: null, vote: null, verdict: null, offer: null, last: null, divining: null };
  let roles: Roles = { out: none, open: none, ...asked, tally: firstTally(none.length, box.pawns.length) };
  let last: PublicGame | null = null;
  const seen = (game: Game): PublicGame => ({ box, shared: withRoles(box, game.shared, roles) });
  return {
    act(before, seat, at) {
      if (before.shared.phase !== 'running') return;
      const game = seen(before);
      roles = notes(roles, { type: 'noted', at, seat, act: seat !== null }, game, game.shared);
    },
    event(before, event, after) {
      roles = notes(roles, event as Parameters<typeof notes>[1], seen(before), seen(after).shared);
      last = seen(after);
    },
    isSo(id, seat) {
      if (last === null) return false;
      const look = lookOf({ box, shared: withRoles(box, last.shared, roles) }, seat);
      const card: Card = CARDS[id];
      return card.mission === undefined ? sideOf(id, look) !== card.side : statusOf(id, look) === 'done';
    },
    tally: () => roles.tally,
  };
}

const boards = new WeakMap<Board, Board>();

/** The cards know symbols [C01] that are ordinary corridor without them. */
function withRoles(box: Box, shared: Shared, roles: Roles): Shared {
  const board = boards.get(shared.board) ?? boardOf(box, shared.board.placed, shared.board.layers);
  boards.set(shared.board, board);
  return { ...shared, board, memory: { ...shared.memory, hiddenRoles: roles } };
}

export const isInPlay = (box: Box, id: CardId) => cardsInPlay(box).some((card) => card.id === id);
