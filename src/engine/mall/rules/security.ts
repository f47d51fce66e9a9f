import { antiStress } from './antiStress/index.ts';
import { autoExplore } from './autoExplore/index.ts';
import { breaches } from './breaches/index.ts';
import { directEscape } from './directEscape/index.ts';
import { diversion } from './diversion/index.ts';
import { dwarfCaptive } from './dwarfCaptive/index.ts';
import { guard } from './guard/index.ts';
import { guardRoom } from './guardRoom/index.ts';
import { lockedExit } from './lockedExit/index.ts';
import { mapmaker } from './mapmaker/index.ts';
import { maps } from './maps/index.ts';
import { noFlips } from './noFlips/index.ts';
import { shafts } from './shafts/index.ts';

/** Those of Maximum Security and of its tutorials, for whoever plays with it. */
export const SECURITY = [
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
