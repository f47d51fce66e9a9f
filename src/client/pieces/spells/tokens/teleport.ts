import { type Token, whyNot } from '#client/tray/token.ts';
import type { MallCommand, PawnId, View } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { spaceOfPawn } from '#engine/mall/ways.ts';
import { cautionsFor } from '../../index.ts';
import { type Casts, NOBODY, nameOn, onSpaces } from './onBoard.ts';

type Teleport = Casts<'castTeleport'>;
const isTeleport = (command: MallCommand): command is Teleport => command.type === 'castTeleport';

function tryTo(view: View, pawn: PawnId, to: Space): Teleport {
  const from = Math.max(0, spaceOfPawn(view, pawn));
  return { type: 'castTeleport', seat: view.seat ?? 0, pawn, from, to };
}

/** [X10.5] first who, then where to. */
export const TELEPORT: Token = {
  type: 'castTeleport',
  doing: 'board.do.spellPick',
  tries: (view) => view.box.pawns.map((pawn) => tryTo(view, pawn, spaceOfPawn(view, pawn))),
  placeOf: (_view, command) => (isTeleport(command) ? command.to : null),
  offers: (table, options) =>
    onSpaces(
      table,
      options.filter(isTeleport).map((command) => [command.from, command] as const),
      'target-pawn',
    ),
  whyNot: (view, space) => {
    const pawn = nameOn(view, space);
    return pawn === null || space === null ? NOBODY : whyNot(view, tryTo(view, pawn, space));
  },
  next: (command) => (isTeleport(command) ? whereTo(command.pawn) : null),
};

function whereTo(pawn: PawnId): Token {
  return {
    ...{ of: TELEPORT, type: 'castTeleport', tries: TELEPORT.tries, help: 'play.spell.teleport.to' },
    near: (view) => spaceOfPawn(view, pawn),
    offers: (table, options) => {
      const commands = options.filter(isTeleport).filter((command) => command.pawn === pawn);
      const places = commands.map((command) => [command.to, command] as const);
      const warned = [...cautionsFor(table.view, pawn, commands)];
      return {
        ...onSpaces(table, places, 'target-castTeleport'),
        cautions: new Map(warned.filter(([space]) => commands.some(({ to }) => to === space))),
      };
    },
    whyNot: (view, space) => (space === null ? null : whyNot(view, tryTo(view, pawn, space))),
  };
}
