import { useEffect, useMemo, useState } from 'preact/hooks';
import { MiniQuest } from '#client/tower/board/index.ts';
import type { ListedPage, Published } from '#content/puzzle.ts';
import { readShipped } from '#content/quest-format/shipped.ts';
import { starsOf } from '#forge/recipe.ts';
import { Choice, Link } from '../../../ui/controls.tsx';
import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { TopBar } from '../../../ui/topbar.tsx';
import { Climb } from '../stars.tsx';
import { Counts } from './counts.tsx';
import { fetchPage, ORDERS, type Order } from './fetchPuzzle.ts';
import './browse.css';

/** Puzzles that people drew here and want to be found: the newest, the best liked, those nobody has solved yet. */
export function Browse() {
  const [order, setOrder] = useState<Order>('newest');
  return (
    <>
      <TopBar />
      <main class="screen browse" id="content">
        <h1>{tx('editor.browse.title')}</h1>
        <p>{tx('editor.browse.intro')}</p>
        <Choice
          legend={tx('editor.browse.order')}
          value={order}
          values={ORDERS.map((value) => ({ value, label: tx(`editor.browse.${value}`) }))}
          onChange={setOrder}
        />
        <List key={order} order={order} />
        <div class="row">
          <Link to="/tower/edit" class="button">
            <Pic name="pen" />
            {tx('editor.title')}
          </Link>
          <Link to="/tower" class="button">
            <Pic name="tower" />
            {tx('tower.back')}
          </Link>
        </div>
      </main>
    </>
  );
}

function List({ order }: { readonly order: Order }) {
  const { puzzles, next, failed, more } = usePages(order);
  if (failed)
    return (
      <div class="stack">
        <p role="alert">{tx('editor.browse.failed')}</p>
        <button type="button" class="button" onClick={more}>
          {tx('towerMap.quest.again')}
        </button>
      </div>
    );
  if (puzzles === null) return <p class="loading">{tx('page.loading')}</p>;
  if (puzzles.length === 0) return <p>{tx(`editor.browse.none.${order}`)}</p>;
  return (
    <>
      <ul class="puzzle-list">
        {puzzles.map((puzzle) => (
          <One key={puzzle.code} puzzle={puzzle} />
        ))}
      </ul>
      {next === null ? null : (
        <button type="button" class="button" onClick={more}>
          {tx('editor.browse.more')}
        </button>
      )}
    </>
  );
}

/** One page after the other, as far as somebody wants to look. */
function usePages(order: Order) {
  const [page, setPage] = useState<ListedPage | null>(null);
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let wanted = true;
    setFailed(false);
    fetchPage(order, page?.next ?? null).then(
      (found) => wanted && setPage((before) => joined(before, found)),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [order, asked]);
  const more = () => setAsked(asked + 1);
  return { puzzles: page?.puzzles ?? null, next: page?.next ?? null, failed, more };
}

/** One that was liked meanwhile may come twice. */
function joined(before: ListedPage | null, { puzzles, next }: ListedPage): ListedPage {
  const known = new Map([...(before?.puzzles ?? []), ...puzzles].map((puzzle) => [puzzle.code, puzzle]));
  return { puzzles: [...known.values()], next };
}

function One({ puzzle }: { readonly puzzle: Published }) {
  const shipped = useMemo(() => readShipped(puzzle.quest), [puzzle.quest]);
  if ('errors' in shipped) return null;
  const { quest, proof } = shipped;
  const by = puzzle.author === null ? null : tx('editor.by', { author: puzzle.author });
  return (
    <li>
      <Link to={`/tower/p/${puzzle.code}`} class="card puzzle-card">
        <span class="puzzle-sample">
          <MiniQuest quest={quest} />
        </span>
        <strong>{puzzle.title}</strong>
        {by === null ? null : <span class="small">{by}</span>}
        <span class="small soft">
          <Climb count={starsOf(proof.grade)} />{' '}
          {tx('editor.published.best', { count: proof.solution.length })}
        </span>
        <Counts puzzle={puzzle} />
      </Link>
    </li>
  );
}
