import type { Thinker } from './driver.ts';
import type { FromBots } from './questions.ts';

/** Bots in a worker of the page. */
export function openThinker(): Thinker {
  let thought: (thought: FromBots) => void = () => undefined;
  let failed: () => void = () => undefined;
  const open = () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromBots>) => thought(data);
    worker.onerror = () => failed();
    return worker;
  };
  let worker = open();
  return {
    tell: (message) => worker.postMessage(message),
    onThought: (listener) => {
      thought = listener;
    },
    onFailed: (listener) => {
      failed = listener;
    },
    anew: () => {
      worker.terminate();
      worker = open();
    },
    close: () => worker.terminate(),
  };
}
