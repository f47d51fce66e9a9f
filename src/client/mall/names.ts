import { covers, type Spot, spaceUnder } from '#client/board/spots.ts';
import { heroName } from '#client/heroName.ts';
import { piecesOf } from '#client/pieces/index.ts';
import { actionOf } from '#client/screens/game/facts.ts';
import { capital, type Lang, t } from '#content/locales/index.ts';
import { vortexesFor } from '#engine/mall/acts/vortex.ts';
import { options, outOfService, type PawnId, spaceNow, type View } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import type { NameOf } from './announce.ts';
import { featuresOn, smallWays } from './labels.ts';
import type { MallTable } from './model.ts';
import { listed } from './reasonText.ts';

// What lies there, by name, for whoever rests on it: a symbol, a hero and who could move it, a tile to come.

export interface Asking {
  readonly lang: Lang;
  readonly nameOf: NameOf;
}

export function nameOfPlace(
  { view, layout }: MallTable,
  asking: Asking,
  at: Spot,
  pawn: PawnId | null,
): string | null {
  const { lang } = asking;
  const space = spaceUnder(layout, at);
  if (pawn !== null) return capital(heroText(view, asking, pawn));
  if (space !== null) return capital(thingsOn(lang, view, space)) || null;
  const isGhost = layout.ghosts.some(({ x, y }) => covers({ left: x, top: y, width: 4, height: 4 }, at));
  return isGhost && view.shared.deckLeft > 0 ? t(lang, 'asked.name.ghost') : null;
}

/** What the pieces have laid there; what several say, once. */
export const laidOn = (lang: Lang, view: View, space: Space): readonly string[] => [
  ...new Set(piecesOf(view.box).flatMap((piece) => piece.lies?.(lang, view, space) ?? [])),
];

function thingsOn(lang: Lang, view: View, space: Space): string {
  const lies = [...featuresOn(lang, view, space), ...laidOn(lang, view, space)];
  const things = [...lies, ...smallWays(lang, view, space)].join(', ');
  const dead = spaceNow(view, space)?.vortex != null && outOfService(view) !== null;
  const thing = dead ? t(lang, 'board.thing.broken', { thing: things }) : things;
  const heroes = dead ? [] : usersOf(view, space);
  const names = heroes.map((hero) => heroName(lang, hero));
  return names.length === 0 ? thing : t(lang, 'asked.name.own', { thing, heroes: listed(lang, names) });
}

/** Those whose vortex or exit it is; nobody where it is everybody's. */
function usersOf(view: View, space: Space): readonly PawnId[] {
  const { box } = view;
  const isExit = spaceNow(view, space)?.exit != null;
  const uses = (pawn: number) =>
    isExit ? box.policies.mayLeave(view, pawn, space) : vortexesFor(view, pawn).includes(space);
  const users = box.goals.heroes.filter(uses);
  return users.length === box.goals.heroes.length ? [] : users.map((pawn) => box.pawns[pawn] as PawnId);
}

/** A hero, and who could move it by what. */
function heroText(view: View, { lang, nameOf }: Asking, pawn: PawnId): string {
  const hero = heroName(lang, pawn);
  const ways = view.shared.hands.flatMap((_, seat) => {
    const own = options(view, seat).filter((one) => 'pawn' in one && one.pawn === pawn);
    const actions = new Set(own.flatMap((one) => actionOf(one, piecesOf(view.box)) ?? []));
    const name = seat === view.seat ? t(lang, 'asked.you') : nameOf(seat);
    const words = [...actions].map((action) => t(lang, `game.action.${action}`)).join(', ');
    return actions.size === 0 ? [] : t(lang, 'asked.name.way', { name, actions: words });
  });
  if (ways.length === 0) return t(lang, 'asked.name.heroNobody', { hero });
  return `${hero}. ${capital(ways.join('; '))}`;
}
