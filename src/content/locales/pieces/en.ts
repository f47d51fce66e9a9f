import { automaticTheft } from './automaticTheft/en.ts';
import { cameras } from './cameras/en.ts';
import { crystalBall } from './crystalBall/en.ts';
import { dimensions, cli as dimensionsCli } from './dimensions/en.ts';
import { divination } from './divination/en.ts';
import { freeTalk } from './freeTalk/en.ts';
import { gesturesOnly } from './gesturesOnly/en.ts';
import { groupsForbidden } from './groupsForbidden/en.ts';
import { leader } from './leader/en.ts';
import { loudspeaker } from './loudspeaker/en.ts';
import { noDoSomething } from './noDoSomething/en.ts';
import { noTalk } from './noTalk/en.ts';
import { noVortex } from './noVortex/en.ts';
import { ownExits } from './ownExits/en.ts';
import { passTiles } from './passTiles/en.ts';
import { rearrangement, cli as rearrangementCli } from './rearrangement/en.ts';
import { sister, cli as sisterCli } from './sister/en.ts';
import { smallPassages, cli as smallPassagesCli } from './smallPassages/en.ts';
import { solo, cli as soloCli } from './solo/en.ts';
import { trickTheGuards } from './trickTheGuards/en.ts';

/** What each piece has to say, and what of it only a terminal says. */
export const pieces = [
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
export const piecesCli = [dimensionsCli, rearrangementCli, sisterCli, smallPassagesCli, soloCli] as const;
