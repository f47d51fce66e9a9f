import type { ReadonlySignal } from '@preact/signals';
import type { Direction } from '#engine/family/directions.ts';
import type { KeyAct } from './keys.ts';
import type { Trip } from './motion.ts';
import type { Layout, Rect, Space, Spot } from './spots.ts';

// What a game tells the board about itself. The board knows no rules: it is handed tokens on spaces and offers
// that turn into commands, and hands commands back.

/** The words of one game. */
export interface BoardGame {
  readonly token: string;
  readonly command: unknown;
  /** Why something cannot be done, in whatever form the game's own words need. */
  readonly reason: unknown;
  readonly table: Table;
  /** What its offers say besides, for its own drawings. */
  readonly extra: object;
}

export type OffersOf<G extends BoardGame> = Offers<G['token'], G['command']> & G['extra'];

export interface Token<Id extends string = string> {
  readonly id: Id;
  /** Null: it has left the table. */
  readonly at: Space | null;
  /** The colour of what is lit for it. */
  readonly colour: string;
  /** Which number chooses it, from 0, where that is not its place among the tokens. */
  readonly number?: number;
  /** Who it looks like: several may look alike. */
  readonly figure: string;
}

/** What lies there now. A new one whenever anything has changed. */
export interface Table<Id extends string = string> {
  /** Another game begins with nobody chosen, and is seen as a whole. */
  readonly game: unknown;
  readonly layout: Layout;
  readonly tokens: readonly Token<Id>[];
  /** Whether a space has a name and takes the focus. */
  readonly counts: (space: Space) => boolean;
}

export interface Offer<Command> {
  readonly command: Command;
  /** How it looks: `target-…`. */
  readonly look: string;
}

/** A part of the table that is tapped as a whole; for the keyboard, on one of its spaces. */
export interface Area<Command> {
  readonly rect: Rect;
  readonly spaces: readonly Space[];
  readonly command: Command;
}

export interface Offers<Id extends string, Command> {
  /** Where the chosen token can go by one command. */
  readonly targets: ReadonlyMap<Space, Offer<Command>>;
  /** Where only others could take it. */
  readonly others: ReadonlySet<Space>;
  /** Tokens that are not chosen by a tap, but take part in something. */
  readonly tokens: ReadonlyMap<Id, Command>;
  readonly areas: readonly Area<Command>[];
}

export const NOTHING_OFFERED: Offers<never, never> = {
  targets: new Map<never, never>(),
  others: new Set<never>(),
  tokens: new Map<never, never>(),
  areas: [],
};

/** Where a dragged token could be let go: command by command, and where each of them ends. */
export interface Route<Command> {
  readonly commands: readonly Command[];
  readonly stops: readonly Space[];
}

/** What is drawn on the table by hand. */
export interface Pen {
  readonly to: (spot: Spot) => void;
  /** `cancelled`: a second finger came down. */
  readonly lift: (cancelled: boolean) => void;
}

/** The command, or why there is none; null where there is nothing to say. */
export type Answer<G extends BoardGame> =
  | { readonly command: G['command'] }
  | { readonly reason: G['reason'] }
  | null;

/** Where the keyboard is when a key is pressed. */
export interface KeyPlace {
  readonly board: HTMLElement;
  readonly focused: Space | null;
}

/** Where a token is expected. */
export interface Promised<Id extends string> {
  readonly token: Id;
  readonly space: Space;
}

export interface BoardConfig<G extends BoardGame> {
  readonly table: ReadonlySignal<G['table'] | null>;
  readonly offers: (chosen: G['token'] | null) => OffersOf<G>;
  readonly give: (command: G['command']) => void;
  /** An arrow: one space, or as far as the way goes. */
  readonly step: (token: G['token'], direction: Direction, far: boolean) => Answer<G>;
  /** Whether arrows go as far as they can, and with Shift one space; else the other way round. */
  readonly strides: boolean;
  readonly routes: (token: G['token']) => ReadonlyMap<Space, Route<G['command']>>;
  /** Why this token, or nobody, can do nothing there; the space is null where none lies. */
  readonly whyNot?: (
    token: G['token'] | null,
    space: Space | null,
    at: Spot,
  ) => G['reason'] | 'chooseFirst' | null;
  /** What lies or stands there, for whoever rests on it; null where nothing has a name. */
  readonly nameAt?: (at: Spot, token: G['token'] | null) => string | null;
  /** Fetches what answers, where that comes later than the board and somebody asks already. */
  readonly answers?: () => Promise<void>;
  /** A space that is lit for a token, chosen or not: a tap there chooses it and brings it there. */
  readonly promised?: () => Promised<G['token']> | null;
  /** Where a command that is aimed at would lead. */
  readonly landing: (command: G['command']) => Space | null;
  /** How the tokens got from one table to the next, as it should be seen. */
  readonly trips: (before: G['table'], now: G['table']) => readonly Trip[];
  /** What keys do besides moving about; whether they did anything. */
  readonly keys: Partial<Readonly<Record<KeyAct, (at: KeyPlace) => boolean>>>;
  /** A pen while one draws, else null; `unit`: pixels a space. */
  readonly pen?: (at: Spot, unit: number) => Pen | null;
  readonly hover?: (at: Spot | null) => void;
}
