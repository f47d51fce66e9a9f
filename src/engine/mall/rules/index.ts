import type { Piece } from '../piece.ts';
import { automaticTheft } from './automaticTheft.ts';
import { cameras } from './cameras.ts';
import { crystalBall } from './crystalBall.ts';
import { dimensions } from './dimensions.ts';
import { divination } from './divination.ts';
import { freeTalk } from './freeTalk.ts';
import { gesturesOnly } from './gesturesOnly.ts';
import { groupsForbidden } from './groupsForbidden.ts';
import { leader } from './leader.ts';
import { loudspeaker } from './loudspeaker.ts';
import { noDoSomething } from './noDoSomething.ts';
import { noTalk } from './noTalk.ts';
import { noVortex } from './noVortex.ts';
import { ownExits } from './ownExits.ts';
import { passTiles } from './passTiles.ts';
import { rearrangement } from './rearrangement.ts';
import { sister } from './sister.ts';
import { smallPassages } from './smallPassages.ts';
import { solo } from './solo.ts';
import { trickTheGuards } from './trickTheGuards.ts';

/** Every rule piece of the mall, to choose from. */
export const PIECES: readonly Piece[] = [
  automaticTheft,
  cameras,
  crystalBall,
  dimensions,
  divination,
  freeTalk,
  gesturesOnly,
  groupsForbidden,
  leader,
  loudspeaker,
  noDoSomething,
  noTalk,
  noVortex,
  ownExits,
  passTiles,
  rearrangement,
  sister,
  smallPassages,
  solo,
  trickTheGuards,
];
