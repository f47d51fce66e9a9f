import { ONLY, type Token, whyNot } from '#client/tray/token.ts';
import { refuse } from '#engine/core/refusal.ts';
import { DIRECTIONS, directionIndex } from '#engine/family/directions.ts';
import { touching } from '#engine/mall/board.ts';
import { isRefusal, judge, type MallCommand, type View } from '#engine/mall/index.ts';
import { OFF, type Space } from '#engine/mall/spaces.ts';
import { spaceOfPawn } from '#engine/mall/ways.ts';

export type Break = Extract<MallCommand, { readonly type: 'breach' }>;
export const isBreak = (command: MallCommand): command is Break => command.type === 'breach';

const barbarian = (view: View) => spaceOfPawn(view, 'barbarian');
const behind = ({ shared }: View, { from, direction }: Break): Space =>
  touching(shared.board, from, directionIndex(direction));

const tries = (view: View, seat: number): readonly Break[] =>
  DIRECTIONS.map((direction) => ({ type: 'breach', seat, from: Math.max(0, barbarian(view)), direction }));

/** [X4.1] a wall beside the barbarian is tapped itself, or the space behind it. */
export const BREACH: Token = {
  type: 'breach',
  near: barbarian,
  tries,
  placeOf: (view, command) => (isBreak(command) ? behind(view, command) : null),
  offers: ({ view }, options) => ({
    ...ONLY,
    targets: new Map(
      options.filter(isBreak).flatMap((command) => {
        const to: unknown = judge(view, command);
        return isRefusal(to) ? [] : [[to as Space, { command, look: 'target-breach' }] as const];
      }),
    ),
  }),
  whyNot: (view, space) => {
    if (space === null) return null;
    const meant = tries(view, view.seat ?? 0).find((one) => behind(view, one) === space);
    if (barbarian(view) === OFF || meant === undefined) return refuse('breach.notHere');
    return whyNot(view, meant);
  },
};
