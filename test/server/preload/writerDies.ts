// Loaded before the server: the thread that writes breaks down while the server is open.

import { isMainThread } from 'node:worker_threads';

if (!isMainThread)
  setTimeout(() => {
    throw new Error('the writer breaks down');
  }, 1_500);
