import { automaticTheft } from './automaticTheft/nl.ts';
import { cameras } from './cameras/nl.ts';
import { crystalBall } from './crystalBall/nl.ts';
import { dimensions, cli as dimensionsCli } from './dimensions/nl.ts';
import { divination } from './divination/nl.ts';
import { freeTalk } from './freeTalk/nl.ts';
import { gesturesOnly } from './gesturesOnly/nl.ts';
import { groupsForbidden } from './groupsForbidden/nl.ts';
import { leader } from './leader/nl.ts';
import { loudspeaker } from './loudspeaker/nl.ts';
import { noDoSomething } from './noDoSomething/nl.ts';
import { noTalk } from './noTalk/nl.ts';
import { noVortex } from './noVortex/nl.ts';
import { ownExits } from './ownExits/nl.ts';
import { passTiles } from './passTiles/nl.ts';
import { rearrangement, cli as rearrangementCli } from './rearrangement/nl.ts';
import { sister, cli as sisterCli } from './sister/nl.ts';
import { smallPassages, cli as smallPassagesCli } from './smallPassages/nl.ts';
import { solo, cli as soloCli } from './solo/nl.ts';
import { trickTheGuards } from './trickTheGuards/nl.ts';

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
