import { shuffle } from '../../../core/random.ts';
import { refuse } from '../../../core/refusal.ts';
import type { Box } from '../../box.ts';
import type { Layer } from '../../layer.ts';
import { type Dealing, NOTHING, type Piece } from '../../piece.ts';
import type { Space } from '../../spaces.ts';
import type { PublicGame, Shared } from '../../state.ts';
import { pawnNumber } from '../../ways.ts';
import type { PawnId } from '../../words.ts';
import { broom, castBroom } from './broom.ts';
import { castClairvoyance, clairvoyance, isBare } from './clairvoyance.ts';
import { castCode, code, spellKey } from './code.ts';
import { castCrystal, crystal, crystalPays, elsewhere, gaveTile } from './crystal.ts';
import { tableBehind } from './diners.ts';
import { comeBack, endAll, meet } from './flip.ts';
import { castFrog, frog } from './frog.ts';
import { castGhost, ghost, throughWall } from './ghost.ts';
import { castInvisibility, invisibility, isHidden } from './invisibility.ts';
import {
  type Cast,
  ends,
  type Goes,
  ID,
  type Returning,
  type Running,
  running,
  type Spell,
  type SpellHandler,
  type SpellId,
  type Spells,
  spellsOf,
} from './spell.ts';
import { arrives, castSwap, swap } from './swap.ts';
import { castTeleport, teleport } from './teleport.ts';
import { castVoucher, voucher } from './voucher.ts';

// [X10.6] [X10.13] two of ten spells lie ready, for anyone, at any time, once each; which, everyone sees.

export { SPELL_IDS, type SpellId, spellsOf } from './spell.ts';

const SPELLS: Readonly<Record<SpellId, Spell>> = {
  ...{ broom, clairvoyance, code, crystal, frog, ghost, invisibility, swap, teleport, voucher },
};
export const READY = 2;

const isSpell = (id: string): id is SpellId => Object.hasOwn(SPELLS, id);

/** [X10.13] those that are of some use here. */
export function usefulSpells(box: Box): readonly SpellId[] {
  return Object.values(SPELLS).flatMap(({ id, isUseless }) => (isUseless?.(box) ? [] : id));
}

function needs(box: Box) {
  const chosen = box.setup.spells ?? [];
  const unknown = chosen.find((id, place) => !isSpell(id) || chosen.indexOf(id) !== place);
  if (unknown !== undefined) return refuse<'setup.unknownSpell'>('setup.unknownSpell', { spell: unknown });
  const useless = chosen.find((id) => !usefulSpells(box).includes(id as SpellId));
  return useless === undefined
    ? null
    : refuse<'setup.uselessSpell'>('setup.uselessSpell', { spell: useless });
}

function deal(box: Box, dealing: Dealing<Spells>): Dealing<Spells> {
  const fixed = box.setup.spells as readonly SpellId[] | undefined;
  if (fixed !== undefined) return { ...dealing, memory: lying(fixed) };
  const [useful, random] = shuffle(usefulSpells(box), dealing.random);
  return { ...dealing, random, memory: lying(useful.slice(0, READY)) };
}

const lying = (held: readonly SpellId[]): Spells['memory'] => ({ held, running: [], returning: [] });

/** Only what lies ready can be cast. */
function ready<C extends Cast>(spell: SpellId, handler: SpellHandler<C>): SpellHandler<C> {
  const isHeld = (game: PublicGame) => spellsOf(game).held.includes(spell);
  return {
    ...handler,
    judge: (game, command, own) =>
      isHeld(game) ? handler.judge(game, command, own) : refuse('spell.notHeld', { spell }),
    candidates: (game, seat, own) =>
      isHeld(game) ? (handler.candidates?.(game, seat, own) ?? NOTHING) : NOTHING,
  };
}

function goes({ held, running, returning }: Spells['memory'], { spell, runs }: Goes): Spells['memory'] {
  const others = running.filter((one) => one.spell !== spell);
  if (runs !== null) return { held, running: [...others, runs], returning };
  const ended = running.find((one) => one.spell === spell);
  return { held, running: others, returning: [...returning, ...leftBy(ended)] };
}

/** A frog and a diner come back; one who is both does so from the table. */
function leftBy(ended: Running | undefined): readonly Returning[] {
  const { pawn, space, inside } = ended ?? {};
  return space === undefined || inside ? [] : [{ pawn: pawn as PawnId, space }];
}

const put = (box: Box, shared: Shared, pawn: PawnId, to: Space): Shared => ({
  ...shared,
  pawns: shared.pawns.with(pawnNumber({ box }, pawn), to),
});

/** A frog and a diner are in nobody's way, but where they are is not empty. */
function layer(game: PublicGame): Layer {
  const lies = spellsOf(game).running.flatMap(({ spell, space }) => {
    if (space === undefined) return [];
    return spell === 'voucher' ? tableBehind(game, space) : space;
  });
  return { lies };
}

export const spells: Piece<Spells> = {
  id: ID,
  symbols: ['burger'],
  needs,
  mends: (game) => spellsOf(game).held.includes('broom'),
  reaches: ({ setup }) => setup.spells?.some((id) => isSpell(id) && SPELLS[id].reaches) ?? false,
  deal,
  commands: {
    castBroom: ready('broom', castBroom),
    castCrystal: ready('crystal', castCrystal),
    castCode: ready('code', castCode),
    castSwap: ready('swap', castSwap),
    castTeleport: ready('teleport', castTeleport),
    castClairvoyance: ready('clairvoyance', castClairvoyance),
    castGhost: ready('ghost', castGhost),
    castFrog: ready('frog', castFrog),
    castInvisibility: ready('invisibility', castInvisibility),
    castVoucher: ready('voucher', castVoucher),
  },
  events: {
    spellCast: {
      told: 'all',
      memory: ({ held, running, returning }, { spell, runs }) => ({
        held: held.filter((one) => one !== spell),
        running: runs === undefined ? running : [...running, runs],
        returning,
      }),
    },
    spellGoes: { told: 'all', memory: goes },
    guardBack: {
      told: 'all',
      shared: (shared, { pawn, to }, { box }) => put(box, shared, pawn, to),
      memory: (before, { pawn }) => ({
        ...before,
        returning: before.returning.filter((one) => one.pawn !== pawn),
      }),
    },
    swapped: {
      told: 'all',
      shared: (shared, { pawns: [one, other], to: [there, here] }, { box }) =>
        put(box, put(box, shared, one, there), other, here),
    },
  },
  permission: crystalPays,
  passage: throughWall,
  hides: isHidden,
  key: spellKey,
  bares: isBare,
  onAct: (game, act) =>
    running(game, 'crystal') !== undefined && elsewhere(game, act) ? [ends('crystal')] : NOTHING,
  layer,
  reactions: [
    { on: 'swapped', phase: 'effect', react: arrives(0) },
    { on: 'swapped', phase: 'effect', react: arrives(1) },
    { on: 'placed', phase: 'effect', react: gaveTile },
    { on: 'flipped', phase: 'spells', react: endAll },
    { on: 'flipped', phase: 'spells', react: comeBack },
    { on: 'flipped', phase: 'spells', react: meet },
  ],
};
