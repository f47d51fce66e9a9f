import { OFF } from '#engine/mall/spaces.ts';
import { pawnNumber } from '#engine/mall/ways.ts';
import { type Achievement, withAll } from './achievement.ts';
import { type Act, found } from './act.ts';
import { possible } from './table.ts';

interface Sent {
  /** Guards who came with the theft, and those of them who got about by anything but the control room. */
  readonly came: readonly number[];
  readonly strayed: readonly number[];
  readonly sent: boolean;
}

const NOBODY: Sent = { came: [], strayed: [], sent: false };

/** One who comes upon a hero is put somewhere else at once. */
function arriving(act: Act): Sent {
  const { pawns } = act.before.shared;
  const came = found(act, 'put')
    .map(({ pawn, to }) => ({ pawn: pawnNumber(act.after, pawn), to }))
    .filter(({ pawn }, place, all) => pawns[pawn] === OFF && isFirst(all, pawn, place));
  const strayed = came.filter(({ pawn, to }) => act.after.shared.pawns[pawn] !== to);
  return { came: came.map(({ pawn }) => pawn), strayed: strayed.map(({ pawn }) => pawn), sent: false };
}

const isFirst = (all: readonly { readonly pawn: number }[], pawn: number, place: number) =>
  all.findIndex((one) => one.pawn === pawn) === place;

const isTheft = ({ before, after }: Act) => !before.shared.stolen && after.shared.stolen;

const isSent = ({ trips }: Act, pawn: number) =>
  trips.some((trip) => trip.pawn === pawn && trip.by === 'sent');

/** Where the rules put somebody counts as well: that was not the control room. */
const strays = (act: Act) => (pawn: number) =>
  act.before.shared.pawns[pawn] !== act.after.shared.pawns[pawn] && !isSent(act, pawn);

/** [XA24] three reinforcements come, and from then on only the control room moves them, at least one of them. */
export const onlySent: Achievement<Sent> = {
  ...possible('reinforcements', 'controlRoom'),
  id: 'XA24',
  first: NOBODY,
  see: (seen, act) => {
    if (isTheft(act)) return arriving(act);
    const strayed = withAll(seen.strayed, seen.came.filter(strays(act)));
    const sent = seen.sent || seen.came.some((pawn) => isSent(act, pawn));
    return strayed === seen.strayed && sent === seen.sent ? seen : { ...seen, strayed, sent };
  },
  count: ({ came, strayed, sent }) => (sent ? came.length - strayed.length : 0),
};
