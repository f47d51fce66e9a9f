import type { CoreEvent } from '../../events.ts';
import type { EventKind } from '../../piece.ts';
import type { PublicGame, Shared } from '../../state.ts';
import { TIME_TO_DIVINE } from './divine.ts';
import { TIME_TO_DECIDE } from './last.ts';
import type { Divining, Guess, Roles, Vote } from './memory.ts';
import { breached, judged } from './status.ts';
import { stepOf, type Tally, tallied } from './tally.ts';
import type { HiddenRoles, RoleEvent } from './words.ts';

// What the events of hidden roles change, and who is told of them.

type Kinds = {
  readonly [T in RoleEvent['type']]: EventKind<HiddenRoles, Extract<RoleEvent, { readonly type: T }>>;
};

export const KINDS: Kinds = {
  noted: { told: 'all' },
  eyed: {
    told: 'all',
    memory: (roles, { seat, target }) => ({ ...roles, eye: { by: seat, before: target } }),
  },
  accused: {
    told: 'all',
    memory: (roles, { seat, accused, ends }) => ({
      ...roles,
      vote: { by: seat, accused, ends, answered: 0 },
    }),
    secret: ({ thumbs }) => ({ thumbs: thumbs.map(() => null) }),
    own: (own) => ({ ...own, thumb: null }),
  },
  voted: {
    // Others learn how many have answered, and nothing of a change of mind.
    told: ({ type, answered, hidden }, seat) => {
      if (hidden === undefined) return { type, answered };
      if (hidden.seat === seat) return { type, answered, mine: hidden.up };
      return hidden.again ? null : { type, answered };
    },
    memory: (roles, { answered }) => ({ ...roles, vote: { ...(roles.vote as Vote), answered } }),
    secret: (secret, { hidden }) =>
      hidden === undefined ? secret : { thumbs: secret.thumbs.with(hidden.seat, hidden.up) },
    own: (own, { mine }) => (mine === undefined ? own : { ...own, thumb: mine }),
  },
  thumbsShown: {
    told: 'all',
    memory: (roles, { by, accused, validated, thumbs }) => ({
      ...roles,
      vote: null,
      verdict: { by, accused, validated, thumbs },
    }),
  },
  voteLapsed: { told: 'all', memory: (roles) => ({ ...roles, vote: null }) },
  eliminated: {
    told: 'all',
    memory: (roles, { seat, why, card, side, status, at }) => ({
      ...roles,
      out: roles.out.with(seat, { why, card, side, status, at }),
      open: roles.open.with(seat, card),
    }),
  },
  glassOffered: { told: 'all', memory: (roles, { seat, until }) => ({ ...roles, offer: { seat, until } }) },
  glassTaken: { told: 'all', memory: (roles) => ({ ...roles, offer: null }) },
  heistAbandoned: { told: 'all' },
  lastAsked: {
    told: 'all',
    shared: (shared, { until }) => stopped(shared, until - TIME_TO_DECIDE),
    memory: (roles, { seat, until }) => ({ ...roles, vote: null, offer: null, last: { seat, until } }),
  },
  diviningOpened: {
    told: 'all',
    shared: (shared, { until }) => stopped(shared, until - TIME_TO_DIVINE),
    memory: (roles, { traitors, cards, until }) => ({
      ...roles,
      vote: null,
      offer: null,
      open: roles.open.map((card, seat) => cards[traitors.indexOf(seat)] ?? card),
      divining: { until, left: traitors, guesses: [] },
    }),
  },
  divined: {
    told: 'all',
    memory: (roles, { seat, target, card, is }) => ({
      ...guessed(roles, seat, { seat, target, card, right: card === is }),
      open: roles.open.with(target, is),
    }),
  },
  forwent: { told: 'all', memory: (roles, { seat }) => guessed(roles, seat) },
  cardsShown: {
    told: 'all',
    memory: (roles, { cards }) => ({ ...roles, vote: null, offer: null, last: null, open: cards }),
  },
};

/** [H3.4] while somebody decides or guesses no sand runs. */
const stopped = (shared: Shared, at: number): Shared => ({
  ...shared,
  sand: { ...shared.sand, stopped: at },
});

function guessed(roles: Roles, seat: number, guess?: Guess): Roles {
  const { until, left, guesses } = roles.divining as Divining;
  const after = guess === undefined ? guesses : [...guesses, guess];
  return { ...roles, divining: { until, left: left.filter((one) => one !== seat), guesses: after } };
}

/** The tally follows from what everyone is told, so that a page knows how its own card stands without being told. */
export function notes(roles: Roles, event: CoreEvent | RoleEvent, before: PublicGame, after: Shared): Roles {
  const tally = tallyAfter(roles.tally, event, before, after);
  return tally === roles.tally ? roles : { ...roles, tally };
}

function tallyAfter(tally: Tally, event: CoreEvent | RoleEvent, before: PublicGame, after: Shared): Tally {
  switch (event.type) {
    case 'noted': {
      const now = judged(
        { ...judged(tally, before, tally.now), now: event.at, mover: null },
        before,
        event.at,
      );
      const { seat, act } = event;
      return act && seat !== null ? breached(now, { what: 'acted', seat }, before) : now;
    }
    case 'accused': {
      const named = [event.seat, ...event.accused];
      return { ...tally, shamed: tally.shamed.map((shamed, seat) => shamed || !named.includes(seat)) };
    }
    case 'lastAsked':
      // The sand has stopped: what the last one chooses is judged by the table as it stands.
      return judged(tally, before, tally.now, false, true);
    case 'diviningOpened':
      return judged(tally, before, tally.now, true, true);
    case 'ended':
      return judged(tally, before, tally.now, event.reason === 'escaped', true);
    case 'eyed':
      return tallied(tally, event, before, after);
    default:
      return isOwn(event) ? tally : coreTally(tally, event, before, after);
  }
}

function coreTally(tally: Tally, event: CoreEvent, before: PublicGame, after: Shared): Tally {
  return breached(tallied(tally, event, before, after), stepOf(event, before), before);
}

const isOwn = (event: CoreEvent | RoleEvent): event is RoleEvent => Object.hasOwn(KINDS, event.type);
