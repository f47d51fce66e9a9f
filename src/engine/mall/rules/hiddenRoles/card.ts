import type { Box } from '../../box.ts';
import type { PublicGame } from '../../state.ts';
import type { PawnId } from '../../words.ts';
import type { CardId } from './ids.ts';
import type { Tally } from './tally.ts';

// What a card is. Everything it asks is for everyone to know; only who holds it is not.

export type Side = 'loyal' | 'traitor';
export type Status = 'open' | 'done' | 'failed';

/** What a card asks: of the table, for whoever would hold it. */
export interface Look {
  readonly game: PublicGame;
  readonly tally: Tally;
  readonly seat: number;
  readonly now: number;
  /** Everyone is out: this is the whole last act. */
  readonly won: boolean;
}

/** What just happened, of this seat: it got a pawn about (walking so many spaces), acted in the mall, or spoke. */
export type Step =
  | { readonly what: 'moved'; readonly seat: number; readonly pawn: PawnId; readonly walked: number }
  | { readonly what: 'acted'; readonly seat: number }
  | { readonly what: 'spoke'; readonly seat: number };

export interface Mission {
  done(look: Look): boolean;
  failed?(look: Look): boolean;
  /** True or false now, and read at the end or when its holder is out: it is never settled before. */
  readonly atTheEnd?: true;
}

export interface Card {
  readonly id: CardId;
  /** The side it starts on. */
  readonly side: Side;
  /** [H0.1] whether this game has what it is about. */
  needs?(box: Box): boolean;
  readonly mission?: Mission;
  /** [H3.3] a rule its holder keeps: whether this step breaks it. */
  breaks?(step: Step, look: Look): boolean;
  /** [H4.1] the side it is on now, where that may change. */
  sideNow?(look: Look): Side;
}

export type CardKind = 'plain' | 'mission' | 'rule' | 'switch';

export function kindOf({ mission, breaks, sideNow }: Card): CardKind {
  if (mission !== undefined) return 'mission';
  if (breaks !== undefined) return 'rule';
  return sideNow === undefined ? 'plain' : 'switch';
}

/** Its holder only has to get everyone out, or to see to it that nobody does. */
export const plain = <Id extends CardId>(id: Id, side: Side) => ({ id, side });
