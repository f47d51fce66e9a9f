import { useEffect, useRef, useState } from 'preact/hooks';
import { Pic } from './pics.tsx';
import { tx } from './text.ts';
import { toast } from './toasts.tsx';

// A link to be sent to others.

const AT_HOME = /^(localhost|127\.|\[::1\])/;

/** A link with localhost in it is no use to anybody else: the server knows its address in the house. */
export function useOrigin(): { readonly origin: string; readonly lan: boolean } {
  const [lan, setLan] = useState<string | null>(null);
  useEffect(() => {
    if (!AT_HOME.test(location.hostname)) return;
    fetch('/api/lan')
      .then((answer) => (answer.ok ? answer.json() : null))
      .then((found: { readonly url?: unknown } | null) => {
        if (typeof found?.url === 'string') setLan(found.url.replace(/\/$/, ''));
      })
      .catch(() => undefined);
  }, []);
  return { origin: lan ?? location.origin, lan: lan !== null };
}

export interface LinkFieldProps {
  readonly link: string;
  readonly label: string;
  /** What is said when it is copied. */
  readonly copied?: string;
  /** Where it is what to do next. */
  readonly first?: boolean;
  /** Whoever asked for it goes on from here. */
  readonly focused?: boolean;
}

export function LinkField(props: LinkFieldProps) {
  const { link, label, copied = tx('page.room.copied'), focused = false, first = false } = props;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [link, focused]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast(copied);
    } catch {
      // Over plain http there is no clipboard to write to.
      field.current?.focus();
      field.current?.select();
      toast(tx('page.room.select'));
    }
  };
  return (
    <div class="link-field">
      <input ref={field} type="text" readOnly value={link} aria-label={label} />
      <button type="button" class={first ? 'button sand' : 'button primary'} onClick={copy}>
        <Pic name="copy" />
        {tx('page.room.copy')}
      </button>
    </div>
  );
}
