// Runs in the page before anything else: chance, the date and passing notes are the same in every picture.

interface Steady {
  /** While a picture is taken, nothing that waits for its time happens. */
  still: boolean;
}

export function steadyPage(): void {
  const steady: Steady = { still: false };
  Object.assign(globalThis, { steady });
  sameChance();
  sameDay();
  longNotes(steady);

  function sameChance(): void {
    let state = 20_261_105;
    const next = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state;
    };
    Math.random = () => next() / 2 ** 32;
    crypto.getRandomValues = ((array: Int32Array) => array.map(next)) as typeof crypto.getRandomValues;
  }

  function sameDay(): void {
    const Real = Date;
    const now = Real.UTC(2026, 10, 5, 19, 30);
    const Fixed = new Proxy(Real, {
      construct: (target, args) => Reflect.construct(target, args.length === 0 ? [now] : args),
    });
    Real.now = () => now;
    globalThis.Date = Fixed;
  }

  /** What passes by after some seconds stays for all pictures of a screen. */
  function longNotes(all: Steady): void {
    const [AFTER, TIMES, AGAIN] = [1_500, 60, 100];
    const timeout = globalThis.setTimeout;
    const interval = globalThis.setInterval;
    const heard = (act: () => void) => () => {
      if (all.still) timeout(heard(act), AGAIN);
      else act();
    };
    const later = (act: () => void, ms = 0) => timeout(heard(act), ms < AFTER ? ms : ms * TIMES);
    const often = (act: () => void, ms = 0) => interval(() => all.still || act(), ms);
    Object.assign(globalThis, { setTimeout: later, setInterval: often });
  }
}
