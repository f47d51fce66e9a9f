import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { TowerBoard } from '#client/tower/board/index.ts';
import type { Published as Puzzle } from '#content/puzzle.ts';
import { readShipped, type Shipped } from '#content/quest-format/shipped.ts';
import { PAWNS } from '#engine/family/pawns.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { firstPosition } from '#engine/tower/position.ts';
import { prefs } from '../../../prefs.ts';
import { go, route } from '../../../router.ts';
import { Link } from '../../../ui/controls.tsx';
import { LinkField, useOrigin } from '../../../ui/linkField.tsx';
import { Pic } from '../../../ui/pics.tsx';
import { list, tx } from '../../../ui/text.ts';
import { TopBar } from '../../../ui/topbar.tsx';
import { usePlay } from '../../lobby/carry.ts';
import { Alone } from '../alone/alone.tsx';
import { HowHard } from '../edit/draftCheckCard.tsx';
import { Fetched } from '../fetched.tsx';
import { Counts } from './counts.tsx';
import { fetchPuzzle } from './fetchPuzzle.ts';
import { earnedOf } from './kept.ts';
import { Like } from './like.tsx';
import { noteDone } from './noteDone.ts';
import './published.css';

/** A puzzle that somebody drew, by its link. */
export function Published({ id }: { readonly id: string }) {
  const fetch = useCallback(async () => ({ puzzle: await fetchPuzzle(id) }), [id]);
  const shown = useShown();
  return (
    <Framed bare={shown.plays}>
      <Fetched fetch={fetch}>{({ puzzle }) => <Found puzzle={puzzle} {...shown} />}</Fetched>
    </Framed>
  );
}

/** Playing has the same address: going back, by whatever way, leads to the puzzle's page. */
function useShown() {
  const [played, setPlayed] = useState<object | null>(null);
  const play = () => {
    go(location.pathname);
    setPlayed(route.peek());
  };
  return { plays: played === route.value, play };
}

function Framed({ bare, children }: { readonly bare: boolean; readonly children: preact.ComponentChildren }) {
  if (bare) return <>{children}</>;
  return (
    <>
      <TopBar />
      <main class="screen published" id="content">
        {children}
      </main>
    </>
  );
}

interface FoundProps {
  readonly puzzle: Puzzle | null;
  readonly plays: boolean;
  readonly play: () => void;
}

function Found({ puzzle: first, plays, play }: FoundProps) {
  const latest = useProven(first);
  const shown = useRef(latest);
  // Whoever is playing goes on with what they began.
  if (!plays) shown.current = latest;
  const puzzle = shown.current;
  const shipped = useMemo(() => (puzzle === null ? null : readShipped(puzzle.quest)), [puzzle]);
  if (puzzle === null || shipped === null || 'errors' in shipped) return <None />;
  const by =
    puzzle.author === null ? tx('editor.published.makers') : tx('editor.by', { author: puzzle.author });
  if (!plays) return <Page puzzle={puzzle} shipped={shipped} by={by} onPlay={play} />;
  const home = `/tower/p/${puzzle.code}`;
  return (
    <Alone
      shipped={shipped}
      keeps
      star={earnedOf(puzzle.code)}
      title={puzzle.title}
      place={by}
      home={home}
      ways={(again) => <Ways code={puzzle.code} again={again} />}
      onDone={(done) => noteDone(puzzle.code, done)}
    />
  );
}

/** The server may still be at its proof: it is asked again a little later. */
const LATER = [3_000, 10_000];

function useProven(first: Puzzle | null): Puzzle | null {
  const [puzzle, setPuzzle] = useState(first);
  useEffect(() => {
    if (first === null || first.optimal === 'proven') return;
    const again = () => fetchPuzzle(first.code).then((next) => next && setPuzzle(next), NOTHING);
    const timers = LATER.map((time) => setTimeout(again, time));
    return () => timers.forEach(clearTimeout);
  }, [first]);
  return puzzle;
}

/** What is shown is true all the same. */
const NOTHING = () => undefined;

interface PageProps {
  readonly puzzle: Puzzle;
  readonly shipped: Shipped;
  readonly by: string;
  readonly onPlay: () => void;
}

function Page({ puzzle, shipped, by, onPlay }: PageProps) {
  const { quest, drawing, proof } = shipped;
  const together = usePlay();
  const graph = useMemo(() => graphOf(quest), [quest]);
  const position = useMemo(() => firstPosition(graph), [graph]);
  const { origin } = useOrigin();
  useTitle(puzzle.title);
  const heroes = PAWNS.filter((pawn) => quest.starts[pawn] !== undefined);
  return (
    <>
      <div class="published-card">
        <div class="published-mini">
          <TowerBoard graph={graph} position={position} lang={prefs.lang.value} />
        </div>
        <div class="stack">
          <p class="small soft">{tx('editor.published.what')}</p>
          <h1>{puzzle.title}</h1>
          <p>
            {by} · {list(heroes.map((pawn) => tx(`game.hero.${pawn}`)))}
          </p>
          <div class="row">
            <button type="button" class="button sand" onClick={onPlay}>
              <Pic name="play" />
              {tx('editor.published.alone')}
            </button>
            <button
              type="button"
              class="button"
              disabled={together.busy}
              onClick={() => together.onPlay({ tower: { drawing, name: puzzle.title, tongue: 'beginner' } })}
            >
              <Pic name="people" />
              {tx('editor.published.together')}
            </button>
            <Link to={`/tower/edit/${puzzle.code}`} class="button plain">
              <Pic name="pen" />
              {tx('editor.published.change')}
            </Link>
          </div>
          <p>
            <strong>{tx('editor.published.best', { count: proof.solution.length })}</strong>
            <br />
            <span class="small soft">{tx(`editor.published.${puzzle.optimal}`)}</span>
          </p>
          <p>
            <Counts puzzle={puzzle} />
          </p>
          <div class="row">
            <Like code={puzzle.code} />
          </div>
          <HowHard grade={{ total: proof.grade }} dead={proof.dead} needs={proof.needs} plain />
        </div>
      </div>
      <LinkField link={`${origin}/tower/p/${puzzle.code}`} label={tx('editor.published.share')} />
      <div class="row">
        <Onward />
      </div>
    </>
  );
}

function Onward() {
  return (
    <>
      <Link to="/tower/p" class="button">
        <Pic name="share" />
        {tx('editor.browse.title')}
      </Link>
      <Link to="/tower" class="button">
        <Pic name="tower" />
        {tx('tower.back')}
      </Link>
    </>
  );
}

/** Where it goes on from a puzzle that is over. */
function Ways({ code, again }: { readonly code: string; readonly again: () => void }) {
  return (
    <div class="end-ways">
      <Like code={code} />
      <button type="button" class="button" onClick={again}>
        <Pic name="again" />
        {tx('tower.done.again')}
      </button>
      <Onward />
    </div>
  );
}

/** What a link to it is called where it is opened. */
function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = tx('page.title');
    };
  }, [title]);
}

function None() {
  return (
    <>
      <h1>{tx('editor.published.none')}</h1>
      <p>{tx('editor.published.noneNext')}</p>
      <div class="row">
        <Link to="/tower/edit" class="button primary">
          <Pic name="pen" />
          {tx('editor.title')}
        </Link>
        <Link to="/tower" class="button">
          {tx('tower.back')}
        </Link>
      </div>
    </>
  );
}
