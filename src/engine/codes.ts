import type { MallRefusal } from './mall/words.ts';
import type { TowerRefusal } from './tower/refusals.ts';

// Everything the engine can refuse with: what both games share, and what each adds, its pieces included. The
// locales have a sentence for each, which the type checker sees to.

type CommonRefusal =
  | 'action.notHeld'
  | 'command.malformed'
  | 'command.unknown'
  | 'game.notStarted'
  | 'game.over'
  | 'game.paused'
  | 'game.running'
  | 'game.tooLong'
  | 'game.unknown'
  | 'log.content'
  | 'log.format'
  | 'log.game'
  | 'log.hash'
  | 'log.malformed'
  | 'pawn.elsewhere'
  | 'pawn.escaped'
  | 'pawn.unknown'
  | 'seat.unknown'
  | 'setup.players'
  | 'space.unknown'
  | 'talk.silence'
  | 'target.oneself'
  | 'way.blocked'
  | 'way.occupied';

export type RefusalCode = CommonRefusal | TowerRefusal | MallRefusal;
