import { useLayoutEffect, useRef } from 'preact/hooks';
import { Hourglass } from '#client/mall/index.ts';
import { security } from '#client/pieces/here.ts';
import { piecesOf } from '#client/pieces/index.ts';
import { isFaceUp } from '#engine/mall/deck.ts';
import { Pic } from '../../ui/pics.tsx';
import { gameName, tx } from '../../ui/text.ts';
import type { Seated } from './around.ts';
import { timersOf } from './facts.ts';
import { Tracker } from './tracker.tsx';

/** How long we have, how much of the mall is left, how far we have come. In a lesson what it says itself is enough. */
export function StatusBar({ lesson = false, ...seated }: Seated & { readonly lesson?: boolean }) {
  const { session, view } = seated;
  const { shared, box } = view;
  const timers = timersOf(view);
  const next = isFaceUp(view) ? (box.tiles[shared.deckTop ?? -1]?.name ?? '–') : undefined;
  const Back = security.value?.DeckBack;
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
        {Back && <Back view={view} />}
        <Fact
          pic="hourglass"
          text={tx('play.status.timers', { count: timers.used, all: timers.all })}
          short={`${timers.used}/${timers.all}`}
        />
        {next === undefined ? null : (
          <Fact pic="top" text={tx('play.status.next', { tile: next })} short={next} />
        )}
        {lesson ? null : (
          <div class={shared.stolen ? 'tracker stolen' : 'tracker'}>
            <Tracker view={view} />
          </div>
        )}
        {piecesOf(box).map(({ id, UntilFlip }) => UntilFlip && <UntilFlip key={id} {...seated} />)}
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
    const tell = () => {
      game.style.setProperty('--status-wide', `${current.offsetLeft + current.offsetWidth}px`);
      game.style.setProperty('--status-high', `${current.offsetTop + current.offsetHeight}px`);
    };
    // At once as well: the board is about to be fitted.
    tell();
    const observer = new ResizeObserver(tell);
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
