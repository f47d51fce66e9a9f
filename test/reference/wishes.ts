import { COLOUR, type Game, type Pawn } from '#engine/mall/index.ts';
import { sensorBeam, spacesUnder, turnedBeam } from '#engine/mall/rules/sensor/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { roomOf, type Wish } from './putting.ts';

// Where it matters that a pawn stands.

const KEYS: readonly string[] = ['map', 'code', 'command', 'controlRoom', 'sensorControl'];
const KINDS: readonly string[] = [...KEYS, 'crystal', 'timer', 'camera', 'burger', 'reinforcement'];

/** A symbol, or half of a token. */
export function matters({ box, shared }: Game, pawn: number, space: Space): boolean {
  const print = box.print[space];
  const marks = box.tiles[space >> 4]?.cells[space & 15]?.features ?? [];
  const colour = COLOUR[box.pawns[pawn] as Pawn];
  const own = colour !== undefined && (print?.explore === colour || print?.item === colour);
  const laid = (shared.memory.shafts?.laid ?? []).flat().includes(space);
  const made = (shared.memory.breaches?.made ?? []).some(({ from, to }) => from === space || to === space);
  return own || laid || made || marks.some(({ kind }) => KINDS.includes(kind));
}

/** Where standing is what counts. */
export function isKey({ box }: Game, pawn: number, space: Space): boolean {
  const marks = box.tiles[space >> 4]?.cells[space & 15]?.features ?? [];
  const wanted = box.pawns[pawn] === 'mage' ? ['crystal', ...KEYS] : KEYS;
  return marks.some(({ kind }) => wanted.includes(kind));
}

export const isOn =
  (wanted: string): Wish =>
  ({ box }, _, space) =>
    (box.tiles[space >> 4]?.cells[space & 15]?.features ?? []).some(({ kind }) => kind === wanted);

/** Beside one's exit, a sand timer or a camera. */
export function isNear({ box, shared }: Game, pawn: number, space: Space): boolean {
  const colour = COLOUR[box.pawns[pawn] as Pawn];
  return [-4, -1, 1, 4].some((step) => {
    const print = (space + step) >> 4 === space >> 4 ? box.print[space + step] : undefined;
    if (print === undefined) return false;
    return shared.stolen ? print.exit !== null && print.exit === colour : print.timer || print.camera;
  });
}

/** One step from the tile of somebody it had better not meet. */
export function isClose({ box, shared }: Game, pawn: number, space: Space): boolean {
  const isHero = (index: number) => box.cast[index]?.hero ?? false;
  const foes = shared.pawns.filter((at, other) => at >= 0 && isHero(other) !== isHero(pawn));
  const next = [0, 1, 2, 3].map((side) => shared.board.next[space * 4 + side] ?? -1);
  return next.some((to) => to >= 0 && foes.some((at) => at >> 4 === to >> 4));
}

/** Beside a steel door drawn on its tile. */
export function isAtDoor({ box }: Game, _: number, space: Space): boolean {
  const [tile, cell] = [box.tiles[space >> 4], space & 15];
  const edges = [tile?.east[cell], tile?.east[cell - 1], tile?.south[cell], tile?.south[cell - 4]];
  return edges.some((edge) => typeof edge === 'object');
}

/** In the guard room. */
export const isInside = (game: Game, _: number, space: Space) => space >> 4 === roomOf(game);

/** In a slot: from there the next tile is one step away. */
export const isBeside = (_: Game, __: number, space: Space) => [2, 4, 11, 13].includes(space & 15);

/** On a tile to which a spell brings somebody back. */
export function isAwaited({ shared }: Game, _: number, space: Space): boolean {
  const { running = [] } = shared.memory.spells ?? {};
  return running.some((spell) => spell.space !== undefined && spell.space >> 4 === space >> 4);
}

/** Where the sensor would look if it were turned. */
export function isSwept(game: Game, _: number, space: Space): boolean {
  const beam = sensorBeam(game);
  return [true, false].some((clockwise) => spacesUnder(turnedBeam(beam, clockwise)).includes(space));
}

/** Where a tile could be explored. */
export const isOpening = ({ shared }: Game, _: number, space: Space) => shared.board.unused.includes(space);

/** Where reinforcements come, or beside it. */
export function isAtPost({ box }: Game, _: number, space: Space): boolean {
  const cells = box.tiles[space >> 4]?.cells ?? [];
  return cells.some(({ features }) => features.some(({ kind }) => kind === 'reinforcement'));
}
