import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import { useEscape } from '../../ui/useKeys.ts';

export interface SheetProps {
  readonly title: string;
  readonly children?: ComponentChildren;
  /** Beside the title: how long it is open. */
  readonly beside?: ComponentChildren;
  /** Null where it goes by itself. */
  readonly onClose?: () => void;
}

/** What is asked lies where everything is asked: the sand stays in sight. */
export function SheetFrame({ title, children, beside, onClose }: SheetProps) {
  const id = useId();
  useEscape(onClose !== undefined, () => onClose?.());
  return (
    <section class="role-sheet" aria-labelledby={id}>
      <header>
        {beside}
        <h2 id={id}>{title}</h2>
        {onClose === undefined ? null : (
          <button type="button" class="button icon plain" aria-label={tx('roles.off')} onClick={onClose}>
            <Pic name="close" />
          </button>
        )}
      </header>
      {children}
    </section>
  );
}
