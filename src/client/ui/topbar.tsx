import { useState } from 'preact/hooks';
import { Link } from './controls.tsx';
import { Mark, Pic } from './pics.tsx';
import { Settings } from './settings.tsx';
import { tx } from './text.ts';

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
        onClick={() => setOpen(true)}
      >
        <Pic name="gear" />
      </button>
      {open ? <Settings onClose={() => setOpen(false)} /> : null}
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
