// Arrow keys among the windows: along a floor, and up and down the tower to the nearest one.

const TURNS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function onArrow(event: KeyboardEvent): void {
  const turn = TURNS[event.key];
  const here = (event.target as Element).closest('.tower-window');
  if (turn === undefined || here === null) return;
  const windows = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>('.tower-window')];
  const next = nearest(windows, here, turn);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

const CLOSE = 8;

/** Along a floor only in its row; up and down, straight on counts for more than aside. */
function nearest(windows: readonly HTMLElement[], here: Element, [dx, dy]: readonly [number, number]) {
  const [x, y] = middle(here);
  const ahead = windows.flatMap((window) => {
    const [there, deep] = middle(window);
    const far = (there - x) * dx + (deep - y) * dy;
    const aside = Math.abs((there - x) * dy) + Math.abs((deep - y) * dx);
    const onItsWay = far > CLOSE && (dx === 0 || aside < CLOSE);
    return onItsWay ? [{ window, cost: far + aside / 2 }] : [];
  });
  return ahead.sort((one, other) => one.cost - other.cost)[0]?.window;
}

function middle(element: Element): readonly [number, number] {
  const { left, width, bottom } = element.getBoundingClientRect();
  return [left + width / 2, bottom];
}
