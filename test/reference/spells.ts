import { captured, holdsCaptive, inRoom, isBarred, lostByCaptives, meets } from './guards.ts';
import {
  groundAt,
  isEmpty,
  isGuard,
  isHero,
  type Pawn,
  type Position,
  plays,
  type Spells,
  standing,
  tileAt,
} from './position.ts';
import type { Spot } from './tiles.ts';
import { arriving, isBusy, isCaughtOnTimer, isThere, landed } from './ways.ts';
import type { Cast, WordOf } from './words.ts';

// The ten spells [X10] [R20]: how they are cast.

export function cast(position: Position, word: Cast, now: number): Position | null {
  const name = word.type.slice('cast'.length).toLowerCase();
  const { held } = position.spells;
  if (!held.includes(name)) return null;
  return applied(withSpells(position, { held: held.filter((spell) => spell !== name) }), word, now);
}

export const withSpells = (position: Position, changed: Partial<Spells>): Position => ({
  ...position,
  spells: { ...position.spells, ...changed },
});

function applied(position: Position, word: Cast, now: number): Position | null {
  switch (word.type) {
    case 'castBroom':
      return swept(position, word.at);
    case 'castCrystal':
      return withSpells(position, { crystal: 2 });
    case 'castCode':
      return withSpells(position, { code: true });
    case 'castClairvoyance':
      return withSpells(position, { clairvoyance: true });
    case 'castGhost':
      return hasMage(position) ? withSpells(position, { ghost: true }) : null;
    case 'castInvisibility':
      return hasMage(position) ? withSpells(position, { invisible: true }) : null;
    default:
      return onPawn(position, word, now);
  }
}

type OnPawn = WordOf<'castSwap' | 'castTeleport' | 'castFrog' | 'castVoucher'>;

function onPawn(position: Position, word: OnPawn, now: number): Position | null {
  switch (word.type) {
    case 'castSwap':
      return exchanged(position, word, now);
    case 'castTeleport':
      return teleported(position, word, now);
    case 'castFrog':
      return frogged(position, word);
    case 'castVoucher':
      return invited(position, word);
  }
}

/** [X10.1] a ball that owes its second tile is as good as new. */
function swept(position: Position, at: Spot | null): Position | null {
  const { outOfOrder, ball } = position;
  if (at === null || !outOfOrder.includes(at)) return null;
  return { ...position, outOfOrder: outOfOrder.filter((one) => one !== at), ball: ball === at ? null : ball };
}

/** [R20] not one who has escaped; [X5.3] no spell on a captive. */
const hasMage = (position: Position) => position.pawns.has('mage') && !inRoom(position, 'mage');

/** [X5.3] no spell on a captive. */
const isCaptive = (position: Position, pawn: Pawn) => isHero(pawn) && inRoom(position, pawn);

function teleported(position: Position, word: WordOf<'castTeleport'>, now: number): Position | null {
  const { pawn, from, to } = word;
  if (!isThere(position, pawn, from) || isCaptive(position, pawn) || isBusy(position, pawn)) return null;
  const isFree = to !== null && groundAt(position, to) !== undefined && isEmpty(position, to);
  return isFree ? landed(position, pawn, from, to, now) : null;
}

/** [R20] both positions are judged after the exchange. */
function exchanged(position: Position, word: WordOf<'castSwap'>, now: number): Position | null {
  const { pawn, from, other, to } = word;
  if (pawn === other || !isThere(position, pawn, from) || !isThere(position, other, to)) return null;
  const pawns = [pawn, other];
  if (pawns.some((one) => isCaptive(position, one) || holdsCaptive(position, one) || isBusy(position, one)))
    return null;
  const after = standing(standing(position, pawn, to), other, from);
  const ways = [
    { who: pawn, was: from, at: to },
    { who: other, was: to, at: from },
  ];
  if (ways.some(({ who, was, at }) => isBarred(after, who, was, at))) return null;
  const met = ways.filter(({ who, was, at }) => meets(after, who, was, at));
  if (met.length > 0 && !plays(position, 'guardRoom')) return null;
  const rest = ways.filter((way) => !met.includes(way));
  if (rest.some(({ who, at }) => isCaughtOnTimer(after, who, at))) return null;
  const settled = met.reduce((then, { at }) => captured(then, tileAt(then, at)), lostByCaptives(after));
  return rest.reduce(
    (then, { who, at }) => (then.pawns.get(who) === at ? arriving(then, who, now) : then),
    settled,
  );
}

/** [X10.9] a guard who eats is a frog inside. */
function frogged(position: Position, { pawn, from }: WordOf<'castFrog'>): Position | null {
  const { diner } = position.spells;
  if (!isGuard(pawn) || from === null) return null;
  if (diner?.guard === pawn && diner.at === from)
    return withSpells(position, { frog: { guard: pawn, at: from, inside: true } });
  if (!isThere(position, pawn, from)) return null;
  return withSpells(standing(position, pawn, null), { frog: { guard: pawn, at: from, inside: false } });
}

/** [X10.11] */
function invited(position: Position, { pawn, from, to }: WordOf<'castVoucher'>): Position | null {
  if (!isGuard(pawn) || !isThere(position, pawn, from) || to === null) return null;
  const eats = groundAt(position, to)?.marks.some(({ kind }) => kind === 'burger') ?? false;
  if (!eats || holdsCaptive(position, pawn) || isBusy(position, pawn)) return null;
  return withSpells(standing(position, pawn, null), { diner: { guard: pawn, at: to, inside: true } });
}
