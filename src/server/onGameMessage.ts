import type { ClientMessage } from '#protocol/messages.ts';
import { type AnyRefusal, roomRefuse } from '#room/refusal.ts';
import { again } from './again.ts';
import { type Play, play } from './atTable.ts';
import { callOff } from './callOff.ts';
import type { Connection } from './connection.ts';
import { deal, leave } from './dealing.ts';
import { letBot } from './lentBots.ts';
import { isEnding, isOver, type LiveGame } from './liveGame.ts';
import { keep, type LiveRoom } from './room.ts';
import { letIn, standIn } from './standIns.ts';
import { tellWords } from './tellWords.ts';

// What is asked about the game on a room's table: that it begins and ends, who plays it, what they do in it.

export type GameMessage =
  | Extract<ClientMessage, { type: 'deal' | 'again' | 'leave' | 'standIn' | 'letIn' | 'letBot' | 'callOff' }>
  | Play;

export function onGameMessage(room: LiveRoom, from: Connection, message: GameMessage): AnyRefusal | null {
  const { person } = from;
  if (person === null) return roomRefuse('lobby.unknown');
  switch (message.type) {
    case 'deal':
      return dealOnceKept(room, from, person, message.without);
    case 'again':
      return again(room, person, message.want);
    case 'leave':
      return leave(room, person);
    case 'standIn':
      return standIn(room, person, message.seat);
    case 'letIn':
      return letIn(room, person, message.seat, message.person);
    case 'letBot':
      return letBot(room, person, message);
    case 'callOff':
      return callOff(room, person, message.want);
    default:
      return room.playing === null || isHeardByAll(room.playing, message)
        ? betweenGames(room, from, message)
        : play(room, room.playing, from, message);
  }
}

/** The end of the last game is told before the next lies in its place: a deal waits until it can be. */
function dealOnceKept(
  room: LiveRoom,
  from: Connection,
  person: number,
  without?: readonly number[],
): AnyRefusal | null {
  const { playing } = room;
  if (playing === null || !isEnding(playing)) return deal(room, person, without);
  keep(room, [], () => {
    const refusal = room.leaving ? null : deal(room, person, without);
    if (refusal !== null) from.send({ type: 'refused', refusal });
  });
  return null;
}

/** [C4] words after the end, those of who only watched among them. */
export function isHeardByAll(playing: LiveGame, { type }: { readonly type: string }): boolean {
  return type !== 'do' && isOver(playing);
}

/** [C4] while nothing is played everyone may talk; that nothing is played is on the disk before a word of it is told. */
function betweenGames(room: LiveRoom, from: Connection, message: Play): AnyRefusal | null {
  if (message.type === 'do') return roomRefuse('lobby.notPlaying');
  keep(room, [], () => tellWords(room, from.person as number, message));
  return null;
}
