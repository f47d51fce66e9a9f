import type { Params, Refusal } from '#engine/core/refusal.ts';

// What a room refuses beside what the rules refuse: a code with parameters, like any refusal.

export type RoomCode =
  | 'lobby.botsGoals'
  | 'lobby.botsRoles'
  | 'lobby.botsTower'
  | 'lobby.chairTaken'
  | 'lobby.choice'
  | 'lobby.evening'
  | 'lobby.full'
  | 'lobby.guards'
  | 'lobby.holdsCard'
  | 'lobby.isBot'
  | 'lobby.lastTile'
  | 'lobby.locked'
  | 'lobby.lostGame'
  | 'lobby.module'
  | 'lobby.mostBots'
  | 'lobby.name'
  | 'lobby.nameTaken'
  | 'lobby.nobody'
  | 'lobby.nobodyMissing'
  | 'lobby.nobodySits'
  | 'lobby.noChair'
  | 'lobby.noModules'
  | 'lobby.notHere'
  | 'lobby.notHost'
  | 'lobby.notOver'
  | 'lobby.notPlaying'
  | 'lobby.out'
  | 'lobby.playing'
  | 'lobby.roles'
  | 'lobby.standsIn'
  | 'lobby.stillHere'
  | 'lobby.tooManyNew'
  | 'lobby.unknown'
  | 'lobby.yourself'
  | 'message.malformed'
  | 'message.tooFast'
  | 'seat.notFree'
  | 'seat.notYours'
  | 'seat.secret'
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
