import type { ComponentChildren } from 'preact';
import type { TowerTable } from '#client/tower/table.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';
import type { Position } from '#engine/tower/position.ts';
import type { Help } from '#protocol/signs.ts';
import type { Earned, StarKind } from '../starRules.ts';
import type { Adviser } from './advice.ts';
import type { HelpTaken } from './helpTaken.ts';

export interface QuestDone {
  /** False: skipped. */
  readonly won: boolean;
  readonly actions: number;
  /** What it earned, where there is something to earn. */
  readonly star: StarKind | null;
  readonly helped: boolean;
  /** The way it was solved in. */
  readonly frames: readonly Position[];
}

export interface QuestScreenProps {
  readonly table: TowerTable;
  /** With its proof, where there is one: how short the best way is, hints on it, the solution to watch. */
  readonly shipped: Shipped | null;
  /** For hints beside the proof's way; `openSolver()` of client/solver/ask.ts. */
  readonly solver: Adviser | null;
  readonly title: string;
  /** Which of the tower's own it is, if it is one: its floor and its ending follow from that. */
  readonly id?: string | null;
  readonly place?: string;
  readonly stars?: number;
  /** The words of a tutorial, one for each action of its proof and one for the end. */
  readonly guide?: readonly string[];
  /** Where the way back leads. */
  readonly home: string;
  /** Asked before the way back is taken: a room has others who play on. */
  readonly onBack?: () => void;
  readonly next?: { readonly name: string; readonly to: string } | null;
  /** Plays it anew with another table; not in a room. */
  readonly again?: () => void;
  /** Once, when everyone is out or it was skipped. */
  readonly onDone?: (done: QuestDone) => void;
  readonly onWatched?: () => void;
  /** The best star so far, where stars can be earned; whoever was helped earns none. */
  readonly star?: Earned;
  /** Stars may be earned for it in another place: help has its price there. */
  readonly starElsewhere?: boolean;
  /** Whether there was help, before too: a hint, the solution, the best way. */
  readonly help?: HelpTaken;
  readonly onHelped?: () => void;
  /** [T17] experts point at the help tile. */
  readonly point?: (icon: Help) => void;
  /** Whether hints, solution and skipping are there: a room may do without. */
  readonly aids?: boolean;
  /** What a room says beside: talk, who watches. */
  readonly beside?: ComponentChildren;
  /** What a room asks, before anything else. */
  readonly asks?: ComponentChildren;
  /** What else was won. */
  readonly reward?: ComponentChildren;
  /** What a room offers when it is done, instead of the ways of somebody alone. */
  readonly ways?: ComponentChildren;
}
