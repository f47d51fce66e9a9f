// The mall, as the rest of Hushglass sees it.
export { randomFrom } from '../core/random.ts';
export { isRefusal, type Refusal, type RefusalCode } from '../core/refusal.ts';
export { DIRECTIONS, type Direction } from '../family/directions.ts';
export { COLOURS, type Colour, HEROES, PAWNS, type Pawn, SYMBOL } from '../family/pawns.ts';
export type { Action, ActionTile, Hand } from './actions.ts';
export { distances, mayCross } from './acts/move.ts';
export { leads, mayProd, pauseVotes } from './acts/offBoard.ts';
export { itemsHeld } from './acts/theft.ts';
export { outOfService } from './acts/vortex.ts';
export { type Aim, aimOf } from './aim.ts';
export type { Box, Setup } from './box.ts';
export { contentHash } from './content.ts';
export { newGame } from './deal.ts';
export { type Decision, decide } from './decide.ts';
export { nextDeadline } from './due.ts';
export { emptyGame } from './emptyGame.ts';
export { evolve, evolveView, isMallEvent } from './evolve.ts';
export { judge } from './judge.ts';
export {
  gameHash,
  logHash,
  logHeader,
  type MallEntry,
  type MallLog,
  replay,
  upcast,
} from './log.ts';
export { MOST_SAND, type Opened, openBox, pieceProblems } from './open.ts';
export { options } from './options.ts';
export { COLOUR_OF as COLOUR } from './pawns.ts';
export type { AnyPiece, Piece } from './piece.ts';
export { moveOf, predict } from './predict.ts';
export { type Progress, progressOf, type Stage } from './progress.ts';
export { audiences, redact } from './redact.ts';
export { gameTime, sandBy, sandLeft } from './sand.ts';
export type { Game, PublicGame, Result, Shared, View } from './state.ts';
export { stirs } from './stirs.ts';
export { mayTalk, mayUse, type TalkWhy, whyTalk } from './talk.ts';
export type { Tile } from './tile.ts';
export { viewFor } from './view.ts';
export { spaceNow } from './ways.ts';
export type {
  BasePieceId,
  MallCommand,
  MallEvent,
  Means,
  PawnId,
  PieceId,
  RolesPieceId,
  SecurityPieceId,
} from './words.ts';
