import { antiStress } from './antiStress/index.ts';
import { autoExplore } from './autoExplore/index.ts';
import { beholder } from './beholder/index.ts';
import { breaches } from './breaches/index.ts';
import { clearTile } from './clearTile/index.ts';
import { controlRoom } from './controlRoom/index.ts';
import { directEscape } from './directEscape/index.ts';
import { diversion } from './diversion/index.ts';
import { dwarfCaptive } from './dwarfCaptive/index.ts';
import { frogDiversion } from './frogDiversion/index.ts';
import { guard } from './guard/index.ts';
import { guardBusy } from './guardBusy/index.ts';
import { guardRoom } from './guardRoom/index.ts';
import { lockedExit } from './lockedExit/index.ts';
import { mapmaker } from './mapmaker/index.ts';
import { maps } from './maps/index.ts';
import { noFlips } from './noFlips/index.ts';
import { ownDiscovery } from './ownDiscovery/index.ts';
import { reinforcements } from './reinforcements/index.ts';
import { sensor } from './sensor/index.ts';
import { shafts } from './shafts/index.ts';
import { spells } from './spells/index.ts';
import { telekinesis } from './telekinesis/index.ts';

/** Those of Maximum Security and of its tutorials, for whoever plays with it. */
export const SECURITY = [
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
