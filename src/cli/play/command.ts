import { type Action, holds, MOVE_ACTION } from '#engine/mall/actions.ts';
import type { Channel } from '#engine/mall/events.ts';
import {
  type Direction,
  type MallCommand,
  mayProd,
  options,
  type PawnId,
  type PublicGame,
} from '#engine/mall/index.ts';
import { colourOf, farEnd, pawnNumber } from '#engine/mall/ways.ts';
import { placeList } from '../draw/choices.ts';
import { EVERY_PIECE, type PieceAct, piecesOf } from '../pieces/index.ts';
import type { Typed } from '../pieces/piece.ts';
import type { Act, CoreAct } from './intent.ts';
import { ASIDE, chosen, isAside, noChoice, type Unsure, vortexList, whereIs } from './picking.ts';

// From an intent to a command of a seat. Whether it is allowed is the engine's business: what
// cannot work is sent all the same, and the refusal says why.

type Of<K extends CoreAct['kind']> = Extract<CoreAct, { kind: K }>;

/** `seat` is null where nobody in particular was named: then whoever holds the action does it. */
export function commandFor(game: PublicGame, focus: number, act: Act, seat: number | null): Typed {
  // A hero who does not play stands nowhere, so there is no command to judge.
  if ('pawn' in act && !game.box.pawns.includes(act.pawn))
    return { unsure: 'refusal.pawn.unknown', params: {} };
  if ('pawn' in act && isAside(game, act.pawn)) return ASIDE;
  const by = (action: Action) => seat ?? holderOf(game, focus, action);
  const own = seat ?? focus;
  switch (act.kind) {
    case 'move':
      return moveFor(game, act, by(MOVE_ACTION[act.direction]));
    case 'vortex':
      return vortexFor(game, act, by('V'));
    case 'escalator':
      return escalatorFor(game, act.pawn, by('L'));
    case 'explore':
      return { type: 'explore', seat: by('X') };
    case 'place':
      return placeFor(game, act.number, by('X'));
    case 'doSomething':
      return { type: 'doSomething', seat: nagger(game, own, seat), target: act.target };
    case 'stare':
      return { type: 'stare', seat: own, target: act.target };
    case 'speak':
      return { type: 'speak', seat: own, channel: act.channel satisfies Channel };
    case 'theft':
      return { type: 'theft', seat: own };
    default:
      return pieceCommand(game, act, own);
  }
}

function holderOf({ shared }: PublicGame, focus: number, action: Action): number {
  if (holds(shared.hands[focus], action)) return focus;
  const holder = shared.hands.findIndex((hand) => holds(hand, action));
  return holder < 0 ? focus : holder;
}

function pieceCommand(game: PublicGame, act: PieceAct, seat: number): Typed {
  const piece = EVERY_PIECE.find(({ kind }) => kind === act.kind);
  return piece?.command?.(game, act, seat) as Typed;
}

/** [S9] where this seat may not prod, whoever may does. */
function nagger(game: PublicGame, own: number, seat: number | null): number {
  if (seat !== null || mayProd(game, own) === null) return own;
  return Math.max(
    0,
    game.shared.hands.findIndex((_, other) => mayProd(game, other) === null),
  );
}

function moveFor(game: PublicGame, act: Of<'move'>, seat: number): MallCommand | Unsure {
  const [own] = piecesOf(game.box).flatMap((piece) => piece.move?.(game, act, seat) ?? []);
  if (own !== undefined) return own;
  const { pawn, direction, number } = act;
  const distance = number ?? farthest(game, seat, pawn, direction);
  return { type: 'move', seat, pawn, from: whereIs(game, pawn), direction, distance };
}

/** Without a number a hero goes as far as it can; where it cannot go at all, one space is refused. */
function farthest(game: PublicGame, seat: number, pawn: PawnId, direction: Direction): number {
  const lengths = options(game, seat).flatMap((command) =>
    command.type === 'move' && command.pawn === pawn && command.direction === direction
      ? command.distance
      : [],
  );
  return Math.max(1, ...lengths);
}

function vortexFor(game: PublicGame, act: Of<'vortex'>, seat: number): MallCommand | Unsure {
  const [own] = piecesOf(game.box).flatMap((piece) => piece.vortex?.(game, act, seat) ?? []);
  if (own !== undefined) return own;
  const { pawn, number } = act;
  const from = whereIs(game, pawn);
  const list = vortexList(game, colourOf(game, pawnNumber(game, pawn)));
  const to = chosen(list, number) ?? (list.length === 0 ? from : undefined);
  return to === undefined ? noChoice(list) : { type: 'vortex', seat, pawn, from, to };
}

function escalatorFor(game: PublicGame, pawn: PawnId, seat: number): MallCommand {
  const from = whereIs(game, pawn);
  const far = farEnd(game, from);
  return { type: 'escalator', seat, pawn, from, to: far < 0 ? from : far };
}

function placeFor(game: PublicGame, number: number | null, seat: number): MallCommand | Unsure {
  const list = placeList(game);
  const space = chosen(list, number) ?? (list.length === 0 ? (game.shared.board.unused[0] ?? 0) : undefined);
  return space === undefined ? noChoice(list) : { type: 'place', seat, space };
}
