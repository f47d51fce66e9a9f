import { places } from '#engine/mall/acts/explore.ts';
import {
  COLOUR,
  type Game,
  isRefusal,
  judge,
  type MallCommand,
  options,
  type Pawn,
} from '#engine/mall/index.ts';
import { OFF, type Space } from '#engine/mall/spaces.ts';
import { isWorking } from '#engine/mall/ways.ts';
import type { Dice } from './dice.ts';
import { goalSpace, onBoard } from './goals.ts';
import { type Road, roadTo, seatWith } from './path.ts';

// A simple player of all seats at once that pushes a game forward: explore, gather, steal, leave.
// It looks only at what everyone knows, and what it plans may be refused like anything else.

export function nextCommands(game: Game, dice: Dice): readonly MallCommand[] {
  const now = ready(game, dice);
  if (now !== undefined) return [now];
  const road = chooseRoad(game, dice);
  if (road !== null && road.commands.length > 0) return road.commands;
  return [anything(game, dice)];
}

/** What can be done without going anywhere. */
function ready(game: Game, dice: Dice): MallCommand | undefined {
  const { shared } = game;
  const acts = (type: string, seat = 0) => options(game, seat).filter((command) => command.type === type);
  if (debt(game) > 0) return dice.pick(acts('discard'));
  if (!shared.stolen && !isRefusal(judge(game, { type: 'theft', seat: 0 })) && dice.chance(0.9))
    return { type: 'theft', seat: dice.below(shared.hands.length) };
  if (dice.chance(0.1)) return undefined;
  const spots = places(game);
  const seat = seatWith(game, 'X');
  if (shared.drawn !== null && spots.length > 0) return { type: 'place', seat, space: dice.pick(spots) };
  if (shared.drawn === null && shared.deckLeft > 0 && spots.length > 0) return { type: 'explore', seat };
  return game.box.pawns.length > 4 && dice.chance(0.4) ? sisterJump(game, dice) : undefined;
}

function debt({ shared }: Game): number {
  return shared.memory.rearrangement?.owed ?? 0;
}

/** Straight to her goal if she can, else to an exploration space, else somewhere. */
function sisterJump(game: Game, dice: Dice): MallCommand | undefined {
  const jumps = game.shared.hands
    .flatMap((_, seat) => options(game, seat))
    .filter(({ type }) => type === 'jump');
  const to = (goal: (space: Space) => boolean) =>
    jumps.filter((command) => command.type === 'jump' && goal(command.to));
  const goal = goalSpace(game, 4);
  const best = [
    to((space) => space === goal),
    to((space) => game.shared.board.unused.includes(space)),
    jumps,
  ];
  const [first] = best.filter((list) => list.length > 0);
  return first === undefined || game.shared.pawns[4] === goal ? undefined : dice.pick(first);
}

function chooseRoad(game: Game, dice: Dice): Road | null {
  const shunned = new Set(timersOnBoard(game).filter(() => dice.chance(0.8)));
  for (const pawn of dice.shuffled([0, 1, 2, 3])) {
    if (game.shared.escaped[pawn] || game.shared.pawns[pawn] === OFF) continue;
    const goals = goalsOf(game, pawn, dice);
    if (goals.has(game.shared.pawns[pawn] as Space)) continue;
    const road = roadTo(game, pawn, goals, shunned);
    if (road !== null) return road;
  }
  return null;
}

function timersOnBoard(game: Game): Space[] {
  return spacesWith(game, 'timer').filter((space) => isWorking(game, space));
}

function spacesWith({ box, shared }: Game, kind: 'timer' | 'camera' | 'crystal' | 'exit'): Space[] {
  return box.print.flatMap((info, space) => (info[kind] && onBoard(shared, space) ? [space] : []));
}

function goalsOf(game: Game, pawn: number, dice: Dice): ReadonlySet<Space> {
  const { box, shared } = game;
  const flipping = dice.chance(shared.stolen ? 0.2 : 0.12) ? timersOnBoard(game) : [];
  if (flipping.length > 0) return new Set(flipping);
  const spaces = spacesWith(game, pawn === 1 ? 'crystal' : 'camera').filter((space) =>
    isWorking(game, space),
  );
  if (pawn < 2 && spaces.length > 0 && dice.chance(0.4)) return new Set(spaces);
  if (shared.stolen && dice.chance(0.1)) return new Set(spacesWith(game, 'exit'));
  const own = goalSpace(game, pawn);
  if (shared.stolen || allGoalsKnown(game)) return new Set(own === null ? unused(game, pawn) : [own]);
  const colour = COLOUR[box.pawns[pawn] as Pawn];
  return new Set(shared.board.unused.filter((space) => box.print[space]?.explore === colour));
}

const unused = ({ box, shared }: Game, pawn: number) =>
  shared.board.unused.filter((space) => box.print[space]?.explore === COLOUR[box.pawns[pawn] as Pawn]);

function allGoalsKnown(game: Game): boolean {
  return game.box.pawns.every((_, pawn) => goalSpace(game, pawn) !== null);
}

/** What is no act in the mall; most of it is tried by others than who plays at random. */
const FOR_TABLE = ['doSomething', 'accuse', 'putEye', 'abandon'];
const isForTable = (type: string) => FOR_TABLE.includes(type);

/** Any act in the mall that some seat may do now; alone, mostly the next action tile. */
export function anything(game: Game, dice: Dice): MallCommand {
  for (const seat of dice.shuffled(game.shared.hands.map((_, index) => index))) {
    const acts = options(game, seat).filter(({ type }) => !isForTable(type) || dice.chance(0.05));
    if (acts.length > 0) return kindFirst(acts, dice);
  }
  return { type: 'stare', seat: 0, target: 1 };
}

/** First the kind, then which: otherwise nearly everything would be a move. */
export function kindFirst(acts: readonly MallCommand[], dice: Dice): MallCommand {
  const kind = dice.pick([...new Set(acts.map(({ type }) => type))]);
  return dice.pick(acts.filter(({ type }) => type === kind));
}
