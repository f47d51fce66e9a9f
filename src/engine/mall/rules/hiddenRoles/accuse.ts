import { type Refusal, refuse } from '../../../core/refusal.ts';
import { stillPlays } from '../../acts/offBoard.ts';
import type { Plain } from '../../commands.ts';
import { ending } from '../../ending.ts';
import { booleanField, type Field, type Handler, seatField } from '../../handler.ts';
import { flip } from '../../sand.ts';
import type { Game, Moment, PublicGame } from '../../state.ts';
import { out } from './eliminate.ts';
import { activeSeats, levelOf, rolesOf, type Vote } from './memory.ts';
import { notSettling } from './settling.ts';
import { roleOf } from './status.ts';
import type { Code, Happens, RolesEvent } from './words.ts';

// [H1.3] [H1.4] [H1.5] [H2.2] somebody is accused, all others have five seconds, and the sand runs on.

/** What pages count down, and how much later a thumb still counts that was on its way [R32]. */
export const FIVE_SECONDS = 5_000;
export const GRACE = 250;

export type Accuse = Plain<'accuse'> & { readonly accused: readonly number[] };
export type CastVote = Plain<'vote'> & { readonly up: boolean };
export type TurnGlass = Plain<'turnGlass'> & { readonly turn: boolean };

const no = (code: Code): Refusal<Code> => refuse<Code>(code);

const seatsField: Field = (value, game) => {
  if (!Array.isArray(value) || value.length === 0 || new Set(value).size !== value.length)
    return refuse('command.malformed', { field: 'accused' });
  return value.reduce<Refusal | null>((found, seat) => found ?? seatField(seat, game), null);
};

/** Who has a say: everyone who plays but the accuser and the accused; somebody has to be left [H2.4]. */
export const votersOf = (game: PublicGame, { by, accused }: Pick<Vote, 'by' | 'accused'>) =>
  activeSeats(game).filter((seat) => seat !== by && !accused.includes(seat));

export const accuse: Handler<Accuse, RolesEvent> = {
  fields: { accused: seatsField },
  phases: ['running'],
  judge: (game, { seat, accused }) => {
    if (accused.includes(seat)) return refuse('target.oneself');
    if (accused.length > 1 && levelOf(game) === 'A') return no('accuse.several');
    const gone = accused.find((one) => stillPlays(game, { seat: one }) !== null);
    if (gone !== undefined) return refuse('seat.out');
    const { vote, offer } = rolesOf(game);
    if (vote !== null || offer !== null) return no('accuse.open');
    return (
      notSettling(game) ?? (votersOf(game, { by: seat, accused }).length === 0 ? no('accuse.noVoter') : null)
    );
  },
  carryOut: (_game, { seat, accused }, _target, { now }) => [
    {
      type: 'accused',
      seat,
      accused: accused.toSorted((one, other) => one - other),
      ends: now + FIVE_SECONDS,
    },
  ],
  candidates: (game, seat) => whom(game, seat).map((accused): Accuse => ({ type: 'accuse', seat, accused })),
};

/** One, or two of them: more are seldom meant, and allowed. */
function whom(game: PublicGame, seat: number): readonly (readonly number[])[] {
  const others = activeSeats(game).filter((other) => other !== seat);
  const pairs = others.flatMap((one) => others.filter((other) => other > one).map((other) => [one, other]));
  return [...others.map((one) => [one]), ...pairs];
}

export const vote: Handler<CastVote, RolesEvent> = {
  fields: { up: booleanField },
  phases: ['running'],
  afterSand: true,
  unseen: true,
  judge: (game, { seat }) => {
    const open = rolesOf(game).vote;
    if (open === null) return no('vote.none');
    return votersOf(game, open).includes(seat) ? null : no('vote.involved');
  },
  carryOut: (game, { seat, up }) => {
    const before = thumbsOf(game)[seat] ?? null;
    const { answered } = rolesOf(game).vote as Vote;
    if (before === up) return [];
    const again = before !== null;
    return [{ type: 'voted', answered: answered + (again ? 0 : 1), hidden: { seat, up, again } }];
  },
  candidates: (_game, seat) => [true, false].map((up): CastVote => ({ type: 'vote', seat, up })),
};

export const thumbsOf = ({ secrets }: Game): readonly (boolean | null)[] =>
  secrets.memory.hiddenRoles?.thumbs ?? [];

/** How many have answered of those who still have a say [R25]. */
export function answersTo(game: Game, open: Vote): number {
  const thumbs = thumbsOf(game);
  return votersOf(game, open).filter((seat) => thumbs[seat] != null).length;
}

/** Whether nobody's answer is missing who still has a say. */
export function isComplete(game: Game, open: Vote): boolean {
  const thumbs = thumbsOf(game);
  return votersOf(game, open).every((seat) => thumbs[seat] != null);
}

/** [H1.4] one thumb down, no answer or nobody to answer: rejected. [R27] sides are those of now. */
export function verdict(game: Game, open: Vote, moment: Moment): Happens {
  const { by, accused } = open;
  const voters = votersOf(game, open);
  const thumbs = thumbsOf(game).map((thumb, seat) => (voters.includes(seat) ? thumb : null));
  const validated = voters.length > 0 && voters.every((seat) => thumbs[seat]);
  const told: RolesEvent = { type: 'thumbsShown', by, accused, validated, thumbs };
  return validated ? [told, ...condemned(game, open, moment)] : [told];
}

function condemned(game: Game, { by, accused }: Vote, moment: Moment): Happens {
  if (accused.some((seat) => roleOf(game, seat).side === 'loyal'))
    return [ending(game, false, 'condemned', moment)];
  const gone = out(game, accused, 'unmasked', moment);
  return [...gone, { type: 'glassOffered', seat: by, until: moment.now + FIVE_SECONDS }];
}

/** [H1.5] the accuser who was right may turn the glass, even an empty one. */
export const turnGlass: Handler<TurnGlass, RolesEvent> = {
  fields: { turn: booleanField },
  phases: ['running'],
  afterSand: true,
  judge: (game, { seat }) => (rolesOf(game).offer?.seat === seat ? null : no('glass.notYours')),
  carryOut: (game, _command, _target, { now }) =>
    _command.turn ? [{ type: 'glassTaken' }, flip(game, null, now)] : [{ type: 'glassTaken' }],
  candidates: (_game, seat) => [true, false].map((turn): TurnGlass => ({ type: 'turnGlass', seat, turn })),
};
