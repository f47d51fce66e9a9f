import { isRefusal, judge, type MallCommand } from '#engine/mall/index.ts';
import { type Space, tileOf } from '#engine/mall/spaces.ts';
import { spaceNow } from '#engine/mall/ways.ts';
import { areTilesShared } from '../planner/home.ts';
import { placeOf } from '../planner/hover.ts';
import { type Act, seatWith } from '../planner/run.ts';
import { isSafe } from './caught.ts';
import type { Step } from './imagine.ts';
import type { Seen } from './seen.ts';
import { actionFor, type Wish } from './wish.ts';

// Something that takes several pawns in the right order, kept in mind until it is done or somebody does something else.

export interface Script {
  /** What it is for. */
  readonly stage: string;
  readonly steps: readonly Step[];
  /** When it was thought of: what led nowhere is not thought of again at once. */
  readonly at: number;
}

export function mayDo(game: Seen, act: Act): boolean {
  const action = actionFor(act);
  const seat = action === null ? 0 : seatWith(game, action);
  return seat >= 0 && !isRefusal(judge(game, { ...act, seat } as MallCommand));
}

/** What is left of it; null where the table is not as it was thought to become. */
export function leftOf(game: Seen, { steps }: Script): readonly Step[] | null {
  const done = new Set<Step>();
  for (const pawn of new Set(steps.flatMap((step) => step.pawn ?? []))) {
    const own = steps.filter((step) => step.pawn === pawn);
    const at = placeOf(game, pawn);
    const next = own.findIndex(({ from }) => from === at);
    if (next < 0 && own.at(-1)?.to !== at && !game.shared.escaped[pawn]) return null;
    for (const step of next < 0 ? own : own.slice(0, next)) done.add(step);
  }
  const left = steps.filter((step) => !done.has(step));
  while (left[0] !== undefined && left[0].pawn === null && !mayDo(game, left[0].act)) left.shift();
  const [next] = left;
  return next === undefined || (mayDo(game, next.act) && isSafe(game, next)) ? left : null;
}

/** The next step, and what may as well be done before its turn: what no step before it could notice. */
export function nextOf(game: Seen, left: readonly Step[]): readonly Wish[] {
  const sameTile = !areTilesShared(game) || game.box.cast.some(({ closes }) => closes === 'tile');
  const place = (space: Space) => (sameTile ? tileOf(space) : space);
  const touched = new Set<number>();
  const waiting = new Set<number | null>();
  const wishes: Wish[] = [];
  for (const [index, step] of left.entries()) {
    const early = !waiting.has(step.pawn) && !touched.has(place(step.to)) && isFreeToGo(game, step);
    if (index === 0 || (early && mayDo(game, step.act)))
      wishes.push({ ...wishOf(step), ahead: wishes.length });
    if (!('pawn' in step.act)) break;
    waiting.add(step.pawn);
    for (const space of step.touches) touched.add(place(space));
  }
  return wishes;
}

const wishOf = ({ act, pawn, to }: Step): Wish => ({ act, action: actionFor(act), pawn, to });

/** Who stands on a symbol that does something for others stays until its turn. */
function isFreeToGo(game: Seen, { act, from }: Step): boolean {
  return 'pawn' in act && (spaceNow(game, from)?.marks.length ?? 0) === 0;
}
