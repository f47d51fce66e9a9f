import type { SecurityPieceId } from '#engine/mall/index.ts';
import { antiStress } from './antiStress/card.ts';
import { autoExplore } from './autoExplore/card.ts';
import { beholder } from './beholder/card.ts';
import { breaches } from './breaches/card.ts';
import type { LateCard } from './card.ts';
import { clearTile } from './clearTile/card.ts';
import { controlRoom } from './controlRoom/card.ts';
import { directEscape } from './directEscape/card.ts';
import { diversion } from './diversion/card.ts';
import { dwarfCaptive } from './dwarfCaptive/card.ts';
import { frogDiversion } from './frogDiversion/card.ts';
import { guard } from './guard/card.ts';
import { guardBusy } from './guardBusy/card.ts';
import { guardRoom } from './guardRoom/card.ts';
import { lockedExit } from './lockedExit/card.ts';
import { mapmaker } from './mapmaker/card.ts';
import { maps } from './maps/card.ts';
import { noFlips } from './noFlips/card.ts';
import { ownDiscovery } from './ownDiscovery/card.ts';
import { reinforcements } from './reinforcements/card.ts';
import { sensor } from './sensor/card.ts';
import { shafts } from './shafts/card.ts';
import { spells } from './spells/card.ts';
import { telekinesis } from './telekinesis/card.ts';

/** As CARDS, for what comes with Maximum Security. The type checker misses none. */
export const SECURITY_CARDS: Readonly<Record<SecurityPieceId, LateCard>> = {
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
};
