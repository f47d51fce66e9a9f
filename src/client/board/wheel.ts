import type { Cameraman } from './cameraman.ts';

// The wheel looks nearer. Where a board lies in a page that scrolls, only with Control, as it does everywhere.

/** A wheel has no end of its gesture: this long a silence is one. */
const REST = 250;
const SPEED = { plain: 0.0016, pinched: 0.01 } as const;
const A_LINE = 20;

export type Wheel = 'zooms' | 'scrolls';

/** Returns how to stop. */
export function listenToWheel(board: HTMLElement, camera: Cameraman, does: Wheel): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let corner: DOMRect | null = null;
  const rests = () => {
    resting = undefined;
    camera.settle();
  };
  const onWheel = (event: WheelEvent) => {
    const zooms = does === 'zooms' || event.ctrlKey;
    if (!zooms && !camera.taken.value) return;
    event.preventDefault();
    if (resting === undefined || corner === null) corner = board.getBoundingClientRect();
    if (zooms)
      camera.zoom(factorOf(event), { x: event.clientX - corner.left, y: event.clientY - corner.top });
    else camera.pan(-event.deltaX, -event.deltaY);
    clearTimeout(resting);
    resting = setTimeout(rests, REST);
  };
  board.addEventListener('wheel', onWheel, { passive: false });
  return () => {
    clearTimeout(resting);
    board.removeEventListener('wheel', onWheel);
  };
}

function factorOf({ deltaMode, deltaY, ctrlKey }: WheelEvent): number {
  const far = deltaMode === 0 ? deltaY : deltaY * A_LINE;
  return Math.exp(-far * (ctrlKey ? SPEED.pinched : SPEED.plain));
}
