import { signal } from '@preact/signals';
import { withLateTexts } from '#client/texts.ts';
import type { Lang } from '#content/locales/index.ts';
import { refusalToYou } from '#content/locales/refusal.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { BoardGame } from './config.ts';
import type { BoardState } from './state.ts';

/** What the board says beside a place, once somebody needs to be told; null until it has come. */
export const beside = signal<typeof import('./beside.tsx') | null>(null);
let coming: Promise<void> | null = null;

export function fetchBeside(): Promise<void> {
  coming ??= withLateTexts(import('./beside.tsx')).then(
    (here) => {
      beside.value = here;
    },
    () => {
      coming = null;
    },
  );
  return coming;
}

/** The same with what the game itself has to answer. */
export const fetchAnswers = <G extends BoardGame>({ config }: BoardState<G>): Promise<void> =>
  config.answers?.() ?? fetchBeside();

/** So long a mouse stops before it asks. */
export const STOPS = 450;

/** Whoever rests before anything answers has it fetched. Returns how to stop. */
export function fetchAtRest<G extends BoardGame>(state: BoardState<G>, board: HTMLElement): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const moves = ({ pointerType }: PointerEvent) => {
    clearTimeout(resting);
    if (pointerType === 'mouse') resting = setTimeout(() => fetchAnswers(state), STOPS);
  };
  const presses = () => clearTimeout(resting);
  board.addEventListener('pointermove', moves);
  board.addEventListener('pointerdown', presses);
  return () => {
    clearTimeout(resting);
    board.removeEventListener('pointermove', moves);
    board.removeEventListener('pointerdown', presses);
  };
}

/** A refusal in words, and again in what shows it when they have come. */
export function refusalHere(lang: Lang, refusal: Refusal): string {
  const words = refusalToYou(lang, refusal);
  return words === '' && beside.value === null ? '' : words;
}
