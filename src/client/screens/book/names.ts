import { fetchRoles } from '#client/pieces/fetchRoles.ts';
import { fetchSecurity } from '#client/pieces/fetchSecurity.ts';
import { list, tx, txMaybe } from '../../ui/text.ts';

// What a game was called and played with. The names of Maximum Security come with it, as do those
// of Hidden Roles, which most books do not need.

interface Told {
  readonly title?: Readonly<Record<string, string | number>>;
  readonly evening?: string;
  readonly joined?: readonly string[];
}

const nameOfPiece = (piece: string) => txMaybe(`game.piece.${piece}`);

/** Whoever tells of these waits for it; where it cannot be had they are told without these names. */
export async function fetchNames(games: readonly Told[]): Promise<void> {
  const isMissing = ({ title, evening, joined = [] }: Told) =>
    (evening ?? title?.evening ?? title?.modules) !== undefined ||
    joined.some((piece) => nameOfPiece(piece) === undefined);
  await Promise.all([
    games.some(isMissing) ? fetchSecurity().catch(() => undefined) : undefined,
    games.some(({ title }) => title?.roles !== undefined) ? fetchRoles().catch(() => undefined) : undefined,
  ]);
}

export function joinedText(joined: readonly string[] = []): readonly string[] {
  const names = joined.flatMap((piece) => nameOfPiece(piece) ?? []);
  return names.length === 0 ? [] : [tx('tales.book.joined', { what: list(names) })];
}

/** Who was at the table; nobody takes a bot for a person, nor a person whose chair one had for a while for a bot. */
export function whoWon({ names, bots, lent }: Players): string {
  const marked = (name: string, seat: number) =>
    tx(lent?.includes(seat) ? 'tales.book.lent' : 'tales.book.bot', { name });
  return list(names.map((name, seat) => (bots?.includes(seat) ? marked(name, seat) : name)));
}

interface Players {
  readonly names: readonly string[];
  readonly bots?: readonly number[];
  readonly lent?: readonly number[];
}
