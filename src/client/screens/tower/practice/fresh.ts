import { useEffect, useRef } from 'preact/hooks';
import { openSolver } from '#client/solver/ask.ts';
import type { Stars } from '#content/adventures.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';

/** A trial that nobody has seen, made by the worker while another is played; taken once, if it is ready. */
export function useFresh(stars: Stars, round: number, wanted: boolean): () => Shipped | null {
  const made = useRef<Shipped | null>(null);
  useEffect(() => {
    if (!wanted || made.current !== null) return;
    const solver = openSolver();
    const leaving = new AbortController();
    const seed = crypto.getRandomValues(new Uint32Array(2)).join();
    solver.forge({ stars, seed }, leaving.signal).then(
      (found) => {
        made.current = found ?? made.current;
      },
      // Without it practice goes on with what there is.
      () => undefined,
    );
    return () => {
      leaving.abort();
      solver.close();
    };
  }, [stars, round, wanted]);
  return () => {
    const taken = made.current;
    made.current = null;
    return taken;
  };
}
