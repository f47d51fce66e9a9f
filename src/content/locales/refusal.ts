import type { Refusal } from '#engine/core/refusal.ts';
import { type Lang, maybe, t } from './index.ts';

// A refusal as a sentence: its parameters are the engine's words, and become the player's.

const WORDS: Readonly<Record<string, string>> = {
  action: 'game.act',
  by: 'game.theHero',
  with: 'game.theHero',
  colour: 'game.colour',
  channel: 'game.channel',
  piece: 'game.piece',
  other: 'game.piece',
  spell: 'game.spell',
  why: 'cli.why',
};

/** Nothing until the words have come. */
export function refusalText(lang: Lang, { refused, params }: Refusal): string {
  const words = Object.entries(params).map(([name, value]) => [name, word(lang, name, value)]);
  return maybe(lang, `refusal.${refused}`, Object.fromEntries(words)) ?? '';
}

/** The same for the player who asked: on a page a seat is somebody. */
export function refusalToYou(lang: Lang, refusal: Refusal): string {
  const { refused, params } = refusal;
  if (refused !== 'action.notHeld') return refusalText(lang, refusal);
  return t(lang, 'board.notHeld', { action: maybe(lang, `game.action.${params.action}`) ?? '' });
}

function word(lang: Lang, name: string, value: string | number | boolean): string | number | boolean {
  const domain = WORDS[name];
  return domain === undefined ? value : (maybe(lang, `${domain}.${value}`) ?? value);
}
