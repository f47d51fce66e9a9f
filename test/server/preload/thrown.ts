// Loaded before the server: an error that no part of it can have thought of.

import { isMainThread } from 'node:worker_threads';

if (isMainThread)
  setTimeout(() => {
    throw new Error('thrown where nobody catches');
  }, 1_500);
