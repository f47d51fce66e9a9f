import { places } from '#engine/mall/acts/explore.ts';
import { decide, type Game, isRefusal, type MallCommand } from '#engine/mall/index.ts';
import { isDiverted } from '#engine/mall/rules/diversion/index.ts';
import { type Space, tileOf } from '#engine/mall/spaces.ts';
import type { PublicGame } from '#engine/mall/state.ts';
import { isPlaced, printed } from '#engine/mall/ways.ts';
import { type Break, breakOne, breaksIn, dig } from './bridge.ts';
import type { Goal } from './goals.ts';
import { canDivertFrog, divertFrog } from './magic.ts';
import { isDirect, pullsFor, pullTogether } from './pull.ts';
import { reach } from './reach.ts';
import { act, type Run, seatWith } from './run.ts';

// What a tutorial asks for beyond theft and escape: whether the mall as it lies allows it, and then doing it.

interface Errand {
  /** The rule piece that asks for it. */
  readonly piece: string;
  canDo(game: Game, goal: Goal): boolean;
  run(run: Run, goal: Goal): boolean;
}

const ERRANDS: readonly Errand[] = [
  { piece: 'directEscape', canDo: canGoDirectly, run: goDirectly },
  { piece: 'frogDiversion', canDo: canDivertFrog, run: divertFrog },
  { piece: 'diversion', canDo: (game) => diversions(game).length > 0, run: divert },
  { piece: 'mapmaker', canDo: (game) => mapping(game) !== null, run: readMap },
];

function errandsOf({ box }: PublicGame): readonly Errand[] {
  return ERRANDS.filter(({ piece }) => box.pieces.some(({ id }) => id === piece));
}

export function canRunErrands(game: Game, goal: Goal): boolean {
  return errandsOf(game).every((errand) => errand.canDo(game, goal));
}

export function runErrands(run: Run, goal: Goal): boolean {
  return errandsOf(run.game).every((errand) => errand.run(run, goal));
}

/** [XT1] [XT7] by a shaft, or because the tiles lie side by side. */
function canGoDirectly(game: Game, goal: Goal): boolean {
  return hasShafts(game) || isDirect(game, goal) || pullsFor(game, goal).length > 0;
}

function goDirectly(run: Run, goal: Goal): boolean {
  return hasShafts(run.game) ? digFromExits(run, goal) : pullTogether(run, goal);
}

const hasShafts = ({ box }: PublicGame) => box.handlers.has('layShaft');

/** [XT1] whoever may touch no third tile gets its shaft on the tile of its exit. */
function digFromExits(run: Run, { items, exits }: Goal): boolean {
  return run.game.box.goals.heroes.every((pawn) => {
    const isExitTile = (space: Space) => tileOf(space) === tileOf(exits[pawn] as Space);
    const isItem = (space: Space) => space === items[pawn];
    return dig(run, pawn, isItem, (one, isGoal, steady) => reach(run, one, isGoal, steady), isExitTile);
  });
}

/** [XT2] walls whose breach would lie on what has to be covered. */
function diversions(game: PublicGame): Break[] {
  const { box, shared } = game;
  return breaksIn(game).filter(({ from, to }) => {
    const layers = [...shared.board.layers, { covers: [from, to] }];
    return isDiverted({ box, shared: { ...shared, board: { ...shared.board, layers } } });
  });
}

function divert(run: Run): boolean {
  const bring = (one: number, isGoal: (space: Space) => boolean) => reach(run, one, isGoal);
  return isDiverted(run.game) || breakOne(run, diversions(run.game), bring);
}

interface Mapping {
  readonly pawn: number;
  readonly map: Space;
  /** In front of which the tiles go, one after the other. */
  readonly spaces: readonly Space[];
}

/** [XT5] who reads a map, and what is then explored until that wins. */
function mapping(game: Game): Mapping | null {
  for (const map of printed(game, 'map').filter((space) => isPlaced(game, tileOf(space))))
    for (const pawn of game.box.pawns.keys()) {
      const pawns = game.shared.pawns.with(pawn, map);
      const spaces = exploreOn({ ...game, shared: { ...game.shared, pawns } });
      if (spaces !== null) return { pawn, map, spaces };
    }
  return null;
}

function exploreOn(game: Game): readonly Space[] | null {
  if (game.shared.result !== null) return game.shared.result.won ? [] : null;
  for (const space of places(game)) {
    const after = exploreAt(game, space);
    const rest = after === null ? null : exploreOn(after);
    if (rest !== null) return [space, ...rest];
  }
  return null;
}

function exploreAt(game: Game, space: Space): Game | null {
  const seat = seatWith(game, 'X');
  const drawn = after(game, { type: 'explore', seat });
  return drawn === null || drawn.shared.drawn === null ? drawn : after(drawn, { type: 'place', seat, space });
}

function after(game: Game, command: MallCommand): Game | null {
  const decision = decide(game, command, game.shared.sand.turned);
  return isRefusal(decision) ? null : decision.game;
}

function readMap(run: Run): boolean {
  const found = mapping(run.game);
  if (found === null || !reach(run, found.pawn, (space) => space === found.map)) return false;
  return found.spaces.every((space) => {
    if (!act(run, 'X', { type: 'explore' })) return false;
    return run.game.shared.drawn === null || act(run, 'X', { type: 'place', space });
  });
}
