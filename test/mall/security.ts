import type { Game, MallCommand, Pawn, PawnId, Setup } from '#engine/mall/index.ts';
import { OFF } from '#engine/mall/spaces.ts';
import { accept, at, EXPLORATIONS, explore, running, type Spot, seatWith } from './table.ts';
import { TEST_TILES, tileFrom } from './tiles.ts';

// Small tiles for the modules: names are the game's, since some rules name tiles; everything else is as bare as can be.

const DRAWINGS = [
  `tile 9*

+-------+-------+       +-------+
|  $P              ?G           |
+       +       +       +       +
>         guard                 |
+       +       +       +       +
|                          ?O
+       +       +       +       +
| code     ?Y             timer |
+-------+       +-------+-------+`,
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
|  !O   <         auto          |
+-------+       +       +       +
|                               |
+       +       +       +       +
| code                          <
+       +       +       +       +
|  @O      ?Y             timer |
+-------+       +-------+-------+`,
  `tile 26

+-------+-------+       +-------+
|  map             ?Y           |
+       +       +       +       +
  auto                          |
+       +       +       +       +
|                         auto
+       +       +       +       +
| code                     @G   |
+-------+   ^   +-------+-------+`,
  // Two doors that are free the other way, and a wall between neighbours.
  `tile 28

+-------+-------+       +-------+
| timer {          ?P   } ctrl  |
+-------+       +       +-------+
>                               |
+       +       +       +       +
|                          ?Y
+       +       +       +       +
|          ?G   |               |
+-------+       +-------+-------+`,
  // Closed all round.
  `tile 8*

+-------+-------+-------+-------+
|  $G                           |
+       +       +       +       +
|                               |
+       +       +       +       +
|                               |
+       +       +       +       +
| code                          |
+-------+---^---+-------+-------+`,
  // Where the beholder appears; a burger place of one cell.
  `tile 7*
beholder
shop a troll-burger

+-------+-------+       +-------+
|  $O              ?G           |
+       +       +-------+       +
   ?O      eat  |###a###|       |
+       +       +-------+       +
|                          ?P
+       +       +       +       +
| code             @Y           |
+-------+   ^   +-------+-------+`,
  `tile 27

+-------+-------+-------+-------+
| cmdN                          |
+       +       +       +       +
| cmdE                          |
+       +       +       +       +
| cmdS                          |
+       +       +       +       +
| cmdW                          |
+-------+   ^   +-------+-------+`,
  // Three whose guards come at the theft.
  `tile 2*

+-------+-------+       +-------+
|  !P              ?O           |
+       +       +       +       +
|         reinf                 |
+       +       +       +       +
|                               <
+       +       +       +       +
|         auto             @Y   |
+-------+       +-------+-------+`,
  `tile 10*

+-------+-------+-------+-------+
|  !G                           |
+       +       +       +       +
  auto                          |
+       +       +       +       +
|                 reinf    ?P
+       +       +       +       +
|                          @G   |
+-------+   ^   +-------+-------+`,
  `tile 11*

+-------+-------+       +-------+
|  !Y             auto          |
+       +       +       +       +
|         reinf                 |
+       +       +       +       +
|                               <
+       +       +       +       +
|          ?G              @P   |
+-------+       +-------+-------+`,
  `tile 6*
sensor east

+-------+-------+-------+-------+
|  $Y                           |
+       +       +       +       +
|                               |
+       +       +       +       +
|                               <
+       +       +       +       +
|                               |
+-------+-------+-------+-------+`,
  `tile 29

+-------+-------+   v   +-------+
|  map                          |
+       +       +       +       +
  auto                          |
+       +       +       +       +
|                          ?P
+       +       +       +       +
| sens     ?O     code     @P   |
+-------+       +-------+-------+`,
];

export const SECURITY_TILES = new Map([...TEST_TILES, ...DRAWINGS.map(tileFrom)]);

export type Who = PawnId;

/** Everyone in the middle of T1. */
export const HOME = {
  dwarf: ['T1', 1, 1],
  elf: ['T1', 1, 2],
  mage: ['T1', 2, 1],
  barbarian: ['T1', 2, 2],
} as const;

export function secured(
  pieces: readonly string[],
  onTop: readonly string[],
  change: Partial<Setup> = {},
): Game {
  return running({ players: 4, pieces, onTop, ...change }, 'seed', SECURITY_TILES);
}

/** As `laid`, with nobody but that hero put back. */
export function lay(game: Game, ...heroes: readonly Pawn[]): Game {
  return heroes.reduce((now, hero) => {
    const from = where(now, hero);
    const out = stand(now, { [hero]: EXPLORATIONS[hero] as Spot });
    const drawn = accept(out, explore(out));
    const space = where(out, hero);
    const after =
      drawn.shared.drawn === null ? drawn : accept(drawn, { type: 'place', seat: seatWith(out, 'X'), space });
    return {
      ...after,
      shared: { ...after.shared, pawns: after.shared.pawns.with(game.box.pawns.indexOf(hero), from) },
    };
  }, game);
}

/** The guard's tile lies to the east of T1, and the guard stands on its space. */
export function guarded(pieces: readonly string[] = [], onTop: readonly string[] = []): Game {
  return lay(secured(['guard', ...pieces], ['9*', ...onTop, 'I', 'X']), 'elf');
}

export function where(game: Game, pawn: Who): number {
  return game.shared.pawns[(game.box.pawns as readonly string[]).indexOf(pawn)] ?? OFF;
}

export function stand(game: Game, spots: Partial<Record<Who, Spot | null>>): Game {
  const pawns = game.shared.pawns.map((space, pawn) => {
    const spot = spots[game.box.pawns[pawn] as Who];
    return spot === undefined ? space : spot === null ? OFF : at(game, ...spot);
  });
  return { ...game, shared: { ...game.shared, pawns } };
}

const LETTER = { north: 'N', east: 'E', south: 'S', west: 'W' } as const;

export function walk(game: Game, pawn: Who, direction: keyof typeof LETTER, distance = 1): MallCommand {
  const seat = seatWith(game, LETTER[direction]);
  return { type: 'move', seat, pawn, from: where(game, pawn), direction, distance };
}

export const layShaft = (game: Game, ...to: Spot): MallCommand => ({
  ...{ type: 'layShaft', seat: 0, from: where(game, 'dwarf'), to: at(game, ...to) },
});

export const crawl = (game: Game, pawn: Who, ...to: Spot): MallCommand => ({
  ...{ type: 'shaft', seat: 0, pawn, from: where(game, pawn), to: at(game, ...to) },
});

export const breach = (game: Game, direction: keyof typeof LETTER): MallCommand => ({
  ...{ type: 'breach', seat: 0, from: where(game, 'barbarian'), direction },
});

/** A flip without a space, where anti-stress tokens are in play. */
export const turnSand: MallCommand = { type: 'turnSand', seat: 0 };

export const steer = (game: Game, direction: keyof typeof LETTER): MallCommand => ({
  ...{ type: 'steer', seat: seatWith(game, LETTER[direction]), direction },
});

export const pull = (game: Game, tile: string): MallCommand => ({
  ...{ type: 'telekinesis', seat: 0, from: where(game, 'elf'), tile: at(game, tile, 0, 0) >> 4 },
});

export const send = (game: Game, pawn: Who, ...to: Spot): MallCommand => ({
  ...{ type: 'sendGuard', seat: seatWith(game, 'V'), pawn, from: where(game, pawn), to: at(game, ...to) },
});

export const turnSensor = (clockwise: boolean): MallCommand => ({ type: 'turnSensor', seat: 0, clockwise });

/** Where a tile lies, as steps on the lattice from where its mall began. */
export function lies(game: Game, tile: string): readonly [number, number] {
  const number = at(game, tile, 0, 0) >> 4;
  const { a, b } = game.shared.board.placed.find((placement) => placement.tile === number) ?? {
    a: NaN,
    b: NaN,
  };
  return [a, b];
}

/** Two tiles are owed, as after a flip with moving walls. */
export function owing(game: Game): Game {
  const memory = { ...game.shared.memory, rearrangement: { owed: 2, first: null } };
  return { ...game, shared: { ...game.shared, memory } };
}
