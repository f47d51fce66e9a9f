import { antiStress } from './antiStress/fr.ts';
import { autoExplore } from './autoExplore/fr.ts';
import { automaticTheft } from './automaticTheft/fr.ts';
import { breaches } from './breaches/fr.ts';
import { cameras } from './cameras/fr.ts';
import { crystalBall } from './crystalBall/fr.ts';
import { dimensions, cli as dimensionsCli } from './dimensions/fr.ts';
import { directEscape } from './directEscape/fr.ts';
import { diversion } from './diversion/fr.ts';
import { divination } from './divination/fr.ts';
import { dwarfCaptive } from './dwarfCaptive/fr.ts';
import { freeTalk } from './freeTalk/fr.ts';
import { gesturesOnly } from './gesturesOnly/fr.ts';
import { groupsForbidden } from './groupsForbidden/fr.ts';
import { guard } from './guard/fr.ts';
import { guardRoom } from './guardRoom/fr.ts';
import { leader } from './leader/fr.ts';
import { lockedExit } from './lockedExit/fr.ts';
import { loudspeaker } from './loudspeaker/fr.ts';
import { mapmaker } from './mapmaker/fr.ts';
import { maps } from './maps/fr.ts';
import { noDoSomething } from './noDoSomething/fr.ts';
import { noFlips } from './noFlips/fr.ts';
import { noTalk } from './noTalk/fr.ts';
import { noVortex } from './noVortex/fr.ts';
import { ownExits } from './ownExits/fr.ts';
import { passTiles } from './passTiles/fr.ts';
import { rearrangement, cli as rearrangementCli } from './rearrangement/fr.ts';
import { shafts } from './shafts/fr.ts';
import { sister, cli as sisterCli } from './sister/fr.ts';
import { smallPassages, cli as smallPassagesCli } from './smallPassages/fr.ts';
import { solo, cli as soloCli } from './solo/fr.ts';
import { trickTheGuards } from './trickTheGuards/fr.ts';

export const pieces = [
  shafts,
  noFlips,
  maps,
  mapmaker,
  lockedExit,
  guardRoom,
  guard,
  dwarfCaptive,
  diversion,
  directEscape,
  breaches,
  autoExplore,
  antiStress,
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
