import type { SignLook } from '#client/pieces/piece.ts';
import './signs.css';

// The symbols of Maximum Security, each a shape of its own that is known at 24 px; drawn around the middle of a space.

/** A keypad with its display lit. */
export function CodeSign() {
  return (
    <>
      <rect class="sign-steel" x="-30" y="-38" width="60" height="76" rx="8" />
      <rect class="sign-dark" x="-22" y="-30" width="44" height="19" rx="3" />
      <path class="sign-red" d="M-16 -24v7M-8 -24v7M0 -24v7M8 -24v7M16 -24v7" />
      {[-3, 11, 25].map((y) => (
        <path key={y} class="sign-keys" d={`M-21 ${y}h11M-5 ${y}h11M11 ${y}h11`} />
      ))}
    </>
  );
}

/** A folded map with a way across it. */
export function MapSign() {
  return (
    <>
      <path class="sign-paper" d="M-38 -24 -13 -34 13 -24 38 -34V24L13 34 -13 24 -38 34Z" />
      <path class="sign-fold" d="M-13 -34V24M13 -24V34" />
      <path class="sign-way" d="M-28 16C-20 -6 -6 14 2 0S14 -8 18 -10" />
      <path class="sign-red" d="M18 -22l14 12M32 -22l-14 12" />
    </>
  );
}

const COG = Array.from({ length: 16 }, (_, point) => {
  const radius = point % 4 < 2 ? 20 : 14;
  const angle = (point * Math.PI) / 8;
  return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
}).join('L');

/** An arrow out of the mall like every exploration space, of nobody's colour: a machine does it. */
export function AutoSign({ towards }: SignLook) {
  const [x, y] = [
    [0, 9],
    [-9, 0],
    [0, -9],
    [9, 0],
  ][towards] as [number, number];
  return (
    <>
      <path
        class="sign-steel"
        d="M0 -45 39 -6H27V38Q27 42 23 42H-23Q-27 42 -27 38V-6H-39Z"
        transform={`rotate(${towards * 90})`}
      />
      <g transform={`translate(${x} ${y})`}>
        <path class="sign-dark" d={`M${COG}Z`} />
        <circle class="sign-hub" r="6.5" />
      </g>
    </>
  );
}

const EYE = 'M-18 0C-9 -12 9 -12 18 0C9 12 -9 12 -18 0Z';

/** A shield with an open eye: here the round begins. */
export function GuardSign() {
  return (
    <>
      <path class="sign-navy" d="M0 -40 34 -27V2C34 22 17 33 0 41C-17 33 -34 22 -34 2V-27Z" />
      <path class="sign-paper" d={EYE} transform="translate(0 -2) scale(1.25)" />
      <circle class="sign-dark" cy="-2" r="8" />
    </>
  );
}

/** A barred window. */
export function CaptiveSign() {
  return (
    <>
      <rect class="sign-dark" x="-36" y="-36" width="72" height="72" rx="8" />
      <rect class="sign-dusk" x="-28" y="-28" width="56" height="56" rx="3" />
      <path class="sign-bar" d="M-15 -29V29M0 -29V29M15 -29V29" />
      <path class="sign-bar" d="M-29 -10H29M-29 13H29" />
    </>
  );
}

/** A ring of keys. */
export function WardenSign() {
  return (
    <>
      <circle class="sign-navy" r="38" />
      <circle class="sign-ring" cx="-6" cy="-12" r="15" />
      <path class="sign-key" d="M2 -1 20 24M13 14l7 -5M18 21l6 -4" />
      <path class="sign-key" d="M-9 3 -11 29M-11 20h-8M-11 28h-7" />
    </>
  );
}

/** A steaming cup. */
export function CoffeeSign() {
  return (
    <>
      <circle class="sign-wood" r="38" />
      <path class="sign-handle" d="M15 -4h7q8 0 8 8t-8 8h-8" />
      <path class="sign-paper" d="M-22 -10H18V10Q18 26 4 26H-8Q-22 26 -22 10Z" />
      <path class="sign-steam" d="M-12 -16q-5 -5 0 -10t0 -8M6 -16q-5 -5 0 -10t0 -8" />
    </>
  );
}
