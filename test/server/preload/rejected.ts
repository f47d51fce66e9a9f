// Loaded before the server: a promise that nobody waits for.

import { isMainThread } from 'node:worker_threads';

if (isMainThread) setTimeout(() => void Promise.reject(new Error('rejected where nobody waits')), 1_500);
