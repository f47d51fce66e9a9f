import { useState } from 'preact/hooks';
import type { Progress } from '#solver/dense/limits.ts';

/** So long nobody wonders what a search is doing. */
const SOON = 1_000;

interface Slow {
  /** What is proved of the question that takes long; null while none does. */
  readonly proved: number | null;
  readonly begin: () => { readonly onProgress: (progress: Progress) => void; readonly stop: () => void };
}

/** What to say of a question that takes long; each has its key. */
export function useSlow(key: string): Slow {
  const [told, setTold] = useState<{ readonly key: string; readonly proved: number } | null>(null);
  const begin = () => {
    let [proved, isSlow] = [0, false];
    const timer = setTimeout(() => {
      isSlow = true;
      setTold({ key, proved });
    }, SOON);
    const onProgress = ({ bound }: Progress) => {
      proved = bound;
      if (isSlow) setTold({ key, proved });
    };
    const stop = () => {
      clearTimeout(timer);
      isSlow = false;
    };
    return { onProgress, stop };
  };
  return { proved: told?.key === key ? told.proved : null, begin };
}
