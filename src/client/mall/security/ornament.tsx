import type { SignLook } from '#client/pieces/piece.ts';
import type { Feature } from '#engine/mall/tile.ts';
import './ornament.css';

const SHIELD = 'M0 -24 20 -16V2C20 14 10 20 0 26C-10 20 -20 14 -20 2V-16Z';

// Outlines of what some piece would give force to.
const OUTLINES: Readonly<Partial<Record<Feature['kind'], string>>> = {
  burger: 'M-20 -4C-20 -24 20 -24 20 -4ZM-22 0h44v6h-44ZM-20 10h40q0 12 -10 12h-20q-10 0 -10 -12Z',
  auto: 'M0 -26 22 -4H12V24H-12V-4H-22Z',
  code: 'M-18 -22h36v44h-36ZM-10 -14h6v6h-6ZM4 -14h6v6h-6ZM-10 0h6v6h-6ZM4 0h6v6h-6Z',
  map: 'M-24 -16 -8 -22 8 -16 24 -22V16L8 22 -8 16 -24 22ZM-8 -22V16M8 -16V22',
  guard: SHIELD,
  reinforcement: `${SHIELD}M0 -10V14M-12 2H12`,
  captive: 'M-22 -24h44v48h-44ZM-8 -24V24M8 -24V24',
  warden: 'M-10 -18a10 10 0 1 1 10 14V8h8v6h-8v4h8v6H-8V-4A10 10 0 0 1 -10 -18Z',
  coffee: 'M-18 -10h28V10q0 12 -14 12T-18 10ZM10 -4h10v14H10Z',
  controlRoom: 'M-24 -18h48v28h-48ZM-12 20h24M0 10v10',
  sensorControl: 'M0 -20a20 20 0 0 1 20 20H12A12 12 0 0 0 0 -12ZM-6 0a6 6 0 1 1 12 0a6 6 0 1 1 -12 0Z',
  command: 'M0 -24 20 0H8V24H-8V0H-20Z',
};

/** [X0.3] a symbol without force: inlaid in the floor, as if it had always been there. */
export function Ornament({ feature, towards }: SignLook & { readonly feature: Feature }) {
  const turns = feature.kind === 'command' || feature.kind === 'auto';
  return (
    <path
      class="ornament"
      d={OUTLINES[feature.kind] ?? ''}
      transform={`rotate(${turns ? towards * 90 : 0})`}
    />
  );
}
