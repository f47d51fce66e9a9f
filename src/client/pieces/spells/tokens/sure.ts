import type { Token } from '#client/tray/token.ts';

const NOTHING = {};

type Plain = 'castCrystal' | 'castCode' | 'castClairvoyance' | 'castGhost' | 'castInvisibility';

/** What needs no place is cast by a second tap; meanwhile the board stays as it is. */
const sure = (type: Plain): Token => ({
  ...{ type, sure: true, offers: () => NOTHING },
  tries: (_view, seat) => [{ type, seat }],
});

export const CRYSTAL = sure('castCrystal');
export const CODE = sure('castCode');
export const CLAIRVOYANCE = sure('castClairvoyance');
export const GHOST = sure('castGhost');
export const INVISIBILITY = sure('castInvisibility');
