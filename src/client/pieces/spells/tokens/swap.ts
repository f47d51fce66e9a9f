import { type Token, whyNot } from '#client/tray/token.ts';
import type { MallCommand, PawnId, Refusal, View } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { spaceOfPawn } from '#engine/mall/ways.ts';
import { type Casts, NOBODY, nameOn, onSpaces, type Place } from './onBoard.ts';

type Swap = Casts<'castSwap'>;
const isSwap = (command: MallCommand): command is Swap => command.type === 'castSwap';

function trySwap(view: View, pawn: PawnId, other: PawnId): Swap {
  const [from, to] = [pawn, other].map((one) => Math.max(0, spaceOfPawn(view, one))) as [Space, Space];
  return { type: 'castSwap', seat: view.seat ?? 0, pawn, from, other, to };
}

const triesOf = (view: View, pawn: PawnId): readonly Swap[] =>
  view.box.pawns.filter((other) => other !== pawn).map((other) => trySwap(view, pawn, other));

/** What keeps this one from changing places with anybody. */
function whyNobody(view: View, pawn: PawnId): Refusal | null {
  const all = triesOf(view, pawn).map((command) => whyNot(view, command));
  return all.includes(null) ? null : (all[0] ?? null);
}

/** [X10.4] one of the two, then the other. */
export const SWAP: Token = {
  type: 'castSwap',
  doing: 'board.do.spellPick',
  tries: (view) => view.box.pawns.flatMap((pawn) => triesOf(view, pawn)),
  placeOf: (_view, command) => (isSwap(command) ? command.from : null),
  offers: (table, options) => {
    const commands = options.filter(isSwap);
    const firsts = commands.map((command): Place => [command.from, command]);
    // The command is the same from either side: who is tapped is the one it names first.
    const others = commands.map((command): Place => [command.to, turned(command)]);
    return onSpaces(table, [...firsts, ...others], 'target-pawn');
  },
  whyNot: (view, space) => {
    const pawn = nameOn(view, space);
    return pawn === null ? NOBODY : whyNobody(view, pawn);
  },
  next: (command) => (isSwap(command) ? withWhom(command.pawn) : null),
};

function turned({ pawn, from, other, to, ...rest }: Swap): Swap {
  return { ...rest, pawn: other, from: to, other: pawn, to: from };
}

function withWhom(pawn: PawnId): Token {
  return {
    ...{ of: SWAP, type: 'castSwap', tries: SWAP.tries, help: 'play.spell.swap.with' },
    near: (view) => spaceOfPawn(view, pawn),
    offers: (table, options) => {
      const commands = options.filter(isSwap);
      const own = commands.filter((command) => command.pawn === pawn);
      const others = commands.filter((command) => command.other === pawn).map(turned);
      return onSpaces(
        table,
        [...own, ...others].map((command): Place => [command.to, command]),
        'target-pawn',
      );
    },
    whyNot: (view, space) => {
      const other = nameOn(view, space);
      return other === null ? NOBODY : whyNot(view, trySwap(view, pawn, other));
    },
  };
}
