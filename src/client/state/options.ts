import { type MallCommand, options, type View } from '#engine/mall/index.ts';

const KNOWN = new WeakMap<View, readonly MallCommand[]>();

/** What the seat of this view can do now: worked out once a view, whoever asks. */
export function optionsOf(view: View): readonly MallCommand[] {
  const found = KNOWN.get(view) ?? (view.seat === null ? [] : options(view, view.seat));
  KNOWN.set(view, found);
  return found;
}
