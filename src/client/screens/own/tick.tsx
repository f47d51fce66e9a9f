import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

export interface TickProps {
  readonly name: string;
  readonly text: string;
  readonly on: boolean;
  readonly blamed: boolean;
  readonly toggle: () => void;
  /** Its picture. */
  readonly children?: ComponentChildren;
}

/** A part of an own scenario that is there or not, with what it does. */
export function Tick({ name, text, on, blamed, toggle, children }: TickProps) {
  const id = useId();
  return (
    <label class={on && blamed ? 'own-rule blamed' : 'own-rule'}>
      <input
        type="checkbox"
        checked={on}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-text`}
        onChange={toggle}
      />
      {children}
      <span>
        <strong id={`${id}-name`}>{name}</strong>
        <span class="small soft" id={`${id}-text`}>
          {text}
        </span>
      </span>
    </label>
  );
}
