import { answer } from './answer.ts';
import type { Question, Report } from './questions.ts';

// The worker: one question after the other, each answered in a message.

const report = (message: Report) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  try {
    const given = answer(data, (progress) => report({ type: 'progress', progress: { ...progress } }));
    report({ type: 'answer', answer: given });
  } catch (error) {
    report({ type: 'failed', why: String(error) });
  }
});
