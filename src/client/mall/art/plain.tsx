import type { Feature, PlainFeature } from '#engine/mall/tile.ts';

// The marks that belong to no hero: sand timer, camera, crystal ball, and the signs of modules.

function Timer() {
  return (
    <>
      <circle class="timer-ground" r="40" />
      <path
        class="timer-glass"
        d="M-18 -24h36C18 -8 4 -4 4 0S18 8 18 24h-36C-18 8 -4 4 -4 0S-18 -8 -18 -24Z"
      />
      <path
        class="timer-sand"
        d="M-12 -13h24C8 -6 3 -3 2 0h-4C-3 -3 -8 -6 -12 -13ZM-14 22C-10 12 -4 12 0 9C4 12 10 12 14 22Z"
      />
      <path class="timer-wood" d="M-24 -30h48v8h-48ZM-24 22h48v8h-48Z" />
    </>
  );
}

function Camera() {
  return (
    <>
      <path class="camera-mount" d="M-4 8 -14 34M-26 36h24" />
      <path class="camera-body" d="M-36 -24 22 -30 30 6 -30 14Z" />
      <path class="camera-hood" d="M22 -30 40 -22 38 2 30 6Z" />
      <circle class="camera-lens" cx="10" cy="-10" r="11" />
      <circle class="camera-light" cx="-20" cy="-8" r="6" />
    </>
  );
}

function Crystal() {
  return (
    <>
      <path class="crystal-stand" d="M-26 38C-22 22 22 22 26 38Z" />
      <circle class="crystal-ball" cy="-4" r="30" />
      <path class="crystal-mist" d="M-18 2C-8 -8 0 10 18 -4C14 16 -8 20 -18 2Z" />
      <path class="crystal-shine" d="M-16 -16C-12 -24 -6 -26 0 -27" />
      <path class="crystal-star" d="M8 -22 11 -15 18 -12 11 -9 8 -2 5 -9 -2 -12 5 -15Z" />
    </>
  );
}

const SIGNS: Readonly<Partial<Record<PlainFeature | 'command', string>>> = {
  burger: 'M-20 -4C-20 -24 20 -24 20 -4ZM-22 0h44v6h-44ZM-20 10h40q0 12 -10 12h-20q-10 0 -10 -12Z',
  auto: 'M-22 -6h28v-14L26 0 6 20V6h-28Z',
  code: 'M-18 -20h36v40h-36ZM-10 -12h6v6h-6ZM4 -12h6v6h-6ZM-10 0h6v6h-6ZM4 0h6v6h-6Z',
  map: 'M-24 -16 -8 -22 8 -16 24 -22V16L8 22 -8 16 -24 22ZM-8 -22V16M8 -16V22',
  guard: 'M0 -24 20 -16V2C20 14 10 20 0 26C-10 20 -20 14 -20 2V-16Z',
  reinforcement:
    'M0 -24 20 -16V2C20 14 10 20 0 26C-10 20 -20 14 -20 2V-16ZM-4 -10h8v6h6v8h-6v6h-8v-6h-6v-8h6Z',
  captive: 'M-22 -24h44v48h-44ZM-12 -24V24M0 -24V24M12 -24V24',
  warden: 'M-10 -18a10 10 0 1 1 10 14V8h8v6h-8v4h8v6H-8V-4A10 10 0 0 1 -10 -18Z',
  coffee: 'M-18 -10h28V10q0 12 -14 12T-18 10ZM10 -4h10v14H10ZM-10 -24q4 4 0 8M0 -24q4 4 0 8',
  controlRoom: 'M-24 -18h48v28h-48ZM-12 20h24M0 10v10',
  sensorControl: 'M0 -20a20 20 0 0 1 20 20H12A12 12 0 0 0 0 -12ZM-6 0a6 6 0 1 1 12 0a6 6 0 1 1 -12 0Z',
  command: 'M0 -24 20 0H8V24H-8V0H-20Z',
};

const MARKS: Readonly<Record<string, () => preact.JSX.Element>> = {
  timer: Timer,
  camera: Camera,
  crystal: Crystal,
};

const TURNS = { north: 0, east: 90, south: 180, west: 270 } as const;

export function PlainMark({ feature }: { readonly feature: Feature }) {
  const Mark = MARKS[feature.kind];
  if (Mark !== undefined) return <Mark />;
  const turn = feature.kind === 'command' ? TURNS[feature.direction] : 0;
  const sign = SIGNS[feature.kind as PlainFeature] ?? '';
  return (
    <g class="module-sign">
      <circle class="module-ground" r="33" />
      <path class="module-ink" fill-rule="evenodd" d={sign} transform={`rotate(${turn})`} />
    </g>
  );
}
