import type { Setup } from '#engine/mall/index.ts';
import type { RoleLevel } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { tilesUpTo } from './scenarios.ts';

export { PUBLIC_MISSIONS, ROLE_LEVELS, type RoleLevel } from '#engine/mall/rules/hiddenRoles/ids.ts';

// [H0.1] [H0.2] Hidden Roles as data: which level joins a game, and what makes it harder or easier.

export interface RolesChoice {
  readonly level: RoleLevel;
  /** The highest tile, where the table wants more or fewer than the scenario has. */
  readonly last?: number;
  /** An out-of-order token on the first sand timer from the start. */
  readonly token?: boolean;
}

export const FIRST_WITH_ROLES = 3;
/** Tiles 2 to 12 all carry something that is needed. */
export const FEWEST_TILES = 12;
export const MOST_TILES = 24;

const ROLES_PIECE = 'hiddenRoles';
const TOKEN_PIECE = 'brokenTimer';

/** Whether tiles can be chosen like that. */
export const isLastTile = (last: number): boolean =>
  Number.isInteger(last) && last >= FEWEST_TILES && last <= MOST_TILES;

/** The same game with a secret card for everyone. */
export function withRoles(setup: Setup, { level, last, token }: RolesChoice): Setup {
  const pieces = [...setup.pieces, ROLES_PIECE, ...(token ? [TOKEN_PIECE] : [])];
  const deck = last === undefined ? setup.deck : upTo(setup, last);
  return { ...setup, deck, pieces, roles: level };
}

/** Numbered tiles of the base game up to this one; what else is in the deck stays. */
function upTo({ deck, onTop }: Setup, last: number): readonly string[] {
  const kept = deck.filter((tile) => !/^\d+$/.test(tile) || Number(tile) > MOST_TILES);
  return [...tilesUpTo(last).filter((tile) => !onTop.includes(tile)), ...kept];
}

/** What was chosen, of a game that was played with hidden roles; undefined for any other. */
export function rolesOf({ roles, pieces }: Setup): RolesChoice | undefined {
  if (roles === undefined) return undefined;
  return { level: roles as RoleLevel, ...(pieces.includes(TOKEN_PIECE) ? { token: true } : {}) };
}
