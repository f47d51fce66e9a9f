import type { ReadonlySignal } from '@preact/signals';
import type { TowerEvent, TowerGame } from '#engine/tower/game.ts';
import type { ServerMessage } from '#protocol/server.ts';
import type { AnyRefusal } from '#room/refusal.ts';
import type { TowerAct } from '../state/session.ts';

export type { TowerAct } from '../state/session.ts';

// A quest as a page plays it, whoever judges: a room in the page (local.ts), or one of the server.

export type TowerNotice =
  | { readonly kind: 'events'; readonly events: readonly TowerEvent[]; readonly own: boolean }
  | { readonly kind: 'refused'; readonly refusal: AnyRefusal; readonly command?: TowerAct }
  | Extract<ServerMessage, { type: 'stare' | 'said' | 'gesture' | 'pointed' }>;

export interface TowerPerson {
  readonly id: number;
  readonly name: string;
  /** Which of the faces is theirs. */
  readonly face: number;
  readonly away: boolean;
  readonly bot: boolean;
}

export interface TowerTable {
  readonly game: ReadonlySignal<TowerGame | null>;
  /** Null: only watching. */
  readonly seat: number | null;
  /** By seat; empty when alone. */
  readonly people: ReadonlySignal<readonly TowerPerson[]>;
  readonly act: (command: TowerAct) => void;
  /** Called for every notice, in order; returns how to stop listening. */
  readonly onNotice: (listener: (notice: TowerNotice) => void) => () => void;
}
