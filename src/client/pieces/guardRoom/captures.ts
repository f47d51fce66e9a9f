import { isOf } from '#client/mall/security/barred.ts';
import { optionsOf } from '#client/state/options.ts';
import {
  evolveView,
  isRefusal,
  type MallCommand,
  type MallEvent,
  moveOf,
  type PawnId,
  type View,
} from '#engine/mall/index.ts';
import { guardRoom } from '#engine/mall/rules/guardRoom/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import type { Game, Moment } from '#engine/mall/state.ts';
import { isTool } from '../index.ts';

// [X5.1] where this seat could take a pawn and a hero would be caught. The engine's own piece is asked about each command:
// no rule of meeting is known here.

export type Capture = Extract<MallEvent, { readonly type: 'captured' }>;

/** Who would be caught, by where the pawn would end: whichever way it is offered to whoever chooses it, or by these commands. */
export function capturesOf(
  view: View,
  pawn: PawnId,
  commands = ownOf(view, pawn),
): ReadonlyMap<Space, readonly Capture[]> {
  const found = commands.flatMap((command) => {
    const move = moveOf(view, command);
    if (move === null || isRefusal(move)) return [];
    const caught = caughtBy(evolveView(view, move), move);
    return caught.length === 0 ? [] : [[move.to, caught] as const];
  });
  return new Map(found);
}

const ownOf = (view: View, pawn: PawnId): readonly MallCommand[] =>
  optionsOf(view).filter((command) => isOf(command, pawn) && !isTool(view.box, command));

export const capturesAt = (...asked: Parameters<typeof capturesOf>): readonly Space[] => [
  ...capturesOf(...asked).keys(),
];

const NOW: Moment = { now: 0, host: 0 };

/** What is caught is public: neither secrets nor the hour have a part in it. */
function caughtBy(view: View, move: MallEvent): readonly Capture[] {
  const game = view as unknown as Game;
  return (guardRoom.reactions ?? [])
    .filter(({ on, phase }) => on === move.type && phase === 'capture')
    .flatMap(({ react }) => react(game, move as never, NOW))
    .filter((event): event is Capture => event.type === 'captured');
}
