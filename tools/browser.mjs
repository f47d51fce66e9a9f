// Finds the system's Chromium for the end-to-end tests, and installs Debian's where it is missing and may be.
// (Playwright's own download is not available everywhere.)

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { install } from './apt.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a browser, or undefined. HUSHGLASS_BROWSER names one that is not on the PATH. */
export function findBrowser(environment = process.env) {
  if (environment.HUSHGLASS_BROWSER) return environment.HUSHGLASS_BROWSER;
  const folders = (environment.PATH ?? '').split(delimiter);
  return folders
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

if (import.meta.main && findBrowser() === undefined) {
  console.error('Hushglass: installing Chromium for the browser tests (once) ...');
  if (!install('chromium') || findBrowser() === undefined) {
    console.error('The browser tests need Chromium. Install it, or name one in HUSHGLASS_BROWSER.');
    process.exit(1);
  }
}
