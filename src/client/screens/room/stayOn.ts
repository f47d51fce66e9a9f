import { effect } from '@preact/signals';
import { staying } from '../../ui/backToTable.tsx';
import { stay } from './stay.ts';

/** A page that was loaded again while its reader was at the table; what lies there now is no news. */
export function stayOn(code: string): void {
  const { lobby } = stay(code);
  const stop = effect(() => {
    const here = staying.peek();
    if (lobby.value === null || here === null) return;
    staying.value = { ...here, game: lobby.value.game };
    queueMicrotask(() => stop());
  });
}
