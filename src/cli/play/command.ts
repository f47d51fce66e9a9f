import type { Key, TextParams } from '#content/locales/index.ts';
import { type Action, holds, MOVE_ACTION } from '#engine/mall/actions.ts';
import type { Channel } from '#engine/mall/events.ts';
import type { Direction, MallCommand, Pawn, Seen } from '#engine/mall/index.ts';
import { options } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { colourOf, farEnd, pawnNumber } from '#engine/mall/ways.ts';
import { jumpList } from '../draw/acts.ts';
import { placeList, settleList, vortexList } from '../draw/choices.ts';
import type { Act } from './intent.ts';

// From an intent to a command of a seat. Whether it is allowed is the engine's business: what
// cannot work is sent all the same, and the refusal says why.

export interface Unsure {
  readonly unsure: Key;
  readonly params: TextParams;
}

type Of<K extends Act['kind']> = Extract<Act, { kind: K }>;

/** `seat` is null where nobody in particular was named: then whoever holds the action does it. */
export function commandFor(seen: Seen, focus: number, act: Act, seat: number | null): MallCommand | Unsure {
  // A hero who does not play stands nowhere, so there is no command to judge.
  if ('pawn' in act && !seen.box.pawns.includes(act.pawn))
    return { unsure: 'refusal.pawn.unknown', params: {} };
  const by = (action: Action) => seat ?? holderOf(seen, focus, action);
  const own = seat ?? focus;
  switch (act.kind) {
    case 'move':
      return moveFor(seen, act, by(MOVE_ACTION[act.direction]));
    case 'vortex':
      return vortexFor(seen, act, by('V'));
    case 'escalator':
      return escalatorFor(seen, act.pawn, by('L'));
    case 'settle':
      return settleFor(seen, act, own);
    case 'explore':
      return { type: 'explore', seat: by('X') };
    case 'place':
      return placeFor(seen, act.number, by('X'));
    case 'discard':
      return { type: 'discard', seat: own, tile: tileNamed(seen, act.tile) };
    case 'doSomething':
      return { type: 'doSomething', seat: nagger(seen, own, seat), target: act.target };
    case 'stare':
      return { type: 'stare', seat: own, target: act.target };
    case 'speak':
      return { type: 'speak', seat: own, channel: act.channel satisfies Channel };
    default:
      return { type: act.kind, seat: own };
  }
}

function holderOf({ shared }: Seen, focus: number, action: Action): number {
  if (holds(shared.hands[focus], action)) return focus;
  const holder = shared.hands.findIndex((hand) => holds(hand, action));
  return holder < 0 ? focus : holder;
}

/** [S9] where only the leader may prod, the leader does. */
function nagger({ box, shared }: Seen, own: number, seat: number | null): number {
  if (seat !== null || box.policies.doSomething !== 'leader') return own;
  return Math.max(
    0,
    shared.hands.findIndex((hand) => hand.length === 0),
  );
}

const whereIs = (seen: Seen, pawn: Pawn) => seen.shared.pawns[pawnNumber(seen, pawn)] as Space;

function moveFor(seen: Seen, { pawn, direction, number }: Of<'move'>, seat: number): MallCommand | Unsure {
  const from = whereIs(seen, pawn);
  if (pawn === 'sister') return jumpFor(seen, seat, from, direction, number);
  return {
    type: 'move',
    seat,
    pawn,
    from,
    direction,
    distance: number ?? farthest(seen, seat, pawn, direction),
  };
}

/** Without a number a hero goes as far as it can; where it cannot go at all, one space is refused. */
function farthest(seen: Seen, seat: number, pawn: Pawn, direction: Direction): number {
  const lengths = options(seen, seat).flatMap((command) =>
    command.type === 'move' && command.pawn === pawn && command.direction === direction
      ? command.distance
      : [],
  );
  return Math.max(1, ...lengths);
}

function jumpFor(
  seen: Seen,
  seat: number,
  from: Space,
  direction: Direction,
  number: number | null,
): MallCommand | Unsure {
  const landings = jumpList(seen, seat, direction);
  const to = landings.length === 0 ? from : landings[(number ?? 1) - 1];
  return to === undefined ? noChoice(landings) : { type: 'jump', seat, pawn: 'sister', from, direction, to };
}

function vortexFor(seen: Seen, { pawn, number }: Of<'vortex'>, seat: number): MallCommand | Unsure {
  const from = whereIs(seen, pawn);
  const list = vortexList(seen, colourOf(seen, pawnNumber(seen, pawn)));
  const to = chosen(list, number) ?? (list.length === 0 ? from : undefined);
  return to === undefined ? noChoice(list) : { type: 'vortex', seat, pawn, from, to };
}

function escalatorFor(seen: Seen, pawn: Pawn, seat: number): MallCommand {
  const from = whereIs(seen, pawn);
  const far = farEnd(seen, from);
  return { type: 'escalator', seat, pawn, from, to: far < 0 ? from : far };
}

function settleFor(seen: Seen, { pawn, number }: Of<'settle'>, seat: number): MallCommand | Unsure {
  const from = whereIs(seen, pawn);
  const list = settleList(seen);
  const to = chosen(list, number) ?? (list.length === 0 ? from : undefined);
  return to === undefined ? noChoice(list) : { type: 'settle', seat, pawn, from, to };
}

function placeFor(seen: Seen, number: number | null, seat: number): MallCommand | Unsure {
  const list = placeList(seen);
  const space = chosen(list, number) ?? (list.length === 0 ? (seen.shared.board.unused[0] ?? 0) : undefined);
  return space === undefined ? noChoice(list) : { type: 'place', seat, space };
}

/** The one with this number; without a number, the only one there is. */
function chosen(list: readonly Space[], number: number | null): Space | undefined {
  return number === null ? (list.length === 1 ? list[0] : undefined) : list[number - 1];
}

function noChoice(list: readonly Space[]): Unsure {
  if (list.length === 1) return { unsure: 'cli.say.onlyOne', params: {} };
  return { unsure: 'cli.say.noChoice', params: { most: list.length } };
}

/** A number no tile has, where the name is none of this game's: the engine refuses it. */
function tileNamed({ box }: Seen, name: string): number {
  const index = box.tiles.findIndex((tile) => tile.name.toLowerCase() === name.toLowerCase());
  return index < 0 ? box.tiles.length : index;
}
