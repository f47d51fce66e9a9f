import { type Act, found } from './act.ts';

// What a table may do without, to make it harder.

export const usesWords = (act: Act): boolean =>
  found(act, 'spoke').some(({ channel }) => channel === 'words');

/** Stares and Do Something! are no communication of this sort. */
export const communicates = ({ events }: Act): boolean => events.some(({ type }) => type === 'spoke');

/** Heroes through it, and guards whom the control room sends. */
export const usesVortex = ({ trips }: Act): boolean =>
  trips.some(({ by }) => by === 'vortex' || by === 'sent');

export const usesEscalator = ({ trips }: Act): boolean => trips.some(({ by }) => by === 'escalator');
