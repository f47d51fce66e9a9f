import {
  type Chronicle,
  deedsOf,
  openChronicle,
  winners,
  witnessed,
} from '#content/achievements/chronicle.ts';
import { isDoing } from '#content/achievements/doers.ts';
import type { LogEntry } from '#engine/core/log.ts';
import type { Game, MallEntry } from '#engine/mall/index.ts';
import { levelOf } from '#room/bots.ts';
import type { AnyEvent } from '#room/gameEngine.ts';
import type { Lobby } from '#room/lobby.ts';
import type { MallEngine } from '#room/mallEngine.ts';
import { type AnyEngine, type AnyHeader, isOrder } from './catalogue.ts';
import type { LiveGame } from './liveGame.ts';
import type { LiveRoom } from './room.ts';
import { writes } from './store.ts';
import type { Write } from './writer.ts';

// [XA0] achievements follow a game act by act while it is played, so that its end costs no more than any act, however long
// it was: a few microseconds each.

export interface Deeds {
  /** Null where there is nothing to follow. */
  chronicle: Chronicle | null;
  /** How much people, and bots, did on the board. */
  people: number;
  bots: number;
  readonly onLost: (why: string) => void;
}

export function openDeeds(
  engine: AnyEngine,
  { setup, title }: AnyHeader,
  onLost: Deeds['onLost'] = () => undefined,
): Deeds {
  return {
    chronicle: isOrder(setup) ? null : openChronicle((engine as MallEngine).box, title),
    people: 0,
    bots: 0,
    onLost,
  };
}

/** Whoever runs the server is told that a game goes on without. */
export const tellLost =
  ({ services, code }: LiveRoom, game: string): Deeds['onLost'] =>
  (why) =>
    services.report('host.lostDeeds', { room: code, game, why });

/** No achievement is worth a game: where one goes wrong nothing more is followed. */
export function witness(deeds: Deeds, before: unknown, entry: LogEntry<AnyEvent>, after: unknown): void {
  if (deeds.chronicle === null) return;
  try {
    if (isDoing(entry)) deeds[entry.bot ? 'bots' : 'people']++;
    deeds.chronicle = witnessed(deeds.chronicle, before as Game, entry as MallEntry, after as Game);
  } catch (error) {
    deeds.chronicle = null;
    deeds.onLost(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
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
  // Where bots did everything, nobody did.
  if (followed.chronicle === null || (followed.bots > 0 && followed.people === 0)) return [];
  const table = authority.game as Game;
  const deeds = deedsOf(followed.chronicle, table);
  const owners = (seat: number) => lobby.lent?.filter((one) => one.seat === seat).map(({ owner }) => owner);
  const played = winners(table).flatMap((seat) => [seats[seat] as number, ...(owners(seat) ?? [])]);
  const people = played.filter((one) => levelOf(lobby, one) === undefined);
  return deeds.length === 0
    ? []
    : writes.earned({ room, people: [...new Set(people)], game: id, deeds, when });
}
