import * as v from 'valibot';
import { read, write } from '../../kept.ts';

// A page that is older than its server loads itself again; where that did not help, somebody has to look.

const AGAIN_AFTER = 60_000;

export function reloadOnce(): void {
  if (Date.now() - read('reloaded', v.number(), 0) < AGAIN_AFTER) return;
  // Whoever forbids pages to remember anything presses the button.
  if (write('reloaded', Date.now())) location.reload();
}
