import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { HeroToken } from '#client/art/heroes.tsx';
import { PAWNS, type Result, type View } from '#engine/mall/index.ts';
import { lessMotion } from '../../prefs.ts';
import { later } from '../../ui/later.tsx';
import { Pic } from '../../ui/pics.tsx';
import { tx, txMaybe } from '../../ui/text.ts';
import { type Achiever, useFresh } from './achieved.tsx';
import { celebrate, wasCelebrated } from './celebrated.ts';
import type { Story } from './story.ts';
import { Unfold } from './unfold.tsx';
import './end.css';

// The end is a moment first: everyone looks at the mall. Then comes its story.

const MOMENT = 2_400;

export interface EndProps {
  /** What was played. */
  readonly name?: string | undefined;
  /** Whose log the server has; nothing where one played alone. */
  readonly game?: string;
  readonly view: View;
  readonly story: Story | null;
  readonly nameOf: (seat: number) => string;
  /** Whose achievements are told, where there may be any. */
  readonly achiever?: Achiever;
  readonly children: ComponentChildren;
  /** What is wanted less often. */
  readonly rare?: ComponentChildren;
  /** How it ended, where that is not told by the table's result alone. */
  readonly title?: string | undefined;
  readonly why?: string | undefined;
  /** Whether all the others are bots: then nobody was there to talk to. */
  readonly amongBots?: boolean;
  /** What is shown before the result, and with it. */
  readonly first?: ComponentChildren;
  readonly roles?: ComponentChildren;
}

const LateTale = later(async () => (await import('./tale.tsx')).fetchTale(), Counting, Counting);

export function End({ children, rare, story, achiever, first, roles, ...told }: EndProps) {
  const { game, view } = told;
  const fresh = useFresh(achiever, view, game ?? '');
  const { result } = view.shared;
  const [after, setAfter] = useState(() => wasCelebrated(game));
  const [folded, setFolded] = useState(false);
  useEffect(() => {
    if (result === null) return;
    LateTale.ahead();
    celebrate(game);
    const timer = setTimeout(() => setAfter(true), lessMotion() ? 900 : MOMENT);
    return () => clearTimeout(timer);
  }, [result, game]);
  if (result === null) return null;
  if (!after) return <Moment {...told} />;
  if (first)
    return (
      <section class="end" aria-label={tx('play.end.story')}>
        <div class="end-card">{first}</div>
      </section>
    );
  if (folded) return <Unfold onUnfold={() => setFolded(false)} />;
  return (
    <section class="end" aria-label={tx('play.end.story')}>
      <div class="end-card">
        <Headline {...told} />
        <div class="end-ways">
          {children}
          <div class="end-rare">
            {rare}
            <button type="button" class="button" onClick={() => setFolded(true)}>
              <Pic name="eye" />
              {tx('play.end.look')}
            </button>
          </div>
        </div>
        {roles}
        {story === null ? <Counting /> : <LateTale.Show {...told} story={story} fresh={fresh} />}
      </div>
    </section>
  );
}

/** How it ended, in a few words; being caught is not running out of sand. */
export function endTitle({ title, view }: Pick<EndProps, 'title' | 'view'>): string {
  const { won, reason } = view.shared.result as Result;
  return title ?? (won ? tx('play.end.won') : (txMaybe(`security.lost.${reason}`) ?? tx('play.end.lost')));
}

function Counting() {
  return <p>{tx('play.end.counting')}</p>;
}

function Moment(props: Pick<EndProps, 'title' | 'view'>) {
  const { view } = props;
  const won = view.shared.result?.won;
  return (
    <div class={won ? 'moment won' : 'moment lost'} role="alert">
      <strong>{endTitle(props)}</strong>
      {won ? (
        <div class="moment-cast">
          {heroesOf(view).map((pawn) => (
            <HeroToken key={pawn} pawn={pawn} size={110} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** Whoever may celebrate: guards do not. */
const heroesOf = ({ box }: View) => PAWNS.filter((pawn) => box.pawns.includes(pawn));

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

function Headline(props: Pick<EndProps, 'name' | 'view' | 'title' | 'why' | 'amongBots'>) {
  const { name, view, why, amongBots = false } = props;
  const { won, reason } = view.shared.result as Result;
  const lost = txMaybe(`game.lost.${reason}`) ?? tx('game.lost.unknown');
  return (
    <header>
      {name === undefined ? null : <p class="small soft end-name">{name}</p>}
      <h2 ref={focus} tabIndex={-1} class={won ? 'end-won' : 'end-lost'}>
        {endTitle(props)}
      </h2>
      <p>{why ?? (won ? praise(view, amongBots) : lost)}</p>
    </header>
  );
}

/** Only who had to be silent is praised for it. */
function praise({ box }: View, amongBots: boolean): string {
  if (box.setup.players === 1) return tx('play.end.wonAlone');
  if (amongBots) return tx('play.end.wonAmongBots');
  return tx(box.policies.words === 'always' ? 'play.end.wonFree' : 'play.end.wonHint');
}
