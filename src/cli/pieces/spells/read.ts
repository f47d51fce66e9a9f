import { type Lang, t } from '#content/locales/index.ts';
import type { PawnId } from '#engine/mall/index.ts';
import { SPELL_IDS, type SpellId } from '#engine/mall/rules/spells/index.ts';
import { type Spot, TILE_WORD } from '../../play/picking.ts';
import type { Words } from '../../play/words.ts';

// sp, a spell by its name or the beginning of it, then on whom and where: sp frog g, sp swap e g, sp teleport e 5 2 3.

export interface Cast {
  readonly kind: 'spell';
  readonly spell: SpellId;
  readonly pawns: readonly PawnId[];
  readonly spot: Spot | null;
  /** The tile alone, where that is enough. */
  readonly tile: string | null;
}

const isTile = (word: string) => new RegExp(`^${TILE_WORD}$`, 'i').test(word);
const isPlace = (word: string) => /^[1-4]$/.test(word);

export function readCast(text: string, words: Words): Cast | null {
  const [first = '', name = '', ...rest] = text.split(/\s+/);
  const spell = /^sp$/i.test(first) ? spellNamed(words.lang, name) : undefined;
  if (spell === undefined) return null;
  const begin = rest.findIndex((word) => words.hero(word) === undefined);
  const pawns = (begin < 0 ? rest : rest.slice(0, begin)).map((word) => words.hero(word) as PawnId);
  const where = begin < 0 ? null : whereTo(rest.slice(begin));
  if (begin >= 0 && where === null) return null;
  return { kind: 'spell', spell, pawns, spot: null, tile: null, ...where };
}

function whereTo([tile = '', row, column, ...more]: readonly string[]): Pick<Cast, 'spot' | 'tile'> | null {
  if (!isTile(tile) || more.length > 0) return null;
  if (row === undefined || column === undefined) return row === undefined ? { spot: null, tile } : null;
  if (!isPlace(row) || !isPlace(column)) return null;
  return { spot: { tile, row: Number(row), column: Number(column) }, tile };
}

export const wordOf = (lang: Lang, spell: SpellId): string => t(lang, `cli.word.${spell}`);

const bare = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The language's own word comes first, then the English one; the beginning is enough where no other begins so. */
function spellNamed(lang: Lang, typed: string): SpellId | undefined {
  const found = [lang, 'en' as const].map((one) => {
    const begins = SPELL_IDS.filter((spell) => bare(wordOf(one, spell)).startsWith(bare(typed)));
    return begins.length === 1 ? begins[0] : begins.find((spell) => bare(wordOf(one, spell)) === bare(typed));
  });
  return typed === '' ? undefined : found.find((spell) => spell !== undefined);
}
