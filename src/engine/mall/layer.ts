import { NO_MARKS, type Space, type SpaceInfo } from './spaces.ts';

// What lies on the mall beyond its print. A piece says what it has laid from what it remembers; the board is built from the
// print and all layers, and anew when one changes.

/** From a space in a board direction to a space; the way back is meant as well. */
export interface Step {
  readonly from: Space;
  readonly direction: number;
  readonly to: Space;
}

export interface Layer {
  /** Spaces whose print lies under something [R17]. */
  readonly covers?: readonly Space[];
  /** Spaces on which something lies that covers nothing: they are not empty [X0.2] [X0.6]. */
  readonly lies?: readonly Space[];
  /** Steps that the print does not have, and steps that it has and that are shut. */
  readonly opens?: readonly Step[];
  readonly shuts?: readonly Step[];
  /** Two spaces, neighbours or not, between which a piece's own means leads. */
  readonly links?: readonly (readonly [Space, Space])[];
}

export const NO_LAYERS: readonly Layer[] = [];

/** [R17] what a covered space is: corridor with nothing on it. Its way out stays open, and so does an escalator's. */
export function covered(info: SpaceInfo): SpaceInfo {
  return {
    corridor: info.corridor,
    timer: false,
    camera: false,
    crystal: false,
    vortex: null,
    item: null,
    exit: null,
    explore: null,
    escalator: info.escalator,
    marks: NO_MARKS,
  };
}

export function isSameLayer(one: Layer | undefined, other: Layer): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
