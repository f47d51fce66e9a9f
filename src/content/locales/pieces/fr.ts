import { automaticTheft } from './automaticTheft/fr.ts';
import { cameras } from './cameras/fr.ts';
import { crystalBall } from './crystalBall/fr.ts';
import { dimensions, cli as dimensionsCli } from './dimensions/fr.ts';
import { divination } from './divination/fr.ts';
import { freeTalk } from './freeTalk/fr.ts';
import { gesturesOnly } from './gesturesOnly/fr.ts';
import { groupsForbidden } from './groupsForbidden/fr.ts';
import { leader } from './leader/fr.ts';
import { loudspeaker } from './loudspeaker/fr.ts';
import { noDoSomething } from './noDoSomething/fr.ts';
import { noTalk } from './noTalk/fr.ts';
import { noVortex } from './noVortex/fr.ts';
import { ownExits } from './ownExits/fr.ts';
import { passTiles } from './passTiles/fr.ts';
import { rearrangement, cli as rearrangementCli } from './rearrangement/fr.ts';
import { sister, cli as sisterCli } from './sister/fr.ts';
import { smallPassages, cli as smallPassagesCli } from './smallPassages/fr.ts';
import { solo, cli as soloCli } from './solo/fr.ts';
import { trickTheGuards } from './trickTheGuards/fr.ts';

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
