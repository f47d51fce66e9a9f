import type { Thinker } from './driver.ts';
import type { FromBots } from './questions.ts';

/** Bots in a worker of the page; `onLost` where it never came, or fell over. */
export function openThinker(onLost: () => void): Thinker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onerror = () => onLost();
  return {
    tell: (message) => worker.postMessage(message),
    onThought: (listener) => {
      worker.onmessage = ({ data }: MessageEvent<FromBots>) => listener(data);
    },
    close: () => worker.terminate(),
  };
}
