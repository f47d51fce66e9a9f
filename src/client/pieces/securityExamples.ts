import { order } from '#client/screens/learn/stage.ts';
import type { PageRoom } from '#client/state/pageRoom.ts';
import { eveningSetup } from '#content/evenings.ts';
import type { Direction, MallCommand, PawnId, Setup, View } from '#engine/mall/index.ts';
import { type Space, spaceOf } from '#engine/mall/spaces.ts';
import { spaceOfPawn } from '#engine/mall/ways.ts';
import { type At, numberOf, openPosition, type Position } from './lessonPosition.ts';
import { wayTo } from './lessonWay.ts';

// The position that each module's drawing shows: a real game, and what is done in it first.

/** A pawn goes somewhere, by whatever takes it there; or one of the commands, with spaces by name. */
export type Done =
  | { readonly go: PawnId; readonly to: At }
  | { readonly type: 'explore' | 'theft' | 'castGhost' }
  | { readonly type: 'turnSensor'; readonly clockwise: boolean }
  | { readonly type: 'place'; readonly space: At }
  | { readonly type: 'move'; readonly pawn: PawnId; readonly direction: Direction; readonly distance: number }
  | { readonly type: 'layShaft'; readonly to: At }
  | { readonly type: 'breach'; readonly direction: Direction };

export interface Example {
  readonly position: Position;
  readonly done?: readonly Done[];
  /** Only these tiles are drawn; without it all of them. */
  readonly tiles?: readonly string[];
  /** Whether it is drawn where the next tile may come. */
  readonly open?: boolean;
}

const setup = (evening: string) => eveningSetup({ evening, players: 2 }) as Setup;
const EAST: At = ['1A', 11];
const WEST: At = ['1A', 4];
const FULL = setup('XF1');

export const EXAMPLES = {
  guard: {
    position: { setup: FULL, pawns: { elf: EAST, mage: ['1A', 6] }, first: ['9*'] },
    done: [{ type: 'explore' }],
  },
  shafts: {
    position: {
      setup: setup('XT1'),
      placed: [{ tile: '8*', beyond: EAST }],
      pawns: { dwarf: ['1A', 10], elf: ['1A', 9], mage: ['1A', 1], barbarian: ['1A', 5] },
    },
    done: [{ type: 'layShaft', to: ['8*', 8] }],
  },
  breaches: {
    position: {
      setup: setup('XT2'),
      placed: [{ tile: '8*', beyond: EAST }],
      pawns: { barbarian: EAST, elf: ['1A', 10], mage: ['1A', 1], dwarf: ['1A', 5] },
    },
    done: [{ type: 'breach', direction: 'east' }],
  },
  guardRoom: {
    position: {
      setup: FULL,
      placed: [{ tile: '26', beyond: ['1A', 2] }],
      pawns: { mage: ['1A', 6], guard: ['26', 9], elf: EAST, dwarf: ['1A', 10], barbarian: ['1A', 5] },
      first: ['25'],
    },
    done: [
      { type: 'move', pawn: 'mage', direction: 'north', distance: 2 },
      { type: 'explore' },
      { type: 'place', space: EAST },
      { go: 'elf', to: ['26', 12] },
      { type: 'layShaft', to: ['25', 0] },
      { go: 'barbarian', to: ['1A', 7] },
      { type: 'breach', direction: 'east' },
    ],
  },
  lockedExit: {
    position: {
      setup: setup('XT4'),
      placed: [{ tile: '12*', beyond: WEST }],
      pawns: { dwarf: ['12*', 1], elf: ['12*', 8], mage: ['1A', 6], barbarian: ['1A', 5] },
    },
    tiles: ['12*'],
  },
  maps: {
    position: {
      setup: setup('XT5'),
      placed: [{ tile: '26', beyond: EAST }],
      pawns: { barbarian: ['26', 3], mage: ['1A', 6], elf: ['1A', 9], dwarf: ['1A', 10] },
      first: ['3', '5'],
    },
    done: [{ type: 'explore' }, { type: 'place', space: ['1A', 13] }],
    open: true,
  },
  autoExplore: {
    position: {
      setup: FULL,
      placed: [{ tile: '26', beyond: EAST }],
      pawns: { barbarian: ['1A', 5], mage: ['1A', 6], elf: ['1A', 9], dwarf: ['1A', 10] },
    },
    tiles: ['26'],
    open: true,
  },
  beholder: {
    position: {
      setup: setup('XT6'),
      placed: [
        { tile: '5', beyond: EAST },
        { tile: '3', beyond: ['5', 2] },
        { tile: '27', beyond: WEST },
      ],
      pawns: { dwarf: ['1A', 2], elf: ['27', 7], mage: ['1A', 5], barbarian: ['1A', 9] },
      first: ['7*'],
    },
    done: [{ type: 'explore' }],
    tiles: ['1A', '27', '7*', '3'],
  },
  telekinesis: {
    position: {
      setup: setup('XT7'),
      placed: [{ tile: '3', beyond: EAST }],
      pawns: { elf: ['1A', 13], dwarf: ['1A', 6], mage: ['1A', 5], barbarian: ['1A', 10] },
    },
    open: true,
  },
  spells: {
    position: {
      setup: setup('XT9'),
      placed: [{ tile: '8*', beyond: EAST }],
      pawns: { mage: EAST, elf: ['1A', 6], dwarf: ['1A', 5], barbarian: ['1A', 9] },
    },
    done: [{ type: 'castGhost' }],
  },
  reinforcements: {
    position: {
      setup: setup('XT11'),
      placed: [
        { tile: '9*', beyond: WEST },
        { tile: '2*', beyond: EAST },
      ],
      pawns: { mage: ['9*', 0], elf: ['1A', 6], dwarf: ['1A', 5], barbarian: ['1A', 9] },
    },
    done: [{ type: 'theft' }],
  },
  controlRoom: {
    position: {
      setup: setup('XT12'),
      placed: [
        { tile: '9*', beyond: WEST },
        { tile: '28', beyond: EAST },
        { tile: '4', beyond: ['1A', 13] },
      ],
      pawns: { barbarian: ['28', 3], guard: ['9*', 5], mage: ['1A', 5], elf: ['1A', 6], dwarf: ['1A', 9] },
    },
  },
  sensor: {
    position: {
      setup: setup('XT13'),
      placed: [{ tile: '29', beyond: WEST }],
      pawns: { dwarf: ['1A', 2], elf: ['29', 12], mage: ['1A', 5], barbarian: ['1A', 6] },
      first: ['6*'],
    },
    done: [{ type: 'explore' }, { type: 'turnSensor', clockwise: true }],
  },
} as const satisfies Readonly<Record<string, Example>>;

/** The game of an example; nothing is due in it any more. */
export function openExample({ position, done = [] }: Example): PageRoom {
  const alone = openPosition(position);
  for (const one of done) carryOut(alone, one);
  alone.close();
  return alone;
}

const viewOf = ({ session }: PageRoom) => session.play.value?.view as View;
const spaceAt = ({ box }: View, [tile, cell]: At): Space => spaceOf(numberOf(box, tile), cell);

function carryOut(alone: PageRoom, done: Done): void {
  const view = viewOf(alone);
  for (const command of commandsOf(view, done)) order(alone, command);
}

function commandsOf(view: View, done: Done): readonly MallCommand[] {
  const seat = view.seat as number;
  if ('go' in done) return (wayTo(view, done.go, spaceAt(view, done.to)) ?? []).map(({ command }) => command);
  if (done.type === 'place') return [{ ...done, seat, space: spaceAt(view, done.space) }];
  if (done.type === 'move') return [{ ...done, seat, from: spaceOfPawn(view, done.pawn) }];
  if (done.type === 'breach') return [{ ...done, seat, from: spaceOfPawn(view, 'barbarian') }];
  if (done.type !== 'layShaft') return [{ ...done, seat }];
  return [{ ...done, seat, from: spaceOfPawn(view, 'dwarf'), to: spaceAt(view, done.to) }];
}
