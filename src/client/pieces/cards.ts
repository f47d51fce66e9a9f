import type { BasePieceId } from '#engine/mall/index.ts';
import { automaticTheft } from './automaticTheft/card.ts';
import { cameras } from './cameras/card.ts';
import type { LateCard, PieceCard } from './card.ts';
import { crystalBall } from './crystalBall/card.ts';
import { dimensions } from './dimensions/card.ts';
import { divination } from './divination/card.ts';
import { freeTalk } from './freeTalk/card.ts';
import { gesturesOnly } from './gesturesOnly/card.ts';
import { groupsForbidden } from './groupsForbidden/card.ts';
import { roles, security } from './here.ts';
import { leader } from './leader/card.ts';
import { loudspeaker } from './loudspeaker/card.ts';
import { noDoSomething } from './noDoSomething/card.ts';
import { noTalk } from './noTalk/card.ts';
import { noVortex } from './noVortex/card.ts';
import { ownExits } from './ownExits/card.ts';
import { passTiles } from './passTiles/card.ts';
import { rearrangement } from './rearrangement/card.ts';
import { sister } from './sister/card.ts';
import { smallPassages } from './smallPassages/card.ts';
import { solo } from './solo/card.ts';
import { trickTheGuards } from './trickTheGuards/card.ts';

/** Every rule piece that a page has at once, as it is shown where there is no table yet. The type checker misses none. */
export const CARDS: Readonly<Record<BasePieceId, PieceCard>> = {
  automaticTheft,
  cameras,
  crystalBall,
  dimensions,
  divination,
  freeTalk,
  gesturesOnly,
  groupsForbidden,
  leader,
  loudspeaker,
  noDoSomething,
  noTalk,
  noVortex,
  ownExits,
  passTiles,
  rearrangement,
  sister,
  smallPassages,
  solo,
  trickTheGuards,
};

/** With those that have come. */
export const allCards = (): Readonly<Record<string, PieceCard | LateCard>> => ({
  ...CARDS,
  ...security.value?.SECURITY_CARDS,
  ...roles.value?.ROLES_CARDS,
});

/** Any piece's; nothing for one that this page has not got. */
export function cardOf(piece: string): PieceCard | LateCard | undefined {
  const all = allCards();
  return Object.hasOwn(all, piece) ? all[piece] : undefined;
}
