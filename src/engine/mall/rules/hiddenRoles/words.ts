import type { Plain } from '../../commands.ts';
import type { Happening } from '../../piece.ts';
import type { Accuse, CastVote, TurnGlass } from './accuse.ts';
import type { Divine } from './divine.ts';
import type { PutEye } from './eye.ts';
import type { CardId, ID } from './ids.ts';
import type { Decide } from './last.ts';
import type { Out, OwnRole, Roles } from './memory.ts';

/** What time it is, and whose deed follows: all cards are judged by it, dealt or not. */
export interface Noted {
  readonly type: 'noted';
  readonly at: number;
  readonly seat: number | null;
  readonly act: boolean;
}

export interface Voted {
  readonly type: 'voted';
  readonly answered: number;
  readonly hidden?: { readonly seat: number; readonly up: boolean; readonly again: boolean };
  /** The thumb of the seat it is told to. */
  readonly mine?: boolean;
}

export type RoleEvent =
  | Noted
  | { readonly type: 'eyed'; readonly seat: number; readonly target: number }
  | {
      readonly type: 'accused';
      readonly seat: number;
      readonly accused: readonly number[];
      readonly ends: number;
    }
  | Voted
  | {
      readonly type: 'thumbsShown';
      readonly by: number;
      readonly accused: readonly number[];
      readonly validated: boolean;
      readonly thumbs: readonly (boolean | null)[];
    }
  /** [R27] the vote is over without a verdict. */
  | { readonly type: 'voteLapsed' }
  | ({ readonly type: 'eliminated'; readonly seat: number } & Out)
  | { readonly type: 'glassOffered'; readonly seat: number; readonly until: number }
  /** The offer is over, however it was answered. */
  | { readonly type: 'glassTaken' }
  | { readonly type: 'heistAbandoned'; readonly seat: number }
  | { readonly type: 'lastAsked'; readonly seat: number; readonly until: number }
  | {
      readonly type: 'diviningOpened';
      readonly traitors: readonly number[];
      readonly cards: readonly CardId[];
      readonly until: number;
    }
  | {
      readonly type: 'divined';
      readonly seat: number;
      readonly target: number;
      readonly card: CardId;
      readonly is: CardId;
    }
  | { readonly type: 'forwent'; readonly seat: number }
  /** All cards are turned over, by seat. */
  | { readonly type: 'cardsShown'; readonly cards: readonly CardId[] };

export interface HiddenRoles {
  readonly id: typeof ID;
  readonly memory: Roles;
  readonly secret: { readonly thumbs: readonly (boolean | null)[] };
  readonly own: OwnRole;
  readonly command:
    | Accuse
    | CastVote
    | TurnGlass
    | PutEye
    | Plain<'abandon'>
    | Decide
    | Divine
    | Plain<'forgo'>;
  readonly event: RoleEvent;
  readonly refusal:
    | 'abandon.level'
    | 'abandon.stolen'
    | 'abandon.traitor'
    | 'accuse.noVoter'
    | 'accuse.open'
    | 'accuse.several'
    | 'divine.none'
    | 'divine.notYours'
    | 'divine.open'
    | 'glass.notYours'
    | 'last.notYours'
    | 'roles.settling'
    | 'setup.roleLevel'
    | 'setup.tooFewCards'
    | 'vote.involved'
    | 'vote.none';
}

export type Code = HiddenRoles['refusal'];

export type RolesEvent = Happening<HiddenRoles>;
export type Happens = readonly RolesEvent[];
