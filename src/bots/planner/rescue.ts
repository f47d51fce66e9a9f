import { OFF, type Space, tileOf } from '#engine/mall/spaces.ts';
import type { PublicGame } from '#engine/mall/state.ts';
import { isPlaced, isWorking, printed, spaceNow } from '#engine/mall/ways.ts';
import { mayHelp } from './helpers.ts';
import { hoveringOver } from './hover.ts';
import { pick, type Run } from './run.ts';
import { findWay, type IsGoal, without } from './way.ts';

// Where a pawn has no way at all: [X5.5] [X5.8] another hero mans a code while it passes a steel door.

/** How a pawn is brought somewhere while the steady ones stay where they are. */
export type Bring = (pawn: number, isGoal: IsGoal, steady: readonly number[]) => boolean;

interface Post {
  readonly helper: number;
  readonly code: Space;
}

/** Whether this pawn has no way even if nobody were in it. */
export function isCutOff(game: PublicGame, pawn: number, isGoal: IsGoal): boolean {
  const others = game.box.pawns.flatMap((_, other) => (other === pawn ? [] : [other]));
  return findWay(without(game, others), pawn, isGoal) === null;
}

export function throughDoor(
  run: Run,
  pawn: number,
  isGoal: IsGoal,
  bring: Bring,
  steady: readonly number[] = [],
): boolean {
  const posts = postsFor(run.game, pawn).filter(
    (post) => !steady.includes(post.helper) && opens(run.game, pawn, isGoal, post),
  );
  if (posts.length === 0) return false;
  const { helper, code } = posts[pick(run, posts.length)] as Post;
  return (
    bring(helper, (space) => space === code, [pawn, ...steady]) && bring(pawn, isGoal, [helper, ...steady])
  );
}

function postsFor(game: PublicGame, pawn: number): Post[] {
  const codes = printed(game, 'code').filter((space) => isCode(game, space));
  const helpers = game.box.pawns.flatMap((_, one) => (one !== pawn && mayHelp(game, one) ? [one] : []));
  return codes.flatMap((code) => helpers.map((helper) => ({ helper, code })));
}

function isCode(game: PublicGame, space: Space): boolean {
  const isHere = isPlaced(game, tileOf(space)) && isWorking(game, space);
  return isHere && spaceNow(game, space)?.marks.includes('code') === true;
}

/** Whether this would do, if nobody were in the way. */
function opens(game: PublicGame, pawn: number, isGoal: IsGoal, { helper, code }: Post): boolean {
  const { box, shared } = game;
  const pawns = shared.pawns.map((at, one) => (one === helper ? code : one === pawn ? at : OFF));
  return findWay(hoveringOver({ box, shared: { ...shared, pawns } }, OFF), pawn, isGoal) !== null;
}
