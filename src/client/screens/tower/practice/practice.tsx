import { useEffect, useMemo, useState } from 'preact/hooks';
import { MiniQuest } from '#client/tower/board/index.ts';
import type { Stars as Level } from '#content/adventures.ts';
import { Choice, Link } from '../../../ui/controls.tsx';
import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { TopBar } from '../../../ui/topbar.tsx';
import { begunOf } from '../alone/begun.ts';
import { Climb } from '../stars.tsx';
import { type Boards, fetchBoards, onTable, solved } from './kept.ts';
import { chooseTheme, rarestOf, THEMES, theme } from './themes.ts';
import './practice.css';

export const LEVELS: readonly Level[] = [1, 2, 3, 4];

/** How hard it shall be; the rest follows by itself. */
export function Practice() {
  const [boards, setBoards] = useState<Boards | null>(null);
  useEffect(() => {
    // Only to look at: without it there are still the words.
    fetchBoards().then(setBoards, () => undefined);
  }, []);
  return (
    <>
      <TopBar />
      <main class="screen" id="content">
        <h1>{tx('towerMap.practice.title')}</h1>
        <p>{tx('towerMap.practice.intro')}</p>
        <ThemeChoice />
        <ul class="levels">
          {LEVELS.map((level) => (
            <li key={level}>
              <LevelCard level={level} boards={boards} />
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

/** What the boards shall be about. */
function ThemeChoice() {
  return (
    <Choice
      legend={tx('themes.title')}
      value={theme.value}
      values={THEMES.map((one) => ({ value: one, label: tx(`themes.${one}`) }))}
      onChange={chooseTheme}
    />
  );
}

interface LevelCardProps {
  readonly level: Level;
  readonly boards: Boards | null;
}

/** How hard it is, and what one gets. */
function LevelCard({ level, boards }: LevelCardProps) {
  const about = theme.value;
  const sample = useMemo(() => (boards === null ? null : onTable(boards, level)), [boards, level, about]);
  const idea = sample === null ? null : rarestOf(about, sample);
  return (
    <Link to={`/tower/practice/${level}`} class="card level">
      <span class="level-sample">{sample === null ? null : <MiniQuest quest={sample.quest} />}</span>
      <span class="level-words">
        <Climb count={level} />
        <strong>{tx(`towerMap.practice.level.${level as 1}`)}</strong>
        <span class="small soft">{tx('towerMap.practice.solved', { count: solved.value[level] ?? 0 })}</span>
        {sample !== null && begunOf(sample.drawing) !== undefined ? (
          <span class="small">{tx('towerMap.practice.begun')}</span>
        ) : null}
        {idea === null ? null : (
          <span class="small level-idea">{tx('themes.about', { idea: tx(`ideas.name.${idea}`) })}</span>
        )}
      </span>
    </Link>
  );
}
