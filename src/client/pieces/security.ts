import { SECURITY_TILES } from '#client/state/securityTiles.ts';
import { TILE_SETS } from '#client/state/tiles.ts';
import type { TileSet, TileSets } from '#content/tileSets.ts';
import type { AnyPiece } from '#engine/mall/index.ts';
import { BASE } from '#engine/mall/rules/base.ts';
import { SECURITY } from '#engine/mall/rules/security.ts';
import type { PagePiece } from './piece.ts';

// Maximum Security in the page, fetched when somebody plays with it (known.ts).

export { setupOf } from '#content/choices.ts';
export { NextEvening } from './nextEvening.tsx';
export { readyLines } from './readyLines.ts';
export { securedName } from './securedName.ts';
export { SECURITY_CARDS } from './securityCards.ts';

export const EVERY: readonly AnyPiece[] = [...BASE, ...SECURITY];

const withTiles = (set: TileSet): TileSet => new Map([...set, ...SECURITY_TILES]);
const [present, ...older] = TILE_SETS;
export const EVERY_SET: TileSets = [withTiles(present), ...older.map(withTiles)];

export const SECURITY_PIECES: readonly PagePiece[] = [];
