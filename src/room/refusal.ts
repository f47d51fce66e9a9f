import type { Params, Refusal } from '#engine/core/refusal.ts';

// What a room refuses beside what the rules refuse: a code with parameters, like any refusal.

export type RoomCode =
  | 'lobby.chairTaken'
  | 'lobby.choice'
  | 'lobby.full'
  | 'lobby.lostGame'
  | 'lobby.name'
  | 'lobby.nameTaken'
  | 'lobby.nobodySits'
  | 'lobby.notHost'
  | 'lobby.notPlaying'
  | 'lobby.playing'
  | 'lobby.unknown'
  | 'message.malformed'
  | 'message.tooFast'
  | 'seat.notYours'
  | 'server.full';

export interface RoomRefusal {
  readonly refused: RoomCode;
  readonly params: Params;
}

export type AnyRefusal = Refusal | RoomRefusal;

export function roomRefuse(code: RoomCode, params: Params = {}): RoomRefusal {
  return { refused: code, params };
}
