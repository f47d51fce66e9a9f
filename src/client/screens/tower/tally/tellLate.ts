import type { Told } from '#content/tally.ts';

/** The host is told once there is something to tell; what tells it is fetched then. */
export function tellLate(drawing: string, told: Omit<Told, 'tries' | 'seconds'>): void {
  import('./told.ts')
    .then(({ tellSolved }) => tellSolved(drawing, told))
    // What could not be fetched counts nothing.
    .catch(() => undefined);
}
