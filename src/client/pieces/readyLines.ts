import type { PageKey } from '#content/locales/index.ts';
import type { Box } from '#engine/mall/index.ts';

// What everyone has to know of Maximum Security before the sand runs: a line for each challenge.

const TOLD = [
  'dwarfCaptive',
  'guardRoom',
  'guard',
  'guardBusy',
  'beholder',
  'sensor',
  'reinforcements',
  'lockedExit',
  'ownDiscovery',
  'frogDiversion',
  'clearTile',
  'diversion',
  'directEscape',
  'mapmaker',
  'noFlips',
] as const;

/** [X1.2] where a guard catches whom it meets, that says it all. */
export function readyLines({ setup, policies }: Box): readonly PageKey[] {
  const told = TOLD.filter((piece) => setup.pieces.includes(piece));
  const lines = told.filter((piece) => piece !== 'guard' || policies.meeting === 'refused');
  return lines.map((piece): PageKey => `security.ready.${piece}`);
}
