import { antiStress, cli as antiStressCli } from './antiStress/fr.ts';
import { autoExplore } from './autoExplore/fr.ts';
import { beholder, cli as beholderCli } from './beholder/fr.ts';
import { breaches, cli as breachesCli } from './breaches/fr.ts';
import { clearTile } from './clearTile/fr.ts';
import { controlRoom, cli as controlRoomCli } from './controlRoom/fr.ts';
import { directEscape } from './directEscape/fr.ts';
import { diversion } from './diversion/fr.ts';
import { dwarfCaptive } from './dwarfCaptive/fr.ts';
import { frogDiversion } from './frogDiversion/fr.ts';
import { guard, cli as guardCli } from './guard/fr.ts';
import { guardBusy } from './guardBusy/fr.ts';
import { guardRoom, cli as guardRoomCli } from './guardRoom/fr.ts';
import { lockedExit } from './lockedExit/fr.ts';
import { mapmaker, cli as mapmakerCli } from './mapmaker/fr.ts';
import { maps, cli as mapsCli } from './maps/fr.ts';
import { noFlips } from './noFlips/fr.ts';
import { ownDiscovery } from './ownDiscovery/fr.ts';
import { reinforcements, cli as reinforcementsCli } from './reinforcements/fr.ts';
import { sensor, cli as sensorCli } from './sensor/fr.ts';
import { shafts, cli as shaftsCli } from './shafts/fr.ts';
import { spells, cli as spellsCli } from './spells/fr.ts';
import { telekinesis, cli as telekinesisCli } from './telekinesis/fr.ts';

/** What the pieces of Maximum Security have to say. */
export const securityPieces = [
  antiStress,
  autoExplore,
  beholder,
  breaches,
  clearTile,
  controlRoom,
  directEscape,
  diversion,
  dwarfCaptive,
  frogDiversion,
  guard,
  guardBusy,
  guardRoom,
  lockedExit,
  mapmaker,
  maps,
  noFlips,
  ownDiscovery,
  reinforcements,
  sensor,
  shafts,
  spells,
  telekinesis,
] as const;
export const securityCli = [
  guardCli,
  antiStressCli,
  shaftsCli,
  breachesCli,
  guardRoomCli,
  mapsCli,
  mapmakerCli,
  beholderCli,
  telekinesisCli,
  spellsCli,
  reinforcementsCli,
  controlRoomCli,
  sensorCli,
] as const;
