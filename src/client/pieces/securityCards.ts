import type { SecurityPieceId } from '#engine/mall/index.ts';
import { antiStress } from './antiStress/card.ts';
import { autoExplore } from './autoExplore/card.ts';
import { breaches } from './breaches/card.ts';
import type { LateCard } from './card.ts';
import { directEscape } from './directEscape/card.ts';
import { diversion } from './diversion/card.ts';
import { dwarfCaptive } from './dwarfCaptive/card.ts';
import { guard } from './guard/card.ts';
import { guardRoom } from './guardRoom/card.ts';
import { lockedExit } from './lockedExit/card.ts';
import { mapmaker } from './mapmaker/card.ts';
import { maps } from './maps/card.ts';
import { noFlips } from './noFlips/card.ts';
import { shafts } from './shafts/card.ts';

/** As CARDS, for what comes with Maximum Security. The type checker misses none. */
export const SECURITY_CARDS: Readonly<Record<SecurityPieceId, LateCard>> = {
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
};
