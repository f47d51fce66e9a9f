import type { Stars as Level } from '#content/adventures.ts';
import { Link } from '../../../ui/controls.tsx';
import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { TopBar } from '../../../ui/topbar.tsx';
import { Stars } from '../stars.tsx';
import { solved } from './kept.ts';
import './practice.css';

export const LEVELS: readonly Level[] = [1, 2, 3, 4];

/** How hard it shall be; the rest follows by itself. */
export function Practice() {
  return (
    <>
      <TopBar />
      <main class="screen practice" id="content">
        <h1>{tx('towerMap.practice.title')}</h1>
        <p>{tx('towerMap.practice.intro')}</p>
        <ul class="levels">
          {LEVELS.map((level) => (
            <li key={level}>
              <Link to={`/tower/practice/${level}`} class="card level">
                <Stars count={level} />
                <strong>{tx(`towerMap.practice.level.${level as 1}`)}</strong>
                <span class="small soft">
                  {tx('towerMap.practice.solved', { count: solved.value[level] ?? 0 })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <Link to="/tower" class="button">
          <Pic name="tower" />
          {tx('towerMap.map')}
        </Link>
      </main>
    </>
  );
}
