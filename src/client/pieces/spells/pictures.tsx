import type { SpellId } from '#engine/mall/rules/spells/index.ts';

// The ten spells as lines in a square of 40 by 40: in the tray, by the hourglass, and on the board when one is cast.

const LINES: Readonly<Record<SpellId, string>> = {
  broom: 'M33 5 20 20M13 17 24 28C21 34 14 36 5 35C8 33 9 31 8 28C11 28 12 26 11 23ZM14 30l3-4',
  crystal: 'M20 4a12 12 0 1 0 .1 0ZM12 25 9 35H31L28 25M14 14a7 7 0 0 1 6-5',
  code: 'M9 4H31V36H9ZM15 11H25M15 19h.1M20 19h.1M25 19h.1M15 25h.1M20 25h.1M25 25h.1M15 31h.1M20 31h.1M25 31h.1',
  swap: 'M9 9a4 4 0 1 0 .1 0ZM31 23a4 4 0 1 0 .1 0ZM16 8C24 4 32 8 32 16M32 16l-5-4M32 16l4-5M24 33C16 36 8 33 8 25M8 25l5 4M8 25l-4 5',
  teleport:
    'M4 31a8 4 0 1 0 16 0a8 4 0 1 0-16 0M20 31a8 4 0 1 0 16 0a8 4 0 1 0-16 0M12 27V8M7 13l5-5 5 5M28 8V26M23 21l5 5 5-5',
  clairvoyance: 'M6 12H34V36H6ZM10 24c6-8 14-8 20 0c-6 8-14 8-20 0ZM20 23v2M20 3v3M10 4l2 3M30 4l-2 3',
  ghost: 'M8 35V18a12 12 0 0 1 24 0V35L26 31 20 35 14 31ZM16 17v4M24 17v4',
  frog: 'M11 6a5 5 0 1 0 .1 0ZM29 6a5 5 0 1 0 .1 0ZM16 13H24M7 15C3 19 2 24 4 28C7 34 13 35 20 35S33 34 36 28C38 24 37 19 33 15M10 25c6 5 14 5 20 0M11 11h.1M29 11h.1',
  invisibility:
    'M3 20C8 12 14 9 20 9S32 12 37 20C32 28 26 31 20 31S8 28 3 20ZM20 16a4 4 0 1 0 .1 0ZM6 35 34 5',
  voucher:
    'M6 17C6 9 12 6 20 6S34 9 34 17ZM4 22l6-2 5 3 5-3 5 3 5-3 6 2M6 27H34C34 32 31 35 27 35H13C9 35 6 32 6 27Z',
};

export function SpellLines({ spell }: { readonly spell: SpellId }) {
  return <path class="tray-sign" d={LINES[spell]} />;
}
