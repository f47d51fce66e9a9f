import type { Space } from './spots.ts';

// What a board listens to: fingers and mice, and a screen reader or the keyboard on a space.

export interface Fingers {
  readonly down: (event: PointerEvent) => void;
  readonly move: (event: PointerEvent) => void;
  readonly up: (event: PointerEvent) => void;
}

export function listenToFingers(board: HTMLElement, { down, move, up }: Fingers, signal: AbortSignal): void {
  board.addEventListener('pointerdown', down, { signal });
  board.addEventListener('pointermove', move, { signal });
  board.addEventListener('pointerup', up, { signal });
  board.addEventListener('pointercancel', up, { signal });
}

export interface Spaces {
  readonly press: (space: Space) => void;
  readonly focus: (space: Space) => void;
}

export function listenToSpaces(board: HTMLElement, { press, focus }: Spaces, signal: AbortSignal): void {
  // A screen reader's own activation: not a press of any finger.
  const activate = (event: MouseEvent) => (event.detail === 0 ? onSpace(event, press) : undefined);
  board.addEventListener('click', activate, { signal });
  board.addEventListener('focusin', (event) => onSpace(event, focus), { signal });
}

function onSpace(event: Event, act: (space: Space) => void): void {
  const space = (event.target as Element).closest<HTMLElement>('[data-space]')?.dataset.space;
  if (space !== undefined) act(Number(space));
}
