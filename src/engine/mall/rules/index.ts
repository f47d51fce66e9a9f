import { HEROES } from '../../family/pawns.ts';
import type { PawnId } from '../words.ts';
import { antiStress } from './antiStress/index.ts';
import { autoExplore } from './autoExplore/index.ts';
import { automaticTheft } from './automaticTheft/index.ts';
import { breaches } from './breaches/index.ts';
import { cameras } from './cameras/index.ts';
import { crystalBall } from './crystalBall/index.ts';
import { dimensions } from './dimensions/index.ts';
import { directEscape } from './directEscape/index.ts';
import { diversion } from './diversion/index.ts';
import { divination } from './divination/index.ts';
import { dwarfCaptive } from './dwarfCaptive/index.ts';
import { freeTalk } from './freeTalk/index.ts';
import { gesturesOnly } from './gesturesOnly/index.ts';
import { groupsForbidden } from './groupsForbidden/index.ts';
import { guard } from './guard/index.ts';
import { guardRoom } from './guardRoom/index.ts';
import { leader } from './leader/index.ts';
import { lockedExit } from './lockedExit/index.ts';
import { loudspeaker } from './loudspeaker/index.ts';
import { mapmaker } from './mapmaker/index.ts';
import { maps } from './maps/index.ts';
import { noDoSomething } from './noDoSomething/index.ts';
import { noFlips } from './noFlips/index.ts';
import { noTalk } from './noTalk/index.ts';
import { noVortex } from './noVortex/index.ts';
import { ownExits } from './ownExits/index.ts';
import { passTiles } from './passTiles/index.ts';
import { rearrangement } from './rearrangement/index.ts';
import { shafts } from './shafts/index.ts';
import { sister } from './sister/index.ts';
import { smallPassages } from './smallPassages/index.ts';
import { solo } from './solo/index.ts';
import { trickTheGuards } from './trickTheGuards/index.ts';

/** Every rule piece of the mall, to choose from. What can be said and done in the mall follows from this list (words.ts). */
export const PIECES = [
  antiStress,
  autoExplore,
  automaticTheft,
  breaches,
  cameras,
  crystalBall,
  dimensions,
  directEscape,
  diversion,
  divination,
  dwarfCaptive,
  freeTalk,
  gesturesOnly,
  groupsForbidden,
  guard,
  guardRoom,
  leader,
  lockedExit,
  loudspeaker,
  mapmaker,
  maps,
  noDoSomething,
  noFlips,
  noTalk,
  noVortex,
  ownExits,
  passTiles,
  rearrangement,
  shafts,
  sister,
  smallPassages,
  solo,
  trickTheGuards,
] as const;

/** Everybody who may be about in some mall, by the name they are called by. */
export const EVERY_PAWN: readonly PawnId[] = [
  ...HEROES,
  ...PIECES.flatMap((piece) => ('pawns' in piece ? (piece.pawns ?? []).map(({ id }) => id) : [])),
];
