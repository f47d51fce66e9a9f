import { COLOUR, decide, type Game, isRefusal, type MallCommand, type Pawn } from '#engine/mall/index.ts';
import { sensorBeam, spacesUnder, turnedBeam } from '#engine/mall/rules/sensor/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import type { Dice } from '../properties/dice.ts';
import { disturbed, elsewhere, frogInside, runs } from './stir.ts';

// Pawns are put where it matters, as if they had always stood there, so that random play comes to everything.

export function scrambled(game: Game, dice: Dice): Game {
  if (!game.shared.stolen && dice.chance(0.05)) return gathered(game, dice);
  if (dice.chance(0.05)) return manned(game, dice);
  if (dice.chance(0.15)) return disturbed(game, dice);
  if (dice.chance(0.03)) return wished(game, dice.pick(guardsOf(game)) ?? -1, isInside, dice);
  return dice.chance(0.4) ? moved(game, dice.below(game.box.pawns.length), dice) : game;
}

/** Where a game is taken up: near its beginning, in the middle, or with everything found and often stolen. */
export function takenUp(game: Game, dice: Dice): Game {
  const { deckLeft } = game.shared;
  const tiles = dice.pick([dice.below(4), 4 + dice.below(4), dice.below(deckLeft), deckLeft]);
  const laid = opened(game, tiles, dice);
  return tiles < deckLeft || dice.chance(0.4) ? laid : done(gathered(laid, dice), { type: 'theft', seat: 0 });
}

/** Some tiles are laid, each in front of a hero put there for it. */
function opened(game: Game, tiles: number, dice: Dice): Game {
  let now = game;
  for (let tries = 0; tries < 2 * tiles && now.shared.board.placed.length <= tiles; tries++)
    now = oneMore(now, dice);
  return now;
}

function oneMore(game: Game, dice: Dice): Game {
  const { box, shared } = game;
  const spots = shared.board.unused.flatMap((space) => {
    const pawn = box.cast.findIndex(({ colour }) => colour !== null && colour === box.print[space]?.explore);
    return pawn >= 0 && canStand(game, pawn, space) ? [{ pawn, space }] : [];
  });
  if (spots.length === 0) return game;
  const { pawn, space } = dice.pick(spots);
  const seat = shared.hands.findIndex((hand) => hand.some((tile) => tile.includes('X')));
  const drawn = done(put(game, pawn, space), { type: 'explore', seat });
  return drawn.shared.drawn === null ? drawn : done(drawn, { type: 'place', seat, space });
}

function done(game: Game, command: MallCommand): Game {
  const decision = decide(game, command, 1);
  return isRefusal(decision) ? game : decision.game;
}

/** Every hero on its item, if all of them are there to be stood on; guards and beholder out of their way. */
function gathered(game: Game, dice: Dice): Game {
  const { print } = game.box;
  const items = print.flatMap(({ item }, space) => (item === null ? [] : [space >> 4]));
  const isAside = (_: Game, __: number, space: Space) => !items.includes(space >> 4);
  const away = guardsOf(game).reduce(
    (now, guard) => wished(now, guard, isAside, dice),
    elsewhere(game, dice),
  );
  const ready = onItems(game.box.setup.pieces.includes('frogDiversion') ? frogInside(away, dice) : away);
  const { heroes } = game.box.setup.goals ?? {};
  const idle = ready.box.cast.flatMap(({ id, hero }, index) =>
    hero && heroes !== undefined && !heroes.includes(id) && dice.chance(0.4) ? [index] : [],
  );
  return idle.reduce((now, pawn) => wished(now, pawn, isAtPost, dice), ready);
}

/** Where reinforcements come, or beside it. */
function isAtPost({ box }: Game, _: number, space: Space): boolean {
  const cells = box.tiles[space >> 4]?.cells ?? [];
  return cells.some(({ features }) => features.some(({ kind }) => kind === 'reinforcement'));
}

function onItems(game: Game): Game {
  return game.box.pawns.reduce((now, pawn, index) => {
    const colour = COLOUR[pawn as Pawn];
    const item = now.box.print.findIndex((info) => info.item !== null && info.item === colour);
    return item >= 0 && canStand(now, index, item) ? put(now, index, item) : now;
  }, game);
}

/** A guard where a shaft or a breach is, in the guard room if it can be. */
export function guardAtToken(game: Game, dice: Dice): Game {
  const { shared } = game;
  const laid = (shared.memory.shafts?.laid ?? []).flat();
  const halves = [...laid, ...(shared.memory.breaches?.made ?? []).flatMap(({ from, to }) => [from, to])];
  const inside = halves.filter((space) => isInside(game, 0, space));
  const wanted = inside.length > 0 ? inside : halves;
  const guard = dice.pick(guardsOf(game)) ?? -1;
  return wanted.length === 0 ? game : wished(game, guard, (_, __, space) => wanted.includes(space), dice);
}

/** One hero on a code, another at a steel door. */
function manned(game: Game, dice: Dice): Game {
  const [one = 0, other = 1] = dice.shuffled([0, 1, 2, 3]);
  return wished(wished(game, one, isCode, dice), other, isAtDoor, dice);
}

function moved(game: Game, pawn: number, dice: Dice): Game {
  const wish = dice.pick([
    matters,
    isKey,
    isNear,
    isNear,
    isBeside,
    isClose,
    isClose,
    isInside,
    isAtDoor,
    isAwaited,
    isAwaited,
    isSwept,
    isOpening,
    () => true,
  ]);
  return wished(game, pawn, wish, dice);
}

type Wish = (game: Game, pawn: number, space: Space) => boolean;

/** Anywhere else where there is no such space. */
function wished(game: Game, pawn: number, wish: Wish, dice: Dice): Game {
  const spaces = game.shared.board.placed.flatMap(({ tile }) =>
    Array.from({ length: 16 }, (_, cell) => tile * 16 + cell),
  );
  const open = spaces.filter((space) => canStand(game, pawn, space));
  if (open.length === 0 || pawn < 0) return game;
  const wanted = open.filter((space) => wish(game, pawn, space));
  return put(game, pawn, dice.pick(wanted.length > 0 ? wanted : open));
}

/** Whoever is in the guard room now is known to be there. */
function put(game: Game, pawn: number, space: Space): Game {
  const { box, shared } = game;
  const pawns = shared.pawns.with(pawn, space);
  const room = roomOf(game);
  const laid = shared.board.placed.some(({ tile }) => tile === room);
  const guardRoom = box.pawns.filter((_, index) => (pawns[index] ?? -1) >> 4 === room);
  const memory = laid && shared.memory.guardRoom ? { ...shared.memory, guardRoom } : shared.memory;
  return { ...game, shared: { ...shared, pawns, memory } };
}

const guardsOf = ({ box }: Game) =>
  box.pawns.flatMap((id, index) => ((id as string).startsWith('guard') ? [index] : []));

const roomOf = ({ box }: Game) => box.tiles.findIndex(({ name }) => name === '25');

/** On a free space, from the board to the board, and not with whom it would meet. */
function canStand(game: Game, pawn: number, space: Space): boolean {
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

const KEYS: readonly string[] = ['map', 'code', 'command', 'controlRoom', 'sensorControl'];
const KINDS: readonly string[] = [...KEYS, 'crystal', 'timer', 'camera', 'burger', 'reinforcement'];

/** A symbol, or half of a token. */
function matters({ box, shared }: Game, pawn: number, space: Space): boolean {
  const print = box.print[space];
  const marks = box.tiles[space >> 4]?.cells[space & 15]?.features ?? [];
  const colour = COLOUR[box.pawns[pawn] as Pawn];
  const own = colour !== undefined && (print?.explore === colour || print?.item === colour);
  const laid = (shared.memory.shafts?.laid ?? []).flat().includes(space);
  const made = (shared.memory.breaches?.made ?? []).some(({ from, to }) => from === space || to === space);
  return own || laid || made || marks.some(({ kind }) => KINDS.includes(kind));
}

/** Where standing is what counts. */
function isKey({ box }: Game, pawn: number, space: Space): boolean {
  const marks = box.tiles[space >> 4]?.cells[space & 15]?.features ?? [];
  const wanted = box.pawns[pawn] === 'mage' ? ['crystal', ...KEYS] : KEYS;
  return marks.some(({ kind }) => wanted.includes(kind));
}

function isCode({ box }: Game, _: number, space: Space): boolean {
  const marks = box.tiles[space >> 4]?.cells[space & 15]?.features ?? [];
  return marks.some(({ kind }) => kind === 'code');
}

/** Beside one's exit, a sand timer or a camera. */
function isNear({ box, shared }: Game, pawn: number, space: Space): boolean {
  const colour = COLOUR[box.pawns[pawn] as Pawn];
  return [-4, -1, 1, 4].some((step) => {
    const print = (space + step) >> 4 === space >> 4 ? box.print[space + step] : undefined;
    if (print === undefined) return false;
    return shared.stolen ? print.exit !== null && print.exit === colour : print.timer || print.camera;
  });
}

/** One step from the tile of somebody it had better not meet. */
function isClose({ box, shared }: Game, pawn: number, space: Space): boolean {
  const isHero = (index: number) => box.cast[index]?.hero ?? false;
  const foes = shared.pawns.filter((at, other) => at >= 0 && isHero(other) !== isHero(pawn));
  const next = [0, 1, 2, 3].map((side) => shared.board.next[space * 4 + side] ?? -1);
  return next.some((to) => to >= 0 && foes.some((at) => at >> 4 === to >> 4));
}

/** Beside a steel door drawn on its tile. */
function isAtDoor({ box }: Game, _: number, space: Space): boolean {
  const [tile, cell] = [box.tiles[space >> 4], space & 15];
  const edges = [tile?.east[cell], tile?.east[cell - 1], tile?.south[cell], tile?.south[cell - 4]];
  return edges.some((edge) => typeof edge === 'object');
}

/** In the guard room. */
const isInside = (game: Game, _: number, space: Space) => space >> 4 === roomOf(game);

/** In a slot: from there the next tile is one step away. */
const isBeside = (_: Game, __: number, space: Space) => [2, 4, 11, 13].includes(space & 15);

/** On a tile to which a spell brings somebody back. */
function isAwaited({ shared }: Game, _: number, space: Space): boolean {
  const { running = [] } = shared.memory.spells ?? {};
  return running.some((spell) => spell.space !== undefined && spell.space >> 4 === space >> 4);
}

/** Where the sensor would look if it were turned. */
function isSwept(game: Game, _: number, space: Space): boolean {
  const beam = sensorBeam(game);
  return [true, false].some((clockwise) => spacesUnder(turnedBeam(beam, clockwise)).includes(space));
}

/** Where a tile could be explored. */
const isOpening = ({ shared }: Game, _: number, space: Space) => shared.board.unused.includes(space);
