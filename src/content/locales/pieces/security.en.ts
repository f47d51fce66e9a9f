import { antiStress, cli as antiStressCli } from './antiStress/en.ts';
import { autoExplore } from './autoExplore/en.ts';
import { beholder, cli as beholderCli } from './beholder/en.ts';
import { breaches, cli as breachesCli } from './breaches/en.ts';
import { clearTile } from './clearTile/en.ts';
import { controlRoom, cli as controlRoomCli } from './controlRoom/en.ts';
import { directEscape } from './directEscape/en.ts';
import { diversion } from './diversion/en.ts';
import { dwarfCaptive } from './dwarfCaptive/en.ts';
import { frogDiversion } from './frogDiversion/en.ts';
import { guard, cli as guardCli } from './guard/en.ts';
import { guardBusy } from './guardBusy/en.ts';
import { guardRoom, cli as guardRoomCli } from './guardRoom/en.ts';
import { lockedExit } from './lockedExit/en.ts';
import { mapmaker, cli as mapmakerCli } from './mapmaker/en.ts';
import { maps, cli as mapsCli } from './maps/en.ts';
import { noFlips } from './noFlips/en.ts';
import { ownDiscovery } from './ownDiscovery/en.ts';
import { reinforcements, cli as reinforcementsCli } from './reinforcements/en.ts';
import { sensor, cli as sensorCli } from './sensor/en.ts';
import { shafts, cli as shaftsCli } from './shafts/en.ts';
import { spells, cli as spellsCli } from './spells/en.ts';
import { telekinesis, cli as telekinesisCli } from './telekinesis/en.ts';

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
