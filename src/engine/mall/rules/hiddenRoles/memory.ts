import type { Game, PublicGame } from '../../state.ts';
import { ownOf } from '../../view.ts';
import type { OwnMemories } from '../../words.ts';
import type { Side, Status } from './card.ts';
import { type CardId, ID, type RoleLevel } from './ids.ts';
import type { Tally } from './tally.ts';

// What the table remembers of hidden roles, and what one seat alone does.

/** Somebody who is out: unmasked, or failed in a mission. The card lies open, as it stood then. */
export interface Out {
  readonly why: 'unmasked' | 'failed';
  readonly card: CardId;
  readonly side: Side;
  readonly status: Status;
  readonly at: number;
}

/** [H1.3] `ends`: what pages count down to. How many have answered, not who or how. */
export interface Vote {
  readonly by: number;
  readonly accused: readonly number[];
  readonly ends: number;
  readonly answered: number;
}

/** Somebody has until then to choose. */
export interface Asked {
  readonly seat: number;
  readonly until: number;
}

export interface Guess {
  readonly seat: number;
  readonly target: number;
  readonly card: CardId;
  readonly right: boolean;
}

export interface Divining {
  readonly until: number;
  /** Who may still guess, and what was guessed. */
  readonly left: readonly number[];
  readonly guesses: readonly Guess[];
}

export interface Roles {
  readonly out: readonly (Out | null)[];
  /** By seat, the cards that lie open. */
  readonly open: readonly (CardId | null)[];
  readonly eye: { readonly by: number; readonly before: number } | null;
  readonly vote: Vote | null;
  /** How the last vote went, thumb by thumb. */
  readonly verdict: Verdict | null;
  /** [H1.5] who may turn the glass, [H3.4] who decides alone. */
  readonly offer: Asked | null;
  readonly last: Asked | null;
  readonly divining: Divining | null;
  readonly tally: Tally;
}

export interface Verdict {
  readonly by: number;
  readonly accused: readonly number[];
  readonly validated: boolean;
  /** By seat; null for who did not answer or had no vote. */
  readonly thumbs: readonly (boolean | null)[];
}

export interface OwnRole {
  readonly card: CardId;
  /** How one has voted so far. */
  readonly thumb: boolean | null;
}

export const rolesOf = ({ shared }: PublicGame): Roles => shared.memory[ID] as Roles;

/** What this seat holds, as far as it is known here. */
export const ownRole = (own: OwnMemories): OwnRole | undefined => own[ID];

export const cardOf = (game: Game, seat: number): CardId => (ownOf(game, seat)[ID] as OwnRole).card;

export const levelOf = ({ box }: Pick<PublicGame, 'box'>): RoleLevel => box.setup.roles as RoleLevel;

export const isActive = (game: PublicGame, seat: number): boolean => rolesOf(game).out[seat] === null;

export function activeSeats(game: PublicGame): readonly number[] {
  return rolesOf(game).out.flatMap((out, seat) => (out === null ? [seat] : []));
}

/** The next seat round the table that still plays. */
export function leftOf(game: PublicGame, seat: number): number {
  const seats = activeSeats(game);
  return seats.find((other) => other > seat) ?? (seats[0] as number);
}
