import { antiStress, cli as antiStressCli } from './antiStress/en.ts';
import { autoExplore } from './autoExplore/en.ts';
import { breaches, cli as breachesCli } from './breaches/en.ts';
import { directEscape } from './directEscape/en.ts';
import { diversion } from './diversion/en.ts';
import { dwarfCaptive } from './dwarfCaptive/en.ts';
import { guard, cli as guardCli } from './guard/en.ts';
import { guardRoom, cli as guardRoomCli } from './guardRoom/en.ts';
import { lockedExit } from './lockedExit/en.ts';
import { mapmaker, cli as mapmakerCli } from './mapmaker/en.ts';
import { maps, cli as mapsCli } from './maps/en.ts';
import { noFlips } from './noFlips/en.ts';
import { shafts, cli as shaftsCli } from './shafts/en.ts';

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
