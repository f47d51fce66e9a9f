import type { ComponentChildren } from 'preact';
import { capital } from '#content/locales/index.ts';
import { LEAST_ACTIONS } from '#content/puzzle.ts';
import { BANDS, starsOf } from '#forge/recipe.ts';
import { prefs } from '../../../prefs.ts';
import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { Climb } from '../stars.tsx';
import { take } from './editorState.ts';
import { EXAMPLE } from './example.ts';
import type { DraftCheck } from './useDraftCheck.ts';
import { errorWords, needsWords } from './words.ts';

// What the solver says of the drawing, and what can be done with it.

export interface DraftCheckProps {
  readonly check: DraftCheck;
  readonly again: () => void;
  readonly children: ComponentChildren;
}

export function DraftCheckCard({ check, again, children }: DraftCheckProps) {
  return (
    <section class={`verdict ${check.type}`} aria-label={tx('editor.verdict')}>
      <div class="verdict-words" role="status">
        <Words check={check} again={again} />
      </div>
      {children}
    </section>
  );
}

function Words({ check, again }: Pick<DraftCheckProps, 'check' | 'again'>) {
  switch (check.type) {
    case 'incomplete':
      return <Missing errors={check.errors} />;
    case 'thinking':
      return <p>{thinking(check.positions)}</p>;
    case 'solved':
      return <Solved check={check} />;
    case 'unsolvable':
      return (
        <>
          <p class="verdict-bad">
            <Pic name="close" />
            {tx('editor.verdict.unsolvable')}
          </p>
          <p class="small">{tx('editor.verdict.unsolvableHint')}</p>
        </>
      );
    case 'broken':
      return (
        <>
          <p class="verdict-bad">{tx('editor.verdict.broken')}</p>
          <button type="button" class="button" onClick={again}>
            {tx('editor.verdict.again')}
          </button>
        </>
      );
    default:
      return <p class="verdict-bad">{tx(`editor.verdict.${check.type}`, { count: check.bound })}</p>;
  }
}

function thinking(positions: number): string {
  if (positions === 0) return tx('editor.verdict.thinking');
  const number = new Intl.NumberFormat(prefs.lang.value).format(positions);
  return tx('editor.verdict.positions', { count: positions, positions: number });
}

function Missing({ errors }: { readonly errors: Extract<DraftCheck, { type: 'incomplete' }>['errors'] }) {
  if (errors.some(({ code }) => code === 'nobody'))
    return (
      <>
        <p>{tx('editor.verdict.empty')}</p>
        <button type="button" class="button" onClick={() => take(EXAMPLE, tx('editor.example.title'))}>
          <Pic name="bulb" />
          {tx('editor.example')}
        </button>
      </>
    );
  return (
    <>
      <p>{tx('editor.verdict.missing')}</p>
      <ul class="verdict-missing">
        {[...new Set(errors.map(errorWords))].map((words) => (
          <li key={words}>{capital(words)}.</li>
        ))}
      </ul>
    </>
  );
}

function Solved({ check }: { readonly check: Extract<DraftCheck, { type: 'solved' }> }) {
  const count = check.solution.length;
  const { assessed } = check;
  return (
    <>
      <p class="verdict-good">
        <Pic name="check" />
        {tx('editor.verdict.solved', { count })}
      </p>
      {count < LEAST_ACTIONS ? (
        <p class="small">{tx('editor.verdict.tooEasy', { count: LEAST_ACTIONS })}</p>
      ) : null}
      {assessed === null ? (
        <p class="small soft">{tx('editor.verdict.grading')}</p>
      ) : (
        <HowHard {...assessed} />
      )}
    </>
  );
}

interface Hardness {
  readonly grade: { readonly total: number };
  readonly dead: number | null;
  readonly needs: readonly string[];
  /** For whoever only wants to play it: without the grade. */
  readonly plain?: boolean;
}

export function HowHard({ grade, dead, needs, plain = false }: Hardness) {
  const stars = starsOf(grade.total);
  const percent = new Intl.NumberFormat(prefs.lang.value, { style: 'percent' });
  return (
    <>
      <p class="verdict-hard">
        <Climb count={stars} />
        <span class="soft">{plain ? levelWords(stars) : gradeWords(grade.total)}</span>
      </p>
      <p class="small soft">
        {[
          ...(needs.length === 0 ? [] : [needsWords(needs)]),
          ...(dead === null || dead < 0.005
            ? []
            : [tx('editor.verdict.dead', { percent: percent.format(dead) })]),
        ].join(' · ')}
      </p>
    </>
  );
}

function levelWords(level: ReturnType<typeof starsOf>): string {
  return level === 0 ? tx('editor.published.light') : tx(`towerMap.stars.${level as 1}`);
}

/** A grade says little by itself: its level, and from where to where that goes. */
function gradeWords(grade: number): string {
  const level = starsOf(grade);
  const [least = 0, most = 0] = BANDS[level || 1] ?? [];
  if (level === 0) return tx('editor.verdict.gradeLow', { grade, least });
  const stars = tx(`towerMap.stars.${level as 1}`);
  const isTop = BANDS[level + 1] === undefined;
  return tx(isTop ? 'editor.verdict.gradeTop' : 'editor.verdict.grade', { grade, stars, least, most });
}
