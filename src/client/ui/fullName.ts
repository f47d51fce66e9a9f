import { cardOf } from '#client/pieces/cards.ts';
import { FULL_SAND } from '#content/scenarios.ts';
import { MOST_SAND, type Setup } from '#engine/mall/index.ts';
import { gameName, inMinutes, tx, txMaybe } from './text.ts';

/** What a game is called, and what was chosen besides: who joins, and other sand than usual. */
export function fullName(
  title: Readonly<Record<string, string | number>>,
  { pieces, sand }: Pick<Setup, 'pieces' | 'sand'>,
): string | undefined {
  const name = gameName(title);
  if (name === undefined || title.own !== undefined) return name;
  const joining = pieces.filter((piece) => cardOf(piece)?.extra !== undefined);
  const extras = joining.flatMap((piece) => txMaybe(`game.piece.${piece}`) ?? []);
  return [name, ...extras, ...(sand === FULL_SAND ? [] : [sandName(sand)])].join(' · ');
}

/** 6 min, or none at all. */
const sandName = (sand: number): string => (sand >= MOST_SAND ? tx('play.solo.noClock') : inMinutes(sand));
