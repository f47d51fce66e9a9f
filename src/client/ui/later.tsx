import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { tx } from './text.ts';

/** A screen of its own file: shown when it is here, with a word meanwhile and a way on if it fails. */
export interface Later<P extends object> {
  readonly Show: ComponentType<P>;
  /** Begins to fetch it, once. */
  readonly fetch: () => Promise<ComponentType<P>>;
  /** The same before it is needed; that it failed is said where it is missed. */
  readonly ahead: () => void;
}

export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Meanwhile: ComponentType = Loading,
  Missing: ComponentType = Failed,
): Later<P> {
  let known: ComponentType<P> | null = null;
  let coming: Promise<ComponentType<P>> | null = null;
  const fetch = () => {
    coming ??= load().then(
      (screen) => {
        known = screen;
        return screen;
      },
      (error) => {
        // What failed ahead is tried again when it is needed.
        coming = null;
        throw error;
      },
    );
    return coming;
  };
  const ahead = () => {
    fetch().catch(() => undefined);
  };
  function Show(props: P) {
    const [, redraw] = useState(0);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      // It may have come between the first drawing and now: then that drawing still lacks it.
      fetch().then(
        () => redraw((count) => count + 1),
        () => setFailed(true),
      );
    }, []);
    if (known !== null) {
      const Known = known;
      return <Known {...props} />;
    }
    return failed ? <Missing /> : <Meanwhile />;
  }
  return { Show, fetch, ahead };
}

function Loading() {
  return <p class="screen loading">{tx('page.loading')}</p>;
}

export function Failed() {
  return (
    <main class="screen" id="content">
      <p>{tx('page.broken')}</p>
      <button type="button" class="button primary" onClick={() => location.reload()}>
        {tx('page.reload')}
      </button>
    </main>
  );
}
