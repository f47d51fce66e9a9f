import { useLayoutEffect, useRef } from 'preact/hooks';
import { HeroToken } from '#client/art/heroes.tsx';
import { Hourglass } from '#client/mall/index.ts';
import { Pic } from '../../ui/pics.tsx';
import { gameName, heading, tx } from '../../ui/text.ts';
import type { Seated } from './around.ts';
import { timersOf } from './facts.ts';

/** How long we have, how much of the mall is left, what has happened. */
export function StatusBar({ session, view }: Seated) {
  const { shared, box } = view;
  const timers = timersOf(view);
  const next = shared.deckTop === null ? undefined : box.tiles[shared.deckTop]?.name;
  const name = gameName(session.play.value?.title ?? {});
  return (
    <div class="game-status" ref={useMeasured()}>
      <Hourglass session={session} />
      <div class="facts">
        {name === undefined ? null : (
          <h1 class="fact-title">
            <span class="fact-long">{name}</span>
          </h1>
        )}
        <Fact
          pic="deck"
          text={tx('play.status.tiles', { count: shared.deckLeft })}
          short={`${shared.deckLeft}`}
        />
        <Fact
          pic="hourglass"
          text={tx('play.status.timers', { count: timers.used, all: timers.all })}
          short={`${timers.used}/${timers.all}`}
        />
        {next === undefined ? null : (
          <Fact pic="top" text={tx('play.status.next', { tile: next })} short={next} />
        )}
        {shared.stolen ? <Escaped view={view} /> : null}
      </div>
    </div>
  );
}

/** Tells the screen how much of the board's corner it covers. */
function useMeasured() {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = panel;
    const game = current?.closest<HTMLElement>('.game');
    if (current == null || game == null) return;
    const observer = new ResizeObserver(() => {
      game.style.setProperty('--status-wide', `${current.offsetLeft + current.offsetWidth}px`);
      game.style.setProperty('--status-high', `${current.offsetTop + current.offsetHeight}px`);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return panel;
}

interface FactProps {
  readonly pic: 'deck' | 'hourglass' | 'top';
  readonly text: string;
  readonly short: string;
}

function Fact({ pic, text, short }: FactProps) {
  return (
    <p class="fact" title={text}>
      <Pic name={pic} />
      <span class="fact-short" aria-hidden="true">
        {short}
      </span>
      <span class="fact-long">{text}</span>
    </p>
  );
}

function Escaped({ view }: Pick<Seated, 'view'>) {
  const { escaped } = view.shared;
  const out = view.box.pawns.filter((_, index) => escaped[index]);
  return (
    <p class="fact stolen">
      <Pic name="bag" />
      <strong class="fact-long">{tx('play.status.stolen')}</strong>
      <span class="fact-short" aria-hidden="true">
        {out.length}/{escaped.length}
      </span>
      <span class="fact-long">{tx('play.status.out', { count: out.length, all: escaped.length })}</span>
      <span class="fact-heroes">
        {out.map((pawn) => (
          <span key={pawn} title={heading(`game.hero.${pawn}`)}>
            <HeroToken pawn={pawn} size={26} />
          </span>
        ))}
      </span>
    </p>
  );
}
