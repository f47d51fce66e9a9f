import type { Colour, MallCommand, Pawn, Tile } from '#engine/mall/index.ts';
import {
  beside,
  beyond,
  type Cell,
  COMPASS,
  isVacant,
  type Laid,
  LETTERS,
  layBeyond,
  type Mall,
  mallOf,
  stepTo,
} from './grid.ts';
import { FULL, NOW, type Position, type Summary, tileNames } from './position.ts';

// A second reading of the rules, written from the ledger and not from the engine: slow, naive, on
// plain coordinates. It knows nothing of handlers, pieces or events.

const PAWNS: readonly Pawn[] = ['barbarian', 'mage', 'elf', 'dwarf', 'sister'];
const COLOUR: Readonly<Record<Pawn, Colour>> = {
  barbarian: 'yellow',
  mage: 'purple',
  elf: 'green',
  dwarf: 'orange',
  sister: 'blue',
};

interface Rules {
  readonly tiles: readonly Tile[];
  readonly pieces: readonly string[];
}

export interface Table extends Summary {
  readonly rules: Rules;
  readonly mall: Mall;
  /** The discarded tile whose partner is still to be chosen, as it lay [S11]. */
  readonly first: Laid | null;
}

export interface Choice {
  readonly command: MallCommand;
  readonly next: Table;
}

export function setTable(position: Position): Table {
  const names = tileNames(position);
  const rules = { tiles: names.map((name) => position.tiles.get(name) as Tile), pieces: position.pieces };
  const number = (name: string) => names.indexOf(name);
  const at = ([tile, row, column]: readonly [string, number, number]) => number(tile) * 16 + row * 4 + column;
  const laid: Laid[] = [{ tile: 0, plane: 0, x: 0, y: 0, turns: 0 }];
  if (has({ rules }, 'dimensions')) laid.push({ tile: 1, plane: 1, x: 0, y: 0, turns: 0 });
  for (const [tile, from, side] of position.laid) {
    const under = laid.find((one) => one.tile === number(from)) as Laid;
    laid.push(layBeyond(rules.tiles, under, COMPASS.indexOf(side), number(tile)));
  }
  const pawns = PAWNS.slice(0, has({ rules }, 'sister') ? 5 : 4);
  return {
    rules,
    ...withBoard(rules, laid),
    pawns: pawns.map((pawn) => at(position.pawns[pawn] ?? [position.start, 0, 0])),
    left: pawns.map(() => false),
    deck: position.deck.map(number),
    drawn: null,
    outOfOrder: (position.outOfOrder ?? []).map(at).sort(byNumber),
    hands: position.hands,
    stolen: position.stolen ?? false,
    talk: false,
    sand: FULL - NOW,
    result: null,
    ball: null,
    owed: 0,
    first: null,
    pile: [],
    hidden: position.solo ?? [],
  };
}

export function summaryOf({
  pawns,
  left,
  board,
  deck,
  drawn,
  outOfOrder,
  hands,
  stolen,
  talk,
  sand,
  result,
  ball,
  owed,
  pile,
  hidden,
}: Summary): Summary {
  return {
    pawns,
    left,
    board,
    deck,
    drawn,
    outOfOrder,
    hands,
    stolen,
    talk,
    sand,
    result,
    ball,
    owed,
    pile,
    hidden,
  };
}

/** Every legal command of every seat, and the table after it. */
export function choices(table: Table): Choice[] {
  if (table.result !== null) return [];
  return table.hands.flatMap((hand, seat) =>
    table.owed > 0
      ? discards(table, seat)
      : [...acts(table, seat, hand), ...thefts(table, seat), ...reveals(table, seat)],
  );
}

function acts(table: Table, seat: number, hand: string): Choice[] {
  return [
    ...walks(table, seat, hand),
    ...jumps(table, seat, hand),
    ...(hand.includes('V') ? vortexes(table, seat) : []),
    ...(hand.includes('L') ? escalators(table, seat) : []),
    ...(hand.includes('X') ? explorations(table, seat) : []),
  ];
}

const has = ({ rules }: Pick<Table, 'rules'>, piece: string) => rules.pieces.includes(piece);
const byNumber = (a: number, b: number) => a - b;
const cellAt = ({ mall }: Table, space: number | null | undefined) =>
  space == null ? undefined : mall.bySpace.get(space);
const isPrinted = (table: Table, space: number | null | undefined, what: string) =>
  cellAt(table, space)?.printed.has(what) === true;
const works = (table: Table, space: number) => !table.outOfOrder.includes(space);
const isSister = (pawn: number) => PAWNS[pawn] === 'sister';
const colourOf = (pawn: number) => COLOUR[PAWNS[pawn] as Pawn];

function withBoard(rules: Rules, laid: readonly Laid[]) {
  const board = laid.map(({ tile, plane, x, y, turns }) => [tile, plane, x, y, turns] as const);
  return { mall: mallOf(rules.tiles, laid), board: [...board].sort((a, b) => a[0] - b[0]) };
}

/** Pawns that can be acted on, with the cell each stands on. */
function standing(table: Table): { readonly pawn: number; readonly cell: Cell }[] {
  return table.pawns.flatMap((space, pawn) => {
    const cell = cellAt(table, space);
    return cell === undefined || table.left[pawn] ? [] : [{ pawn, cell }];
  });
}

/** [M8] [S17] somebody is there, or on that tile. */
function isTaken(table: Table, pawn: number, to: Cell): boolean {
  if (table.pawns.includes(to.space)) return true;
  if (!has(table, 'groupsForbidden') || to.tile === 0) return false;
  return table.pawns.some((space, other) => other !== pawn && cellAt(table, space)?.tile === to.tile);
}

/** [S6] [R6] two working cameras guard the sand timers, used ones too. */
function isWatched(table: Table, to: Cell): boolean {
  const cameras = [...table.mall.bySpace.values()].filter(
    ({ printed, space }) => printed.has('camera') && works(table, space),
  );
  return has(table, 'cameras') && to.printed.has('timer') && cameras.length >= 2;
}

function walks(table: Table, seat: number, hand: string): Choice[] {
  const found: Choice[] = [];
  for (const { pawn, cell } of standing(table))
    for (const side of [0, 1, 2, 3].filter(
      (way) => hand.includes(LETTERS[way] as string) && !isSister(pawn),
    )) {
      const small = PAWNS[pawn] === 'dwarf' && has(table, 'smallPassages');
      let to = stepTo(table.mall, cell, side, small);
      for (let distance = 1; to !== undefined && !isTaken(table, pawn, to); distance++) {
        const direction = COMPASS[side] as (typeof COMPASS)[number];
        const command: MallCommand = {
          type: 'move',
          seat,
          pawn: PAWNS[pawn] as Pawn,
          from: cell.space,
          direction,
          distance,
        };
        if (!isWatched(table, to)) found.push({ command, next: arrive(table, pawn, to) });
        to = stepTo(table.mall, to, side, small);
      }
    }
  return found;
}

/** [T13] [R24] straight to a free space beside another hero; one wall between does not matter, two do. */
function jumps(table: Table, seat: number, hand: string): Choice[] {
  const her = standing(table).find(({ pawn }) => isSister(pawn));
  if (her === undefined) return [];
  const heroes = standing(table).filter(({ pawn }) => !isSister(pawn));
  const stays = table.pawns.flatMap((space, pawn) =>
    table.left[pawn] && !isSister(pawn) ? (cellAt(table, space) ?? []) : [],
  );
  const near = [...heroes.map(({ cell }) => cell), ...stays].flatMap((cell) =>
    [0, 1, 2, 3].map((side) => besideHero(table, cell, side)),
  );
  const targets = [...new Set(near)].filter((cell) => cell !== undefined).filter((cell) => cell.corridor);
  return targets.flatMap((to) => {
    const side = straight(her.cell, to);
    if (
      side < 0 ||
      !hand.includes(LETTERS[side] as string) ||
      isTaken(table, her.pawn, to) ||
      isWatched(table, to)
    )
      return [];
    const direction = COMPASS[side] as (typeof COMPASS)[number];
    const command: MallCommand = {
      type: 'jump',
      seat,
      pawn: 'sister',
      from: her.cell.space,
      direction,
      to: to.space,
    };
    return [{ command, next: arrive(table, her.pawn, to) }];
  });
}

function besideHero({ mall }: Table, hero: Cell, side: number): Cell | undefined {
  const to = beside(mall, hero, side);
  if (to === undefined || to.tile === hero.tile) return to;
  const walls = [hero.sides[side], to.sides[(side + 2) % 4]].filter((one) => one !== 'slot');
  return walls.length < 2 ? to : undefined;
}

/** The direction in which it lies straight ahead, or -1. */
function straight(from: Cell, to: Cell): number {
  if (from.x === to.x && from.y !== to.y) return to.y < from.y ? 0 : 2;
  return from.y === to.y && from.x !== to.x ? (to.x > from.x ? 1 : 3) : -1;
}

function vortexes(table: Table, seat: number): Choice[] {
  if (table.stolen || has(table, 'noVortex')) return [];
  return standing(table).flatMap(({ pawn, cell }) => {
    const what = `vortex ${colourOf(pawn)}`;
    const ends = [...table.mall.bySpace.values()].filter(
      ({ printed }) => printed.has(what) && !isSister(pawn),
    );
    const free = ends.filter((to) => !isTaken(table, pawn, to) && mayCross(table, pawn, cell, to, what));
    return free.map((to) => ({
      command: { type: 'vortex', seat, pawn: PAWNS[pawn] as Pawn, from: cell.space, to: to.space } as const,
      next: arrive(table, pawn, to),
    }));
  });
}

/** [S13] from an own vortex to the other dimension, never all four in one. */
function mayCross(table: Table, pawn: number, from: Cell, to: Cell, what: string): boolean {
  if (!has(table, 'dimensions')) return true;
  const others = table.pawns.filter((_, other) => other !== pawn).map((space) => cellAt(table, space)?.plane);
  return from.printed.has(what) && from.plane !== to.plane && others.some((plane) => plane !== to.plane);
}

function escalators(table: Table, seat: number): Choice[] {
  return standing(table).flatMap(({ pawn, cell }) => {
    const to = cellAt(table, cell.escalator);
    if (to === undefined || isSister(pawn) || isTaken(table, pawn, to) || isWatched(table, to)) return [];
    const command: MallCommand = {
      type: 'escalator',
      seat,
      pawn: PAWNS[pawn] as Pawn,
      from: cell.space,
      to: to.space,
    };
    return [{ command, next: arrive(table, pawn, to) }];
  });
}

/** [R4] what happens where a pawn ends, however it came there. */
function arrive(before: Table, pawn: number, to: Cell): Table {
  const pawns = before.pawns.map((space, other) => (other === pawn ? to.space : space));
  const ball = PAWNS[pawn] === 'mage' ? null : before.ball;
  let table: Table = { ...before, pawns, ball, talk: false };
  if (to.printed.has('timer') && works(table, to.space)) table = flip(table, to.space);
  if (to.printed.has('camera') && PAWNS[pawn] === 'barbarian' && has(table, 'cameras'))
    table = breakDown(table, to.space);
  if (has(table, 'automaticTheft') && mayDoTheft(table)) table = { ...table, stolen: true };
  return before.stolen ? leave(table, pawn, to) : table;
}

function breakDown(table: Table, space: number): Table {
  return works(table, space) ? { ...table, outOfOrder: [...table.outOfOrder, space].sort(byNumber) } : table;
}

/** [R2] */
function flip(before: Table, space: number): Table {
  const turned = { ...breakDown(before, space), sand: FULL - before.sand };
  const passing = has(before, 'passTiles') && before.hands.length > 1;
  const passed = passing ? turned.hands.map((_, seat) => turned.hands.at(seat - 1) as string) : turned.hands;
  const alone = has(before, 'solo');
  const hands = alone ? [''] : passed;
  const table: Table = { ...turned, hands, talk: true, ...(alone ? { pile: [], hidden: ['shuffled'] } : {}) };
  if (!has(before, 'rearrangement') || before.stolen) return table;
  const tiles = table.mall.laid.map(({ tile }) => tile);
  const pair = tiles.some((one) => tiles.some((other) => isPair(table, one, other)));
  return pair ? { ...table, owed: 2 } : { ...table, result: 'lost' };
}

/** [M20] [S2] [S10] [S17] [R12] [R15b] */
function leave(table: Table, pawn: number, to: Cell): Table {
  const exit = [...to.printed].find((what) => what.startsWith('exit'));
  if (exit === undefined) return table;
  const own = exit === `exit ${colourOf(pawn)}`;
  if (has(table, 'trickTheGuards') && own) return table;
  if (has(table, 'ownExits') && !own) return table;
  const hers = has(table, 'sister') && exit === 'exit blue';
  if (!has(table, 'trickTheGuards') && isSister(pawn) !== hers) return table;
  const left = table.left.map((gone, other) => gone || other === pawn);
  const stays = has(table, 'groupsForbidden') || has(table, 'trickTheGuards');
  const pawns = table.pawns.map((space, other) => (other === pawn && !stays ? null : space));
  const out: Table = { ...table, left, pawns };
  return left.every((gone) => gone) ? { ...out, result: 'won' } : out;
}

function allTricked(table: Table): boolean {
  return table.pawns.every((space, pawn) => {
    const what = [...(cellAt(table, space)?.printed ?? [])].find((word) => word.startsWith('item'));
    return what !== undefined && what !== `item ${colourOf(pawn)}`;
  });
}

function mayDoTheft(table: Table): boolean {
  if (table.stolen) return false;
  if (has(table, 'trickTheGuards')) return allTricked(table);
  return table.pawns.every((space, pawn) => isPrinted(table, space, `item ${colourOf(pawn)}`));
}

function thefts(table: Table, seat: number): Choice[] {
  return mayDoTheft(table) ? [{ command: { type: 'theft', seat }, next: { ...table, stolen: true } }] : [];
}

/** [M13] [M14] [R7] */
function explorations(table: Table, seat: number): Choice[] {
  const spots = explorable(table);
  if (table.drawn !== null)
    return spots.map((spot) => ({
      command: { type: 'place', seat, space: spot.space },
      next: lay({ ...table, talk: false }, spot),
    }));
  const [drawn, ...deck] = table.deck;
  const [only, ...more] = spots;
  if (drawn === undefined || only === undefined) return [];
  const held: Table = { ...table, deck, drawn, talk: false };
  return [{ command: { type: 'explore', seat }, next: more.length > 0 ? held : lay(held, only) }];
}

function explorable(table: Table): Cell[] {
  return [...table.mall.bySpace.values()].filter(
    (cell) => isUnused(table, cell) && payer(table, cell) !== null,
  );
}

function isUnused({ mall }: Table, { leads, tile }: Cell): boolean {
  const laid = mall.laid.find((one) => one.tile === tile) as Laid;
  return leads !== null && isVacant(mall, beyond(laid, leads.side));
}

/** [R8] whoever stands there in its own colour, the sister, the mage at her ball. */
function payer(table: Table, { space, leads }: Cell): 'hero' | 'sister' | 'ball' | null {
  const pawn = table.pawns.indexOf(space);
  if (pawn >= 0 && colourOf(pawn) === leads?.colour) return 'hero';
  if (pawn >= 0 && isSister(pawn)) return 'sister';
  const mage = table.pawns[1];
  const gazes =
    mage != null && isPrinted(table, mage, 'crystal') && (works(table, mage) || table.ball === mage);
  return has(table, 'crystalBall') && gazes ? 'ball' : null;
}

function lay(table: Table, spot: Cell): Table {
  const from = table.mall.laid.find(({ tile }) => tile === spot.tile) as Laid;
  const laid = layBeyond(table.rules.tiles, from, spot.leads?.side ?? 0, table.drawn as number);
  const next: Table = { ...table, ...withBoard(table.rules, [...table.mall.laid, laid]), drawn: null };
  const paid = payer(table, spot);
  const elf = paid === 'hero' && spot.leads?.colour === 'green' && has(table, 'loudspeaker');
  if (paid !== 'ball') return elf ? { ...next, talk: true } : next;
  const mage = table.pawns[1] as number;
  return works(table, mage) ? { ...breakDown(next, mage), ball: mage } : { ...next, ball: null };
}

/** [S-solo.1] [R10] */
function reveals(table: Table, seat: number): Choice[] {
  if (!has(table, 'solo')) return [];
  const [deck, pile] = table.hidden.length > 0 ? [table.hidden, table.pile] : [table.pile, []];
  const [top, ...hidden] = deck as [string, ...string[]];
  return [
    { command: { type: 'reveal', seat }, next: { ...table, hands: [top], pile: [...pile, top], hidden } },
  ];
}

/** [S11] [R11] */
function discards(table: Table, seat: number): Choice[] {
  const { first } = table;
  const whole = first === null ? table : { ...table, ...withBoard(table.rules, [...table.mall.laid, first]) };
  const tiles = table.mall.laid.map(({ tile }) => tile);
  const partners = first === null ? tiles : [first.tile];
  return tiles
    .filter((tile) => partners.some((other) => isPair(whole, tile, other)))
    .map((tile) => ({ command: { type: 'discard', seat, tile }, next: discarded(table, tile) }));
}

function discarded(table: Table, tile: number): Table {
  const rest = table.mall.laid.filter((one) => one.tile !== tile);
  const gone = table.mall.laid.find((one) => one.tile === tile) as Laid;
  const owed = table.owed - 1;
  return {
    ...table,
    ...withBoard(table.rules, rest),
    deck: [...table.deck, tile],
    owed,
    first: owed > 0 ? gone : null,
  };
}

function isPair(table: Table, one: number, other: number): boolean {
  const busy = [...table.pawns, ...table.outOfOrder].map((space) => cellAt(table, space)?.tile);
  if (one === other || [one, other].some((tile) => tile === 0 || busy.includes(tile))) return false;
  const rest = mallOf(
    table.rules.tiles,
    table.mall.laid.filter(({ tile }) => tile !== one && tile !== other),
  );
  return [true, false].every((small) => {
    const after = onFoot(rest, small && has(table, 'smallPassages'));
    return [...onFoot(table.mall, small && has(table, 'smallPassages'))].every(
      (space) => after.has(space) || !rest.bySpace.has(space),
    );
  });
}

/** Every space that can be reached from tile 1, pawns ignored. */
function onFoot(mall: Mall, small: boolean): ReadonlySet<number> {
  const reached = new Set(
    [...mall.bySpace.values()]
      .filter(({ tile, corridor }) => tile === 0 && corridor)
      .map(({ space }) => space),
  );
  for (const space of reached) {
    const cell = mall.bySpace.get(space) as Cell;
    for (const side of [0, 1, 2, 3]) reached.add(stepTo(mall, cell, side, small)?.space ?? space);
    reached.add(cell.escalator ?? space);
  }
  return reached;
}
