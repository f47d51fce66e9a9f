import { tileSet } from '#content/tiles.ts';
import { TEST_TILES, tileFrom } from '../mall/tiles.ts';
import type { Position } from './position.ts';

// Small positions, each about a few rules. Tight tiles keep the counts small enough to go deeper.

const NARROW = new Map([
  ...TEST_TILES,
  // A start tile of narrow ways, with two rings and a timer in a corner.
  tileFrom(`tile N1
start
shop a test-shop

+-------+-------+       +-------+
| timer    @O   |  ?O      @P   |
+       +       +       +       +
   ?P                   |  e1   |
+-------+       +       +       +
|  e1   |               |  ?G
+       +-------+-------+       +
|          ?Y   |###a###|  @G   |
+-------+       +-------+-------+`),
  // A second of the kind, for the second dimension.
  tileFrom(`tile 3
shop a test-shop

+-------+-------+   v   +-------+
|  @O           |          @Y   |
+       +-------+       +-------+
   ?Y                   |###a###|
+-------+-------+       +-------+
|  @P   |                  ?P
+       +       +-------+       +
|          @G                   |
+-------+-------+-------+-------+`),
]);

const TWO = ['NEV', 'SWLX'];
const CENTRE = {
  barbarian: ['T1', 1, 1],
  mage: ['T1', 1, 2],
  elf: ['T1', 2, 1],
  dwarf: ['T1', 2, 2],
} as const;

const SEVEN = ['ownExits', 'passTiles', 'smallPassages', 'loudspeaker', 'crystalBall', 'cameras'];

export const POSITIONS: readonly Position[] = [
  {
    name: '[M6] [M7] [M8] [M11] [M12] [M13] the start of a game on open ground',
    tiles: TEST_TILES,
    start: 'T1',
    laid: [],
    deck: ['I', 'X'],
    pieces: [],
    hands: TWO,
    pawns: CENTRE,
  },
  {
    name: '[M10] [M14] narrow ways, two heroes at exploration spaces, a closed tile and one whose arrow meets a wall',
    tiles: NARROW,
    start: 'N1',
    laid: [['D', 'N1', 'west']],
    deck: ['Z', 'I', 'O'],
    pieces: [],
    hands: ['WV', 'SLX', 'NE'],
    pawns: { barbarian: ['N1', 3, 1], mage: ['N1', 1, 0], elf: ['N1', 3, 3], dwarf: ['N1', 0, 2] },
  },
  {
    name: '[M17] [M18] [M19] [M23] two heroes away from the theft, exits at hand',
    tiles: TEST_TILES,
    start: 'T1',
    laid: [
      ['I', 'T1', 'north'],
      ['X', 'T1', 'east'],
    ],
    deck: [],
    pieces: ['ownExits'],
    hands: TWO,
    pawns: { barbarian: ['I', 0, 0], mage: ['I', 0, 1], elf: ['I', 3, 0], dwarf: ['T1', 1, 2] },
    outOfOrder: [['T1', 0, 0]],
  },
  {
    name: '[M20] [M21] [S2] after the theft, three gone soon',
    tiles: TEST_TILES,
    start: 'T1',
    laid: [
      ['X', 'T1', 'east'],
      ['I', 'T1', 'north'],
    ],
    deck: [],
    pieces: ['ownExits', 'passTiles'],
    hands: TWO,
    pawns: { barbarian: ['X', 1, 0], mage: ['X', 1, 1], elf: ['X', 3, 0], dwarf: ['X', 1, 3] },
    stolen: true,
  },
  {
    name: '[S1] [M20] all heroes leave by the one exit',
    tiles: TEST_TILES,
    start: 'T1',
    laid: [['O', 'T1', 'south']],
    deck: ['I'],
    pieces: [],
    hands: ['SX', 'WV', 'EL', 'N'],
    pawns: { barbarian: ['O', 1, 0], mage: ['O', 2, 0], elf: ['O', 0, 1], dwarf: ['O', 3, 0] },
    stolen: true,
  },
  {
    name: '[S4] small passage, escalator and elf’s window with every rule of scenario 7',
    tiles: NARROW,
    start: 'N1',
    laid: [['W', 'N1', 'west']],
    deck: ['C1', 'I', 'X'],
    pieces: SEVEN,
    hands: TWO,
    pawns: { barbarian: ['N1', 0, 1], mage: ['N1', 1, 1], elf: ['N1', 2, 3], dwarf: ['W', 2, 3] },
  },
  {
    name: '[S5] [R8] [R9] the mage at her ball, a hero beside an exploration space of its own',
    tiles: NARROW,
    start: 'N1',
    laid: [['B', 'N1', 'east']],
    deck: ['P1', 'P2', 'C1', 'I', 'X'],
    pieces: SEVEN,
    hands: TWO,
    pawns: { barbarian: ['N1', 0, 1], mage: ['B', 0, 0], elf: ['N1', 2, 1], dwarf: ['N1', 0, 2] },
  },
  {
    name: '[S6] [R6] two cameras, the barbarian near one of them, timers at hand, one of them out of order',
    tiles: NARROW,
    start: 'N1',
    laid: [
      ['C1', 'N1', 'east'],
      ['C2', 'N1', 'north'],
    ],
    deck: ['I', 'X'],
    pieces: SEVEN,
    hands: ['WV', 'SLX', 'NE'],
    pawns: { barbarian: ['C1', 1, 0], mage: ['N1', 1, 0], elf: ['C2', 2, 3], dwarf: ['C1', 3, 2] },
    outOfOrder: [['C1', 3, 3]],
  },
  {
    name: '[S10] [R12] tricking the guards: exits that are another’s, and no stepping off again',
    tiles: TEST_TILES,
    start: 'T1',
    laid: [
      ['X', 'T1', 'east'],
      ['I', 'T1', 'north'],
    ],
    deck: [],
    pieces: ['passTiles', 'trickTheGuards'],
    hands: ['NE', 'SVX'],
    pawns: { barbarian: ['X', 1, 1], mage: ['X', 1, 0], elf: ['X', 1, 3], dwarf: ['X', 3, 0] },
    stolen: true,
  },
  {
    name: '[S10] [M17] tricking the guards: items that are another’s',
    tiles: TEST_TILES,
    start: 'T1',
    laid: [['I', 'T1', 'north']],
    deck: ['X'],
    pieces: ['trickTheGuards'],
    hands: TWO,
    pawns: { barbarian: ['I', 0, 1], mage: ['I', 0, 0], elf: ['I', 2, 1], dwarf: ['I', 3, 0] },
  },
  {
    name: '[S11] a flip that may find no pair',
    tiles: NARROW,
    start: 'N1',
    laid: [
      ['P1', 'N1', 'east'],
      ['P2', 'P1', 'east'],
      ['B', 'N1', 'north'],
    ],
    deck: ['I', 'X'],
    pieces: ['rearrangement'],
    hands: ['WV', 'SLX', 'NE'],
    pawns: { barbarian: ['P2', 1, 0], mage: ['N1', 1, 0], elf: ['N1', 2, 1], dwarf: ['B', 0, 2] },
  },
  {
    name: '[S11] [R11] a flip at hand, tiles in a row and in a ring',
    tiles: NARROW,
    start: 'N1',
    laid: [
      ['P1', 'N1', 'east'],
      ['P2', 'P1', 'east'],
      ['C1', 'N1', 'north'],
      ['W', 'N1', 'west'],
      ['B', 'N1', 'south'],
    ],
    deck: ['I', 'X'],
    pieces: ['smallPassages', 'rearrangement', 'passTiles'],
    hands: TWO,
    pawns: { barbarian: ['N1', 0, 1], mage: ['N1', 2, 0], elf: ['N1', 3, 3], dwarf: ['N1', 0, 3] },
    outOfOrder: [['C1', 0, 0]],
  },
  {
    name: '[S13] [R13] two dimensions',
    tiles: NARROW,
    start: 'N1',
    laid: [],
    deck: ['I', 'X'],
    pieces: ['ownExits', 'dimensions'],
    hands: TWO,
    pawns: { barbarian: ['3', 0, 3], mage: ['3', 2, 0], elf: ['N1', 3, 3], dwarf: ['N1', 1, 1] },
  },
  {
    name: '[S16] [M17] no vortex and an automatic theft',
    tiles: NARROW,
    start: 'N1',
    laid: [
      ['I', 'N1', 'north'],
      ['X', 'N1', 'east'],
    ],
    deck: [],
    pieces: ['noVortex', 'automaticTheft'],
    hands: TWO,
    pawns: { barbarian: ['I', 1, 0], mage: ['I', 0, 1], elf: ['I', 2, 0], dwarf: ['I', 3, 1] },
  },
  {
    name: '[S17] [R12] no company',
    tiles: TEST_TILES,
    start: 'T1',
    laid: [
      ['X', 'T1', 'east'],
      ['P1', 'T1', 'north'],
      ['P2', 'T1', 'west'],
    ],
    deck: ['I'],
    pieces: ['ownExits', 'groupsForbidden'],
    hands: TWO,
    pawns: { barbarian: ['T1', 2, 3], mage: ['P2', 1, 0], elf: ['X', 1, 0], dwarf: ['P1', 1, 0] },
    stolen: true,
  },
  {
    name: '[L1] [L2] [R24] the little sister over walls and borders',
    tiles: NARROW,
    start: 'N1',
    laid: [
      ['W', 'N1', 'west'],
      ['D', 'N1', 'north'],
      ['P1', 'N1', 'east'],
      ['P2', 'P1', 'north'],
    ],
    deck: ['L', 'I', 'X'],
    pieces: ['sister', 'smallPassages', 'loudspeaker'],
    hands: TWO,
    pawns: {
      barbarian: ['D', 3, 1],
      mage: ['W', 2, 3],
      elf: ['N1', 2, 3],
      dwarf: ['N1', 1, 2],
      sister: ['D', 0, 1],
    },
  },
  {
    name: '[S1] [R15b] one exit for the little sister, one for the others',
    tiles: TEST_TILES,
    start: 'T1',
    laid: [
      ['L', 'T1', 'east'],
      ['O', 'T1', 'south'],
    ],
    deck: ['I'],
    pieces: ['sister'],
    hands: ['NWX', 'SEVL'],
    pawns: {
      barbarian: ['L', 1, 1],
      mage: ['O', 1, 0],
      elf: ['L', 0, 2],
      dwarf: ['O', 0, 1],
      sister: ['L', 3, 1],
    },
    stolen: true,
  },
  {
    name: '[L3] [S17] five thieves who keep apart',
    tiles: TEST_TILES,
    start: 'T1',
    laid: [
      ['L', 'T1', 'east'],
      ['X', 'T1', 'north'],
    ],
    deck: ['I'],
    pieces: ['sister', 'groupsForbidden', 'ownExits'],
    hands: TWO,
    pawns: {
      barbarian: ['T1', 1, 1],
      mage: ['T1', 3, 3],
      elf: ['T1', 2, 3],
      dwarf: ['X', 1, 0],
      sister: ['T1', 0, 1],
    },
    stolen: true,
  },
  {
    name: '[S-solo.1] [S-solo.2] [R10] alone, to the second time round the action tiles',
    tiles: NARROW,
    start: 'N1',
    laid: [],
    deck: ['I', 'X'],
    pieces: ['ownExits', 'solo'],
    hands: [''],
    pawns: { barbarian: ['N1', 3, 1], mage: ['N1', 1, 0], elf: ['N1', 3, 3], dwarf: ['N1', 0, 3] },
    solo: ['V', 'X', 'N', 'L', 'W', 'E', 'S'],
  },
  {
    name: '[M10] [S6] [S7] tiles of the game, with every rule of scenario 7',
    tiles: tileSet(),
    start: '1B',
    laid: [
      ['19', '1B', 'north'],
      ['16', '1B', 'west'],
      ['15', '1B', 'east'],
      ['3', '19', 'east'],
    ],
    deck: ['13', '2', '6', '7', '8', '9', '10', '11', '12'],
    pieces: SEVEN,
    hands: ['SX', 'WV', 'EL', 'N'],
    pawns: { barbarian: ['19', 0, 2], mage: ['15', 1, 1], elf: ['1B', 2, 2], dwarf: ['19', 3, 0] },
  },
];
