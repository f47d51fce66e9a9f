import { useState } from 'preact/hooks';
import type { Progress } from '#solver/dense/limits.ts';

/** So long nobody wonders what a search is doing. */
const SECOND = 1_000;

/** What there is to say of a question that takes long. */
export interface Slow {
  /** So many actions remain at least. */
  readonly proved: number;
  /** How long it has been searched for, in milliseconds. */
  readonly since: number;
}

interface Slowly {
  /** Null while none takes long. */
  readonly slow: Slow | null;
  readonly begin: () => { readonly onProgress: (progress: Progress) => void; readonly stop: () => void };
}

/** What to say of a question that takes long; each has its key. */
export function useSlow(key: string): Slowly {
  const [told, setTold] = useState<{ readonly key: string; readonly slow: Slow } | null>(null);
  const begin = () => {
    const begun = performance.now();
    let proved = 0;
    // With every second that passes.
    const timer = setInterval(
      () => setTold({ key, slow: { proved, since: wholeSeconds(performance.now() - begun) } }),
      SECOND,
    );
    const onProgress = ({ bound }: Progress) => {
      proved = Math.max(proved, bound);
    };
    const stop = () => clearInterval(timer);
    return { onProgress, stop };
  };
  return { slow: told?.key === key ? told.slow : null, begin };
}

const wholeSeconds = (milliseconds: number) => Math.floor(milliseconds / SECOND) * SECOND;
