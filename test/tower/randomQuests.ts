import { below, type Random, randomFrom, shuffle } from '#engine/core/random.ts';
import { PAWNS, type Pawn } from '#engine/family/pawns.ts';
import {
  CARDS,
  type Card,
  type Edge,
  EPIC_CARD,
  type Floor,
  LARGEST_TRIAL,
  type Quest,
  spaceAt,
} from '#engine/tower/quest.ts';

// Random trials for comparing solvers: small, crowded with everything there is, mostly not solvable.

export interface Wish {
  /** No board has more positions than this. */
  readonly positions: number;
  readonly pawns?: number;
  readonly width?: number;
  readonly height?: number;
}

/** Numbers in a row from one seed. */
function dice(seed: string) {
  let random: Random = randomFrom(seed);
  const roll = (limit: number): number => {
    const [value, after] = below(random, limit);
    random = after;
    return value;
  };
  const mix = <T>(items: readonly T[]): T[] => {
    const [mixed, after] = shuffle(items, random);
    random = after;
    return mixed;
  };
  return { roll, mix, chance: (percent: number) => roll(100) < percent };
}
type Dice = ReturnType<typeof dice>;

export function randomTrial(seed: string, wish: Wish): Quest {
  const die = dice(seed);
  const count = wish.pawns ?? pick(die, [5, 40, 38, 13, 4]) + 1;
  // The barbarian and the mage more often than chance: what they do needs most to come together.
  const pawns = die.mix(
    die
      .mix([...PAWNS, 'barbarian', 'mage', 'sister'] as const)
      .filter(isFirst)
      .slice(0, count),
  );
  const armories = die.chance(20);
  const [width, height] = sizeFor(die, wish, count, armories);
  const cells = width * height;
  const floors = randomFloors(die, cells, pawns, armories, wish);
  const board: Board = { width, height, floors, edges: randomEdges(die, width, height, floors), starts: {} };
  if (pawns.includes('barbarian') && pawns.length > 1 && die.chance(75)) plantToss(die, board, pawns);
  placeStarts(die, board, pawns);
  const starts = Object.fromEntries(
    Object.entries(board.starts).map(([pawn, cell]) => [
      pawn,
      spaceAt('trial', 0, Math.floor(cell / width), cell % width),
    ]),
  );
  return { shape: 'trial', cards: [{ width, height, floors, edges: board.edges }], starts };
}

interface Board {
  readonly width: number;
  readonly height: number;
  readonly floors: Floor[];
  readonly edges: Edge[];
  /** By cell. */
  readonly starts: Partial<Record<Pawn, number>>;
}

const isFirst = <T>(item: T, index: number, items: readonly T[]) => items.indexOf(item) === index;

/** The place of a weight, the more often the heavier. */
function pick(die: Dice, weights: readonly number[]): number {
  let roll = die.roll(weights.reduce((sum, weight) => sum + weight, 0));
  return weights.findIndex((weight) => {
    roll -= weight;
    return roll < 0;
  });
}

function sizeFor(die: Dice, wish: Wish, pawns: number, armories: boolean): readonly [number, number] {
  const most = Math.floor((wish.positions / (armories ? 2 : 1)) ** (1 / pawns)) + 1;
  const width = wish.width ?? Math.min(LARGEST_TRIAL, most, 3 + die.roll(6));
  const tall = Math.min(LARGEST_TRIAL, Math.floor(most / width));
  return [width, wish.height ?? Math.max(1, tall - die.roll(2))];
}

/** Exits and armories for all; among the rest two or three kinds of things, so that there are enough of each. */
function randomFloors(
  die: Dice,
  cells: number,
  pawns: readonly Pawn[],
  armories: boolean,
  wish: Wish,
): Floor[] {
  const shared = cells < 12 || die.chance(30);
  const exits: Floor[] = shared
    ? [{ kind: 'exit', pawn: null }]
    : pawns.map((pawn) => ({ kind: 'exit', pawn }));
  const own = pawns.flatMap((pawn): Floor[] =>
    Array.from({ length: cells > 12 && die.chance(20) ? 2 : 1 }, () => ({ kind: 'armory', pawn })),
  );
  const needed = [...exits, ...(armories ? own : [])];
  const kinds = die.mix(KINDS.filter((kind) => kind !== 'invocation' || pawns.includes('mage')));
  const some = pawns.includes('mage') && die.chance(50) ? ['invocation' as const] : [];
  const theme = [...some, ...kinds].slice(0, 3);
  // Boards whose size is wished for are for speed: a little emptier.
  const share = wish.width === undefined ? 0.5 : 0.3;
  const room = Math.max(0, Math.min(Math.ceil(cells * share), cells - needed.length - pawns.length));
  const more = Array.from({ length: room }, () => floorOf(die, theme[die.roll(theme.length)] ?? 'key'));
  const all = [...needed, ...more];
  while (all.length < cells) all.push({ kind: 'corridor' });
  return die.mix(all.slice(0, cells));
}

const KINDS = ['key', 'key', 'ladder', 'ladder', 'trap', 'invocation', 'hollow', 'exit'] as const;

function floorOf(die: Dice, kind: (typeof KINDS)[number]): Floor {
  if (kind === 'key') return { kind, door: die.chance(85) ? die.roll(3) : die.roll(5) };
  if (kind === 'exit') return { kind, pawn: PAWNS[die.roll(5)] as Pawn };
  return { kind };
}

/** The barbarian, somebody beside him, a trap and a place behind it, all in line. */
function plantToss(die: Dice, board: Board, pawns: readonly Pawn[]): void {
  const { width, height, floors, edges, starts } = board;
  const across = width >= 4 && (height < 4 || die.chance(50));
  if (!across && height < 4) return;
  const step = across ? 1 : width;
  const back = die.chance(50);
  const column = die.roll(across ? width - 3 : width);
  const row = die.roll(across ? height : height - 3);
  const line = [0, 1, 2, 3].map((far) => row * width + column + far * step);
  const [behind, from, trap] = (back ? [...line].reverse() : line) as [number, number, number, number];
  if (
    line.some((cell) => !['corridor', 'key', 'trap', 'ladder', 'hollow'].includes(floors[cell]?.kind ?? ''))
  )
    return;
  for (const cell of line) if (floors[cell]?.kind !== 'key') floors[cell] = { kind: 'corridor' };
  floors[trap] = { kind: 'trap' };
  for (const cell of line.slice(0, 3)) setEdge(edges, cell, across ? 1 : 2, width, ['open', 'open']);
  starts.barbarian = behind;
  starts[pawns.find((pawn) => pawn !== 'barbarian') as Pawn] = from;
}

function setEdge(
  edges: Edge[],
  cell: number,
  direction: 1 | 2,
  width: number,
  [here, there]: readonly [Edge, Edge],
) {
  const beside = direction === 1 ? cell + 1 : cell + width;
  edges[cell * 4 + direction] = here;
  edges[beside * 4 + ((direction + 2) & 3)] = there;
}

function randomEdges(die: Dice, width: number, height: number, floors: readonly Floor[]): Edge[] {
  const edges: Edge[] = floors.flatMap((): Edge[] => ['wall', 'wall', 'wall', 'wall']);
  const isHollow = (cell: number) => floors[cell]?.kind === 'hollow';
  floors.forEach((_, cell) => {
    for (const [direction, beside, inside] of [
      [1, cell + 1, cell % width < width - 1],
      [2, cell + width, cell < width * (height - 1)],
    ] as const)
      if (inside && !isHollow(cell) && !isHollow(beside))
        setEdge(edges, cell, direction, width, randomEdge(die));
  });
  return edges;
}

function randomEdge(die: Dice): readonly [Edge, Edge] {
  const roll = die.roll(100);
  if (roll < 60) return ['open', 'open'];
  if (roll < 68) return ['wall', 'wall'];
  if (roll < 82) {
    const door = die.roll(3);
    return [door, door];
  }
  if (roll < 88) return ['narrow', 'narrow'];
  return roll < 94 ? ['open', 'against'] : ['against', 'open'];
}

function placeStarts(die: Dice, { floors, starts }: Board, pawns: readonly Pawn[]): void {
  const taken = Object.values(starts);
  const good = floors.flatMap(({ kind }, cell) =>
    ['hollow', 'trap', 'exit'].includes(kind) || taken.includes(cell) ? [] : cell,
  );
  const cells = die.mix(good);
  for (const pawn of pawns) {
    const cell = starts[pawn] ?? cells.pop();
    if (cell !== undefined) starts[pawn] = cell;
  }
}

/** An epic with as many handles as wished: the more, the more ways its cards can lie. */
export function randomEpic(
  seed: string,
  shape: 'rotating' | 'sliding',
  pawnCount: number,
  handles: number,
): Quest {
  const die = dice(seed);
  const pawns = die.mix(PAWNS).slice(0, pawnCount);
  const count = CARDS[shape];
  const cells = EPIC_CARD * EPIC_CARD;
  const armories = die.chance(20);
  const needed: Floor[] = [
    ...(die.chance(50)
      ? [{ kind: 'exit', pawn: null } as const]
      : pawns.map((pawn) => ({ kind: 'exit', pawn }) as const)),
    ...(armories ? pawns.map((pawn) => ({ kind: 'armory', pawn }) as const) : []),
  ];
  // Those beside the hole first: the others can not slide for a while.
  const handled = (shape === 'sliding' ? [7, 5, 6, 4, 2, 3, 1, 0] : die.mix([0, 1, 2, 3])).slice(0, handles);
  const spread = needed.map((floor, index) => ({ card: index % count, floor }));
  const cards = Array.from({ length: count }, (_, number) => {
    const special = spread.filter(({ card }) => card === number).map(({ floor }) => floor);
    return epicCard(
      die,
      [...(handled.includes(number) ? [{ kind: 'handle' } as const] : []), ...special],
      pawns,
    );
  });
  const good = cards.flatMap(({ floors }, card) =>
    floors.flatMap(({ kind }, cell) =>
      ['hollow', 'trap', 'exit'].includes(kind) ? [] : card * cells + cell,
    ),
  );
  const spaces = die.mix(good);
  return {
    shape,
    cards,
    starts: Object.fromEntries(pawns.map((pawn, index) => [pawn, spaces[index] as number])),
  };
}

function epicCard(die: Dice, needed: readonly Floor[], pawns: readonly Pawn[]): Card {
  const cells = EPIC_CARD * EPIC_CARD;
  const theme = die.mix(
    KINDS.filter((kind) => kind !== 'exit' && (kind !== 'invocation' || pawns.includes('mage'))),
  );
  const more = Array.from({ length: 7 }, (_, index) =>
    floorOf(die, index < 3 ? 'hollow' : (theme[index % 3] ?? 'key')),
  );
  const all: Floor[] = [...needed, ...more];
  while (all.length < cells) all.push({ kind: 'corridor' });
  const floors = die.mix(all.slice(0, cells));
  const edges = randomEdges(die, EPIC_CARD, EPIC_CARD, floors);
  for (let along = 0; along < EPIC_CARD; along++)
    for (const [cell, direction] of [
      [along, 0],
      [along * EPIC_CARD + EPIC_CARD - 1, 1],
      [cells - EPIC_CARD + along, 2],
      [along * EPIC_CARD, 3],
    ] as const)
      if (floors[cell]?.kind !== 'hollow' && die.chance(70)) edges[cell * 4 + direction] = 'open';
  return { width: EPIC_CARD, height: EPIC_CARD, floors, edges };
}
