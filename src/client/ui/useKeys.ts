import { useEffect } from 'preact/hooks';

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=radio]), textarea, select, dialog') !== null;

/** Keys that lead from one thing to the next are theirs who have such things. */
const leading = ({ code, target }: KeyboardEvent) =>
  /^(Arrow|Home$|End$|Page)/.test(code) &&
  target instanceof HTMLElement &&
  target.closest('[type=radio], [role=grid]') !== null;

/** Keys by their position, or by what they write, wherever the focus is but in a field; one that does something is used up. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || typing(event.target)) return;
      const act = keys[event.code] ?? keys[event.key];
      const pressing = event.code === 'Space' && event.target instanceof HTMLButtonElement;
      if (act === undefined || pressing || leading(event)) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [keys]);
}
