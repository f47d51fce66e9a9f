import { antiStress, cli as antiStressCli } from './antiStress/nl.ts';
import { autoExplore } from './autoExplore/nl.ts';
import { beholder, cli as beholderCli } from './beholder/nl.ts';
import { breaches, cli as breachesCli } from './breaches/nl.ts';
import { clearTile } from './clearTile/nl.ts';
import { controlRoom, cli as controlRoomCli } from './controlRoom/nl.ts';
import { directEscape } from './directEscape/nl.ts';
import { diversion } from './diversion/nl.ts';
import { dwarfCaptive } from './dwarfCaptive/nl.ts';
import { frogDiversion } from './frogDiversion/nl.ts';
import { guard, cli as guardCli } from './guard/nl.ts';
import { guardBusy } from './guardBusy/nl.ts';
import { guardRoom, cli as guardRoomCli } from './guardRoom/nl.ts';
import { lockedExit } from './lockedExit/nl.ts';
import { mapmaker, cli as mapmakerCli } from './mapmaker/nl.ts';
import { maps, cli as mapsCli } from './maps/nl.ts';
import { noFlips } from './noFlips/nl.ts';
import { ownDiscovery } from './ownDiscovery/nl.ts';
import { reinforcements, cli as reinforcementsCli } from './reinforcements/nl.ts';
import { sensor, cli as sensorCli } from './sensor/nl.ts';
import { shafts, cli as shaftsCli } from './shafts/nl.ts';
import { spells, cli as spellsCli } from './spells/nl.ts';
import { telekinesis, cli as telekinesisCli } from './telekinesis/nl.ts';

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
