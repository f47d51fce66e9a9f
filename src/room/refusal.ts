import type { Params, Refusal } from '#engine/core/refusal.ts';

// What a room refuses beside what the rules refuse: a code with parameters, like any refusal.

export type RoomCode =
  | 'lobby.chairTaken'
  | 'lobby.choice'
  | 'lobby.evening'
  | 'lobby.full'
  | 'lobby.guards'
  | 'lobby.locked'
  | 'lobby.lostGame'
  | 'lobby.module'
  | 'lobby.name'
  | 'lobby.nameTaken'
  | 'lobby.nobody'
  | 'lobby.nobodySits'
  | 'lobby.noModules'
  | 'lobby.notHere'
  | 'lobby.notHost'
  | 'lobby.notOver'
  | 'lobby.notPlaying'
  | 'lobby.out'
  | 'lobby.playing'
  | 'lobby.standsIn'
  | 'lobby.stillHere'
  | 'lobby.tooManyNew'
  | 'lobby.unknown'
  | 'lobby.yourself'
  | 'message.malformed'
  | 'message.tooFast'
  | 'seat.notFree'
  | 'seat.notYours'
  | 'server.full'
  | 'wayBack.somebody'
  | 'wayBack.unknown';

export interface RoomRefusal {
  readonly refused: RoomCode;
  readonly params: Params;
}

export type AnyRefusal = Refusal | RoomRefusal;

export function roomRefuse(code: RoomCode, params: Params = {}): RoomRefusal {
  return { refused: code, params };
}
