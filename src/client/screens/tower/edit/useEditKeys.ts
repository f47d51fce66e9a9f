import { useEffect, useMemo } from 'preact/hooks';
import type { Shape } from '#engine/tower/quest.ts';
import { useKeys } from '../../../ui/useKeys.ts';
import { choice, choose, redo, undo } from './editorState.ts';
import { KEY_OF, kindsFor, withWhich } from './tools.ts';

const NUMBERS = [0, 1, 2, 3, 4, 5];

/** A letter chooses what to draw, a number which one; Ctrl and Z takes back. */
export function useEditKeys(shape: Shape): void {
  const keys = useMemo(() => {
    const kinds = kindsFor(shape).map(
      (kind) => [KEY_OF[kind], () => choose({ ...choice.peek(), kind })] as const,
    );
    const numbers = NUMBERS.map(
      (which) => [`Digit${which + 1}`, () => choose(withWhich(choice.peek(), which))] as const,
    );
    return Object.fromEntries([...kinds, ...numbers]);
  }, [shape]);
  useKeys(keys);
  useEffect(() => {
    addEventListener('keydown', goBack);
    return () => removeEventListener('keydown', goBack);
  }, []);
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
