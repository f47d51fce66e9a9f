import { useEffect } from 'preact/hooks';

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=radio]), textarea, select, dialog') !== null;

/** Keys that lead from one thing to the next are theirs who have such things. */
const leading = ({ code, target }: KeyboardEvent) =>
  /^(Arrow|Home$|End$|Page)/.test(code) &&
  target instanceof HTMLElement &&
  target.closest('[type=radio], [role=grid]') !== null;

/** Escape closes what lies over the page, before it lets go of anything below; a dialog has its own. */
export function useEscape(open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'Escape' || document.querySelector('dialog[open]') !== null) return;
      event.stopPropagation();
      close();
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  });
}

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
