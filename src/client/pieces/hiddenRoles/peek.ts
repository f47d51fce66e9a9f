import { useEffect, useRef, useState } from 'preact/hooks';

// What is only seen as long as one holds it: by finger, mouse or key. It is gone with the finger, and as soon as somebody
// else may be looking: the window is left, or the page hidden.

/** Where nothing can be held, by a reader of the screen say, it is open for so long. */
const FOR_READERS = 8_000;

/** Who lets go sooner has only tapped, and does not know that it is held. */
const TAP = 400;

const KEYS: readonly string[] = ['Enter', 'Space'];

export function usePeek(onLook: () => void, onTap: () => void) {
  const [open, setOpen] = useState(false);
  const held = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const since = useRef<number | null>(null);
  const hide = () => {
    clearTimeout(timer.current);
    since.current = null;
    setOpen(false);
  };
  const release = () => {
    if (since.current !== null && performance.now() - since.current < TAP) onTap();
    hide();
  };
  const look = () => {
    clearTimeout(timer.current);
    onLook();
    setOpen(true);
  };
  useEffect(() => {
    if (!open) return;
    const gone = ['blur', 'pagehide', 'pointercancel'] as const;
    const ends = ['pointerup', 'touchend'] as const;
    for (const what of gone) addEventListener(what, hide);
    for (const what of ends) addEventListener(what, release);
    document.addEventListener('visibilitychange', hide);
    return () => {
      for (const what of gone) removeEventListener(what, hide);
      for (const what of ends) removeEventListener(what, release);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [open]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      held.current = true;
      look();
      since.current = performance.now();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!KEYS.includes(event.code) || event.repeat) return;
      held.current = true;
      look();
      since.current = performance.now();
    },
    onKeyUp: release,
    onBlur: hide,
    onContextMenu: (event: Event) => event.preventDefault(),
    // A click that nothing was held for comes from a reader of the screen.
    onClick: ({ detail }: MouseEvent) => {
      if (!held.current && detail === 0) {
        look();
        timer.current = setTimeout(hide, FOR_READERS);
      }
      held.current = false;
    },
  };
  return { open, handlers };
}
