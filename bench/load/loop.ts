import { isRefusal, type MallCommand, options, predict, type View } from '#engine/mall/index.ts';

// A round of four steps, one by each seat, that ends where it began: a game can be played for
// ever by it, and the load generator need not think while it measures.

export function findLoop(view: View, seats: readonly number[]): readonly MallCommand[] | null {
  const home = JSON.stringify(view.shared.pawns);
  const search = (now: View, left: readonly number[]): readonly MallCommand[] | null => {
    if (left.length === 0) return JSON.stringify(now.shared.pawns) === home ? [] : null;
    for (const seat of left)
      for (const [command, next] of steps(now, seat)) {
        const rest = search(
          next,
          left.filter((other) => other !== seat),
        );
        if (rest !== null) return [command, ...rest];
      }
    return null;
  };
  return search(view, seats);
}

/** Steps of one space with nothing to be set off where they end. */
function steps(view: View, seat: number): readonly (readonly [MallCommand, View])[] {
  return options(view, seat).flatMap((command) => {
    if (command.type !== 'move' || command.distance !== 1) return [];
    const next = predict(view, command);
    if (isRefusal(next)) return [];
    const to = next.shared.pawns.find((space, pawn) => space !== view.shared.pawns[pawn]);
    return to === undefined || view.box.print[to]?.timer ? [] : [[command, next] as const];
  });
}
