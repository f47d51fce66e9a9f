import { antiStress } from './antiStress/fr.ts';
import { autoExplore } from './autoExplore/fr.ts';
import { breaches } from './breaches/fr.ts';
import { directEscape } from './directEscape/fr.ts';
import { diversion } from './diversion/fr.ts';
import { dwarfCaptive } from './dwarfCaptive/fr.ts';
import { guard } from './guard/fr.ts';
import { guardRoom } from './guardRoom/fr.ts';
import { lockedExit } from './lockedExit/fr.ts';
import { mapmaker } from './mapmaker/fr.ts';
import { maps } from './maps/fr.ts';
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
export const securityCli = [shaftsCli] as const;
