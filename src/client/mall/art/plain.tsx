import type { ComponentType } from 'preact';
import { security } from '#client/pieces/here.ts';
import type { PagePiece, SignLook } from '#client/pieces/piece.ts';
import { directionIndex } from '#engine/family/directions.ts';
import type { Feature } from '#engine/mall/tile.ts';

// The marks that belong to no hero: sand timer, camera, crystal ball, and those that pieces bring.

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

const MARKS: Readonly<Partial<Record<Feature['kind'], ComponentType<SignLook>>>> = {
  timer: Timer,
  camera: Camera,
  crystal: Crystal,
};

interface PlainLook extends SignLook {
  readonly feature: Feature;
  readonly pieces: readonly PagePiece[];
}

/** [X0.3] a symbol that no piece here gives force to is an ornament of the floor. */
export function PlainMark({ feature, towards, pieces }: PlainLook) {
  const { kind } = feature;
  const way = 'direction' in feature ? directionIndex(feature.direction) : towards;
  const Own = MARKS[kind] ?? pieces.find(({ signs }) => signs?.[kind])?.signs?.[kind];
  const Ornament = security.value?.Ornament;
  if (Own !== undefined) return <Own towards={way} />;
  return Ornament === undefined ? null : <Ornament feature={feature} towards={way} />;
}
