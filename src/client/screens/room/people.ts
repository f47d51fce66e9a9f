import type { LobbyState } from '#client/state/session.ts';
import type { LobbyPerson } from '#protocol/server.ts';
import { faceOf } from '#room/faces.ts';
import { list, tx } from '../../ui/text.ts';

// Whom one knows by which name. [R5]: a name given in silence is nobody's to the others, and one's own already.

export function personOf({ people }: LobbyState, id: number | null | undefined): LobbyPerson | undefined {
  return people.find((person) => person.id === id);
}

export function knownName(lobby: LobbyState, id: number | null | undefined): string | undefined {
  const own = id === lobby.you ? lobby.held : undefined;
  return own ?? personOf(lobby, id)?.name;
}

/** The same wherever they are seen: at the table, in a game, in its replay. */
export function faceIn(lobby: LobbyState | null, id: number): number {
  return faceOf((lobby === null ? undefined : personOf(lobby, id)) ?? { id });
}

/** Whoever has no name here yet is somebody who watches. */
export function nameIn(lobby: LobbyState, id: number): string {
  return knownName(lobby, id) ?? tx('door.watcher');
}

export function isAway(lobby: LobbyState, id: number | undefined): boolean {
  return personOf(lobby, id)?.here === false;
}

/** The people here who do not play, beside the one who asks: by name, and how many without. */
export function watchersOf(
  lobby: LobbyState,
  seats: readonly number[],
): { readonly names: readonly string[]; readonly others: number } {
  const { people, you, watching } = lobby;
  const names = people
    .filter(({ id, here }) => here && id !== you && !seats.includes(id))
    .map(({ name }) => name);
  // Oneself, and whoever plays for somebody before their name is told, are counted there and are no watchers.
  const own = personOf(lobby, you) === undefined ? 1 : 0;
  const play = seats.filter((id) => id !== you && personOf(lobby, id) === undefined).length;
  return { names, others: Math.max(0, watching - own - play) };
}

export function watchWords({ names, others }: ReturnType<typeof watchersOf>): string | null {
  if (names.length + others === 0) return null;
  if (names.length === 0) return tx('door.someCount', { count: others });
  const all = others === 0 ? names : [...names, tx('door.someMore', { count: others })];
  return tx('page.watch.names', { names: list(all), count: all.length });
}
