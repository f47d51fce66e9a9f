import { antiStress } from './antiStress/nl.ts';
import { autoExplore } from './autoExplore/nl.ts';
import { breaches } from './breaches/nl.ts';
import { directEscape } from './directEscape/nl.ts';
import { diversion } from './diversion/nl.ts';
import { dwarfCaptive } from './dwarfCaptive/nl.ts';
import { guard } from './guard/nl.ts';
import { guardRoom } from './guardRoom/nl.ts';
import { lockedExit } from './lockedExit/nl.ts';
import { mapmaker } from './mapmaker/nl.ts';
import { maps } from './maps/nl.ts';
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
export const securityCli = [shaftsCli] as const;
