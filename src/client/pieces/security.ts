import { antiStress } from './antiStress/index.tsx';
import { autoExplore } from './autoExplore/index.tsx';
import { beholder } from './beholder/index.tsx';
import { breaches } from './breaches/index.tsx';
import { clearTile } from './clearTile/index.tsx';
import { controlRoom } from './controlRoom/index.tsx';
import { directEscape } from './directEscape/index.tsx';
import { diversion } from './diversion/index.tsx';
import { dwarfCaptive } from './dwarfCaptive/index.tsx';
import { frogDiversion } from './frogDiversion/index.tsx';
import { guard } from './guard/index.tsx';
import { guardBusy } from './guardBusy/index.tsx';
import { guardRoom } from './guardRoom/index.tsx';
import { lockedExit } from './lockedExit/index.tsx';
import { mapmaker } from './mapmaker/index.tsx';
import { maps } from './maps/index.tsx';
import { noFlips } from './noFlips/index.tsx';
import { ownDiscovery } from './ownDiscovery/index.tsx';
import type { PagePiece } from './piece.ts';
import { reinforcements } from './reinforcements/index.tsx';
import { sensor } from './sensor/index.tsx';
import { shafts } from './shafts/index.tsx';
import { spells } from './spells/index.tsx';
import { telekinesis } from './telekinesis/index.tsx';

// Maximum Security in the page, fetched when somebody plays with it (known.ts).

export { securityPropsOf } from '#client/art/props/securityShops.ts';
export { DeckBack } from '#client/mall/security/deckBack.tsx';
export { Ornament } from '#client/mall/security/ornament.tsx';
export { meantTile, TileNumber } from '#client/mall/security/tileNumber.tsx';
export { EVERY_SET } from '#client/state/securityTiles.ts';
export { meantToken } from '#client/tray/token.ts';
export { setupOf } from '#content/choices.ts';
export { SECURITY } from '#engine/mall/rules/security.ts';
export { modulesName } from './modulesName.ts';
export { NextEvening } from './nextEvening.tsx';
export { OpenEvenings } from './openEvenings.tsx';
export { ReadySecured, RulesLink, With } from './secured.tsx';
export { SECURITY_CARDS } from './securityCards.ts';

export const SECURITY_PIECES: readonly PagePiece[] = [
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
];
