import { ending } from '../../ending.ts';
import { evolve } from '../../evolve.ts';
import type { Game, Moment, PublicGame } from '../../state.ts';
import type { MallEvent } from '../../words.ts';
import { answersTo, GRACE, isComplete, verdict } from './accuse.ts';
import { isDivined, TIME_TO_DIVINE } from './divine.ts';
import { out } from './eliminate.ts';
import { TIME_TO_DECIDE } from './last.ts';
import { lunchAt } from './lunchDue.ts';
import { activeSeats, type Divining, rolesOf } from './memory.ts';
import { roleOf } from './status.ts';
import type { Happens } from './words.ts';

// What comes of a whole act, and of time: table rule 5, one thing after the other until nothing is left to come.

export function settles(before: Game, moment: Moment): Happens {
  const events: Happens[number][] = [];
  let game = before;
  for (let more = next(game, moment); more.length > 0; more = next(game, moment)) {
    events.push(...more);
    game = (more as readonly MallEvent[]).reduce(evolve, game);
    if (game.shared.phase === 'over') break;
  }
  return events;
}

const NOTHING_MORE: Happens = [];

function next(game: Game, moment: Moment): Happens {
  const { vote, offer, last, divining } = rolesOf(game);
  if (last !== null) return NOTHING_MORE;
  if (divining !== null) return isDivined(game, divining) ? [escaped(game, divining)] : NOTHING_MORE;
  const seats = activeSeats(game);
  const failed = seats.find((seat) => roleOf(game, seat).status === 'failed');
  if (failed !== undefined) return out(game, [failed], 'failed', moment);
  const plays = (seat: number) => seats.includes(seat);
  if (vote !== null && ![vote.by, ...vote.accused].every(plays)) return [{ type: 'voteLapsed' }];
  if (vote !== null && isComplete(game, vote)) return verdict(game, vote, moment);
  if (vote !== null && answersTo(game, vote) !== vote.answered)
    return [{ type: 'voted', answered: answersTo(game, vote) }];
  if (offer !== null && !plays(offer.seat)) return [{ type: 'glassTaken' }];
  return alone(game, seats, moment);
}

/** [H5.2] the heist was won when the last pawn left, however long traitors thought. */
function escaped(game: Game, { until }: Divining) {
  return ending(game, true, 'escaped', { now: until - TIME_TO_DIVINE });
}

/** [H3.4] the last one decides; where nobody is left at all, nobody gets anyone out. */
function alone(game: Game, [seat, ...others]: readonly number[], moment: Moment): Happens {
  if (others.length > 0) return NOTHING_MORE;
  if (seat === undefined) return [ending(game, false, 'nobodyLeft', moment)];
  return [{ type: 'lastAsked', seat, until: moment.now + TIME_TO_DECIDE }];
}

/** When something comes although nobody acts: known to everyone, whoever holds what [R33]. */
export function dueAt(game: PublicGame): number | null {
  const { vote, offer, last, divining } = rolesOf(game);
  const times = [
    vote === null ? null : vote.ends + GRACE,
    offer === null ? null : offer.until + GRACE,
    last?.until ?? null,
    divining?.until ?? null,
    last === null && divining === null ? lunchAt(game) : null,
  ].filter((at) => at !== null);
  return times.length === 0 ? null : Math.min(...times);
}

/** What comes then; a lunch only has to be noted. */
export function happens(game: Game, moment: Moment): Happens {
  const { vote, offer, last, divining } = rolesOf(game);
  const isDue = (at: number | undefined) => at !== undefined && at <= moment.now;
  if (isDue(last?.until)) return [ending(game, false, 'decided', moment)];
  if (divining !== null && isDue(divining.until)) return [escaped(game, divining)];
  if (vote !== null && isDue(vote.ends + GRACE)) return verdict(game, vote, moment);
  return offer !== null && isDue(offer.until + GRACE) ? [{ type: 'glassTaken' }] : NOTHING_MORE;
}

/** [H1.5] the last grain waits for a vote, and for the glass that its accuser may turn. */
export function waits(game: PublicGame): boolean {
  const { vote, offer } = rolesOf(game);
  return vote !== null || offer !== null;
}
