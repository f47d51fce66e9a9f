import { vortexesFor } from '#engine/mall/acts/vortex.ts';
import { placementOf } from '#engine/mall/board.ts';
import {
  type Action,
  COLOUR,
  DIRECTIONS,
  type Game,
  type MallCommand,
  type Pawn,
} from '#engine/mall/index.ts';
import { OFF, type Space, tileOf } from '#engine/mall/spaces.ts';
import { farEnd, stepFrom } from '#engine/mall/ways.ts';
import { onBoard } from './goals.ts';

// The shortest way of one pawn, as commands of whoever may give them; the other pawns stand still.

interface Leg {
  readonly from: Space;
  readonly to: Space;
  /** 0 to 3 a step, 4 the escalator, 5 the vortex. */
  readonly by: number;
}

export interface Road {
  readonly to: Space;
  readonly commands: readonly MallCommand[];
}

/** To the nearest of these spaces, or null. */
export function roadTo(
  game: Game,
  pawn: number,
  goals: ReadonlySet<Space>,
  shunned: ReadonlySet<Space>,
): Road | null {
  const start = game.shared.pawns[pawn] as Space;
  const reached = new Map<Space, Leg | null>([[start, null]]);
  const blocked = blockedBy(game, pawn);
  for (const space of reached.keys()) {
    if (goals.has(space)) return { to: space, commands: commandsOf(game, pawn, legsTo(reached, space)) };
    for (const leg of legsFrom(game, pawn, space))
      if (!reached.has(leg.to) && !blocked(leg.to) && (goals.has(leg.to) || !shunned.has(leg.to)))
        reached.set(leg.to, leg);
  }
  return null;
}

function legsFrom(game: Game, pawn: number, from: Space): Leg[] {
  const steps = DIRECTIONS.map((_, by) => ({ from, to: stepFrom(game, pawn, from, by), by }));
  const rides = [{ from, to: farEnd(game, from), by: 4 }, ...vortexLegs(game, pawn, from)];
  return [...steps, ...rides].filter(({ to }) => to !== OFF);
}

function vortexLegs(game: Game, pawn: number, from: Space): Leg[] {
  const { box, shared } = game;
  if (shared.stolen || box.policies.vortex === 'never') return [];
  const colour = COLOUR[box.pawns[pawn] as Pawn];
  const split = box.setup.pieces.includes('dimensions');
  if (split ? box.print[from]?.vortex !== colour : from !== shared.pawns[pawn]) return [];
  const where = (space: Space) => placementOf(shared.board, tileOf(space))?.dimension;
  return vortexesFor(game, pawn)
    .filter((to) => onBoard(shared, to) && (!split || where(to) !== where(from)))
    .map((to) => ({ from, to, by: 5 }));
}

function blockedBy({ box, shared }: Game, pawn: number): (space: Space) => boolean {
  const others = shared.pawns.filter((_, other) => other !== pawn);
  const tiles = box.setup.pieces.includes('groupsForbidden')
    ? others.map(tileOf).filter((tile) => tile > 0)
    : [];
  return (space) => others.includes(space) || tiles.includes(tileOf(space));
}

function legsTo(reached: ReadonlyMap<Space, Leg | null>, goal: Space): Leg[] {
  const legs: Leg[] = [];
  for (let leg = reached.get(goal); leg; leg = reached.get(leg.from)) legs.unshift(leg);
  return legs;
}

/** Steps on in one direction are one move. */
function commandsOf(game: Game, pawn: number, legs: readonly Leg[]): MallCommand[] {
  const commands: MallCommand[] = [];
  for (const { from, to, by } of legs) {
    const last = commands.at(-1);
    if (last?.type === 'move' && last.direction === DIRECTIONS[by])
      commands[commands.length - 1] = { ...last, distance: last.distance + 1 };
    else commands.push(commandOf(game, pawn, from, to, by));
  }
  return commands;
}

function commandOf(game: Game, index: number, from: Space, to: Space, by: number): MallCommand {
  const pawn = game.box.pawns[index] as Pawn;
  const seat = seatWith(game, (['N', 'E', 'S', 'W', 'L', 'V'] as const)[by] as Action);
  const direction = DIRECTIONS[by];
  if (direction !== undefined) return { type: 'move', seat, pawn, from, direction, distance: 1 };
  return { type: by === 4 ? 'escalator' : 'vortex', seat, pawn, from, to };
}

/** Whoever holds the action; seat 0 where nobody does (alone, before the tile is revealed). */
export function seatWith({ shared }: Game, action: Action): number {
  return Math.max(
    0,
    shared.hands.findIndex((hand) => hand.some((tile) => tile.includes(action))),
  );
}
