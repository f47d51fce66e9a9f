import { signal } from '@preact/signals';

// Short sentences that come and go. Read aloud politely, and never in the way of a tap.

interface Toast {
  readonly id: number;
  readonly text: string;
}

const LASTS = 4_000;
const MOST = 3;
const toasts = signal<readonly Toast[]>([]);
let lastId = 0;

export function toast(text: string): void {
  const id = ++lastId;
  const others = toasts.value.filter((known) => known.text !== text);
  toasts.value = [...others, { id, text }].slice(-MOST);
  setTimeout(() => {
    toasts.value = toasts.value.filter((known) => known.id !== id);
  }, LASTS);
}

export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {toasts.value.map(({ id, text }) => (
        <div class="toast" key={id}>
          {text}
        </div>
      ))}
    </div>
  );
}
