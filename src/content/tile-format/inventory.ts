import { DIRECTIONS, type Direction } from '#engine/family/directions.ts';
import { type Cell, SLOT, type Tile } from '#engine/mall/tile.ts';
import type { Problem } from './errors.ts';
import { doorsOf } from './graph.ts';
import { tokenOf } from './symbols.ts';

// Which tile carries what (tiles.md): scenarios and rules count on it, so a tile of one of these names must
// match exactly. One line a tile: entry, then the open sides with what is on their slots, then
// everything else, in the words of the drawings (docs/tiles.md). door: what is behind a steel door that a
// code opens, freeback: the same where the way back is free. Rules that say what lies where are kept here: the four
// timers of the base mall [M25], the sister's two tiles [R15b].

const LINES = `
1A - | N?O E?G S?Y W?P | @Y @P @G @O timer | escalators:1
1B - | N?G E?Y S?O W?P | timer | escalators:1
2 E | S?O | @P @G !P | escalators:1
3 N | E?P W?Y | @G @O timer |
4 W | E?P S?G | @O @Y timer |
5 W | N?Y E?O S?G | @P timer |
6 E | S?O W?G | @P $Y eat |
7 S | E?P | @G @Y $O eat | escalators:1
8 S | E?P W?O | @Y $G |
9 W | S?Y | @O $P |
10 E | N?Y S?P | @O @G !G | escalators:1
11 E | N?O S?G | @Y !Y |
12 E | W?Y | @O @P !O | escalators:2
13 W | N?G S?Y | @P | small
14 E | N?G S?O | @P @Y | escalators:1 small
15 E | S?G W?O | @Y ball | escalators:1 small
16 E | N?P S?O | @G cam | small
17 W | S?O | @G cam ball |
18 W | N?G | @P cam eat |
19 S | N?P E?O W?Y | @G cam | small
20 S | E?Y W?G | ball | escalators:1
21 S | E?O W?P | | small
22 W | N?O S?G | @Y |
23 S | E?P W?O | @Y @G |
24 S | E?G W?Y | @P @O | small
L1 W | E?G | @O $B |
L2 S | N?P | @Y !B |
2* E | N?O Sauto | @Y @G !P reinf eat | escalators:1 small
6* E | | $Y | sensor-east
7* S | N?G E?P W?O | @Y $O code eat | escalators:1 beholder
8* S | | $G code ball | escalators:1 closed
9* W | N?G E?P S?Y | @O $P code guard | escalators:1
10* S | Wauto E?P | @G @O !G ball reinf | escalators:1 small
11* E | Nauto S?G | @Y @P !Y reinf |
12* E | Nauto S?Y | @O @G !O code | escalators:1 door:!O
25 S | | hero warden coffee | closed
26 S | N?Y Wauto Eauto | @G map code eat | small
27 S | | cmdN cmdE cmdS cmdW | escalators:1
28 W | Nauto E?O S?G | @Y timer ctrl | escalators:1 freeback:timer freeback:ctrl small
29 N | Wauto E?P S?O | @P map code sens |
`;

const INVENTORY: ReadonlyMap<string, string> = new Map(
  LINES.trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(' ')), inOrder(line.slice(line.indexOf(' ')))]),
);

export const INVENTORY_NAMES: readonly string[] = [...INVENTORY.keys()];

export function inventoryProblems(tile: Tile): readonly Problem[] {
  const expected = INVENTORY.get(tile.name);
  const found = inventoryOf(tile);
  if (expected === undefined || expected === found) return [];
  return [{ tile: tile.name, code: 'inventory', params: { expected, found } }];
}

/** What a tile carries, as a line of the table. */
export function inventoryOf(tile: Tile): string {
  const sides = DIRECTIONS.filter((side) => side !== tile.entry && tile.open[side]);
  const slots = sides.map((side) => `${initial(side)}${tokensOn(tile.cells[SLOT[side]])}`);
  const cells = tile.cells.filter((_, cell) => !sides.some((side) => SLOT[side] === cell));
  const entry = tile.entry === null ? '-' : initial(tile.entry);
  return inOrder([entry, slots.join(' '), cells.map(tokensOn).join(' '), extrasOf(tile).join(' ')].join('|'));
}

function initial(side: Direction): string {
  return side.slice(0, 1).toUpperCase();
}

function tokensOn(cell: Cell | undefined): string {
  return cell?.features.map(tokenOf).join(' ') ?? '';
}

function extrasOf(tile: Tile): readonly string[] {
  return [
    ...(tile.escalators.length > 0 ? [`escalators:${tile.escalators.length}`] : []),
    ...doorsOf(tile).map(
      ({ free, behind }) => `${free ? 'freeback' : 'door'}:${tokensOn(tile.cells[behind])}`,
    ),
    ...([...tile.east, ...tile.south].includes('small') ? ['small'] : []),
    ...(tile.entry !== null && !tile.open[tile.entry] ? ['closed'] : []),
    ...(tile.sensor === null ? [] : [`sensor-${tile.sensor}`]),
    ...(tile.beholder ? ['beholder'] : []),
  ];
}

/** The four parts with their words sorted, so that the order of writing does not matter. */
function inOrder(line: string): string {
  const words = (part: string) => part.trim().split(/\s+/).sort().join(' ');
  return line.split('|').map(words).join(' | ');
}
