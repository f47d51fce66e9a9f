import { useId, useRef, useState } from 'preact/hooks';
import { go } from '../../router.ts';
import { tx } from '../../ui/text.ts';
import { readCode } from './rooms.ts';

/** Into a room by its code, or the whole link; that it is missing is said at the field. */
export function Join({ looks = 'home-join' }: { readonly looks?: string }) {
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const hint = useId();
  const join = (event: SubmitEvent) => {
    event.preventDefault();
    const code = readCode(field.current?.value ?? '');
    setMissing(code === '');
    if (code !== '') go(`/r/${encodeURIComponent(code)}`);
    else field.current?.focus();
  };
  return (
    <form class={looks} onSubmit={join} noValidate>
      <label class="field">
        <span>{tx('page.home.code')}</span>
        <input
          ref={field}
          type="text"
          name="code"
          required
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-invalid={missing}
          aria-describedby={hint}
          onInput={() => setMissing(false)}
        />
      </label>
      <button type="submit" class="button">
        {tx('page.home.join')}
      </button>
      <p id={hint} class="small" role={missing ? 'alert' : undefined}>
        {missing ? tx('page.home.codeMissing') : null}
      </p>
    </form>
  );
}
