import { useState } from 'preact/hooks';
import { withLateTexts } from '../texts.ts';
import { Dialog, Link } from './controls.tsx';
import { later } from './later.tsx';
import { Mark, Pic } from './pics.tsx';
import { tx } from './text.ts';

const LateSettings = later(async () => (await withLateTexts(import('./settings.tsx'))).Settings);

export function Brand() {
  return (
    <Link to="/" class="brand" label={tx('page.home')}>
      <Mark />
      <span aria-hidden="true">Hushglass</span>
    </Link>
  );
}

/** A small picture, or, among other buttons, with its word. */
export function SettingsButton({ words = false }: { readonly words?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class={words ? 'button' : 'button icon plain'}
        aria-label={words ? undefined : tx('page.settings.open')}
        onPointerEnter={LateSettings.ahead}
        onFocus={LateSettings.ahead}
        onClick={() => setOpen(true)}
      >
        <Pic name="gear" />
        {words ? tx('page.settings.open') : null}
      </button>
      {open ? (
        <Dialog title={tx('page.settings.title')} onClose={() => setOpen(false)}>
          <LateSettings.Show />
        </Dialog>
      ) : null}
    </>
  );
}

export function TopBar() {
  return (
    <header class="topbar">
      <Brand />
      <SettingsButton />
    </header>
  );
}
