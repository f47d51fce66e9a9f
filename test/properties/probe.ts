import { vortexesFor } from '#engine/mall/acts/vortex.ts';
import { COLOUR, DIRECTIONS, type Game, type MallCommand, type Pawn } from '#engine/mall/index.ts';
import type { Dice } from './dice.ts';

// Commands that anyone might send at any time, well formed but mostly out of place.

export function probe(game: Game, dice: Dice): MallCommand {
  const seat = dice.below(game.box.setup.players);
  const index = dice.below(game.box.pawns.length);
  const pawn = game.box.pawns[index] as Pawn;
  const from = game.shared.pawns[index] ?? 0;
  const to = dice.below(game.box.print.length);
  const direction = dice.pick(DIRECTIONS);
  const mover = holder(game, direction.slice(0, 1).toUpperCase(), seat);
  const tile = dice.below(game.box.tiles.length);
  return dice.pick<() => MallCommand>([
    () => ({ type: 'move', seat, pawn, from, direction, distance: 1 + dice.below(5) }),
    () => ({ type: 'move', seat: mover, pawn, from, direction, distance: 1 + dice.below(5) }),
    () => ({
      type: 'vortex',
      seat: holder(game, 'V', seat),
      pawn,
      from,
      to: vortexFor(game, index, dice) ?? to,
    }),
    () => ({
      type: 'vortex',
      seat: holder(game, 'V', seat),
      pawn,
      from,
      to: vortexFor(game, index, dice) ?? to,
    }),
    () => ({ type: 'escalator', seat, pawn, from, to }),
    () => ({ type: 'jump', seat, pawn, from, direction, to }),
    () => ({ type: 'settle', seat, pawn, from, to }),
    () => ({ type: 'explore', seat: holder(game, 'X', seat) }),
    () => ({ type: 'place', seat: holder(game, 'X', seat), space: to }),
    () => ({ type: 'discard', seat, tile }),
    () => ({ type: 'theft', seat }),
    () => ({ type: 'reveal', seat }),
    () => ({ type: 'ready', seat, ready: dice.chance(0.5) }),
    () => table(game, seat, dice),
  ])();
}

/** [S13] a vortex of whoever stands on one of its own colour, to any other of that colour. */
export function crossing(game: Game, dice: Dice): MallCommand {
  const { box, shared } = game;
  const stands = (index: number) =>
    box.print[shared.pawns[index] as number]?.vortex === COLOUR[box.pawns[index] as Pawn];
  const [index] = dice.shuffled([0, 1, 2, 3]).filter(stands);
  if (index === undefined) return probe(game, dice);
  const pawn = box.pawns[index] as Pawn;
  const [from, to] = [shared.pawns[index] as number, dice.pick(box.vortexes[COLOUR[pawn]])];
  return { type: 'vortex', seat: holder(game, 'V', 0), pawn, from, to };
}

/** What players do at the table, not in the mall. */
export function table(game: Game, seat: number, dice: Dice): MallCommand {
  const { players } = game.box.setup;
  const other = dice.below(players);
  return dice.pick<() => MallCommand>([
    () => ({ type: 'stare', seat, target: other }),
    () => ({ type: 'doSomething', seat, target: other }),
    () => ({ type: 'speak', seat, channel: dice.pick(['words', 'gestures']) }),
    () => ({ type: 'pause', seat, pause: dice.chance(0.5) }),
    () => ({ type: 'presence', seat: null, of: other, away: dice.chance(0.4) }),
    () => ({ type: dice.chance(0.2) ? 'hold' : 'clock', seat: null }),
  ])();
}

function holder({ shared }: Game, action: string, otherwise: number): number {
  const seat = shared.hands.findIndex((hand) => hand.some((tile) => tile.includes(action)));
  return seat < 0 ? otherwise : seat;
}

/** Mostly one of the pawn's own colour, so that the rule that refuses it is seldom the first. */
function vortexFor(game: Game, pawn: number, dice: Dice): number | undefined {
  const all = dice.chance(0.7) ? vortexesFor(game, pawn) : Object.values(game.box.vortexes).flat();
  return all.length > 0 ? dice.pick(all) : undefined;
}
