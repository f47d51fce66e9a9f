import { automaticTheft } from './automaticTheft/index.ts';
import { cameras } from './cameras/index.ts';
import { crystalBall } from './crystalBall/index.ts';
import { dimensions } from './dimensions/index.ts';
import { divination } from './divination/index.ts';
import { freeTalk } from './freeTalk/index.ts';
import { gesturesOnly } from './gesturesOnly/index.ts';
import { groupsForbidden } from './groupsForbidden/index.ts';
import { leader } from './leader/index.ts';
import { loudspeaker } from './loudspeaker/index.ts';
import { noDoSomething } from './noDoSomething/index.ts';
import { noTalk } from './noTalk/index.ts';
import { noVortex } from './noVortex/index.ts';
import { ownExits } from './ownExits/index.ts';
import { passTiles } from './passTiles/index.ts';
import { rearrangement } from './rearrangement/index.ts';
import { sister } from './sister/index.ts';
import { smallPassages } from './smallPassages/index.ts';
import { solo } from './solo/index.ts';
import { trickTheGuards } from './trickTheGuards/index.ts';

/** The rule pieces of the seventeen scenarios, of playing alone and of the little sister. */
export const BASE = [
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
] as const;
