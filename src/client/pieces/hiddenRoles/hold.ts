import { useEffect, useRef, useState } from 'preact/hooks';

/** What is not meant to be done by the way is held for so long. */
export const HOLD = 600;

const KEYS: readonly string[] = ['Enter', 'Space'];

/** Calls when it was held long enough, or let go too early; a reader of the screen, who holds nothing, only presses. */
export function useHold(onHeld: () => void, onShort: () => void) {
  const [holding, setHolding] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useRef(false);
  const now = useRef(onHeld);
  now.current = onHeld;
  const early = useRef(false);
  const stop = () => {
    clearTimeout(timer.current);
    early.current = false;
    setHolding(false);
  };
  const release = () => {
    if (early.current) onShort();
    stop();
  };
  const begin = () => {
    clearTimeout(timer.current);
    touched.current = true;
    early.current = true;
    setHolding(true);
    timer.current = setTimeout(() => {
      // The focus may go elsewhere now, and no click follow.
      touched.current = false;
      stop();
      now.current();
    }, HOLD);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) begin();
    },
    onPointerUp: release,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onKeyDown: (event: KeyboardEvent) => {
      if (KEYS.includes(event.code) && !event.repeat) begin();
    },
    onKeyUp: release,
    onBlur: stop,
    onContextMenu: (event: Event) => event.preventDefault(),
    onClick: ({ detail }: MouseEvent) => {
      if (!touched.current && detail === 0) now.current();
      touched.current = false;
    },
  };
  return { holding, handlers };
}
