import { antiStress, cli as antiStressCli } from './antiStress/nl.ts';
import { autoExplore } from './autoExplore/nl.ts';
import { breaches, cli as breachesCli } from './breaches/nl.ts';
import { directEscape } from './directEscape/nl.ts';
import { diversion } from './diversion/nl.ts';
import { dwarfCaptive } from './dwarfCaptive/nl.ts';
import { guard, cli as guardCli } from './guard/nl.ts';
import { guardRoom, cli as guardRoomCli } from './guardRoom/nl.ts';
import { lockedExit } from './lockedExit/nl.ts';
import { mapmaker, cli as mapmakerCli } from './mapmaker/nl.ts';
import { maps, cli as mapsCli } from './maps/nl.ts';
import { noFlips } from './noFlips/nl.ts';
import { shafts, cli as shaftsCli } from './shafts/nl.ts';

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
