import {
  type Chronicle,
  deedsOf,
  openChronicle,
  winners,
  witnessed,
} from '#content/achievements/chronicle.ts';
import type { LogEntry } from '#engine/core/log.ts';
import type { Game, MallEntry } from '#engine/mall/index.ts';
import type { AnyEvent } from '#room/gameEngine.ts';
import type { Lobby } from '#room/lobby.ts';
import type { MallEngine } from '#room/mallEngine.ts';
import { type AnyEngine, type AnyHeader, isOrder } from './catalogue.ts';
import type { LiveGame } from './liveGame.ts';
import { writes } from './store.ts';
import type { Write } from './writer.ts';

// [XA0] achievements follow a game act by act while it is played, so that its end costs no more than any act, however long
// it was: a few microseconds each.

export interface Deeds {
  /** Null where there is nothing to follow. */
  chronicle: Chronicle | null;
}

export function openDeeds(engine: AnyEngine, { setup, title }: AnyHeader): Deeds {
  return { chronicle: isOrder(setup) ? null : openChronicle((engine as MallEngine).box, title) };
}

export function witness(deeds: Deeds, before: unknown, entry: LogEntry<AnyEvent>, after: unknown): void {
  if (deeds.chronicle === null) return;
  deeds.chronicle = witnessed(deeds.chronicle, before as Game, entry as MallEntry, after as Game);
}

interface End {
  readonly room: string;
  readonly lobby: Lobby;
  readonly game: LiveGame;
  readonly when: number;
}

/** To whoever played a seat that won, and whose seat it is; whoever only watched has earned nothing. */
export function earnedAt({ room, lobby, game, when }: End): readonly Write[] {
  const { authority, deeds: followed, seats, id } = game;
  if (followed.chronicle === null) return [];
  const table = authority.game as Game;
  const deeds = deedsOf(followed.chronicle, table);
  const owners = (seat: number) => lobby.lent?.filter((one) => one.seat === seat).map(({ owner }) => owner);
  const people = winners(table).flatMap((seat) => [seats[seat] as number, ...(owners(seat) ?? [])]);
  return deeds.length === 0
    ? []
    : writes.earned({ room, people: [...new Set(people)], game: id, deeds, when });
}
