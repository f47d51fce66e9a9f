import { signal } from '@preact/signals';
import { Pic } from './pics.tsx';
import { tx } from './text.ts';

// Short sentences that come and go. Read aloud politely, and never in the way of a tap.

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly stays: boolean;
  readonly close: () => void;
}

const LASTS = 4_000;
const MOST = 3;
export const toasts = signal<readonly Toast[]>([]);
let lastId = 0;

/** Shown for a moment, or, where it stays, until it is closed: by its button, or by what is returned. */
export function toast(text: string, stays = false): () => void {
  const close = () => {
    toasts.value = toasts.value.filter((known) => known !== one);
  };
  const one: Toast = { id: ++lastId, text, stays, close };
  const others = toasts.value.filter((known) => known.text !== text);
  const oldest = others.length < MOST ? undefined : others.find((known) => !known.stays);
  toasts.value = [...others.filter((known) => known !== oldest), one];
  if (!stays) setTimeout(close, LASTS);
  return close;
}

export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {toasts.value.map(({ id, text, stays, close }) => (
        <div class="toast" key={id}>
          {text}
          {stays ? (
            <button type="button" class="toast-close" aria-label={tx('page.close')} onClick={close}>
              <Pic name="close" />
            </button>
          ) : null}
        </div>
      ))}
    </div>
  );
}
