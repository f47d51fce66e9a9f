import type { Told } from '#client/mall/reasons.ts';
import { type Token, whyNot } from '#client/tray/token.ts';
import type { MallCommand, PawnId, View } from '#engine/mall/index.ts';
import { tableBehind } from '#engine/mall/rules/spells/diners.ts';
import { spellsOf } from '#engine/mall/rules/spells/index.ts';
import { type Space, tileOf } from '#engine/mall/spaces.ts';
import { isPlaced, printed, spaceOfPawn } from '#engine/mall/ways.ts';
import { cameOf, noGuardYet } from './frog.ts';
import { type Casts, inside, NOBODY, nameOn, onSpaces } from './onBoard.ts';

type Voucher = Casts<'castVoucher'>;
const isVoucher = (command: MallCommand): command is Voucher => command.type === 'castVoucher';

function tryTo(view: View, pawn: PawnId, to: Space): Voucher {
  const from = Math.max(0, spaceOfPawn(view, pawn));
  return { type: 'castVoucher', seat: view.seat ?? 0, pawn, from, to };
}

const tries = (view: View) => cameOf(view).map((pawn) => tryTo(view, pawn, printed(view, 'burger')[0] ?? 0));

/** A frog is no pawn any more, but it is tapped all the same. */
const frogOn = (view: View, space: Space | null): PawnId | null =>
  spellsOf(view).running.find((one) => one.spell === 'frog' && one.space === space)?.pawn ?? null;

const noBurgerYet = (view: View): Told | null =>
  printed(view, 'burger').some((space) => isPlaced(view, tileOf(space)))
    ? null
    : { told: 'board.spell.noBurgerYet' };

/** [X10.11] a guard, then the burger place: its entrance or the shop itself. */
export const VOUCHER: Token = {
  ...{ type: 'castVoucher', doing: 'board.do.spellPick', tries },
  notYet: (view) => noGuardYet(view) ?? noBurgerYet(view),
  placeOf: (_view, command) => (isVoucher(command) ? command.to : null),
  offers: (table, options) =>
    onSpaces(
      table,
      options.filter(isVoucher).map((command) => [command.from, command] as const),
      'target-pawn',
    ),
  whyNot: (view, space) => {
    const pawn = nameOn(view, space) ?? frogOn(view, space);
    return pawn === null ? NOBODY : whyNot(view, tryTo(view, pawn, printed(view, 'burger')[0] ?? 0));
  },
  next: (command) => (isVoucher(command) ? whereTo(command.pawn) : null),
};

function whereTo(pawn: PawnId): Token {
  return {
    ...{ of: VOUCHER, type: 'castVoucher', tries, help: 'play.spell.voucher.to' },
    near: (view) => spaceOfPawn(view, pawn),
    offers: (table, options) => {
      const commands = options.filter(isVoucher).filter((command) => command.pawn === pawn);
      return {
        ...onSpaces(
          table,
          commands.map((command) => [command.to, command] as const),
          'target-castVoucher',
        ),
        areas: commands.flatMap((command) =>
          inside(table, tableBehind(table.view, command.to), command.to, command),
        ),
      };
    },
    whyNot: (view, space) => (space === null ? null : whyNot(view, tryTo(view, pawn, space))),
  };
}
