import { TILE_SETS } from '#client/state/tiles.ts';
import { type AnyChoice, plainSetup } from '#content/own.ts';
import type { TileSet, TileSets } from '#content/tileSets.ts';
import type { AnyPiece, RolesPieceId, Setup } from '#engine/mall/index.ts';
import { BASE } from '#engine/mall/rules/base.ts';
import { fetchRoles } from './fetchRoles.ts';
import { fetchSecurity } from './fetchSecurity.ts';
import { roles, security } from './here.ts';

// The rules and tiles that this page has: those of the base game at once, Maximum Security's and those of Hidden Roles
// when somebody plays with them.

/** Every rule piece to choose from here and now. */
export const knownPieces = (): readonly AnyPiece[] => [
  ...BASE,
  ...(security.value?.SECURITY ?? []),
  ...(roles.value?.ROLES ?? []),
];
export const knownTiles = (): TileSet => knownSets()[0];
export const knownSets = (): TileSets => security.value?.EVERY_SET ?? TILE_SETS;

/** What was chosen, as a set-up; undefined also while what it takes has not come. */
export const setupHere = (choice: AnyChoice, players: number): Setup | undefined =>
  ((security.value ?? roles.value)?.setupOf ?? plainSetup)(choice, players);

type Parts = Pick<Setup, 'pieces' | 'deck' | 'onTop' | 'bottom'>;

/** What comes with Hidden Roles; whatever else is no base game comes with Maximum Security. */
const WITH_ROLES: Readonly<Record<RolesPieceId, true>> = { brokenTimer: true, hiddenRoles: true };

/** What fetches what this takes more than the page has. */
function missing({ pieces, deck, onTop, bottom = [] }: Parts): readonly (() => Promise<void>)[] {
  const others = pieces.filter((piece) => !knownPieces().some(({ id }) => id === piece));
  const secret = others.filter((piece) => piece in WITH_ROLES);
  const tiles = [...deck, ...onTop, ...bottom];
  const isSecured = others.length > secret.length || !tiles.every((tile) => knownTiles().has(tile));
  return [
    ...(isSecured && security.value === null ? [fetchSecurity] : []),
    ...(secret.length > 0 ? [fetchRoles] : []),
  ];
}

/** Whether the rest must be fetched first. */
export const areMissing = (parts: Parts): boolean => missing(parts).length > 0;

/** The rest, and only that. */
export async function fetchMissing(parts: Parts): Promise<void> {
  await Promise.all(missing(parts).map((fetch) => fetch()));
}
