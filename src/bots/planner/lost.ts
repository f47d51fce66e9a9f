import type { Game } from '#engine/mall/state.ts';
import type { Goals } from './goals.ts';
import { startRun } from './run.ts';
import { sketch } from './sketch.ts';

// A proof that nobody could have won a deal: even if pawns walked through each other, there is no
// order of exploring that brings out what is needed. All orders are tried, or nothing is claimed.

const ANY = Number.POSITIVE_INFINITY;

export function isLost(dealt: Game, goals: Goals, budget: number): boolean {
  const { game } = startRun(dealt, dealt.secrets.random);
  if (isBeyondProof(game)) return false;
  // A crystal ball lets any space be explored [S5].
  const anyPawn = game.box.permissions.length > 1;
  return goals.items.every((items) =>
    goals.exits.every(
      (exits) =>
        sketch(game, { goal: { items, exits }, rank: () => 0, anyPawn, leaves: ANY, bold: true }, budget) ===
        'none',
    ),
  );
}

/** Acts that change no mall and move nobody in ways a sketch does not know. */
const HARMLESS = [
  'callOff',
  'clock',
  'doSomething',
  'hold',
  'pause',
  'presence',
  'ready',
  'reveal',
  'settle',
  'speak',
  'stare',
];
const SKETCHED = ['escalator', 'explore', 'move', 'place', 'theft', 'vortex'];

/** Anything else, such as tiles that are taken back [S11] or a pawn that flies (L), is out of reach. */
function isBeyondProof({ box }: Game): boolean {
  return [...box.handlers.keys()].some((type) => !HARMLESS.includes(type) && !SKETCHED.includes(type));
}
