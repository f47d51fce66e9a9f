import { type Drawings, type Ground, type Mall, mallOf, pair } from './mall.ts';
import { type Laid, SIDES, type Side, type Spot, spotOf } from './tiles.ts';

// Everything there is on the table, as the rules speak of it. Nothing here knows how the engine keeps it.

export const HEROES = ['barbarian', 'mage', 'elf', 'dwarf', 'sister'] as const;
export type Hero = (typeof HEROES)[number];

/** The guard of 9*, and those who come to 2*, 10* and 11* when the theft is done [X11.1]. */
export const GUARDS = ['guard', 'guard2', 'guard10', 'guard11'] as const;
export type Guard = (typeof GUARDS)[number];
export type Pawn = Hero | Guard;

export const COLOUR: Readonly<Record<Hero, string>> = {
  barbarian: 'yellow',
  mage: 'purple',
  elf: 'green',
  dwarf: 'orange',
  sister: 'blue',
};

export interface Table {
  readonly modules: ReadonlySet<string>;
  readonly drawings: Drawings;
  /** [XT0] who has to steal and leave; everyone where nothing is said. */
  readonly goal: readonly Hero[] | null;
}

export type Link = readonly [Spot, Spot];

export interface Links {
  readonly left: number;
  readonly laid: readonly Link[];
}

/** [X10] those that lie ready, and what goes on until the next flip. */
export interface Spells {
  readonly held: readonly string[];
  readonly clairvoyance: boolean;
  readonly ghost: boolean;
  readonly invisible: boolean;
  readonly code: boolean;
  /** How many tiles a crystal ball still gives. */
  readonly crystal: number;
  readonly frog: Away | null;
  readonly diner: Away | null;
}

/** A guard who is off the board, and where it comes back. */
export interface Away {
  readonly guard: Guard;
  readonly at: Spot;
  /** Of a frog: inside a burger place [X10.9]. */
  readonly inside: boolean;
}

export interface Position {
  readonly table: Table;
  readonly laid: readonly Laid[];
  readonly deck: readonly string[];
  /** The top of the deck where everyone sees it [S8] [X10.7]. */
  readonly top: string | null;
  readonly drawn: string | null;
  /** Who is on the board, and where. */
  readonly pawns: ReadonlyMap<Pawn, Spot>;
  /** Who has left by an exit, and who waits for the guard room to be found [X5.1]. */
  readonly gone: readonly Pawn[];
  readonly aside: readonly Pawn[];
  /** The guards of the guard room as they came there: the first has its space and is out first [R18]. */
  readonly wardens: readonly Guard[];
  readonly outOfOrder: readonly Spot[];
  readonly hands: readonly (readonly string[])[];
  readonly stolen: boolean;
  readonly talk: boolean;
  readonly sand: { readonly full: number; readonly turned: number; readonly end: number };
  readonly flips: number;
  readonly tokens: { readonly sand: number; readonly swap: number; readonly loudspeaker: number };
  readonly shafts: Links;
  readonly breaches: Links;
  /** The map in use [X7.1], and the crystal ball that owes a second tile [R9]. */
  readonly map: Spot | null;
  readonly ball: Spot | null;
  /** The tile over which the beholder is. */
  readonly beholder: string | null;
  /** Where the sensor looks on the table; it is on 6*. */
  readonly sensor: Side | null;
  readonly telekinesis: number;
  readonly spells: Spells;
  readonly result: 'won' | 'lost' | null;
}

const malls = new WeakMap<readonly Laid[], Mall>();

export function mall({ table, laid }: Position): Mall {
  const known = malls.get(laid) ?? mallOf(table.drawings, laid);
  malls.set(laid, known);
  return known;
}

export const plays = ({ table }: Position, module: string) => table.modules.has(module);

/** [L3] the little sister is a hero where she is in play. */
export const heroes = (position: Position): readonly Hero[] =>
  HEROES.filter((hero) => hero !== 'sister' || plays(position, 'sister'));

/** [XT0] whose items and exits count. */
export const goalHeroes = (position: Position): readonly Hero[] => position.table.goal ?? heroes(position);

export const isHero = (pawn: Pawn): pawn is Hero => HEROES.some((hero) => hero === pawn);
export const isGuard = (pawn: Pawn): pawn is Guard => GUARDS.some((guard) => guard === pawn);

export function groundAt(position: Position, at: Spot): Ground | undefined {
  return mall(position).ground.get(at);
}

export function tileAt(position: Position, at: Spot | undefined): string | undefined {
  return at === undefined ? undefined : groundAt(position, at)?.tile;
}

export function pawnAt({ pawns }: Position, at: Spot): Pawn | undefined {
  return [...pawns].find(([, where]) => where === at)?.[0];
}

export function pawnsOn(position: Position, tile: string | undefined): Pawn[] {
  return [...position.pawns].filter(([, at]) => tileAt(position, at) === tile).map(([pawn]) => pawn);
}

export const heroesOn = (position: Position, tile: string | undefined) =>
  pawnsOn(position, tile).filter(isHero);

/** In the order in which the guards are named. */
export const guardsOn = (position: Position, tile: string | undefined) =>
  GUARDS.filter((guard) => pawnsOn(position, tile).includes(guard));

/** [R18] those who came to the guard room earlier first; who comes by this very act is the last. */
export function byArrival({ wardens }: Position, guards: readonly Guard[]): Guard[] {
  const place = (guard: Guard) => (wardens.includes(guard) ? wardens.indexOf(guard) : wardens.length);
  return [...guards].sort((one, other) => place(one) - place(other));
}

/** Under half of a shaft or of a breach. */
export function isCovered({ shafts, breaches }: Position, at: Spot): boolean {
  return [...shafts.laid, ...breaches.laid].some((link) => link.includes(at));
}

/** [X0.2] no component at all on it; [X0.6] nor the sensor over it. */
export function isEmpty(position: Position, at: Spot): boolean {
  const { outOfOrder } = position;
  if (isUnderSensor(position, at) || isFrog(position, at)) return false;
  return pawnAt(position, at) === undefined && !isCovered(position, at) && !outOfOrder.includes(at);
}

function isFrog({ spells }: Position, at: Spot): boolean {
  return spells.frog !== null && !spells.frog.inside && spells.frog.at === at;
}

export const SENSOR_TILE = '6*';
/** The six spaces of a sensor that looks north: four on the edge, two inside. */
const BEAM = [0, 1, 2, 3, 5, 6];

/** [X13.1] the six spaces under it, or those it would have if it looked there. */
export function underSensor({ laid, sensor }: Position, looks: Side | null = sensor): readonly Spot[] {
  const tile = laid.find(({ name }) => name === SENSOR_TILE);
  if (tile === undefined || looks === null) return [];
  const north = { ...tile, turn: SIDES.indexOf(looks) };
  return BEAM.map((cell) => spotOf(north, cell));
}

export const isUnderSensor = (position: Position, at: Spot) => underSensor(position).includes(at);

/** [X3.4] [X4.3] a covered space is ordinary; a colour narrows it down. */
export function shows(position: Position, at: Spot | undefined, kind: string, colour?: string): boolean {
  if (at === undefined || isCovered(position, at)) return false;
  const marks = groundAt(position, at)?.marks ?? [];
  return marks.some((mark) => mark.kind === kind && (colour === undefined || mark.colour === colour));
}

export function works(position: Position, at: Spot | undefined, kind: string): boolean {
  return at !== undefined && shows(position, at, kind) && !position.outOfOrder.includes(at);
}

export function spotsWith(position: Position, kind: string): Spot[] {
  return [...mall(position).ground.keys()].filter((at) => shows(position, at, kind));
}

export function isBreached({ breaches }: Position, from: Spot, to: Spot): boolean {
  return breaches.laid.some((link) => link.includes(from) && link.includes(to));
}

/** [X0.3] where no module in play knows steel doors, there are none. */
export function doorFrom(position: Position, from: Spot, to: Spot): 'code' | 'free' | 'shut' | undefined {
  const known = ['guardRoom', 'lockedExit', 'controlRoom'].some((module) => plays(position, module));
  return known ? mall(position).doors.get(pair(from, to)) : undefined;
}

/** Nothing between the two, for anybody. */
export function isOpen(position: Position, from: Spot, to: Spot): boolean {
  const { ground, walls, small } = mall(position);
  const way = pair(from, to);
  const walled = walls.has(way) || small.has(way) || doorFrom(position, from, to) !== undefined;
  return ground.has(from) && ground.has(to) && !walled;
}

export function outOfOrder(position: Position, at: Spot): Position {
  if (position.outOfOrder.includes(at)) return position;
  return { ...position, outOfOrder: [...position.outOfOrder, at] };
}

export function standing(position: Position, pawn: Pawn, at: Spot | null): Position {
  const pawns = new Map(position.pawns);
  if (at === null) pawns.delete(pawn);
  else pawns.set(pawn, at);
  return { ...position, pawns };
}
