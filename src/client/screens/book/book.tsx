import { useEffect, useState } from 'preact/hooks';
import { BackToTable, staying } from '../../ui/backToTable.tsx';
import { Choice, Link } from '../../ui/controls.tsx';
import { later } from '../../ui/later.tsx';
import { Pic } from '../../ui/pics.tsx';
import { tx, txMaybe } from '../../ui/text.ts';
import { TopBar } from '../../ui/topbar.tsx';
import { type BookLine, fetchBook, isQuestWin, type OwnPage, ownPagesOf, pagesOf } from './lines.ts';
import { Won } from './won.tsx';
import './book.css';

type Fetched = readonly BookLine[] | 'fetching' | 'failed';

export function Book({ room }: { readonly room: string | null }) {
  const [whose, setWhose] = useState<'room' | 'host'>(room === null ? 'host' : 'room');
  const [book, setBook] = useState<Fetched>('fetching');
  useEffect(() => {
    setBook('fetching');
    fetchBook(whose === 'room' ? room : null).then((lines) => setBook(lines ?? 'failed'));
  }, [room, whose]);
  return (
    <>
      <TopBar />
      <main class="screen book" id="content">
        <h1>{tx('page.book.title')}</h1>
        <p>{tx('page.book.intro')}</p>
        <BackToTable />
        {room === null ? null : (
          <div class="row">
            <Choice
              legend={tx('page.book.which')}
              value={whose}
              values={(['room', 'host'] as const).map((value) => ({
                value,
                label: tx(`page.book.${value}`),
              }))}
              onChange={setWhose}
            />
            {staying.value === null ? (
              <Link to={`/r/${room}`} class="button">
                <Pic name="back" />
                {tx('door.toTable')}
              </Link>
            ) : null}
          </div>
        )}
        <Pages book={book} />
      </main>
    </>
  );
}

function Pages({ book }: { readonly book: Fetched }) {
  if (book === 'fetching') return <p role="status">{tx('page.loading')}</p>;
  if (book === 'failed') return <p role="alert">{tx('page.book.failed')}</p>;
  if (book.length === 0) return <p class="card">{tx('page.book.empty')}</p>;
  return (
    <>
      <div class="book-pages">
        {pagesOf(book).map(({ scenario, lines }) => (
          <section class="card" key={scenario}>
            <h2>
              {scenario}. {txMaybe(`game.scenario.${scenario}`)}
            </h2>
            <ul>
              {lines.map((line) => (
                <Won
                  key={line.game}
                  line={line}
                  how={[
                    ...(scenario > 7 ? [tx('page.book.level', { level: line.level })] : []),
                    tx('page.book.flips', { count: line.timers }),
                  ]}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <OwnPages pages={ownPagesOf(book)} />
      {book.some(isQuestWin) ? <LateQuests.Show book={book} /> : null}
    </>
  );
}

const LateQuests = later(async () => (await import('../tower/table/bookPages.tsx')).fetchQuestPages());

/** Scenarios that somebody composed: under their names, apart from those that everyone knows. */
function OwnPages({ pages }: { readonly pages: readonly OwnPage[] }) {
  if (pages.length === 0) return null;
  return (
    <section class="stack">
      <h2>{tx('own.title')}</h2>
      <div class="book-pages">
        {pages.map(({ own, code, lines }) => (
          <section class="card" key={code}>
            <h3 class="book-own">
              <Link to={`/own/${code}`}>{own}</Link>
            </h3>
            <ul>
              {lines.map((line) => (
                <Won key={line.game} line={line} how={[tx('page.book.flips', { count: line.timers })]} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
