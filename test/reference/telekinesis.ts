import { isUnused } from './exploring.ts';
import { mall, type Position, pawnsOn, SENSOR_TILE, tileAt } from './position.ts';
import { continued, type Drawing, type Laid, placeBeside, SIDES, type Spot, spot } from './tiles.ts';
import type { WordOf } from './words.ts';

// The elf pulls a tile to where she could explore [X9.1] [R23].

export function pulled(position: Position, { from, tile }: WordOf<'telekinesis'>): Position | null {
  const { telekinesis, pawns, laid, table } = position;
  if (telekinesis === 0 || from === null || pawns.get('elf') !== from || !isUnused(position, from))
    return null;
  const moved = laid.find(({ name }) => name === tile);
  if (moved === undefined || isFirst(moved) || !isEmptyTile(position, tile)) return null;
  const ground = mall(position).ground.get(from);
  const base = laid.find(({ name }) => name === ground?.tile) as Laid;
  const next = continued(base, ground?.outwards ?? 'north', table.drawings.get(tile) as Drawing);
  const after = laid.map((one) => (one === moved ? next : one));
  return isOneGroup(after) ? { ...position, laid: after, telekinesis: telekinesis - 1 } : null;
}

const isFirst = ({ name }: Laid) => name === '1A' || name === '1B';

/** [X0.2] no component at all: whoever eats on it lies on it too. */
function isEmptyTile(position: Position, tile: string): boolean {
  const { beholder, sensor, outOfOrder, shafts, breaches, spells } = position;
  if (beholder === tile || (sensor !== null && tile === SENSOR_TILE)) return false;
  const away = [spells.frog, spells.diner].flatMap((one) => (one === null ? [] : [one.at]));
  const tokens = [...outOfOrder, ...shafts.laid.flat(), ...breaches.laid.flat(), ...away];
  return pawnsOn(position, tile).length === 0 && !tokens.some((at) => tileAt(position, at) === tile);
}

function isOneGroup(laid: readonly Laid[]): boolean {
  const corners = new Map(laid.map((tile) => [spot(tile.x, tile.y), tile]));
  const reached = new Set<Spot>();
  const open = [...corners.keys()].slice(0, 1);
  for (const at of open) {
    const tile = corners.get(at);
    if (tile === undefined || reached.has(at)) continue;
    reached.add(at);
    open.push(...SIDES.map((side) => placeBeside(tile, side)));
  }
  return reached.size === laid.length;
}
