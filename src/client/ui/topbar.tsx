import { useState } from 'preact/hooks';
import { Dialog, Link } from './controls.tsx';
import { later } from './later.tsx';
import { Mark, Pic } from './pics.tsx';
import { tx } from './text.ts';

const LateSettings = later(async () => (await import('./settings.tsx')).Settings);

export function Brand() {
  return (
    <Link to="/" class="brand" label={tx('page.home')}>
      <Mark />
      <span aria-hidden="true">Hushglass</span>
    </Link>
  );
}

export function SettingsButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="button icon plain"
        aria-label={tx('page.settings.open')}
        onPointerEnter={LateSettings.ahead}
        onFocus={LateSettings.ahead}
        onClick={() => setOpen(true)}
      >
        <Pic name="gear" />
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
