import { antiStress, cli as antiStressCli } from './antiStress/fr.ts';
import { autoExplore } from './autoExplore/fr.ts';
import { breaches, cli as breachesCli } from './breaches/fr.ts';
import { directEscape } from './directEscape/fr.ts';
import { diversion } from './diversion/fr.ts';
import { dwarfCaptive } from './dwarfCaptive/fr.ts';
import { guard, cli as guardCli } from './guard/fr.ts';
import { guardRoom, cli as guardRoomCli } from './guardRoom/fr.ts';
import { lockedExit } from './lockedExit/fr.ts';
import { mapmaker, cli as mapmakerCli } from './mapmaker/fr.ts';
import { maps, cli as mapsCli } from './maps/fr.ts';
import { noFlips } from './noFlips/fr.ts';
import { shafts, cli as shaftsCli } from './shafts/fr.ts';

/** What the pieces of Maximum Security have to say. */
export const securityPieces = [
  antiStress,
  autoExplore,
  breaches,
  directEscape,
  diversion,
  dwarfCaptive,
  guard,
  guardRoom,
  lockedExit,
  mapmaker,
  maps,
  noFlips,
  shafts,
] as const;
export const securityCli = [
  guardCli,
  antiStressCli,
  shaftsCli,
  breachesCli,
  guardRoomCli,
  mapsCli,
  mapmakerCli,
] as const;
