import { useEffect, useState } from 'preact/hooks';
import { fetchTalesTexts } from '../../talesTexts.ts';
import { BackToTable, staying } from '../../ui/backToTable.tsx';
import { Choice, Link } from '../../ui/controls.tsx';
import { later } from '../../ui/later.tsx';
import { Pic } from '../../ui/pics.tsx';
import { gameName, tx, txMaybe } from '../../ui/text.ts';
import { TopBar } from '../../ui/topbar.tsx';
import { fetchOpen, type OpenHere } from './around.ts';
import { WithBots } from './bots.tsx';
import {
  type BookPart,
  type Challenge,
  type EveningWin,
  eveningPagesOf,
  fetchBook,
  fetchBotPages,
  isQuest,
  ownPagesOf,
  pagesOf,
  type ScenarioWin,
  type Win,
} from './lines.ts';
import { fetchNames } from './names.ts';
import { Progress, StillOpen } from './open.tsx';
import { Past } from './past.tsx';
import { Sides } from './sides.tsx';
import { Won } from './won.tsx';
import './book.css';

type Whole = BookPart & { readonly open: OpenHere; readonly withBots: BookPart };
type Fetched = Whole | 'fetching' | 'failed';

/** Nothing of it is shown before its words are here. */
async function fetchWhole(room: string | null): Promise<Fetched> {
  const [part, open, withBots] = await Promise.all([
    fetchBook(room, null),
    fetchOpen(room),
    fetchBotPages(room, null),
    fetchTalesTexts(),
  ]);
  if (part === null || open === null) return 'failed';
  await fetchNames([...linesIn(part), ...linesIn(withBots)]);
  return { ...part, open, withBots };
}

const linesIn = ({ challenges }: BookPart) => challenges.flatMap(({ lines }) => lines);

const LateCabinet = later(async () => (await import('../cabinet/cabinet.tsx')).fetchCabinet());

interface BookProps {
  readonly room: string | null;
  /** What somebody has achieved is a chapter of its own. */
  readonly cabinet?: boolean;
}

export function Book({ room, cabinet = false }: BookProps) {
  return cabinet ? <LateCabinet.Show room={room} /> : <Lines key={room} room={room} />;
}

function Lines({ room }: Pick<BookProps, 'room'>) {
  const [whose, setWhose] = useState<'room' | 'host'>(room === null ? 'host' : 'room');
  const [book, setBook] = useState<Fetched>('fetching');
  const asked = whose === 'room' ? room : null;
  useEffect(() => {
    setBook('fetching');
    fetchWhole(asked).then(setBook, () => setBook('failed'));
  }, [asked]);
  const more = async (after: string) => {
    const part = await fetchBook(asked, after);
    if (part !== null) await fetchNames(linesIn(part));
    if (part !== null) setBook((before) => joined(before, part));
  };
  return (
    <>
      <TopBar />
      <main class="screen" id="content">
        <h1>{tx('page.book.title')}</h1>
        {typeof book === 'string' ? null : <p>{tx('tales.book.intro')}</p>}
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
        {typeof book === 'string' ? null : <CabinetDoor room={room} />}
        <Pages key={asked ?? ''} room={asked} book={book} onMore={more} />
      </main>
    </>
  );
}

function CabinetDoor({ room }: Pick<BookProps, 'room'>) {
  return (
    <Link to={room === null ? '/book/cabinet' : `/book/cabinet?room=${room}`} class="card book-door">
      <Pic name="ribbon" />
      <span>
        <strong>{tx('tales.cabinet')}</strong>
        <span class="small soft">{tx('tales.cabinetHint')}</span>
      </span>
    </Link>
  );
}

function joined(before: Fetched, { challenges, next }: BookPart): Fetched {
  if (typeof before === 'string') return before;
  return { ...before, challenges: [...before.challenges, ...challenges], next };
}

interface PagesProps {
  readonly room: string | null;
  readonly book: Fetched;
  readonly onMore: (after: string) => Promise<void>;
}

function Pages({ room, book, onMore }: PagesProps) {
  if (book === 'fetching') return <p role="status">{tx('page.loading')}</p>;
  if (book === 'failed') return <p role="alert">{tx('page.book.failed')}</p>;
  const { challenges, next, open, withBots } = book;
  const isWhite = challenges.length + withBots.challenges.length === 0;
  return (
    <>
      {isWhite ? <White /> : null}
      {challenges.length === 0 ? null : <Progress open={open} />}
      <div class="book-pages">
        {pagesOf(challenges).map(({ scenario, levels }) => (
          <section class="card book-page" key={scenario}>
            <h2>
              {scenario}. {txMaybe(`game.scenario.${scenario}`)}
            </h2>
            <p class="small soft">{txMaybe(`game.about.${scenario}`)}</p>
            {levels.map((level) => (
              <LevelWon key={level.challenge} room={room} of={level} />
            ))}
          </section>
        ))}
      </div>
      <EveningPages room={room} pages={eveningPagesOf(challenges)} />
      <OwnPages room={room} pages={ownPagesOf(challenges)} />
      {challenges.some(isQuest) ? <LateQuests.Show room={room} challenges={challenges} /> : null}
      <Sides room={room} />
      <WithBots room={room} first={withBots} />
      {next === null ? null : <More onMore={() => onMore(next)} />}
      {room === null ? null : <Past room={room} />}
      <StillOpen open={open} />
    </>
  );
}

/** An empty book is an invitation. */
function White() {
  return (
    <section class="card book-white">
      <Pic name="book" />
      <h2>{tx('tales.book.white')}</h2>
      <p>{tx('tales.book.empty')}</p>
    </section>
  );
}

const flips = ({ timers }: Win) => tx('tales.book.flips', { count: timers });

/** From the eighth on a scenario has levels. */
function LevelWon(props: { readonly room: string | null; readonly of: Challenge<ScenarioWin> }) {
  const { scenario = 0, level = 1 } = props.of.lines[0] ?? {};
  return (
    <>
      {scenario > 7 ? <h3>{tx('tales.book.level', { level })}</h3> : null}
      <Won {...props} how={(line) => [flips(line)]} />
    </>
  );
}

function More({ onMore }: { readonly onMore: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const more = async () => {
    setBusy(true);
    await onMore();
    setBusy(false);
  };
  return (
    <button type="button" class="button" disabled={busy} onClick={more}>
      {tx('tales.book.moreChallenges')}
    </button>
  );
}

const LateQuests = later(async () => (await import('../tower/table/bookPages.tsx')).fetchQuestPages());

interface EveningPagesProps {
  readonly room: string | null;
  readonly pages: ReturnType<typeof eveningPagesOf>;
}

/** [X0.7] the evenings of Maximum Security, each under its own name. */
function EveningPages({ room, pages }: EveningPagesProps) {
  if (pages.length === 0) return null;
  return (
    <section class="stack">
      <h2>{tx('game.security')}</h2>
      <div class="book-pages">
        {pages.map((page) => (
          <section class="card book-page" key={page.challenge}>
            <h3>{gameName(titleOf(page))}</h3>
            <Won room={room} of={page} how={(line) => [flips(line)]} />
          </section>
        ))}
      </div>
    </section>
  );
}

function titleOf({ lines }: Challenge<EveningWin>): Readonly<Record<string, string | number>> {
  const { evening = '', hardcore } = lines[0] ?? {};
  return { evening, ...(hardcore === undefined ? {} : { hardcore }) };
}

interface OwnPagesProps {
  readonly room: string | null;
  readonly pages: ReturnType<typeof ownPagesOf>;
}

/** Scenarios that somebody composed: under their names, apart from those that everyone knows. */
function OwnPages({ room, pages }: OwnPagesProps) {
  if (pages.length === 0) return null;
  return (
    <section class="stack">
      <h2>{tx('own.title')}</h2>
      <div class="book-pages">
        {pages.map((page) => (
          <section class="card book-page" key={page.challenge}>
            <h3 class="book-own">
              <Link to={`/own/${page.lines[0]?.code}`}>{page.lines[0]?.own}</Link>
            </h3>
            <Won room={room} of={page} how={(line) => [flips(line)]} />
          </section>
        ))}
      </div>
    </section>
  );
}
