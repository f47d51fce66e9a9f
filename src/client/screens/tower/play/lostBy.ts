import type { Position } from '#engine/tower/position.ts';
import type { Counsel } from '#solver/counsel.ts';

/**
 * Which action of a way lost it, counted from one: before it the quest could still be won. What is lost stays lost, so that half
 * of the way can be left out at every question. Null where it cannot be told, or it was never to be won.
 */
export async function lostBy(
  frames: readonly Position[],
  ask: (position: Position) => Promise<Counsel>,
): Promise<number | null> {
  let [fine, lost] = [-1, frames.length - 1];
  while (lost - fine > 1) {
    const middle = (fine + lost) >> 1;
    const { type } = await ask(frames[middle] as Position);
    if (type === 'unknown') return null;
    if (type === 'lost') lost = middle;
    else fine = middle;
  }
  return lost > 0 ? lost : null;
}
