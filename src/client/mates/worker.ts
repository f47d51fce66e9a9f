import { openBots } from './answer.ts';
import type { ToBots } from './questions.ts';

// The worker: bots think beside the page, so that no plan of theirs costs it a frame.

const answer = openBots();

addEventListener('message', ({ data }: MessageEvent<ToBots>) => {
  const given = answer(data);
  if (given !== null) postMessage(given);
});
