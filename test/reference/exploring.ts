import { locked } from './guards.ts';
import {
  COLOUR,
  HEROES,
  isHero,
  mall,
  outOfOrder,
  type Position,
  pawnAt,
  plays,
  shows,
  spotsWith,
  standing,
  works,
} from './position.ts';
import { beside, continued, type Drawing, type Laid, type Spot, turned } from './tiles.ts';

// Exploring: by a hero on its own colour, by auto-explore, map and crystal ball [R8].

type Payer =
  | { readonly by: 'hero' | 'sister' | 'auto' | 'spell' }
  | { readonly by: 'map' | 'ball'; readonly from: Spot };

function payerOf(position: Position, at: Spot): Payer | null {
  if (!leadsOut(position, at)) return null;
  const standsThere = pawnAt(position, at);
  if (standsThere !== undefined && isHero(standsThere) && shows(position, at, 'explore', COLOUR[standsThere]))
    return { by: 'hero' };
  // [L2] whatever its colour.
  if (standsThere === 'sister' && (shows(position, at, 'explore') || isAuto(position, at)))
    return { by: 'sister' };
  if (isAuto(position, at)) return { by: 'auto' };
  return byMap(position, at) ?? byBall(position, at) ?? bySpell(position, at);
}

/** Uncovered, and facing a vacant position. */
function leadsOut(position: Position, at: Spot): boolean {
  const outwards = mall(position).ground.get(at)?.outwards ?? null;
  return outwards !== null && !mall(position).cells.has(beside(at, outwards));
}

const isAuto = (position: Position, at: Spot) =>
  plays(position, 'autoExplore') && shows(position, at, 'auto');

/** [X7.1] as if the hero on the map stood on every exploration space of its colour. */
function byMap(position: Position, at: Spot): Payer | null {
  if (!plays(position, 'maps')) return null;
  for (const hero of HEROES) {
    const from = position.pawns.get(hero);
    if (from !== undefined && works(position, from, 'map') && shows(position, at, 'explore', COLOUR[hero]))
      return { by: 'map', from };
  }
  return null;
}

/** [S5] [R9] any unused exploration space of any colour, auto-explore spaces too. */
function byBall(position: Position, at: Spot): Payer | null {
  const from = position.pawns.get('mage');
  if (from === undefined || !plays(position, 'crystalBall')) return null;
  const ready = works(position, from, 'crystal') || position.ball === from;
  return ready && isUnused(position, at) ? { by: 'ball', from } : null;
}

/** [X10.2] as the ball, without the space. */
const bySpell = (position: Position, at: Spot): Payer | null =>
  position.spells.crystal > 0 && isUnused(position, at) ? { by: 'spell' } : null;

/** [R9] of any colour, uncovered, facing a vacant position; auto-explore spaces count. */
export function isUnused(position: Position, at: Spot): boolean {
  return leadsOut(position, at) && (shows(position, at, 'explore') || isAuto(position, at));
}

export function places(position: Position): Spot[] {
  const slots = [...spotsWith(position, 'explore'), ...spotsWith(position, 'auto')];
  return slots.filter((at) => payerOf(position, at) !== null);
}

/** [M13] [M14] [R7] with one place, drawing and placing are one act. */
export function explored(position: Position): Position | null {
  const [top, ...deck] = position.deck;
  const open = places(position);
  if (position.drawn !== null || top === undefined || open.length === 0) return null;
  const drawn = { ...position, drawn: top, deck };
  return open.length === 1 ? placed(drawn, open[0] as Spot) : drawn;
}

export function placed(position: Position, at: Spot | null): Position | null {
  const payer = at === null ? null : payerOf(position, at);
  if (position.drawn === null || at === null || payer === null) return null;
  const talk = position.talk || (payer.by === 'hero' && isLoud(position, at));
  return paid(appeared(laidAt({ ...position, talk }, at)), payer);
}

/** [S4] [X7.2] only an elf on its own colour. */
const isLoud = (position: Position, at: Spot) =>
  plays(position, 'loudspeaker') && pawnAt(position, at) === 'elf';

function laidAt(position: Position, at: Spot): Position {
  const ground = mall(position).ground.get(at);
  const from = position.laid.find(({ name }) => name === ground?.tile) as Laid;
  const tile = position.table.drawings.get(position.drawn ?? '') as Drawing;
  const next = continued(from, ground?.outwards ?? 'north', tile);
  return { ...position, laid: [...position.laid, next], drawn: null };
}

/** [X1.1] the guard comes with 9*, [X8.1] [X13.1] beholder and sensor with 7* and 6*; [X5.1] whoever waits with 25. */
function appeared(position: Position): Position {
  const { name, turn } = position.laid.at(-1) as Laid;
  if (name === '25') return locked(position);
  if (name === '7*' && plays(position, 'beholder')) return { ...position, beholder: name };
  const looks = position.table.drawings.get(name)?.sensor ?? null;
  if (looks !== null && plays(position, 'sensor')) return { ...position, sensor: turned(looks, turn) };
  if (name !== '9*' || !plays(position, 'guard')) return position;
  const post = spotsWith(position, 'guard').find((at) => mall(position).cells.get(at) === '9*');
  return standing(position, 'guard', post ?? null);
}

function paid(position: Position, payer: Payer): Position {
  const rested = payer.by === 'map' && payer.from === position.map ? position : mapEnded(position);
  if (payer.by === 'map') return { ...rested, map: payer.from };
  const { spells } = rested;
  if (payer.by === 'spell') return { ...rested, spells: { ...spells, crystal: spells.crystal - 1 } };
  if (payer.by !== 'ball') return rested;
  return position.ball === payer.from
    ? { ...rested, ball: null }
    : { ...outOfOrder(rested, payer.from), ball: payer.from };
}

/** [X7.1] a map that was in use goes out of order. */
export function mapEnded(position: Position): Position {
  if (position.map === null) return position;
  return { ...outOfOrder(position, position.map), map: null };
}
