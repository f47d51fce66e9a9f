import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { fetchLateTexts } from '../../texts.ts';
import { BackToTable, staying } from '../../ui/backToTable.tsx';
import { Choice, Link } from '../../ui/controls.tsx';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import { TopBar } from '../../ui/topbar.tsx';
import { knownRooms } from '../home/keptRooms.ts';
import { Card } from './card.tsx';
import { type Answer, fetchKept } from './fetchKept.ts';
import { keptAlone } from './keptAlone.ts';
import { FILTERS, type Filter, filtered, grouped, type Shelved, shelfOf } from './shelf.ts';
import { fetchCabinetTexts } from './texts.ts';
import './cabinet.css';

// All forty-two, won and open: of somebody in a room, or of who plays alone in this browser.

interface CabinetProps {
  readonly room: string | null;
}

/** Nothing of it is shown before its words are here. */
export async function fetchCabinet(): Promise<ComponentType<CabinetProps>> {
  await Promise.all([fetchCabinetTexts(), fetchLateTexts()]);
  return Cabinet;
}

function Cabinet({ room }: CabinetProps) {
  const [answer, setAnswer] = useState<Answer | 'fetching'>('fetching');
  useEffect(() => {
    setAnswer('fetching');
    if (room === null) setAnswer(keptAlone());
    else fetchKept(room).then(setAnswer);
  }, [room]);
  return (
    <>
      <TopBar />
      <main class="screen" id="content">
        <h1>{tx('cabinet.title')}</h1>
        <p>{tx('cabinet.intro')}</p>
        <div class="row">
          <BackToTable />
          {room === null || staying.value !== null ? null : (
            <Link to={`/r/${room}`} class="button">
              <Pic name="back" />
              {tx('door.toTable')}
            </Link>
          )}
        </div>
        <Whose room={room} stranger={answer === 'stranger'} />
        <Shelves answer={answer} />
      </main>
    </>
  );
}

/** Whose it is, and the ways to one's other ones. */
function Whose({ room, stranger }: CabinetProps & { readonly stranger: boolean }) {
  const rooms = knownRooms().flatMap(({ code }) => (code === undefined || code === room ? [] : code));
  const others = room === null ? rooms : [null, ...rooms];
  const words =
    room === null ? tx('cabinet.alone') : tx(stranger ? 'cabinet.stranger' : 'cabinet.room', { room });
  return (
    <>
      <p class="cabinet-whose">
        <Pic name={room === null ? 'device' : 'people'} />
        {words}
      </p>
      {others.length === 0 ? null : (
        <nav class="row" aria-label={tx('cabinet.others')}>
          <span class="small soft">{tx('cabinet.others')}</span>
          {others.map((code) => (
            <Link
              key={code}
              to={code === null ? '/book/cabinet' : `/book/cabinet?room=${code}`}
              class="button"
            >
              {code === null ? tx('cabinet.here') : tx('cabinet.roomOf', { room: code })}
            </Link>
          ))}
        </nav>
      )}
    </>
  );
}

function Shelves({ answer }: { readonly answer: Answer | 'fetching' }) {
  const [filter, setFilter] = useState<Filter>('all');
  if (answer === 'fetching') return <p role="status">{tx('page.loading')}</p>;
  if (answer === 'failed') return <p role="alert">{tx('cabinet.failed')}</p>;
  const shelf = shelfOf(answer === 'stranger' ? [] : answer);
  const shown = filtered(shelf, filter);
  return (
    <>
      <Progress shelf={shelf} />
      <Choice
        legend={tx('cabinet.filter')}
        value={filter}
        values={FILTERS.map((value) => ({ value, label: tx(`cabinet.filter.${value}`) }))}
        onChange={setFilter}
      />
      {shown.length === 0 ? (
        <p class="card" role="status">
          {tx(filter === 'won' ? 'cabinet.none' : 'cabinet.noneOpen')}
        </p>
      ) : null}
      {grouped(shown).map(([group, feats]) => (
        <section key={group} class="stack">
          <h2>{tx(`cabinet.group.${group}`)}</h2>
          <ul class="feats">
            {feats.map((feat) => (
              <Card key={feat.id} of={feat} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Progress({ shelf }: { readonly shelf: readonly Shelved[] }) {
  const won = shelf.filter((feat) => feat.won !== null).length;
  return (
    <div class="cabinet-progress">
      <progress max={shelf.length} value={won} aria-hidden="true" />
      <strong>{tx('cabinet.count', { won, all: shelf.length })}</strong>
    </div>
  );
}
