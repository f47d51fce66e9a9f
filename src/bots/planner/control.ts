import { isRefusal, judge } from '#engine/mall/index.ts';
import { isCaught, watcherOn } from '#engine/mall/meeting.ts';
import { OFF, type Space, tileOf } from '#engine/mall/spaces.ts';
import type { PublicGame } from '#engine/mall/state.ts';
import { colourOf, heroOn, isPlaced, pawnName, pawnOn, printed } from '#engine/mall/ways.ts';
import { mayHelp } from './helpers.ts';
import { type Bring, isCutOff, throughDoor } from './rescue.ts';
import { act, pick, type Run, seatWith } from './run.ts';
import type { IsGoal } from './way.ts';

// [X12.1] a guard who is in the way and does not walk is sent: a hero goes to the control room, behind a steel door, and
// from there guards go to vortexes of that hero's colour.

export function sendAway(
  run: Run,
  guard: number,
  hinders: IsGoal,
  bring: Bring,
  steady: readonly number[],
): boolean {
  if (!run.game.box.handlers.has('sendGuard') || !isOpen(run.game)) return false;
  return send(run, guard, hinders) || (man(run, guard, hinders, bring, steady) && send(run, guard, hinders));
}

const isOpen = (game: PublicGame) =>
  printed(game, 'controlRoom').some((space) => isPlaced(game, tileOf(space)));

function send(run: Run, guard: number, hinders: IsGoal): boolean {
  const { game } = run;
  const hero = heroOn(game, 'controlRoom');
  if (hero < 0) return false;
  const pawn = pawnName(game, guard);
  const from = game.shared.pawns[guard] as Space;
  const seat = seatWith(game, 'V');
  const ends = vortexesOf(game, hero, guard, hinders).filter(
    (to) => !isRefusal(judge(game, { type: 'sendGuard', seat, pawn, from, to })),
  );
  const to = ends[pick(run, Math.max(1, ends.length))];
  return to !== undefined && act(run, 'V', { type: 'sendGuard', pawn, from, to });
}

/** Where this hero could send the guard so that it is in nobody's way. */
function vortexesOf(game: PublicGame, hero: number, guard: number, hinders: IsGoal): readonly Space[] {
  const colour = colourOf(game, hero);
  const from = game.shared.pawns[guard] ?? OFF;
  const suits = (to: Space) =>
    isPlaced(game, tileOf(to)) && !hinders(to) && pawnOn(game, to) < 0 && watcherOn(game, guard, to) < 0;
  return colour === null
    ? []
    : game.box.vortexes[colour].filter((to) => suits(to) && !isCaught(game, guard, from, to));
}

function man(run: Run, guard: number, hinders: IsGoal, bring: Bring, steady: readonly number[]): boolean {
  const { game } = run;
  const isDesk: IsGoal = (space) => printed(game, 'controlRoom').includes(space);
  const suits = (pawn: number) =>
    mayHelp(game, pawn) && !steady.includes(pawn) && vortexesOf(game, pawn, guard, hinders).length > 0;
  const helpers = game.box.pawns.flatMap((_, pawn) => (suits(pawn) ? [pawn] : []));
  const first = pick(run, Math.max(1, helpers.length));
  const still = [...steady, guard];
  return [...helpers.slice(first), ...helpers.slice(0, first)].some((helper) =>
    isCutOff(run.game, helper, isDesk)
      ? throughDoor(run, helper, isDesk, bring, still)
      : bring(helper, isDesk, still),
  );
}
