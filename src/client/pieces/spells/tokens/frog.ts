import type { Told } from '#client/mall/reasons.ts';
import { type Token, whyNot } from '#client/tray/token.ts';
import type { MallCommand, PawnId, View } from '#engine/mall/index.ts';
import { spellsOf } from '#engine/mall/rules/spells/index.ts';
import { OFF, type Space } from '#engine/mall/spaces.ts';
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

const guardsOf = ({ box }: View): readonly PawnId[] =>
  box.cast.flatMap(({ kind, id }) => (kind === 'guard' ? id : []));

/** Those who came, under a spell too; the others stand nowhere that one could be told of. */
export const cameOf = (view: View): readonly PawnId[] =>
  guardsOf(view).filter(
    (pawn) => spaceOfPawn(view, pawn) !== OFF || spellsOf(view).running.some((one) => one.pawn === pawn),
  );

export const noGuardYet = (view: View): Told | null =>
  cameOf(view).length === 0 ? { told: 'board.spell.noGuardYet' } : null;

/** [X10.9] a guard is tapped, on the board or where it dines. */
export const FROG: Token = {
  type: 'castFrog',
  tries: (view, seat) => cameOf(view).map((pawn) => tryOn(view, seat, pawn)),
  notYet: noGuardYet,
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
