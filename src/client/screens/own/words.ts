import { capital } from '#content/locales/index.ts';
import type { Tile } from '#engine/mall/index.ts';
import { inMinutes, list, tx, txMaybe } from '../../ui/text.ts';

// An own scenario in words and pictures.

export const ruleName = (piece: string): string => capital(txMaybe(`game.piece.${piece}`) ?? piece);
export const ruleText = (piece: string): string => txMaybe(`own.rule.${piece}`) ?? '';

export const spellName = (spell: string): string => txMaybe(`game.spell.${spell}`) ?? spell;
export const spellText = (spell: string): string => txMaybe(`security.spell.${spell}`) ?? '';

/** 1 to 8 players; whoever composes can leave gaps only by leaving nobody. */
export function playersText(players: readonly number[]): string {
  const [least = 0, most = least] = [players[0], players.at(-1)];
  const just = least === most;
  return capital(
    just ? tx('page.choice.playersJust', { count: most }) : tx('page.choice.players', { least, most }),
  );
}

export function factsText(tiles: number, sand: number): string {
  return tx('own.facts', { count: tiles, sand: inMinutes(sand) });
}

/** Every tile has the first two, and the others say nothing besides a captive's space. */
const UNTOLD = ['explore', 'vortex', 'warden', 'coffee'];

/** What makes a tile worth having: its item, its exit, what works on it. */
export function tileText(name: string, tile: Tile | undefined): string {
  const features =
    tile?.cells.flatMap((cell) => cell.features).filter(({ kind }) => !UNTOLD.includes(kind)) ?? [];
  const what = features.map((feature) => {
    const word = tx(`game.feature.${feature.kind}`);
    return 'colour' in feature ? `${word} (${tx(`game.colour.${feature.colour}`)})` : word;
  });
  return what.length === 0
    ? tx('own.tile', { tile: name })
    : tx('own.tileWith', { tile: name, what: list([...new Set(what)]) });
}
