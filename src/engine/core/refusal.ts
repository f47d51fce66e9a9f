// A refusal is a stable code with parameters; its sentence lives in the locales.

export type Params = Readonly<Record<string, string | number | boolean>>;

export type RefusalCode =
  | 'action.notHeld'
  | 'card.held'
  | 'command.malformed'
  | 'command.unknown'
  | 'dimensions.allTogether'
  | 'dimensions.fromVortex'
  | 'dimensions.sameOne'
  | 'dimensions.settle'
  | 'discard.notOwed'
  | 'discard.notThis'
  | 'discard.owed'
  | 'distance.invalid'
  | 'doSomething.forbidden'
  | 'doSomething.leaderOnly'
  | 'escalator.notHere'
  | 'exit.closed'
  | 'explore.deckEmpty'
  | 'explore.nowhere'
  | 'explore.placeFirst'
  | 'game.notStarted'
  | 'game.over'
  | 'game.paused'
  | 'game.running'
  | 'game.tooLong'
  | 'game.unknown'
  | 'group.forbidden'
  | 'jump.notHere'
  | 'jump.onlySister'
  | 'log.content'
  | 'log.format'
  | 'log.game'
  | 'log.hash'
  | 'log.malformed'
  | 'pawn.elsewhere'
  | 'pawn.escaped'
  | 'pawn.unknown'
  | 'place.notHere'
  | 'place.nothingDrawn'
  | 'seat.unknown'
  | 'setup.clash'
  | 'setup.drawing'
  | 'setup.needsTile'
  | 'setup.noExit'
  | 'setup.noItem'
  | 'setup.nobody'
  | 'setup.noOwnExit'
  | 'setup.pieceTwice'
  | 'setup.players'
  | 'setup.sand'
  | 'setup.startTile'
  | 'setup.tileGeometry'
  | 'setup.tileTwice'
  | 'setup.tooFewExits'
  | 'setup.unknownPiece'
  | 'setup.unknownTile'
  | 'sister.onlyJumps'
  | 'space.unknown'
  | 'swap.notNow'
  | 'talk.silence'
  | 'target.oneself'
  | 'theft.done'
  | 'theft.notReady'
  | 'tile.unknown'
  | 'timer.watched'
  | 'undo.nothing'
  | 'vortex.notHere'
  | 'vortex.outOfService'
  | 'vortex.shutDown'
  | 'way.blocked'
  | 'way.occupied';

export interface Refusal {
  readonly refused: RefusalCode;
  readonly params: Params;
}

const NO_PARAMS: Params = {};

export function refuse(code: RefusalCode, params: Params = NO_PARAMS): Refusal {
  return { refused: code, params };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}
