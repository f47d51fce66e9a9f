import type { SignLook } from '#client/pieces/piece.ts';
import './posts.css';
import './signs.css';

// The spaces of Maximum Security from which something is steered, and where more guards will come from: each a shape of
// its own that is known at 24 px, drawn around the middle of its space.

/** [R19] an arrow with an eye in it, which points the way on the board. */
export function CommandSign({ towards }: SignLook) {
  const [x, y] = [
    [0, 10],
    [-10, 0],
    [0, -10],
    [10, 0],
  ][towards] as [number, number];
  return (
    <>
      <circle class="sign-navy" r="41" />
      <path class="post-arrow" d="M0 -36 32 -2H17V31H-17V-2H-32Z" transform={`rotate(${towards * 90})`} />
      <g transform={`translate(${x} ${y})`}>
        <path class="sign-dark" d="M-15 0C-8 -11 8 -11 15 0C8 11 -8 11 -15 0Z" />
        <circle class="sign-hub" r="5" />
      </g>
    </>
  );
}

/** A screen with what the camera sees, and a lever. */
export function ControlSign() {
  return (
    <>
      <path class="sign-steel" d="M-38 -32H38V20H-38ZM-16 20H16L22 36H-22Z" />
      <rect class="post-screen" x="-29" y="-24" width="58" height="36" rx="4" />
      <path class="post-line" d="M-2 -6a5 5 0 1 1 7 5a11 11 0 1 1 5 -13" />
      <path class="sign-red" d="M-20 -16v4M-20 2v2" />
    </>
  );
}

/** A dial whose red field is turned. */
export function SensorSign() {
  return (
    <>
      <circle class="sign-navy" r="40" />
      <path class="post-sweep" d="M0 4 -25 -23A34 34 0 0 1 25 -23Z" />
      <circle class="sign-hub" cy="4" r="8" />
      <path class="post-line" d="M-27 12A30 30 0 0 0 27 12M27 12l2 -12M27 12l-11 -2" />
    </>
  );
}

/** A shield, and one more. */
export function MoreGuardsSign() {
  return (
    <>
      <path class="sign-navy" d="M0 -40 34 -27V2C34 22 17 33 0 41C-17 33 -34 22 -34 2V-27Z" />
      <path class="post-more" d="M0 -20V18M-19 -1H19" />
    </>
  );
}
