import { useEffect, useRef, useState } from 'preact/hooks';

/** What is not meant to be done by the way is held for so long. */
export const HOLD = 600;

const KEYS: readonly string[] = ['Enter', 'Space'];

/** Calls when it was held long enough; a reader of the screen, who holds nothing, only presses. */
export function useHold(onHeld: () => void) {
  const [holding, setHolding] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useRef(false);
  const now = useRef(onHeld);
  now.current = onHeld;
  const stop = () => {
    clearTimeout(timer.current);
    setHolding(false);
  };
  const begin = () => {
    clearTimeout(timer.current);
    touched.current = true;
    setHolding(true);
    timer.current = setTimeout(() => {
      setHolding(false);
      now.current();
    }, HOLD);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) begin();
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onKeyDown: (event: KeyboardEvent) => {
      if (KEYS.includes(event.code) && !event.repeat) begin();
    },
    onKeyUp: stop,
    onBlur: stop,
    onContextMenu: (event: Event) => event.preventDefault(),
    onClick: ({ detail }: MouseEvent) => {
      if (!touched.current && detail === 0) now.current();
      touched.current = false;
    },
  };
  return { holding, handlers };
}
