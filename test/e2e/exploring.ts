import { COLOUR, type Game, HEROES, type MallCommand, options, type PawnId } from '#engine/mall/index.ts';
import { after, fewest } from './way.ts';

// The way to a mall with certain tiles in it, for tests that begin there.

/** Explores until all of these tiles lie there; each act by whoever may. */
export function exploreUntil(game: Game, ...names: readonly string[]): readonly MallCommand[] {
  let now = game;
  const way: MallCommand[] = [];
  while (!names.every((name) => isLaid(now, name))) {
    if (way.length > LONGEST) throw new Error('nobody gets to an arrow of their own');
    const acts = oneMore(now) ?? [aside(now, way.length)];
    way.push(...acts);
    now = acts.reduce(after, now);
  }
  return way;
}

const LONGEST = 90;
const MEANS = ['move', 'escalator', 'vortex'] as const;

/** Whoever stands in the way goes somewhere else. */
function aside(game: Game, turn: number): MallCommand {
  const turns = (move: MallCommand) => after(game, move).shared.flips > game.shared.flips;
  const moves = everyOption(game).filter(
    (one) => (one.type === 'move' || one.type === 'escalator') && !turns(one),
  );
  return moves[(turn * 7) % moves.length] as MallCommand;
}

export const isLaid = ({ box, shared }: Game, name: string): boolean =>
  shared.board.placed.some(({ tile }) => box.tiles[tile]?.name === name);

/** Some hero to an arrow of its colour, and a tile beyond that. */
function oneMore(game: Game): readonly MallCommand[] | null {
  for (const pawn of HEROES) {
    const walk = fewest(game, [pawn], ({ game: now }) => arrowUnder(now, pawn) !== null, MEANS);
    const there = walk?.reduce(after, game);
    // Whoever turns the sand early has little left.
    if (there !== undefined && there.shared.flips > game.shared.flips) continue;
    const arrow = there === undefined ? null : arrowUnder(there, pawn);
    const draw = there && anyOption(there, ({ type }) => type === 'explore');
    if (walk === null || there === undefined || arrow === null || draw === undefined) continue;
    const place = anyOption(after(there, draw), (one) => one.type === 'place' && one.space === arrow);
    if (place !== undefined) return [...walk, draw, place];
  }
  return null;
}

export function anyOption(game: Game, fits: (command: MallCommand) => boolean): MallCommand | undefined {
  return everyOption(game).find(fits);
}

export const everyOption = (game: Game) => game.shared.hands.flatMap((_, seat) => options(game, seat));

function arrowUnder({ box, shared }: Game, pawn: PawnId): number | null {
  const at = shared.pawns[box.pawns.indexOf(pawn)] as number;
  return shared.board.unused.includes(at) && box.print[at]?.explore === COLOUR[pawn] ? at : null;
}
