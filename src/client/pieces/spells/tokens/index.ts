import type { Token } from '#client/tray/token.ts';
import type { SpellId } from '#engine/mall/rules/spells/index.ts';
import { BROOM } from './broom.ts';
import { FROG } from './frog.ts';
import { CLAIRVOYANCE, CODE, CRYSTAL, GHOST, INVISIBILITY } from './sure.ts';
import { SWAP } from './swap.ts';
import { TELEPORT } from './teleport.ts';
import { VOUCHER } from './voucher.ts';

/** What is held of each spell. */
export const TOKEN_OF: Readonly<Record<SpellId, Token>> = {
  ...{ broom: BROOM, crystal: CRYSTAL, code: CODE, swap: SWAP, teleport: TELEPORT },
  ...{ clairvoyance: CLAIRVOYANCE, ghost: GHOST, frog: FROG, invisibility: INVISIBILITY, voucher: VOUCHER },
};

export const TOKENS: readonly Token[] = Object.values(TOKEN_OF);
