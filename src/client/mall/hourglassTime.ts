// The sand in figures and in shapes.

export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** As many as an eye can tell apart. */
export const GRAINS = 200;
/** Timers of a browser may ring a little early. */
const SOONEST = 15;

/** Milliseconds until another second is told. */
export const untilNextSecond = (left: number) => Math.max(SOONEST, left % 1000 || 1000);

/** Grains that take about as long as a second fall with it. */
const QUICK = 500;

/** The same, or until another grain falls. */
export function untilNextLook({ left, full }: { readonly left: number; readonly full: number }): number {
  const grain = full / GRAINS;
  const second = untilNextSecond(left);
  return grain < QUICK ? Math.min(second, Math.max(SOONEST, left % grain || grain)) : second;
}

const UPPER = { top: 14, bottom: 48, half: 22 };
const LOWER = { top: 52, bottom: 86 };

/** What is left above: sand is an area, so its surface sinks faster the narrower the glass is. */
export function upperSand(share: number): string {
  if (share <= 0) return '';
  const y = UPPER.bottom - (UPPER.bottom - UPPER.top) * Math.sqrt(share);
  const half = 2 + (UPPER.half - 2) * Math.sqrt(share);
  return `M${50 - half} ${y}h${2 * half}L52 50h-4Z`;
}

/** What has fallen lies as a heap. */
export function lowerSand(share: number): string {
  if (share <= 0) return '';
  const height = (LOWER.bottom - LOWER.top) * share;
  const shoulder = LOWER.bottom - height * 0.6;
  const top = LOWER.bottom - height;
  return `M28 86C30 ${shoulder} 44 ${top} 50 ${top}S70 ${shoulder} 72 86Z`;
}
