import { type Token, whyNot } from '#client/tray/token.ts';
import type { MallCommand, PawnId, View } from '#engine/mall/index.ts';
import { spellsOf } from '#engine/mall/rules/spells/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { spaceOfPawn } from '#engine/mall/ways.ts';
import { type Casts, inside, NOBODY, nameOn, onSpaces } from './onBoard.ts';

type Frog = Casts<'castFrog'>;
const isFrog = (command: MallCommand): command is Frog => command.type === 'castFrog';

const tryOn = (view: View, seat: number, pawn: PawnId): Frog => ({
  ...{ type: 'castFrog', seat, pawn, from: Math.max(0, spaceOfPawn(view, pawn)) },
});

/** In front of the burger place where this one dines. */
const entranceOf = (view: View, pawn: PawnId): Space | undefined =>
  spellsOf(view).running.find((one) => one.spell === 'voucher' && one.pawn === pawn)?.space;

export const guardsOf = ({ box }: View): readonly PawnId[] =>
  box.cast.flatMap(({ kind, id }) => (kind === 'guard' ? id : []));

/** [X10.9] a guard is tapped, on the board or where it dines. */
export const FROG: Token = {
  type: 'castFrog',
  tries: (view, seat) => guardsOf(view).map((pawn) => tryOn(view, seat, pawn)),
  placeOf: (_view, command) => (isFrog(command) ? command.from : null),
  offers: (table, options) => {
    const commands = options.filter(isFrog);
    const about = commands.filter(({ from }) => table.counts(from));
    const diners = commands.filter(({ from }) => !table.counts(from));
    return {
      ...onSpaces(
        table,
        about.map((command) => [command.from, command] as const),
        'target-pawn',
      ),
      areas: diners.flatMap((command) => {
        const entrance = entranceOf(table.view, command.pawn);
        return entrance === undefined ? [] : inside(table, command.from, entrance, command);
      }),
    };
  },
  whyNot: (view, space) => {
    const pawn = nameOn(view, space);
    return pawn === null ? NOBODY : whyNot(view, tryOn(view, view.seat ?? 0, pawn));
  },
};
