import type { Game } from '#engine/mall/index.ts';
import { sensorBeam, spacesUnder } from '#engine/mall/rules/sensor/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import type { Dice } from '../properties/dice.ts';
import { runs } from './stir.ts';

// A pawn is put somewhere as if it had always stood there.

export type Wish = (game: Game, pawn: number, space: Space) => boolean;

/** Anywhere else where there is no such space. */
export function wished(game: Game, pawn: number, wish: Wish, dice: Dice): Game {
  const spaces = game.shared.board.placed.flatMap(({ tile }) =>
    Array.from({ length: 16 }, (_, cell) => tile * 16 + cell),
  );
  const open = spaces.filter((space) => canStand(game, pawn, space));
  if (open.length === 0 || pawn < 0) return game;
  const wanted = open.filter((space) => wish(game, pawn, space));
  return put(game, pawn, dice.pick(wanted.length > 0 ? wanted : open));
}

/** Whoever is in the guard room now is known to be there. */
export function put(game: Game, pawn: number, space: Space): Game {
  const { box, shared } = game;
  const pawns = shared.pawns.with(pawn, space);
  const room = roomOf(game);
  const laid = shared.board.placed.some(({ tile }) => tile === room);
  const guardRoom = box.pawns.filter((_, index) => (pawns[index] ?? -1) >> 4 === room);
  const memory = laid && shared.memory.guardRoom ? { ...shared.memory, guardRoom } : shared.memory;
  return { ...game, shared: { ...shared, pawns, memory } };
}

export const guardsOf = ({ box }: Game) =>
  box.pawns.flatMap((id, index) => ((id as string).startsWith('guard') ? [index] : []));

export const roomOf = ({ box }: Game) => box.tiles.findIndex(({ name }) => name === '25');

/** On a free space, from the board to the board, and not with whom it would meet. */
export function canStand(game: Game, pawn: number, space: Space): boolean {
  const { box, shared } = game;
  const from = shared.pawns[pawn] ?? -1;
  if (from < 0 || shared.pawns.includes(space) || !box.print[space]?.corridor) return false;
  if (!shared.board.placed.some((one) => one.tile === space >> 4)) return false;
  // A theft that is automatic happens where the last one arrives: nobody is put there.
  if (box.setup.pieces.includes('automaticTheft') && box.print[space].item !== null) return false;
  if (shared.memory.maps === from || shared.memory.crystalBall === from) return false;
  if (spacesUnder(sensorBeam(game)).includes(space)) return false;
  return isGoodCompany(game, pawn, space >> 4);
}

/** Heroes and guards keep apart, unless they do not see each other; in the guard room is one captive. */
function isGoodCompany(game: Game, pawn: number, tile: number): boolean {
  const { box, shared } = game;
  const isHero = (index: number) => box.cast[index]?.hero ?? false;
  if (isHero(pawn) && shared.memory.beholder === tile) return false;
  const others = shared.pawns
    .map((at, other) => ({ at, other }))
    .filter(({ at, other }) => at >= 0 && other !== pawn && at >> 4 === tile)
    .map(({ other }) => other);
  if (tile === roomOf(game)) return !isHero(pawn) || !others.some(isHero);
  const unseen = (index: number) => box.pawns[index] === 'mage' && runs(game, 'invisibility');
  return others.every((other) => isHero(other) === isHero(pawn) || unseen(other) || unseen(pawn));
}
