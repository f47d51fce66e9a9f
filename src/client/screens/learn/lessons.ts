import type { Promised } from '#client/board/config.ts';
import type { PageKey } from '#content/locales/index.ts';
import { COLOUR, type MallEvent, PAWNS, type Pawn, spaceNow, type View } from '#engine/mall/index.ts';
import { OFF, type Space, spaceOf, tileOf } from '#engine/mall/spaces.ts';
import type { Stage } from './stage.ts';

// Seven lessons: each a stage, and steps that are done when the view says so.

export interface Step {
  readonly text: PageKey & `learn.${string}`;
  readonly done: (view: View) => boolean;
  /** Where a hero is expected: lit, and reached by a tap. */
  readonly lights?: (view: View) => Promised<Pawn>;
}

export interface Lesson {
  readonly id: 'move' | 'explore' | 'vortex' | 'escalator' | 'timer' | 'theft' | 'silence';
  readonly stage: Stage;
  readonly steps: readonly Step[];
  /** What makes your friend wake up and explore. */
  readonly friendWakes?: (event: MallEvent) => boolean;
}

const where = ({ shared }: View, pawn: Pawn): Space => shared.pawns[PAWNS.indexOf(pawn)] ?? -1;
const at = (pawn: Pawn, tile: number, cell: number) => (view: View) =>
  where(view, pawn) === spaceOf(tile, cell);
const placed =
  (count: number) =>
  ({ shared }: View) =>
    shared.board.placed.length >= count;

const lit = (token: Pawn, tile: number, cell: number) => () => ({ token, space: spaceOf(tile, cell) });
/** The foot of the escalator first, then its other end. */
const ridden = (token: Pawn, top: Space) => (view: View) => {
  const foot = spaceNow(view, top)?.escalator ?? top;
  return { token, space: where(view, token) === foot ? top : foot };
};
const vortexOn = (token: Pawn, tile: number) => (view: View) => {
  const own = view.box.vortexes[COLOUR[token]];
  return { token, space: own.find((space) => tileOf(space) === tile) ?? OFF };
};
const exitOn = (token: Pawn, tile: number) => (view: View) => {
  return {
    token,
    space: view.box.print.findIndex(({ exit }, space) => exit !== null && tileOf(space) === tile),
  };
};

const MIDDLE = { barbarian: [0, 5], mage: [0, 6], elf: [0, 9], dwarf: [0, 10] } as const;
const moved =
  (stage: Stage) =>
  (view: View): boolean =>
    (['barbarian', 'mage', 'elf', 'dwarf'] as const).some(
      (pawn) => where(view, pawn) !== spaceOf(...stage.pawns[pawn]),
    );

const MOVE: Stage = { mine: ['NE'], friends: [], pawns: MIDDLE };
const TIMER_SAND = 40_000;

/** The hourglass gave back at least half. */
export function turnedInTime({ shared }: View): boolean {
  const { sand, flips } = shared;
  return flips > 0 && sand.end - sand.turned >= sand.full / 2;
}

export const LESSONS: readonly Lesson[] = [
  {
    id: 'move',
    stage: MOVE,
    steps: [
      { text: 'learn.move.1', done: moved(MOVE) },
      { text: 'learn.move.2', done: at('mage', 0, 3), lights: lit('mage', 0, 3) },
    ],
  },
  {
    id: 'explore',
    stage: { mine: ['EX'], friends: [], pawns: { ...MIDDLE, dwarf: [0, 1] }, top: 3 },
    steps: [
      {
        text: 'learn.explore.1',
        done: (view) => at('elf', 0, 11)(view) || placed(2)(view),
        lights: lit('elf', 0, 11),
      },
      { text: 'learn.explore.2', done: placed(2) },
    ],
  },
  {
    id: 'vortex',
    stage: { mine: ['V'], friends: [], pawns: MIDDLE, placed: [{ tile: 3, beyond: [0, 11] }] },
    steps: [
      {
        text: 'learn.vortex.1',
        done: (view) => tileOf(where(view, 'dwarf')) === 3,
        lights: vortexOn('dwarf', 3),
      },
    ],
  },
  {
    id: 'escalator',
    stage: { mine: ['WL'], friends: [], pawns: MIDDLE },
    steps: [{ text: 'learn.escalator.1', done: at('elf', 0, 7), lights: ridden('elf', spaceOf(0, 7)) }],
  },
  {
    id: 'timer',
    stage: { mine: ['NW'], friends: [], pawns: MIDDLE, sand: TIMER_SAND },
    steps: [{ text: 'learn.timer.1', done: turnedInTime }],
  },
  {
    id: 'theft',
    stage: {
      mine: ['NESW'],
      friends: ['V'],
      pawns: { barbarian: [5, 0], mage: [8, 7], elf: [7, 3], dwarf: [6, 8] },
      placed: [
        { tile: 8, beyond: [0, 11] },
        { tile: 6, beyond: [0, 2] },
        { tile: 5, beyond: [0, 4] },
        { tile: 7, beyond: [0, 13] },
        { tile: 1, beyond: [8, 13] },
      ],
    },
    steps: [
      {
        text: 'learn.theft.1',
        done: (view) => at('mage', 8, 3)(view) || view.shared.stolen,
        lights: lit('mage', 8, 3),
      },
      { text: 'learn.theft.2', done: ({ shared }) => shared.stolen },
      {
        text: 'learn.theft.3',
        done: ({ shared }) => shared.escaped[PAWNS.indexOf('mage')] === true,
        lights: exitOn('mage', 1),
      },
    ],
  },
  {
    id: 'silence',
    stage: { mine: ['E'], friends: ['X'], pawns: { ...MIDDLE, dwarf: [0, 1] }, top: 4 },
    steps: [
      {
        text: 'learn.silence.1',
        done: (view) => at('elf', 0, 11)(view) || placed(2)(view),
        lights: lit('elf', 0, 11),
      },
      { text: 'learn.silence.2', done: placed(2) },
    ],
    friendWakes: (event) => event.type === 'doSomething' && event.target === 1,
  },
];
