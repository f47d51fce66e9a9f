import type { Game, SeatResult } from '../../state.ts';
import { CARDS } from './cards/index.ts';
import { type Divining, levelOf, rolesOf } from './memory.ts';
import { type Role, roleOf } from './status.ts';

// [H2.5] [H3.1] [H5.1] who won, seat by seat, and why.

export const SEAT_REASONS = [
  'heistWon',
  'heistLost',
  'missionDone',
  'missionOpen',
  'missionFailed',
  'phantom',
  'unmasked',
  'alone',
  'abandonedBy',
  'calledOff',
  'divined',
  'divinedBy',
] as const;
export type SeatReason = (typeof SEAT_REASONS)[number];

const fares = (outcome: SeatResult['outcome'], reason: SeatReason): SeatResult => ({ outcome, reason });

export function seatResults(game: Game, won: boolean, reason: string): readonly SeatResult[] {
  const results = rolesOf(game).out.map((_, seat) => resultOf(game, seat, won, reason));
  return swapped(results, rolesOf(game).divining);
}

function resultOf(game: Game, seat: number, won: boolean, reason: string): SeatResult {
  if (reason === 'calledOff') return fares('lost', 'calledOff');
  const role = roleOf(game, seat, reason === 'escaped');
  const out = rolesOf(game).out[seat] ?? null;
  if (out?.why === 'failed') return fares('lost', 'missionFailed');
  if (out !== null) return unmasked(game, role, won);
  if (reason === 'abandonedAlone')
    return role.side === 'loyal' ? fares('won', 'alone') : fares('lost', 'abandonedBy');
  return bySide(role, won);
}

/** [R28] a phantom shares a loss of the loyal, with a mission only if that was done by then; at level A nobody haunts. */
function unmasked(game: Game, role: Role, won: boolean): SeatResult {
  const haunts = levelOf(game) !== 'A' && !won && isDone(role);
  return haunts ? fares('partial', 'phantom') : fares('lost', 'unmasked');
}

const hasMission = ({ card }: Role) => CARDS[card].mission !== undefined;
const isDone = (role: Role) => !hasMission(role) || role.status === 'done';

/** [H1.2] a heist that fails, however it does, is the traitors' win. */
function bySide(role: Role, won: boolean): SeatResult {
  const sideWon = (role.side === 'loyal') === won;
  if (!sideWon) return fares('lost', won ? 'heistWon' : 'heistLost');
  if (!isDone(role)) return fares('lost', 'missionOpen');
  return fares('won', hasMission(role) ? 'missionDone' : won ? 'heistWon' : 'heistLost');
}

/** [R30] who guessed right changes places with whom they saw through: an undone mission gains nothing. */
function swapped(results: readonly SeatResult[], divining: Divining | null): readonly SeatResult[] {
  const right = divining?.guesses.filter((guess) => guess.right) ?? [];
  return right.reduce((after, { seat, target }) => {
    const theirs = results[target]?.outcome ?? 'lost';
    return after.with(seat, fares(theirs, 'divined')).with(target, fares('lost', 'divinedBy'));
  }, results);
}
