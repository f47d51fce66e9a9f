import { useEffect, useMemo } from 'preact/hooks';
import type { Shape } from '#engine/tower/quest.ts';
import { useKeys } from '../../game/hooks.ts';
import { choice, choose, redo, undo } from './desk.ts';
import { chosen, KEY_OF, kindsFor, manyOf } from './tools.ts';

const NUMBERS = [0, 1, 2, 3, 4, 5];

/** A letter chooses what to draw, a number which one; Ctrl and Z takes back. */
export function useEditKeys(shape: Shape): void {
  const keys = useMemo(() => {
    const kinds = kindsFor(shape).map(
      (kind) => [KEY_OF[kind], () => choose(chosen(kind, choice.peek().which))] as const,
    );
    const numbers = NUMBERS.map((which) => [`Digit${which + 1}`, () => chooseWhich(which)] as const);
    return Object.fromEntries([...kinds, ...numbers]);
  }, [shape]);
  useKeys(keys);
  useEffect(() => {
    addEventListener('keydown', goBack);
    return () => removeEventListener('keydown', goBack);
  }, []);
}

function chooseWhich(which: number): void {
  const { kind } = choice.peek();
  if (which < manyOf(kind)) choose({ kind, which });
}

function goBack(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || isWriting(event.target)) return;
  const back = event.code === 'KeyZ' && !event.shiftKey;
  const forth = event.code === 'KeyY' || (event.code === 'KeyZ' && event.shiftKey);
  if (!back && !forth) return;
  event.preventDefault();
  if (back) undo();
  else redo();
}

/** A field takes back what was written in it by itself. */
const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input:not([type=radio]), textarea, dialog') !== null;
