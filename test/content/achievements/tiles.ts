import type { Tile } from '#engine/mall/index.ts';
import { TEST_TILES, tileFrom } from '../../mall/tiles.ts';

// Tiles for achievements: open on all sides and inside, with nothing on them but what a name says. So a way that is
// straight on the table is straight in the mall.

type Marks = Readonly<Record<string, string>>;

interface Look {
  readonly marks?: Marks;
  /** Walls to the east of these cells, as `row.column`. */
  readonly walls?: readonly string[];
  /** Nothing but its entry, to the west, is open. */
  readonly closed?: true;
  /** Lines above the drawing. */
  readonly says?: string;
}

const EXPLORATIONS: Marks = { '0.2': '?Y', '2.3': '?P', '3.1': '?G' };

const wide = (text: string) => text.padStart(4 + (text.length >> 1)).padEnd(7);

function row(index: number, marks: Marks, walls: readonly string[], closed: boolean): string {
  const cells = [0, 1, 2, 3].map((column) => wide(marks[`${index}.${column}`] ?? ''));
  const between = [0, 1, 2].map((column) => (walls.includes(`${index}.${column}`) ? '|' : ' '));
  const inside = `${cells[0]}${between[0]}${cells[1]}${between[1]}${cells[2]}${between[2]}${cells[3]}`;
  return `${index === 1 ? '>' : '|'}${inside}${index === 2 && !closed ? ' ' : '|'}`;
}

function drawing(name: string, { marks = {}, walls = [], closed, says = '' }: Look): string {
  const all = closed ? marks : { ...EXPLORATIONS, ...marks };
  const border = (open: number) =>
    `+${[0, 1, 2, 3].map((column) => (column === open && !closed ? '       ' : '-------')).join('+')}+`;
  const rows = [0, 1, 2, 3].map((index) => row(index, all, walls, closed ?? false));
  return [
    `tile ${name}`,
    says,
    '',
    border(2),
    rows.join('\n+       +       +       +       +\n'),
    border(1),
  ].join('\n');
}

const LOOKS: Readonly<Record<string, Look>> = {
  // The items, one a tile, and the exits.
  '6': { marks: { '2.2': '$Y' } },
  '7': { marks: { '2.2': '$O' } },
  '8': { marks: { '2.2': '$G' } },
  '9': { marks: { '2.2': '$P' } },
  '2': { marks: { '1.1': '!P' } },
  '10': { marks: { '1.1': '!G' } },
  '11': { marks: { '1.1': '!Y' } },
  '12': { marks: { '1.1': '!O' } },
  // Sand timers and an escalator.
  '3': { marks: { '0.0': 'timer' } },
  '4': { marks: { '0.0': 'timer' } },
  '5': { marks: { '0.0': 'timer', '1.1': 'e1', '3.3': 'e1' } },
  // What modules bring.
  '9*': { marks: { '2.2': '$P', '0.3': 'guard', '3.3': 'code' } },
  '7*': { marks: { '2.2': '$O', '3.3': 'code' }, says: 'beholder' },
  '8*': { marks: { '2.2': '$G', '3.3': 'code' } },
  '6*': { marks: { '2.1': '$Y' }, closed: true, says: 'sensor east' },
  '26': { marks: { '0.0': 'map', '2.3': 'auto', '3.3': 'code' } },
  '27': { marks: { '0.1': 'cmdN', '1.3': 'cmdE', '3.2': 'cmdS', '2.0': 'cmdW' }, closed: true },
  '28': { marks: { '0.3': 'ctrl', '0.0': '@Y', '1.2': '@P' }, closed: true },
  '29': { marks: { '3.0': 'sens', '3.3': 'code' }, closed: true },
  V0: { marks: { '0.0': '@Y' } },
  V1: { marks: { '0.0': '@Y' } },
  // Walls to break through.
  walls: { walls: ['2.0', '2.2'] },
  wall: { walls: ['1.0', '2.0'] },
};

const looked = Object.entries(LOOKS).map(([name, look]) => tileFrom(drawing(name, look)));

/** Guards who come with a theft, as the tiles' own numbers say; where they stand is for a test to say. */
const guarded = (name: string, exit: string): [string, Tile] =>
  tileFrom(drawing(name, { marks: { '1.1': exit, '3.3': 'reinf' } }));

const plain = (count: number) =>
  Array.from({ length: count }, (_, index) => tileFrom(drawing(`P${index}`, {})));

/** 13 to 24, and whatever else a large mall has, are corridors. */
const rest = Array.from({ length: 12 }, (_, index) => tileFrom(drawing(String(index + 13), {})));

// The door of the guard room leads south; the dwarf's exit is behind a door that a code opens westwards; burgers.
const DRAWINGS = [
  `tile 25

+-------+-------+-------+-------+
|         hero                  |
+       +       +       +       +
|                               |
+       +       +       +       +
|        warden  coffee         |
+       +       +       +       +
|                               |
+-------+===v===+-------+-------+`,
  `tile 12*

+-------+-------+       +-------+
|  !O   <          ?Y           |
+-------+       +       +       +
>                               |
+       +       +       +       +
|                          ?P
+       +       +       +       +
|          ?G             code  |
+-------+       +-------+-------+`,
  `tile eat
shop a troll-burger

+-------+-------+       +-------+
|###a###|          ?Y           |
+-------+       +       +       +
>  eat                          |
+       +       +       +       +
|                          ?P
+       +       +       +       +
|          ?G                   |
+-------+       +-------+-------+`,
];

export const TILES: ReadonlyMap<string, Tile> = new Map([
  ...TEST_TILES,
  ...looked,
  ...plain(8),
  ...rest,
  guarded('2*', '!P'),
  guarded('10*', '!G'),
  guarded('11*', '!Y'),
  ...DRAWINGS.map(tileFrom),
]);
