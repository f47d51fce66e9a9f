import { holds } from '../../actions.ts';
import type { Plain } from '../../commands.ts';
import { type Act, NOTHING, type Permission } from '../../piece.ts';
import type { Game, PublicGame } from '../../state.ts';
import { ANY_TIME, cast, ends, type Happens, running, type Spell, type SpellHandler } from './spell.ts';

// [X10.2] [R20] as with the mage at a crystal ball, without her: up to two tiles at any unused exploration spaces. It ends
// with the second, at the next flip, or when whoever explores does anything but explore.

const TILES = 2;
const PAID = 'crystalSpell';

export const crystal: Spell = { id: 'crystal' };

export const castCrystal: SpellHandler<Plain<'castCrystal'>> = {
  ...ANY_TIME,
  fields: {},
  judge: () => null,
  carryOut: (_game, { seat }) => [cast('crystal', seat, { left: TILES })],
  candidates: (_game, seat) => [{ type: 'castCrystal', seat }],
};

/** [R8] the last to pay. */
export const crystalPays: Permission = {
  id: PAID,
  order: 5,
  pays: (game) => running(game, 'crystal') !== undefined,
};

export function gaveTile(game: Game, { paid }: { readonly paid: string }): Happens {
  const ball = running(game, 'crystal');
  if (ball === undefined || paid !== PAID) return NOTHING;
  const left = (ball.left ?? TILES) - 1;
  return left === 0
    ? [ends('crystal')]
    : [{ type: 'spellGoes', spell: 'crystal', runs: { spell: 'crystal', left } }];
}

const EXPLORES = ['explore', 'place'];

/** Alone, one is the explorer whatever action tile lies open. */
export function elsewhere({ box, shared }: PublicGame, { type, seat }: Act): boolean {
  const explorer = box.setup.players === 1 || holds(shared.hands[seat], 'X');
  return explorer && !EXPLORES.includes(type);
}
