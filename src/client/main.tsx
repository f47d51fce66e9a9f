import '@fontsource-variable/nunito/wght.css';
import './theme.css';
import './ui/base.css';
import './ui/controls.css';
import './ui/shell.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { dressDocument } from './prefs.ts';
import { watchAddress } from './router.ts';
import { listenForTouch } from './sound/synth.ts';

dressDocument();
watchAddress();
listenForTouch();
const root = document.getElementById('app');
if (root !== null) render(<App />, root);
