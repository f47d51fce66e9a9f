import { TILE_SETS, TILES } from '#client/state/tiles.ts';
import { type AnyChoice, plainSetup } from '#content/own.ts';
import type { TileSet, TileSets } from '#content/tileSets.ts';
import type { AnyPiece, Setup } from '#engine/mall/index.ts';
import { BASE } from '#engine/mall/rules/base.ts';
import { security } from './here.ts';

// The rules and tiles that this page has: those of the base game at once, Maximum Security's when somebody plays with it.

/** Every rule piece to choose from here and now. */
export const knownPieces = (): readonly AnyPiece[] => security.value?.EVERY ?? BASE;
export const knownTiles = (): TileSet => knownSets()[0];
export const knownSets = (): TileSets => security.value?.EVERY_SET ?? TILE_SETS;

/** What was chosen, as a set-up; undefined also while what it takes has not come. */
export const setupHere = (choice: AnyChoice, players: number): Setup | undefined =>
  (security.value?.setupOf ?? plainSetup)(choice, players);

type Parts = Pick<Setup, 'pieces' | 'deck' | 'onTop' | 'bottom'>;

/** Whether this takes more than the page has, so that the rest must be fetched first. */
export function areMissing({ pieces, deck, onTop, bottom = [] }: Parts): boolean {
  if (security.value !== null) return false;
  const hasPiece = (piece: string) => BASE.some(({ id }) => id === piece);
  return !pieces.every(hasPiece) || ![...deck, ...onTop, ...bottom].every((tile) => TILES.has(tile));
}
