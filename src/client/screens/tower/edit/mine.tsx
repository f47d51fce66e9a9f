import * as v from 'valibot';
import { keptByTabs } from '../../../keptByTabs.ts';
import { Link } from '../../../ui/controls.tsx';
import { tx } from '../../../ui/text.ts';
import { listOf } from '../../../understood.ts';

// What was published from this browser: a link that was not kept would be lost.

const MOST = 30;
const ONE = v.looseObject({ code: v.string(), title: v.string() });
type Mine = Readonly<v.InferOutput<typeof ONE>>;

/** The latest one first. */
type All = readonly Mine[];

function mergedMine(first: All, others: All): All {
  const known = new Set(first.map(({ code }) => code));
  return [...first, ...others.filter(({ code }) => !known.has(code))].slice(0, MOST);
}

const NONE: All = [];
const { now: mine, change } = keptByTabs({
  ...{ key: 'towerPublished', schema: listOf(ONE), none: NONE, merged: mergedMine },
});

export const noteMine = (one: Mine): void => change((known) => mergedMine([one], known));

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
