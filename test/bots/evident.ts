import { usable } from '#engine/mall/acts/theft.ts';
import { isRefusal, type MallCommand, options, predict, spaceNow, type View } from '#engine/mall/index.ts';
import { OFF, type Space, tileOf } from '#engine/mall/spaces.ts';
import { colourOf, farEnd, isPlaced, stepFrom } from '#engine/mall/ways.ts';

// Somebody who only does what anybody sees: explore where a pawn stands for it, and bring a pawn nearer to where it is
// wanted. Knows the rules, and nothing of how bots think.

const spacesOf = ({ shared }: View) =>
  shared.board.placed.flatMap(({ tile }) => Array.from({ length: 16 }, (_, cell) => tile * 16 + cell));

/** Steps from everywhere to the nearest of those, as if nobody were in the way. */
function stepsTo(view: View, pawn: number, goals: readonly Space[]): ReadonlyMap<Space, number> {
  const all = spacesOf(view);
  const vortices = view.shared.stolen
    ? []
    : all.filter((space) => spaceNow(view, space)?.vortex === colourOf(view, pawn));
  const ways = all.map((space) => {
    const steps = [0, 1, 2, 3].map((direction) => stepFrom(view, pawn, space, direction));
    return [space, [...steps, farEnd(view, space), ...vortices].filter((to) => to !== OFF)] as const;
  });
  const steps = new Map(goals.map((goal) => [goal, 0]));
  for (let count = 1, more = true; more; count++) {
    const next = ways.filter(([space, to]) => !steps.has(space) && to.some((one) => steps.has(one)));
    for (const [space] of next) steps.set(space, count);
    more = next.length > 0;
  }
  return steps;
}

function goalsOf(view: View, pawn: number): readonly Space[] {
  const { stolen, board } = view.shared;
  const seen = (kind: 'item' | 'exit', one: number) =>
    usable(view, kind, one).filter((space) => isPlaced(view, tileOf(space)));
  const known = seen(stolen ? 'exit' : 'item', pawn);
  const open = board.unused.filter((space) => spaceNow(view, space)?.explore === colourOf(view, pawn));
  const missing = [0, 1, 2, 3].some(
    (one) => seen('exit', one).length === 0 || (!stolen && seen('item', one).length === 0),
  );
  return missing && open.length > 0 ? open : known;
}

/** What brings somebody farthest, or null where nothing is evident. */
export function evident(view: View, seat: number): MallCommand | null {
  const may = options(view, seat);
  const explores = may.find(({ type }) => type === 'explore' || type === 'place');
  if (explores !== undefined) return explores;
  const gains = may.map((command) => ({ command, gain: gainOf(view, command) }));
  const best = gains.reduce((one, other) => (other.gain > one.gain ? other : one), {
    command: null,
    gain: 0,
  } as {
    readonly command: MallCommand | null;
    readonly gain: number;
  });
  return best.command;
}

function gainOf(view: View, command: MallCommand): number {
  if (!['move', 'escalator', 'vortex'].includes(command.type)) return 0;
  const after = predict(view, command);
  if (isRefusal(after)) return 0;
  const pawn = view.shared.pawns.findIndex((space, one) => space !== after.shared.pawns[one]);
  const to = after.shared.pawns[pawn] ?? OFF;
  // To turn the glass is never evident: it matters how much has run.
  if (to === OFF || spaceNow(view, to)?.timer === true) return 0;
  const steps = stepsTo(view, pawn, goalsOf(view, pawn));
  return (steps.get(view.shared.pawns[pawn] as Space) ?? 0) - (steps.get(to) ?? 99);
}
