import { spotAt } from './camera.ts';
import type { Cameraman } from './cameraman.ts';
import type { BoardGame } from './config.ts';
import { STOPS } from './late.ts';
import { farFrom, type Spot, spaceUnder } from './spots.ts';
import { type BoardState, spotOf } from './state.ts';

// Whoever rests on something is told what it is: a finger that stays, a mouse that stops.

/** Around the middle of a token, in spaces. */
const ON_TOKEN = 0.6;
const LINGERS = 2_600;

/** Shows the name of what lies there; whether it has one. */
export function nameAt<G extends BoardGame>(state: BoardState<G>, at: Spot): boolean {
  const { config, named, table, hint } = state;
  const tokens = table.value?.tokens ?? [];
  const token = tokens.find((one) => farFrom(spotOf(state, one.at) ?? FAR, at) < ON_TOKEN);
  const text = config.nameAt?.(at, token?.id ?? null) ?? null;
  if (text === null || table.value === null) return false;
  const space = token?.at ?? spaceUnder(table.value.layout, at);
  const shown = { text, at: spotOf(state, space) ?? { x: at.x - 0.5, y: at.y - 0.5 } };
  hint.value = null;
  named.value = shown;
  setTimeout(() => {
    if (named.value === shown) named.value = null;
  }, LINGERS);
  return true;
}

const FAR: Spot = { x: Number.POSITIVE_INFINITY, y: 0 };

/** A mouse asks by stopping; only then it is looked up where it is. Returns how to stop. */
export function listenToRest<G extends BoardGame>(
  state: BoardState<G>,
  board: HTMLElement,
  camera: Cameraman,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const moves = ({ clientX, clientY, pointerType, buttons, target }: PointerEvent) => {
    clearTimeout(resting);
    if (pointerType !== 'mouse' || buttons !== 0) return;
    state.named.value = null;
    if ((target as Element).closest('button')) return;
    resting = setTimeout(() => {
      const { left, top } = board.getBoundingClientRect();
      nameAt(state, spotAt(camera.now(), clientX - left, clientY - top));
    }, STOPS);
  };
  const leaves = ({ pointerType }: PointerEvent) => {
    clearTimeout(resting);
    if (pointerType === 'mouse') state.named.value = null;
  };
  board.addEventListener('pointermove', moves, { signal });
  board.addEventListener('pointerdown', () => clearTimeout(resting), { signal });
  board.addEventListener('pointerleave', leaves, { signal });
  return () => {
    clearTimeout(resting);
    listening.abort();
  };
}
