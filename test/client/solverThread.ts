import { parentPort } from 'node:worker_threads';
import { answer } from '#client/solver/answer.ts';

// The page's worker as a thread: the same answers, other doors.

parentPort?.on('message', (question) => {
  if (question === 'fall over') throw new Error('fell over');
  const given = answer(question, (progress) => parentPort?.postMessage({ type: 'progress', progress }));
  parentPort?.postMessage({ type: 'answer', answer: given });
});
