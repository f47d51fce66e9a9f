import { vortexList } from '#cli/play/picking.ts';
import { obey, openTable, type TableState } from '#cli/play/tableState.ts';
import { type Choice, setupFor } from '#content/scenarios.ts';
import { tileSet } from '#content/tiles.ts';
import { pawnIndex } from '#engine/family/pawns.ts';
import { evolve } from '#engine/mall/evolve.ts';
import {
  COLOUR,
  type Colour,
  type Game,
  HEROES,
  type MallCommand,
  newGame,
  openBox,
  options,
  type PawnId,
  randomFrom,
  type Setup,
} from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import type { Space } from '#engine/mall/spaces.ts';

// A whole heist as the lines a player would type: walk one hero at a time, explore everything, steal, leave.

export function tableFor(choice: Choice, seed: string): TableState {
  const opened = openBox(setupFor(choice) as Setup, tileSet(), PIECES);
  if ('problems' in opened) throw new Error(JSON.stringify(opened.problems));
  const { game, dealt } = newGame(opened.box, randomFrom(seed));
  return openTable('en', game, dealt);
}

/** The lines that win this deal, or null where this simple way of playing gets stuck. */
export function heist(choice: Choice, seed: string): readonly string[] | null {
  let table = tableFor(choice, seed);
  const lines: string[] = [];
  const type = (line: string) => {
    lines.push(line);
    table = obey(table, line, 0);
  };
  const send = (pawn: PawnId, isGoal: (space: Space) => boolean): boolean => {
    const way = wayTo(table.game, pawn, isGoal);
    for (const line of way ?? []) type(line);
    return way !== null;
  };
  type('start');
  while (exploreOnce(table.game, send)) type('x');
  const { print: spaces } = table.game.box;
  if (table.game.shared.deckLeft > 0) return null;
  if (!HEROES.every((pawn) => send(pawn, (space) => spaces[space]?.item === COLOUR[pawn]))) return null;
  type('t');
  if (!HEROES.every((pawn) => send(pawn, (space) => spaces[space]?.exit != null))) return null;
  return table.game.shared.result?.won ? lines : null;
}

type Send = (pawn: PawnId, isGoal: (space: Space) => boolean) => boolean;

function exploreOnce({ box, shared }: Game, send: Send): boolean {
  if (shared.deckLeft === 0) return false;
  return HEROES.some((pawn) =>
    send(pawn, (space) => shared.board.unused.includes(space) && box.print[space]?.explore === COLOUR[pawn]),
  );
}

/** Breadth first over what the seats may do with this hero, the others standing still. */
function wayTo(game: Game, pawn: PawnId, isGoal: (space: Space) => boolean): readonly string[] | null {
  const start = game.shared.pawns[pawnIndex(pawn)] as Space;
  const found = new Map<Space, readonly string[]>([[start, []]]);
  for (const [space, lines] of found) {
    if (isGoal(space)) return lines;
    const there = evolve(game, { type: 'moved', seat: 0, pawn, to: space, by: 'walk' });
    for (const { line, to } of stepsOf(there, pawn)) if (!found.has(to)) found.set(to, [...lines, line]);
  }
  return null;
}

function stepsOf(game: Game, pawn: PawnId): readonly { readonly line: string; readonly to: Space }[] {
  const all = game.shared.hands.flatMap((_, seat) => options(game, seat));
  return all.flatMap((command) => {
    if (!('pawn' in command) || command.pawn !== pawn) return [];
    return { line: typed(game, command), to: landing(game, command) };
  });
}

function typed(game: Game, command: MallCommand): string {
  if (command.type === 'move') return `${command.pawn} ${command.direction} ${command.distance}`;
  if (command.type === 'escalator') return `${command.pawn} l`;
  if (command.type !== 'vortex') throw new Error(command.type);
  return `${command.pawn} v ${vortexList(game, COLOUR[command.pawn] as Colour).indexOf(command.to) + 1}`;
}

function landing(game: Game, command: MallCommand): Space {
  if (command.type !== 'move') return (command as { readonly to: Space }).to;
  const direction = ['north', 'east', 'south', 'west'].indexOf(command.direction);
  let at = command.from;
  for (let step = 0; step < command.distance; step++)
    at = game.shared.board.next[at * 4 + direction] as Space;
  return at;
}
