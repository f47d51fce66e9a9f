import { parseTile } from '#content/tile-format/parse.ts';
import type { Tile } from '#engine/mall/index.ts';

// Small tiles drawn for the tests, so that a test never depends on how a tile of the game looks.

const DRAWINGS = [
  `tile T1
start

+-------+-------+       +-------+
| timer            ?O      @P   |
+       +       +       +       +
   ?P                      e1   |
+       +       +       +       +
|  e1                      ?G
+       +       +       +       +
|  @G      ?Y      @Y      @O   |
+-------+       +-------+-------+`,
  // Every item; explorations on all sides but the entry.
  `tile I

+-------+-------+       +-------+
|  $Y      $P      ?G      @Y   |
+       +       +       +       +
   ?P                           |
+       +       +       +       +
|  $G      $O              ?O
+       +       +       +       +
|  @P              @G      @O   |
+-------+   ^   +-------+-------+`,
  // Every exit.
  `tile X

+-------+-------+       +-------+
|  !Y      !P      ?Y      !O   |
+       +       +       +       +
>                               |
+       +       +       +       +
|  !G                      ?P
+       +       +       +       +
|          ?G                   |
+-------+       +-------+-------+`,
  // One exit only, of the mage's colour, and a second timer; enters from the north.
  `tile O

+-------+-------+   v   +-------+
|  !P                           |
+       +       +       +       +
   ?O                     timer |
+       +       +       +       +
|                               |
+       +       +       +       +
|                               |
+-------+-------+-------+-------+`,
  // A wall with one small passage across the middle; an escalator round it; a shop.
  `tile W
shop a test-shop

+-------+-------+       +-------+
|###a###|          ?Y           |
+-------+       +       +       +
|  e1                      @Y   |
+-------+-------+-------+---o---+
|  e1                           <
+       +       +       +       +
|          ?O      @P      @O   |
+-------+       +-------+-------+`,
  `tile B

+-------+-------+       +-------+
| ball             ?P           |
+       +       +       +       +
>                               |
+       +       +       +       +
|                          ?O
+       +       +       +       +
|          ?Y              ball |
+-------+       +-------+-------+`,
  `tile C1

+-------+-------+       +-------+
|  cam             ?P           |
+       +       +       +       +
>                               |
+       +       +       +       +
|                          ?G
+       +       +       +       +
|          ?O             timer |
+-------+       +-------+-------+`,
  `tile C2

+-------+-------+       +-------+
|  cam             ?Y           |
+       +       +       +       +
>                               |
+       +       +       +       +
|                          ?O
+       +       +       +       +
|          ?G             timer |
+-------+       +-------+-------+`,
  // Closed all round but for its entry: what it meets is a dead end.
  `tile D

+-------+-------+-------+-------+
|                               |
+       +       +       +       +
>                               |
+       +       +       +       +
|                               |
+       +       +       +       +
|                          @G   |
+-------+-------+-------+-------+`,
  // Its arrow meets a wall, as on 8*.
  `tile Z

+-------+-------+       +-------+
|                  ?P           |
+       +       +       +       +
|                               |
+       +       +       +       +
|                               |
+       +       +       +       +
|                               |
+-------+---^---+-------+-------+`,
  // The second dimension's first tile has to be called 3.
  `tile 3

+-------+-------+   v   +-------+
|  @O                      @Y   |
+       +       +       +       +
   ?Y                           |
+       +       +       +       +
|                          ?P
+       +       +       +       +
|  @G                      @P   |
+-------+-------+-------+-------+`,
  // The little sister's item and exit.
  `tile L

+-------+-------+       +-------+
|  $B      !B      ?G           |
+       +       +       +       +
>                               |
+       +       +       +       +
|                               |
+       +       +       +       +
|                               |
+-------+-------+-------+-------+`,
  // Plain corridor with a way on in every direction.
  `tile P1

+-------+-------+       +-------+
|                  ?Y           |
+       +       +       +       +
>                               |
+       +       +       +       +
|                          ?P
+       +       +       +       +
|          ?O                   |
+-------+       +-------+-------+`,
  `tile P2

+-------+-------+       +-------+
|                  ?O           |
+       +       +       +       +
>                               |
+       +       +       +       +
|                          ?Y
+       +       +       +       +
|          ?G                   |
+-------+       +-------+-------+`,
];

export const TEST_TILES: ReadonlyMap<string, Tile> = new Map(DRAWINGS.map(tileFrom));

export function tileFrom(text: string): [string, Tile] {
  const parsed = parseTile('test', text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return [parsed.tile.name, parsed.tile];
}
