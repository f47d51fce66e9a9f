import { isRefusal, judge, type MallCommand } from '#engine/mall/index.ts';
import { watcherOn } from '#engine/mall/meeting.ts';
import { isFrogInside } from '#engine/mall/rules/frogDiversion/index.ts';
import { dinesAt } from '#engine/mall/rules/spells/diners.ts';
import { type SpellId, spellsOf } from '#engine/mall/rules/spells/index.ts';
import { OFF, type Space, tileOf } from '#engine/mall/spaces.ts';
import type { PublicGame } from '#engine/mall/state.ts';
import { isEmpty, isPlaced, pawnName, pawnNumber, printed } from '#engine/mall/ways.ts';
import { moved, sidesOf } from './bridge.ts';
import { type Bring, isCutOff } from './rescue.ts';
import { anyone, pick, type Run } from './run.ts';
import type { IsGoal } from './way.ts';

// [X10.6] the planner never turns the sand, so that whatever lasts until a flip lasts to the end. What only helps is cast at
// once; the rest where it is needed.

const isHeld = (game: PublicGame, spell: SpellId) => spellsOf(game).held.includes(spell);
const isRunning = (game: PublicGame, spell: SpellId) =>
  spellsOf(game).running.some((one) => one.spell === spell);

/** [X10.8] [X10.10] the mage as a ghost whom no guard sees. */
export function castFirst(run: Run): void {
  if (isHeld(run.game, 'ghost')) anyone(run, { type: 'castGhost' });
  if (isHeld(run.game, 'invisibility')) anyone(run, { type: 'castInvisibility' });
}

/** [X10.3] as a code that nobody has to man. */
export function unlockBySpell(run: Run, pawn: number, isGoal: IsGoal): boolean {
  const { game } = run;
  if (!isHeld(game, 'code') || isCutOff(withKey(game), pawn, isGoal)) return false;
  return anyone(run, { type: 'castCode' });
}

function withKey({ box, shared }: PublicGame): PublicGame {
  const { held, running, returning } = spellsOf({ box, shared });
  const spells = { held, running: [...running, { spell: 'code' as const }], returning };
  return { box, shared: { ...shared, memory: { ...shared.memory, spells } } };
}

/** [X10.4] [X10.5] onto a space from which the pawn gets where it wants. */
export function castAcross(run: Run, pawn: number, isGoal: IsGoal, bring: Bring): boolean {
  if (!isHeld(run.game, 'teleport') && !isHeld(run.game, 'swap')) return false;
  const { there } = sidesOf(run.game, pawn, isGoal);
  const goals = run.game.box.print.flatMap((_, space) => (isGoal(space) ? [space] : []));
  const ends = [...new Set([...there, ...goals])].filter((space) => isPlaced(run.game, tileOf(space)));
  return swap(run, pawn, ends, bring) || teleport(run, pawn, ends);
}

function teleport(run: Run, pawn: number, ends: readonly Space[]): boolean {
  const { game } = run;
  if (!isHeld(game, 'teleport')) return false;
  const from = game.shared.pawns[pawn] as Space;
  const name = pawnName(game, pawn);
  const may = (to: Space) =>
    isEmpty(game, to) &&
    watcherOn(game, pawn, to) < 0 &&
    !isRefusal(judge(game, { type: 'castTeleport', seat: 0, pawn: name, from, to }));
  const free = ends.filter(may);
  const to = free[pick(run, Math.max(1, free.length))];
  return to !== undefined && anyone(run, { type: 'castTeleport', pawn: name, from, to });
}

/** With the mage as a ghost, who gets away from wherever she comes. */
function swap(run: Run, pawn: number, ends: readonly Space[], bring: Bring): boolean {
  const mage = pawnNumber(run.game, 'mage');
  if (!isHeld(run.game, 'swap') || !isRunning(run.game, 'ghost') || mage === pawn) return false;
  if (!bring(mage, (space) => ends.includes(space), [pawn])) return false;
  const { game } = run;
  const [from, to] = [game.shared.pawns[pawn] as Space, game.shared.pawns[mage] as Space];
  const act = {
    type: 'castSwap',
    pawn: pawnName(game, pawn),
    from,
    other: pawnName(game, mage),
    to,
  } as const;
  const command: MallCommand = { ...act, seat: 0 };
  return !isRefusal(judge(game, command)) && meetsNobody(game, pawn, mage) && anyone(run, act);
}

function meetsNobody(game: PublicGame, one: number, other: number): boolean {
  const [here, there] = [game.shared.pawns[one] as Space, game.shared.pawns[other] as Space];
  const after = moved(moved(game, one, there), other, here);
  return watcherOn(after, one, there) < 0 && watcherOn(after, other, here) < 0;
}

/** [X10.9] [X10.11] a guard who stands in the way and finds no other place is a frog, or dines. */
export function enchant(run: Run, guard: number): boolean {
  const { game } = run;
  const pawn = pawnName(game, guard);
  const from = game.shared.pawns[guard] as Space;
  const tables = printed(game, 'burger').filter((space) => isPlaced(game, tileOf(space)));
  const to = tables[pick(run, Math.max(1, tables.length))];
  const frog = { type: 'castFrog', pawn, from } as const;
  if (!isRefusal(judge(game, { ...frog, seat: 0 }))) return anyone(run, frog);
  if (to === undefined) return false;
  const voucher = { type: 'castVoucher', pawn, from, to } as const;
  return !isRefusal(judge(game, { ...voucher, seat: 0 })) && anyone(run, voucher);
}

/** [XT10] whether there is a guard to divert, and a table for it. */
export function canDivertFrog(game: PublicGame): boolean {
  const isOut = (mark: 'guard' | 'burger') =>
    printed(game, mark).some((space) => isPlaced(game, tileOf(space)));
  return isOut('guard') && isOut('burger');
}

/** [XT10] a guard who dines, and is a frog then. */
export function divertFrog(run: Run): boolean {
  const { game } = run;
  if (isFrogInside(game)) return true;
  const from = game.shared.pawns[pawnNumber(game, 'guard')] ?? OFF;
  const to = printed(game, 'burger').find((space) => isPlaced(game, tileOf(space)));
  if (from === OFF || to === undefined) return false;
  if (!anyone(run, { type: 'castVoucher', pawn: 'guard', from, to })) return false;
  return anyone(run, { type: 'castFrog', pawn: 'guard', from: dinesAt(run.game, 'guard') as Space });
}
