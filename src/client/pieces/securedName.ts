import { tx, txMaybe } from '#client/ui/text.ts';

const MOST_NAMED = 2;

/** What a game's title has of Maximum Security: its evening, or the modules that joined it. */
export function securedName({
  evening,
  hardcore,
  modules,
}: Readonly<Record<string, string | number>>): string {
  if (evening === undefined) return modulesName(String(modules).split(','));
  const name = txMaybe(`security.evening.${evening}`) ?? tx('game.security');
  return hardcore === undefined ? name : `${name} · ${tx('security.hardcore')}`;
}

/** By their names, or how many they are. */
function modulesName(pieces: readonly string[]): string {
  if (pieces.length > MOST_NAMED) return tx('security.modules', { count: pieces.length });
  return pieces.map((piece) => txMaybe(`game.piece.${piece}`) ?? piece).join(' · ');
}
