import { useEffect, useMemo } from 'preact/hooks';
import type { Shape } from '#engine/tower/quest.ts';
import { useKeys } from '../../game/hooks.ts';
import { redo, undo } from './desk.ts';
import { type Choice, chosen, KEY_OF, kindsFor, manyOf } from './tools.ts';

/** A letter chooses what to draw, a number which one; Ctrl and Z takes back. */
export function useEditKeys(choice: Choice, shape: Shape, onChoose: (choice: Choice) => void): void {
  const keys = useMemo(() => {
    const kinds = kindsFor(shape).map(
      (kind) => [KEY_OF[kind], () => onChoose(chosen(kind, choice.which))] as const,
    );
    const numbers = Array.from({ length: manyOf(choice.kind) }, (_, which) => [
      `Digit${which + 1}`,
      () => onChoose({ ...choice, which }),
    ]);
    return Object.fromEntries([...kinds, ...numbers]) as Readonly<Record<string, () => void>>;
  }, [choice, shape]);
  useKeys(keys);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || isWriting(event.target)) return;
      const back = event.code === 'KeyZ' && !event.shiftKey;
      const forth = event.code === 'KeyY' || (event.code === 'KeyZ' && event.shiftKey);
      if (!back && !forth) return;
      event.preventDefault();
      if (back) undo();
      else redo();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** A field takes back what was written in it by itself. */
const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input:not([type=radio]), textarea, dialog') !== null;
