// Loaded before the server: what is garbage is collected often, so that the heap is what is still held.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const COLLECT_EVERY = 1_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
if (isMainThread) setInterval(collect, COLLECT_EVERY).unref();
