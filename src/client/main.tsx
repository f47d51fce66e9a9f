import './theme.css';
import './ui/base.css';
import './ui/controls.css';
import './ui/shell.css';
import { render } from 'preact';
import { App, fetchScreen } from './app.tsx';
import { keepForOffline } from './offline/offline.ts';
import { dressDocument, prefs } from './prefs.ts';
import { route, watchAddress } from './router.ts';
import { listenForTouch } from './sound/synth.ts';
import { fetchTexts } from './texts.ts';
import { readOn } from './ui/backToTable.tsx';

// The screen is fetched beside the texts, not after them.
fetchScreen(route.value);
dressDocument();
watchAddress();
listenForTouch();
keepForOffline();
const root = document.getElementById('app');
const TRY_AGAIN = 3_000;
try {
  await fetchTexts(prefs.lang.value);
  if (root !== null) {
    render(<App />, root);
    import('./ui/shown.ts').then(
      ({ watchArrivals, watchOtherTabs }) => {
        watchArrivals(root);
        watchOtherTabs();
      },
      () => undefined,
    );
  }
  readOn().catch(() => undefined);
} catch {
  // Without its texts a page can say nothing, not even that; a browser can, if the server is gone.
  setTimeout(() => location.reload(), TRY_AGAIN);
}
