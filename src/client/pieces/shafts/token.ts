import { ONLY, type Token, whyNot } from '#client/tray/token.ts';
import type { MallCommand, View } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { spaceOfPawn } from '#engine/mall/ways.ts';

type Lay = Extract<MallCommand, { readonly type: 'layShaft' }>;
const isLay = (command: MallCommand): command is Lay => command.type === 'layShaft';

export const dwarf = (view: View) => spaceOfPawn(view, 'dwarf');

function tryTo(view: View, seat: number, to: Space): Lay {
  return { type: 'layShaft', seat, from: Math.max(0, dwarf(view)), to };
}

/** [X3.1] the near end lies under the dwarf; the far one is tapped. */
export const SHAFT: Token = {
  type: 'layShaft',
  near: dwarf,
  tries: (view, seat) => [tryTo(view, seat, Math.max(0, dwarf(view)))],
  placeOf: (_view, command) => (isLay(command) ? command.to : null),
  offers: (_table, options) => ({
    ...ONLY,
    targets: new Map(
      options.filter(isLay).map((command) => [command.to, { command, look: 'target-layShaft' }] as const),
    ),
  }),
  whyNot: (view, space) => (space === null ? null : whyNot(view, tryTo(view, view.seat ?? 0, space))),
};
