import { isOwnArmory } from '#engine/tower/position.ts';
import { couldBe, type Traced } from '../trace.ts';
import type { Detector } from './found.ts';
import { type Reading, type Stay, stayAt, staysAfter } from './reading.ts';

/** Somebody is in the way, steps aside, lets another by and comes back. */
export const stepAside: Detector = (reading) =>
  reading.stays.flatMap((aside) => {
    const { pawn, since, until, space } = aside;
    const before = since < 0 ? undefined : stayAt(reading, pawn, since);
    if (before === undefined || isBusy(reading, aside) || !comesBack(reading, before, aside)) return [];
    const by = reading.traced.findIndex(
      (made, at) => at > since && at < until && made.pawn !== pawn && isBarred(reading, made, before),
    );
    const passer = reading.traced[by]?.pawn;
    return passer === undefined
      ? []
      : [{ at: since, until, pawns: [pawn, passer], spaces: [before.space, space] }];
  });

/** It is there for a reason of its own. */
const isBusy = ({ graph, helps }: Reading, stay: Stay) =>
  isOwnArmory(graph, stay.pawn, stay.space) || helps.some((help) => help.stay === stay);

function comesBack(reading: Reading, before: Stay, aside: Stay): boolean {
  const [after] = staysAfter(reading, aside);
  if (after?.space === before.space) return true;
  const [there, back] = [reading.traced[aside.since], reading.traced[aside.until]];
  const opposite = there?.by === 'walk' && back?.by === 'walk' && back.pawn === there.pawn;
  return opposite && ((there.direction as number) + 2) % 4 === back.direction;
}

/** With this one still where it was, that would not have been possible. */
function isBarred({ graph }: Reading, made: Traced, { pawn, space }: Stay): boolean {
  if (made.action.type !== 'move' || made.action.swap !== null) return false;
  const still = { ...made.before, pawns: made.before.pawns.with(pawn, space) };
  return !still.pawns.some((one, other) => other !== pawn && one === space) && !couldBe(graph, still, made);
}
