import { tx, txMaybe } from '#client/ui/text.ts';

const MOST_NAMED = 2;

/** The modules of a game's title: by their names, or how many they are. */
export function modulesName(modules: string): string {
  const pieces = modules.split(',');
  if (pieces.length > MOST_NAMED) return tx('security.modules', { count: pieces.length });
  return pieces.map((piece) => txMaybe(`game.piece.${piece}`) ?? piece).join(' · ');
}
