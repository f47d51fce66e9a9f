import type { ClientMessage } from '#protocol/messages.ts';
import { type AnyRefusal, roomRefuse } from '#room/refusal.ts';
import type { Connection } from './connection.ts';
import { tooFast } from './limits.ts';
import { type GameMessage, isHeardByAll, onGameMessage } from './onGameMessage.ts';
import { type LobbyMessage, onLobbyMessage } from './onLobbyMessage.ts';
import { personLimitsOf, signalsTooOften } from './personLimits.ts';
import { type Budget, keep, type LiveRoom, seemsSilent } from './room.ts';
import { tellGame } from './tellGame.ts';

// What a page says to its room: who may say it, how often, and whether it is about the lobby or the game.

/** A message from a page; what is refused is told to that page alone, with the reason. */
export function onMessage(room: LiveRoom, from: Connection, message: ClientMessage): void {
  // Taken over by another page, or of a room that was let go: it has been told, and does nothing more.
  if (!room.connections.has(from) && !wasUnderWay(room, from, message)) return;
  if (message.type === 'ping')
    from.send({ type: 'pong', sent: message.sent, host: room.services.clock.now() });
  else if (message.type === 'resume') tellGame(room, from, message);
  else {
    // Whoever may not do it uses up nobody's budget.
    const denied = mayNot(room, from, message);
    const tooMuch = denied === null ? isTooMuch(room, from, message) : null;
    const refusal = denied ?? tooMuch ?? answer(room, from, message);
    if (refusal === null) return;
    // An act that was too much is judged, and not sent again by its page.
    if (tooMuch !== null && message.type === 'do') from.send({ type: 'verdict', id: message.id, refusal });
    else if (tooMuch !== null || message.type === 'again') from.send({ type: 'refused', refusal });
    else refuseOnceKept(room, from, refusal);
  }
}

/**
 * A refusal tells what it was judged by: that somebody is out, or a game over. It waits for what of that is on its way to the
 * disk, whatever it is. How often somebody asks, and whether an end was told, hang on nothing that is.
 */
function refuseOnceKept(room: LiveRoom, from: Connection, refusal: AnyRefusal): void {
  const tell = () => from.send({ type: 'refused', refusal });
  if (room.writing === 0) tell();
  else keep(room, [], tell);
}

/** What a page had sent before it could know that another plays on for the same person: no move is lost. */
function wasUnderWay(
  { lobby }: LiveRoom,
  { succeeded, person }: Connection,
  { type }: ClientMessage,
): boolean {
  return type === 'do' && succeeded && lobby.people.some(({ id, out }) => id === person && !out);
}

function isTooMuch(room: LiveRoom, { person, enters }: Connection, message: Asked): AnyRefusal | null {
  if (person === null) return tooFast(enters);
  const budget = BUDGETS[message.type];
  const tooOften = signalsTooOften(room, person, message);
  if (tooOften !== null || budget === 'acts') return tooOften ?? tooFast(room.budgets.acts);
  const own = tooFast(personLimitsOf(room, person)[budget]);
  // [R5] what others in vain try to say in silence is nobody's to notice.
  return own ?? (budget === 'talk' && !seemsSilent(room) ? tooFast(room.budgets.talk) : null);
}

const FOR_STRANGERS: ReadonlySet<string> = new Set(['enter', 'comeBack']);

function mayNot({ playing }: LiveRoom, { person }: Connection, message: Asked): AnyRefusal | null {
  if (FOR_STRANGERS.has(message.type)) return null;
  if (person === null) return roomRefuse('lobby.unknown');
  const plays = BUDGETS[message.type] !== 'changes' && playing !== null && !isHeardByAll(playing, message);
  return plays && !playing.seats.includes(person) ? roomRefuse('seat.notYours') : null;
}

type Asked = LobbyMessage | GameMessage;

const BUDGETS: Readonly<Record<Asked['type'], Budget | 'changes'>> = {
  do: 'acts',
  enter: 'changes',
  sit: 'changes',
  choose: 'changes',
  deal: 'changes',
  again: 'changes',
  leave: 'changes',
  free: 'changes',
  kick: 'changes',
  lock: 'changes',
  handOver: 'changes',
  addBot: 'changes',
  removeBot: 'changes',
  letBot: 'changes',
  standIn: 'changes',
  letIn: 'changes',
  callOff: 'changes',
  wayBack: 'changes',
  comeBack: 'changes',
  say: 'talk',
  gesture: 'talk',
  point: 'talk',
};

/** Null where nothing is refused, or where the answer comes later, when it is durable. */
function answer(room: LiveRoom, from: Connection, message: Asked): AnyRefusal | null {
  switch (message.type) {
    case 'deal':
    case 'again':
    case 'leave':
    case 'standIn':
    case 'letIn':
    case 'letBot':
    case 'callOff':
    case 'do':
    case 'say':
    case 'gesture':
    case 'point':
      return onGameMessage(room, from, message);
    default:
      return onLobbyMessage(room, from, message);
  }
}
