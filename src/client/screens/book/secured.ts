import { txMaybe } from '../../ui/text.ts';
import type { PastGame } from './around.ts';
import { type Challenge, isEvening } from './lines.ts';

// Names of evenings, and of modules that joined a scenario, come with their words: fetched where the Book tells of some.

// By itself, so that whoever comes home fetches nothing of it.
const fetchNames = async () => (await import('#client/pieces/fetchSecurity.ts')).fetchSecurity();

const isSecured = (found: Challenge): boolean =>
  isEvening(found) ||
  found.lines.some(({ joined = [] }) => joined.some((piece) => txMaybe(`game.piece.${piece}`) === undefined));

/** A Book whose names cannot be had is still a Book. */
export async function namesFor(challenges: readonly Challenge[]): Promise<void> {
  if (challenges.some(isSecured)) await fetchNames().catch(() => undefined);
}

export async function namesOfPast(games: readonly PastGame[]): Promise<void> {
  const some = games.some(({ title }) => (title.evening ?? title.modules) !== undefined);
  if (some) await fetchNames().catch(() => undefined);
}
