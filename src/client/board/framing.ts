import { type Camera, type CameraRules, type Corner, fittedClear, lookAt, type Window } from './camera.ts';
import { centreOf, type Rect, type Spot } from './spots.ts';

// How much room a table has, and what is shown of one that is too large for it.

/** What the screens around the board leave free, told by its padding. */
export function freePart(viewport: HTMLElement): Window {
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(viewport);
  const [left, top] = [Number.parseFloat(paddingLeft), Number.parseFloat(paddingTop)];
  const { clientWidth, clientHeight } = viewport;
  return {
    left,
    top,
    width: clientWidth - left - Number.parseFloat(paddingRight),
    height: clientHeight - top - Number.parseFloat(paddingBottom),
  };
}

/** What lies over the free part's top left corner, told likewise. */
export function cornerOf(viewport: HTMLElement): Corner {
  const styles = getComputedStyle(viewport);
  const read = (name: string) => Number.parseFloat(styles.getPropertyValue(name)) || 0;
  return { width: read('--board-corner-wide'), height: read('--board-corner-high') };
}

export interface Near {
  readonly bounds: Rect;
  /** Where the tokens are, for a table where not even this has room. */
  readonly tokens: readonly Spot[];
}

/** Room for whoever stands at the edge. */
const AROUND: Spot = { x: 0.8, y: 1.4 };

/** Where most of them are seen at once. */
function crowd(tokens: readonly Spot[], unit: number, { width, height }: Window): Spot {
  const seenFrom = (spot: Spot) =>
    tokens.filter(
      ({ x, y }) => Math.abs(x - spot.x) * unit < width / 2 && Math.abs(y - spot.y) * unit < height / 2,
    );
  const crowds = tokens.map(seenFrom).sort((one, other) => other.length - one.length);
  const most = crowds[0] ?? [];
  const middle = (axis: 'x' | 'y') =>
    most.reduce((sum, spot) => sum + spot[axis], 0) / Math.max(1, most.length);
  return centreOf({ x: middle('x'), y: middle('y') });
}

const NO_CORNER: Corner = { width: 0, height: 0 };

/** What is near, as large as it fits; where that is too small to touch, the place where most tokens are. */
export function framing(
  { bounds, tokens }: Near,
  least: number,
  window: Window,
  rules: CameraRules,
): { readonly frame: Camera; readonly holdsAll: boolean } {
  const frame = fittedClear({ bounds, kept: [] }, window, NO_CORNER, { ...rules, margin: AROUND });
  if (frame.unit >= least) return { frame, holdsAll: true };
  return { frame: lookAt(least, crowd(tokens, least, window), window), holdsAll: false };
}
