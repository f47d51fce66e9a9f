import { signal } from '@preact/signals';
import { recall, remember } from '../../../prefs.ts';
import { Link } from '../../../ui/controls.tsx';
import { tx } from '../../../ui/text.ts';

// What was published from this browser: a link that was not kept would be lost.

interface Mine {
  readonly code: string;
  readonly title: string;
}

const KEY = 'towerPublished';
const MOST = 30;

const isMine = (value: unknown): value is Mine =>
  typeof (value as Mine | null)?.code === 'string' && typeof (value as Mine).title === 'string';

function kept(): readonly Mine[] {
  const found = recall(KEY);
  return Array.isArray(found) ? found.filter(isMine) : [];
}

const mine = signal(kept());

export function noteMine(one: Mine): void {
  mine.value = [one, ...mine.value.filter(({ code }) => code !== one.code)].slice(0, MOST);
  remember(KEY, mine.value);
}

export function MineList() {
  if (mine.value.length === 0) return null;
  return (
    <details class="edit-mine">
      <summary>{tx('editor.mine')}</summary>
      <ul>
        {mine.value.map(({ code, title }) => (
          <li key={code}>
            <Link to={`/tower/p/${code}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
