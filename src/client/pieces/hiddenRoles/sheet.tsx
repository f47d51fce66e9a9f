import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import { useEscape } from '../../ui/useKeys.ts';
import { goRound, useAsked } from './focus.ts';
import './sheets.css';

export interface SheetProps {
  readonly title: string;
  /** What sort it is, for the style sheet. */
  readonly look: 'choose' | 'vote' | 'divine' | 'guess' | 'out';
  readonly children?: ComponentChildren;
  /** Beside the title: how long it is open. */
  readonly beside?: ComponentChildren;
  /** Null where it goes by itself. */
  readonly onClose?: () => void;
  /** Whether it is this seat that is asked. */
  readonly asked?: boolean;
}

/** What is asked lies where everything is asked: the sand stays in sight. */
export function SheetFrame({ title, look, children, beside, onClose, asked = false }: SheetProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useEscape(onClose !== undefined, () => onClose?.());
  useAsked(section, asked);
  return (
    <section
      ref={section}
      class={`role-sheet role-${look}`}
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={onClose === undefined ? undefined : goRound}
    >
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
