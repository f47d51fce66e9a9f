import { antiStress } from './antiStress/en.ts';
import { autoExplore } from './autoExplore/en.ts';
import { breaches } from './breaches/en.ts';
import { directEscape } from './directEscape/en.ts';
import { diversion } from './diversion/en.ts';
import { dwarfCaptive } from './dwarfCaptive/en.ts';
import { guard } from './guard/en.ts';
import { guardRoom } from './guardRoom/en.ts';
import { lockedExit } from './lockedExit/en.ts';
import { mapmaker } from './mapmaker/en.ts';
import { maps } from './maps/en.ts';
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
export const securityCli = [shaftsCli] as const;
