import type { Box } from '#engine/mall/index.ts';
import { antiStress } from './antiStress/index.ts';
import { beholder } from './beholder/index.ts';
import { breaches } from './breaches/index.ts';
import { controlRoom } from './controlRoom/index.ts';
import { crystalBall } from './crystalBall/index.ts';
import { dimensions } from './dimensions/index.ts';
import { directEscape } from './directEscape/index.ts';
import { guard } from './guard/index.ts';
import { guardRoom } from './guardRoom/index.ts';
import { hiddenRoles } from './hiddenRoles/index.ts';
import { mapmaker } from './mapmaker/index.ts';
import { maps } from './maps/index.ts';
import { ownDiscovery } from './ownDiscovery/index.ts';
import type { CliPiece, OwnAct } from './piece.ts';
import { rearrangement } from './rearrangement/index.ts';
import { reinforcements } from './reinforcements/index.ts';
import { sensor } from './sensor/index.ts';
import { shafts } from './shafts/index.ts';
import { sister } from './sister/index.ts';
import { solo } from './solo/index.ts';
import { spells } from './spells/index.ts';
import { telekinesis } from './telekinesis/index.ts';

/** Every piece that a terminal has something to print or read for, in the order in which the help tells of them. */
export const CLI_PIECES = [
  solo,
  rearrangement,
  dimensions,
  sister,
  crystalBall,
  guard,
  antiStress,
  shafts,
  breaches,
  guardRoom,
  maps,
  beholder,
  telekinesis,
  spells,
  reinforcements,
  controlRoom,
  sensor,
  directEscape,
  mapmaker,
  ownDiscovery,
  hiddenRoles,
] as const;

type ActOf<P> = P extends CliPiece<infer A> ? A : never;
/** What can be typed for the acts of pieces. */
export type PieceAct = ActOf<(typeof CLI_PIECES)[number]>;

export const EVERY_PIECE: readonly CliPiece<OwnAct>[] = CLI_PIECES;

/** Those of a game. */
export function piecesOf({ setup }: Box): readonly CliPiece<OwnAct>[] {
  return EVERY_PIECE.filter(({ id }) => setup.pieces.includes(id));
}
