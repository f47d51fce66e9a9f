import { signal } from '@preact/signals';
import { isRefusal, judge, type PawnId, type Refusal, type View } from '#engine/mall/index.ts';
import { ownSide } from '#engine/mall/lattice.ts';
import { type Beam, sensorBeam, spacesUnder, turnedBeam } from '#engine/mall/rules/sensor/index.ts';
import { OFF, type Space } from '#engine/mall/spaces.ts';
import { heroOn, pawnData, pawnName, pawnOn } from '#engine/mall/ways.ts';

// [X13.2] the two ways it may be turned while somebody is at the sensor control, and what would come of each.

export interface Turn {
  readonly clockwise: boolean;
  readonly beam: Beam;
  /** The six spaces that it would cover. */
  readonly spaces: readonly Space[];
  /** Why it does not turn that way; null where it may. */
  readonly why: Refusal | null;
  readonly caught: readonly PawnId[];
}

/** Which of them somebody looks at beside the board. */
export const looked = signal<boolean | null>(null);

/** Whoever is at the control; null: nobody. */
export function controller(view: View): PawnId | null {
  const pawn = heroOn(view, 'sensorControl');
  return pawn < 0 ? null : pawnName(view, pawn);
}

export function turnsOf(view: View): readonly Turn[] {
  const beam = sensorBeam(view);
  if (beam.tile === OFF || controller(view) === null) return [];
  return [false, true].map((clockwise) => turnOf(view, turnedBeam(beam, clockwise), clockwise));
}

function turnOf(view: View, beam: Beam, clockwise: boolean): Turn {
  const spaces = spacesUnder(beam);
  const verdict = judge(view, { type: 'turnSensor', seat: view.seat ?? 0, clockwise });
  const why = isRefusal(verdict) ? verdict : null;
  return { clockwise, beam, spaces, why, caught: why === null ? heroesOn(view, spaces) : [] };
}

const heroesOn = (view: View, spaces: readonly Space[]) =>
  spaces.flatMap((space) => {
    const pawn = pawnOn(view, space);
    return pawn >= 0 && pawnData(view, pawn).hero ? pawnName(view, pawn) : [];
  });

/** The quarter turn in which it is drawn, from north. */
export function quarterOf({ shared }: View, { tile, side }: Beam): number {
  const turn = shared.board.placed.find((one) => one.tile === tile)?.turn ?? 0;
  return [0, 1, 2, 3].find((direction) => ownSide(direction, turn) === side) ?? 0;
}
