import { putText, WATCH, Watchman } from '#client/mall/security/watched.tsx';
import type { PagePiece } from '../piece.ts';

/** [XT3] the guard who waits with the dwarf looks and watches like any other. */
export const dwarfCaptive: PagePiece = {
  ...WATCH,
  id: 'dwarfCaptive',
  figures: { warden: Watchman },
  announce: putText,
};
