import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { go } from '../router.ts';
import { Pic } from './pics.tsx';
import { tx } from './text.ts';

// The few things every screen is built of.

export interface LinkProps {
  readonly to: string;
  readonly class?: string;
  readonly children: ComponentChildren;
  readonly label?: string;
  readonly 'data-name'?: string;
  readonly 'data-quest'?: string;
  /** Of several: the one of now. */
  readonly current?: boolean;
}

export function Link({ to, children, label, current = false, ...rest }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={to} onClick={follow} aria-label={label} aria-current={current ? 'true' : undefined} {...rest}>
      {children}
    </a>
  );
}

export interface ChoiceProps<T extends string | number> {
  readonly legend: string;
  readonly value: T;
  readonly values: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
  readonly disabled?: boolean;
}

/** One of a few, as radio buttons. */
export function Choice<T extends string | number>({
  legend,
  value,
  values,
  onChange,
  disabled = false,
}: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset disabled={disabled}>
      <legend>{legend}</legend>
      <div class="choices">
        {values.map((one) => (
          <label key={one.value}>
            <input
              type="radio"
              name={name}
              checked={one.value === value}
              onChange={() => onChange(one.value)}
            />
            {one.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly disabled?: boolean;
}

export function Switch({ label, on, onChange, disabled = false }: SwitchProps) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={on}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  );
}

export interface DialogProps {
  readonly title: string;
  /** Null where the only way on is what the dialog offers. */
  readonly onClose: (() => void) | null;
  readonly children: ComponentChildren;
  readonly class?: string;
}

/** The browser's own modal dialog: it holds the focus and closes with Escape. Its first button is what it is about. */
export function Dialog({ title, onClose, children, class: extra = '' }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  const outside = (event: MouseEvent) => {
    if (event.target === ref.current) onClose?.();
  };
  const cancel = (event: Event) => {
    if (onClose === null) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself.
    <dialog
      ref={ref}
      class={`dialog ${extra}`}
      aria-labelledby={id}
      onCancel={cancel}
      onClose={() => onClose?.()}
      onClick={outside}
    >
      <h2 id={id} class="dialog-title">
        {title}
      </h2>
      {children}
      {onClose === null ? null : (
        <button
          type="button"
          class="button icon plain dialog-close"
          onClick={onClose}
          aria-label={tx('page.close')}
        >
          <Pic name="close" />
        </button>
      )}
    </dialog>
  );
}
