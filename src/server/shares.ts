// How much of something that one has at a time each of those who ask had lately.

/** What somebody had counts half as much after so long. */
const HALF = 60_000;

/** How much each asker had of the thread lately. */
export function openShares() {
  const shares = new WeakMap<object, { readonly had: number; readonly at: number }>();
  const of = (asker: object) => {
    const { had, at } = shares.get(asker) ?? { had: 0, at: 0 };
    return had * 0.5 ** ((performance.now() - at) / HALF);
  };
  return {
    had: (asker: object, time: number) => shares.set(asker, { had: of(asker) + time, at: performance.now() }),
    /** Whoever had as much as another comes in the order of asking. */
    leastFirst: <J extends { readonly asker: object }>(jobs: readonly J[]) =>
      jobs.toSorted((one, other) => of(one.asker) - of(other.asker)),
  };
}
