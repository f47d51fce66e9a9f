import { directionIndex } from '#engine/family/directions.ts';
import { placementOf } from '#engine/mall/board.ts';
import { topBack } from '#engine/mall/deck.ts';
import { evolve, type Game, type MallEvent, type Pawn } from '#engine/mall/index.ts';
import { beholderOver } from '#engine/mall/rules/beholder/index.ts';
import { sensorBeam, spacesUnder } from '#engine/mall/rules/sensor/index.ts';
import { cellBeside, cellOf, OFF, type Space, spaceOf, tileOf } from '#engine/mall/spaces.ts';
import { isMarked, printed } from '#engine/mall/ways.ts';
import type { Dice } from './dice.ts';
import { goalSpace } from './goals.ts';
import type { Start } from './plans.ts';

// Constructed positions, so that thousands of games also reach what comes late. They are made of
// events and nothing else, so that the log of such a game replays like any other.

export function prologue(game: Game, start: Start, dice: Dice): readonly MallEvent[] {
  if (start === 'dealt') return [];
  const laying = layTiles(game, start === 'laid' ? dice.below(game.shared.deckLeft + 1) : 99, dice);
  const coming = whoComes(laying.reduce(evolve, game));
  const before = [...laying, ...coming];
  const laid = before.reduce(evolve, game);
  if (start === 'laid') return [...before, ...scatter(laid, dice)];
  if (start === 'lunch') return [...before, ...atCounter(laid, dice)];
  if (start === 'home') return [...before, { type: 'stolen', seat: 0 }];
  if (start === 'dry') return [...before, ...lastTimer(laid, dice)];
  const moving = start === 'late' ? gather(laid, dice) : flee(laid, dice);
  return moving.length === 0 ? before : [...before, ...moving];
}

/** What follows where a tile lies. */
function whoComes(game: Game): readonly MallEvent[] {
  return [...guardComes(game), ...beholderComes(game), ...sensorComes(game)];
}

/** [X1.1] */
function guardComes(game: Game): readonly MallEvent[] {
  const to = printed(game, 'guard')[0] ?? OFF;
  if (placementOf(game.shared.board, tileOf(to)) === undefined) return [];
  return [{ type: 'guardCame' }, { type: 'put', pawn: 'guard', to }];
}

/** [X8.1] */
function beholderComes({ box, shared }: Game): readonly MallEvent[] {
  const lies = shared.board.placed.find(({ tile }) => box.tiles[tile]?.beholder);
  if (shared.memory.beholder === undefined || lies === undefined) return [];
  return [{ type: 'beholderOver', seat: null, tile: lies.tile }];
}

/** [X13.1] */
function sensorComes({ box, shared }: Game): readonly MallEvent[] {
  const tile = shared.board.placed.find((one) => box.tiles[one.tile]?.sensor !== null)?.tile ?? OFF;
  const side = box.tiles[tile]?.sensor;
  if (shared.memory.sensor === undefined || side == null) return [];
  return [{ type: 'sensorTurned', seat: null, tile, side: directionIndex(side) }];
}

/** Draws and places at any unused exploration space. */
function layTiles(game: Game, most: number, dice: Dice): readonly MallEvent[] {
  const events: MallEvent[] = [];
  for (
    let now = game;
    now.shared.deckLeft > 0 && now.shared.board.unused.length > 0 && events.length < 2 * most;
  ) {
    const [tile, after] = now.secrets.deck as [number, number | undefined];
    const next = now.box.policies.faceUp ? (after ?? null) : null;
    const two: MallEvent[] = [
      { type: 'drawn', tile, next, ...topBack(now.box, after) },
      { type: 'placed', tile, space: dice.pick(now.shared.board.unused), paid: 'hero' },
    ];
    events.push(...two);
    now = two.reduce(evolve, now);
  }
  return events;
}

/** Puts pawns on these spaces, if no rule about company forbids the whole picture; guards stay where they came to. */
function settle(game: Game, wished: readonly (Space | null)[]): readonly MallEvent[] {
  const events = wished.flatMap((to, pawn): MallEvent[] =>
    to === null || isGuard(game, pawn)
      ? []
      : [{ type: 'moved', seat: 0, pawn: game.box.pawns[pawn] as Pawn, to, by: 'walk' }],
  );
  const after = events.reduce(evolve, game);
  return isPeaceful(after) && isUnwatched(after) ? events : [];
}

/** [X8.1] or whoever hovers, and stands nowhere. */
const isGuard = ({ box }: Game, pawn: number) =>
  box.cast[pawn]?.kind === 'guard' || box.cast[pawn]?.over !== undefined;

/** [X1.2] [X5.1] [X8.2] [X13.1] no hero where a guard is, none in the guard room, before the eye or under the sensor. */
function isUnwatched(game: Game): boolean {
  const { pawns } = game.shared;
  const watched = [...pawns.filter((_, pawn) => isGuard(game, pawn)).map(tileOf), beholderOver(game)];
  const others = pawns.filter((space, pawn) => space >= 0 && !isGuard(game, pawn));
  const under = spacesUnder(sensorBeam(game));
  return others.every(
    (space) =>
      !watched.includes(tileOf(space)) && !under.includes(space) && !isMarked(game, tileOf(space), 'captive'),
  );
}

/** No shared space; [S17] no company off tile 1; [S13] not all in one dimension. */
export function isPeaceful({ box, shared }: Game): boolean {
  const standing = shared.pawns.filter((space) => space >= 0);
  const heroes = shared.pawns.filter((_, pawn) => box.cast[pawn]?.hero);
  const here = heroes.filter((space) => space >= 0);
  const tiles = here.map(tileOf).filter((tile) => tile !== 0);
  const has = (id: string) => box.setup.pieces.includes(id);
  const dimensions = new Set(here.map((space) => placementOf(shared.board, tileOf(space))?.dimension));
  const all = here.length === heroes.length;
  return (
    new Set(standing).size === standing.length &&
    !(has('groupsForbidden') && new Set(tiles).size < tiles.length) &&
    !(has('dimensions') && all && dimensions.size < 2)
  );
}

export function corridor({ box, shared }: Game): Space[] {
  return box.print.flatMap(({ corridor: open }, space) =>
    open && placementOf(shared.board, tileOf(space)) !== undefined ? [space] : [],
  );
}

function scatter(game: Game, dice: Dice): readonly MallEvent[] {
  const { print: spaces } = game.box;
  const isSpecial = (space: Space) => spaces[space]?.crystal || (spaces[space]?.marks.length ?? 0) > 0;
  const special = game.shared.board.unused.concat(corridor(game).filter(isSpecial));
  return settle(
    game,
    game.box.pawns.map(() => (special.length > 0 && dice.chance(0.3) ? dice.pick(special) : null)),
  );
}

/** [C01] one pawn at a burger counter, where there is one. */
function atCounter(game: Game, dice: Dice): readonly MallEvent[] {
  const counters = printed(game, 'burger').filter((space) => corridor(game).includes(space));
  const hero = dice.below(4);
  return settle(
    game,
    game.box.pawns.map((_, pawn) => (pawn === hero && counters.length > 0 ? dice.pick(counters) : null)),
  );
}

/** All sand timers but one are out of order. */
function lastTimer(game: Game, dice: Dice): readonly MallEvent[] {
  const { outOfOrder } = game.shared;
  const timers = game.box.print.flatMap(({ timer }, space) =>
    timer && !outOfOrder.includes(space) ? [space] : [],
  );
  const [, ...gone] = dice.shuffled(timers);
  return gone.map((space) => ({ type: 'wentOutOfOrder', space }));
}

/** Every pawn at its item, but for one. */
function gather(game: Game, dice: Dice): readonly MallEvent[] {
  const straggler = dice.below(4);
  const spots = game.box.pawns.map((_, pawn) => (pawn === straggler ? null : goalSpace(game, pawn)));
  return settle(game, spots);
}

/** After the theft, anywhere; the little sister in line with her exit, a hero beside it, some gone already. */
function flee(game: Game, dice: Dice): readonly MallEvent[] {
  const free = corridor(game).filter((space) => game.box.print[space]?.exit === null);
  const wished = game.box.pawns.map((): Space | null => dice.pick(free));
  const gone = goneAlready(game, wished, dice);
  const settled = settle(game, wished);
  return settled.length === 0 ? [] : [...settled, { type: 'stolen', seat: 0 }, ...gone];
}

function goneAlready(game: Game, wished: (Space | null)[], dice: Dice): readonly MallEvent[] {
  const { pieces } = game.box.setup;
  if (pieces.includes('sister')) return sisterLast(game, wished, dice);
  return pieces.includes('trickTheGuards') && dice.chance(0.5) ? twoTricked(game, wished) : [];
}

/** [R12] mage and dwarf are gone by exits of which each was another's: now it matters who goes first. */
function twoTricked(game: Game, wished: (Space | null)[]): readonly MallEvent[] {
  const exit = (colour: string) => game.box.print.findIndex((info) => info.exit === colour);
  const taken = [exit('orange'), exit('yellow')] as const;
  if (taken.some((space) => placementOf(game.shared.board, tileOf(space)) === undefined)) return [];
  [wished[1], wished[3]] = taken;
  return (['mage', 'dwarf'] as const).map((pawn) => ({ type: 'escaped', pawn, stays: true }));
}

function sisterLast(game: Game, wished: (Space | null)[], dice: Dice): readonly MallEvent[] {
  const exit = game.box.print.findIndex((info) => info.exit === 'blue');
  if (placementOf(game.shared.board, tileOf(exit)) === undefined) return [];
  const near = (space: Space) =>
    [0, 1, 2, 3]
      .map((side) => cellBeside(cellOf(space), side))
      .filter((cell) => cell >= 0)
      .map((cell) => spaceOf(tileOf(space), cell))
      .filter((beside) => game.box.print[beside]?.corridor);
  const hero = dice.below(4);
  const [beside, other] = dice.shuffled(near(exit));
  wished[hero] = beside ?? null;
  wished[4] = other ?? wished[4] ?? null;
  const leavers = [0, 1, 2, 3].filter(
    (pawn) => pawn !== hero && !game.box.setup.pieces.includes('trickTheGuards'),
  );
  const stays = game.box.setup.pieces.includes('groupsForbidden');
  return stays ? [] : leavers.map((pawn) => ({ type: 'escaped', pawn: game.box.pawns[pawn] as Pawn, stays }));
}
