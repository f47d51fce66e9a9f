import { type Refusal, refuse } from '../../../core/refusal.ts';
import { DIRECTIONS, type Direction, directionIndex } from '../../../family/directions.ts';
import { touching } from '../../board.ts';
import type { Plain } from '../../commands.ts';
import { doorBetween } from '../../doors.ts';
import { directionField, type Handler, spaceField } from '../../handler.ts';
import type { Step } from '../../layer.ts';
import { type Happening, NOTHING, type Piece } from '../../piece.ts';
import { OFF, type Space, tileOf } from '../../spaces.ts';
import type { PublicGame } from '../../state.ts';
import { inHands, isCovered, isEmpty, pawnData, pawnNumber, spaceOfPawn, whereabouts } from '../../ways.ts';

// [X4.1] [X4.2] [X4.3] [R17] three breaches for anyone to make: from under the barbarian through a wall onto an empty
// space that touches his, on the same tile or the next; small passages and borders count as walls, steel doors do not.
// Heroes pass as they like, a guard that passes takes the breach with it.

const ID = 'breaches';
const BARBARIAN = 'barbarian';
export const BREACHES = 3;

type Break = Plain<'breach'> & { readonly from: Space; readonly direction: Direction };

interface Made {
  readonly type: 'breached';
  readonly seat: number;
  readonly step: Step;
}

interface Lost {
  readonly type: 'breachLost';
  readonly step: Step;
}

interface Breaches {
  readonly id: typeof ID;
  readonly memory: { readonly left: number; readonly made: readonly Step[] };
  readonly command: Break;
  readonly event: Made | Lost;
  readonly refusal: 'breach.none' | 'breach.notHere' | 'breach.noWall' | 'breach.steel';
}

const NONE: Breaches['memory'] = { left: 0, made: [] };

export function breachesOf({ shared }: PublicGame): Breaches['memory'] {
  return shared.memory[ID] ?? NONE;
}

const covers = ({ from, to }: Step) => [from, to];

function judge(game: PublicGame, { from, direction }: Break): Refusal | Space {
  if (breachesOf(game).left === 0) return refuse('breach.none');
  const barbarian = pawnNumber(game, BARBARIAN);
  const cannot = whereabouts(game, barbarian, from) ?? inHands(game, barbarian);
  return cannot ?? through(game, from, directionIndex(direction));
}

function through(game: PublicGame, from: Space, direction: number): Refusal | Space {
  const to = touching(game.shared.board, from, direction);
  if (!isEmpty(game, to) || isCovered(game, from)) return refuse('breach.notHere');
  if (game.shared.board.next[from * 4 + direction] === to) return refuse('breach.noWall');
  return doorBetween(game, from, to, direction) ? refuse('breach.steel') : to;
}

const breach: Handler<Break, Happening<Breaches>> = {
  fields: { from: spaceField, direction: directionField },
  phases: ['running'],
  closesTalk: true,
  inMall: true,
  judge,
  carryOut: (_game, { seat, from, direction }, to) => [
    { type: 'breached', seat, step: { from, direction: directionIndex(direction), to: to as Space } },
  ],
  candidates: (game, seat) => {
    const from = spaceOfPawn(game, BARBARIAN);
    if (from === OFF || breachesOf(game).left === 0) return NOTHING;
    return DIRECTIONS.map((direction): Break => ({ type: 'breach', seat, from, direction }));
  },
};

const lost = (step: Step): Lost => ({ type: 'breachLost', step });

function lostWhere(game: PublicGame, isGone: (step: Step) => boolean): readonly Lost[] {
  return breachesOf(game).made.filter(isGone).map(lost);
}

/** [X4.2] a guard's step through one. */
function crossing(game: PublicGame, pawn: number, from: Space, direction: number): readonly Lost[] {
  if (pawnData(game, pawn).hero) return NOTHING;
  const to = game.shared.board.next[from * 4 + direction];
  for (const step of breachesOf(game).made)
    if ((step.from === from && step.to === to) || (step.to === from && step.from === to)) return [lost(step)];
  return NOTHING;
}

export const breaches: Piece<Breaches> = {
  id: ID,
  reaches: () => true,
  deal: (_box, dealing) => ({ ...dealing, memory: { left: BREACHES, made: [] } }),
  commands: { breach },
  events: {
    breached: {
      told: 'all',
      memory: ({ left, made }, { step }) => ({ left: left - 1, made: [...made, step] }),
    },
    breachLost: {
      told: 'all',
      // No two have a half on one space.
      memory: (before, { step }) => ({
        ...before,
        made: before.made.filter(({ from }) => from !== step.from),
      }),
    },
  },
  layer: (game) => {
    const { made } = breachesOf(game);
    return made.length === 0 ? NO_LAYER : { covers: made.flatMap(covers), opens: made };
  },
  crossing,
  reactions: [
    {
      on: 'cleared',
      phase: 'effect',
      react: (game, { tile }) =>
        lostWhere(game, (step) => covers(step).some((space) => tileOf(space) === tile)),
    },
  ],
};

const NO_LAYER = {};
