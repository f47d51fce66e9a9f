import type { Game, PublicGame } from '../../state.ts';
import type { Card, Look, Side, Status, Step } from './card.ts';
import { CARDS } from './cards/index.ts';
import type { CardId } from './ids.ts';
import { cardOf, rolesOf } from './memory.ts';
import { cardsInPlay } from './pool.ts';
import type { Judged, Tally, Turned } from './tally.ts';

// [R33] where a card stands, for whoever would hold it: taken just before and just after each whole act, and when
// something is due. Whichever of done and failed is so first stays; where both are by one act it is done.

export const lookOf = (game: PublicGame, seat: number, won = false): Look => {
  const { tally } = rolesOf(game);
  return { game, tally, seat, now: tally.now, won };
};

export function statusOf(id: CardId, look: Look): Status {
  const { mission } = CARDS[id];
  const settled = look.tally.judged[id]?.[look.seat];
  if (settled != null) return settled.status;
  if (mission === undefined || look.tally.final) return 'open';
  if (mission.done(look)) return 'done';
  return mission.failed?.(look) ? 'failed' : 'open';
}

export function sideOf(id: CardId, look: Look): Side {
  const card: Card = CARDS[id];
  return card.sideNow?.(look) ?? card.side;
}

export interface Role {
  readonly card: CardId;
  readonly side: Side;
  readonly status: Status;
}

/** What this seat is now: as it stands while it plays, as it was shown where it is out. */
export function roleOf(game: Game, seat: number, won = false): Role {
  const out = rolesOf(game).out[seat];
  if (out != null) return { card: out.card, side: out.side, status: out.status };
  const card = cardOf(game, seat);
  const look = lookOf(game, seat, won);
  return { card, side: sideOf(card, look), status: statusOf(card, look) };
}

/** Everything that is settled by now is written down, for every card and every seat. */
export function judged(tally: Tally, game: PublicGame, now: number, won = false, final = false): Tally {
  if (tally.final) return tally;
  const seats = game.shared.hands.map((_, seat): Look => ({ game, tally, seat, now, won }));
  let after = tally;
  for (const card of cardsInPlay(game.box)) {
    if (card.mission !== undefined && (final || !card.mission.atTheEnd))
      after = missionJudged(after, card, seats);
    if (card.sideNow !== undefined) after = sidesTurned(after, card, seats);
  }
  return final ? { ...after, final } : after;
}

function missionJudged(tally: Tally, { id }: Card, looks: readonly Look[]): Tally {
  const before = tally.judged[id] ?? looks.map(() => null);
  const after = looks.map((look, seat): Judged | null => {
    const status = before[seat] == null ? statusOf(id, look) : 'open';
    return status === 'open' ? (before[seat] ?? null) : { status, at: look.now };
  });
  const same = after.every((one, seat) => one === before[seat]);
  return same ? tally : { ...tally, judged: { ...tally.judged, [id]: after } };
}

function sidesTurned(tally: Tally, card: Card, looks: readonly Look[]): Tally {
  const before = tally.turns[card.id] ?? looks.map((): readonly Turned[] => []);
  const after = looks.map((look, seat) => {
    const turns = before[seat] ?? [];
    const side = sideOf(card.id, look);
    return (turns.at(-1)?.side ?? card.side) === side ? turns : [...turns, { side, at: look.now }];
  });
  const same = after.every((one, seat) => one === before[seat]);
  return same ? tally : { ...tally, turns: { ...tally.turns, [card.id]: after } };
}

/** More than these are not told one by one: whoever breaks a rule that often has stopped keeping it. */
export const MOST_BREACHES = 20;

/** [H3.3] which rules this step breaks, for the seat whose it is. */
export function breached(tally: Tally, step: Step | null, game: PublicGame): Tally {
  if (step === null || tally.final) return tally;
  const look = { game, tally, seat: step.seat, now: tally.now, won: false };
  return cardsInPlay(game.box)
    .filter(({ breaks }) => breaks?.(step, look))
    .reduce((after, { id }) => withBreach(after, id, step.seat), tally);
}

function withBreach(tally: Tally, id: CardId, seat: number): Tally {
  const before = tally.breaches[id] ?? tally.nags.map((): readonly number[] => []);
  const times = before[seat] ?? [];
  if (times.length >= MOST_BREACHES) return tally;
  return { ...tally, breaches: { ...tally.breaches, [id]: before.with(seat, [...times, tally.now]) } };
}
