import { signal } from '@preact/signals';
import * as v from 'valibot';
import { read, write } from '../../../kept.ts';
import { Link } from '../../../ui/controls.tsx';
import { tx } from '../../../ui/text.ts';
import { listOf } from '../../../understood.ts';

// What was published from this browser: a link that was not kept would be lost.

const MOST = 30;
const ONE = v.looseObject({ code: v.string(), title: v.string() });
type Mine = Readonly<v.InferOutput<typeof ONE>>;

const mine = signal<readonly Mine[]>(read('towerPublished', listOf(ONE), []));

export function noteMine(one: Mine): void {
  mine.value = [one, ...mine.value.filter(({ code }) => code !== one.code)].slice(0, MOST);
  write('towerPublished', mine.value);
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
