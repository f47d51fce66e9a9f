import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { tx } from './text.ts';

/** A screen that is fetched when it is first shown, with a word meanwhile and a way on if it fails. */
export function later<P extends object>(fetch: () => Promise<ComponentType<P>>): ComponentType<P> {
  let known: ComponentType<P> | null = null;
  return function Later(props: P) {
    const [, redraw] = useState(0);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (known !== null) return;
      fetch().then(
        (screen) => {
          known = screen;
          redraw((count) => count + 1);
        },
        () => setFailed(true),
      );
    }, []);
    if (known !== null) {
      const Known = known;
      return <Known {...props} />;
    }
    return failed ? <Failed /> : <p class="screen">{tx('page.loading')}</p>;
  };
}

function Failed() {
  return (
    <main class="screen" id="content">
      <p>{tx('page.broken')}</p>
      <button type="button" class="button primary" onClick={() => location.reload()}>
        {tx('page.reload')}
      </button>
    </main>
  );
}
