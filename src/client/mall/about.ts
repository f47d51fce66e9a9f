import { signal } from '@preact/signals';
import type { PawnId } from '#engine/mall/index.ts';

/** Everyone in the mall that is on the screen; nobody where none is. */
export const about = signal<readonly PawnId[]>([]);
