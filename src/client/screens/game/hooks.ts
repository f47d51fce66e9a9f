import { useEffect, useLayoutEffect } from 'preact/hooks';
import { markIn } from '#client/mall/pointing.ts';
import { piecesOf } from '#client/pieces/index.ts';
import type { Notice, Session } from '#client/state/session.ts';
import type { MallEvent } from '#engine/mall/index.ts';
import { cueOf } from '../../sound/cues.ts';
import { sound } from '../../sound/synth.ts';
import { tx, txMaybe } from '../../ui/text.ts';
import { toast, toasts } from '../../ui/toasts.tsx';

/** Everything that happens is heard; a long history (a page that came late) is not. */
const MOST_AT_ONCE = 12;

/** A stare is seen; the others are no news. */
const UNHEARD: ReadonlySet<string> = new Set(['stare', 'wayBack', 'chat']);

export function useSounds(session: Session, seat: number | null): void {
  useEffect(
    () =>
      session.onNotice((notice) => {
        if ('type' in notice) {
          if (!UNHEARD.has(notice.type) && !isLine(notice)) sound('said');
        } else if (notice.kind === 'refused') sound('refused');
        else if (notice.kind === 'events' && notice.events.length <= MOST_AT_ONCE)
          for (const cue of cuesOf(session, notice.events, seat)) if (cue !== null) sound(cue);
      }),
    [session, seat],
  );
}

/** Each once, however often it is called for. */
function cuesOf({ play }: Session, events: readonly MallEvent[], seat: number | null) {
  const voices = play.value === null ? [] : piecesOf(play.value.view.box);
  return new Set(events.map((event) => cueOf(event, seat, voices)));
}

/** [R12] what can no longer be mended, everybody reads, until it is closed or the game is over. */
export function useWarnings(session: Session): void {
  const game = session.play.value?.game;
  const over = session.play.value?.view.shared.phase === 'over';
  useEffect(() => {
    if (over) return;
    const closers: (() => void)[] = [];
    const hear = session.onNotice((notice) => {
      if (!('kind' in notice) || notice.kind !== 'events') return;
      for (const event of notice.events)
        if (event.type === 'warned')
          closers.push(toast(txMaybe(`game.event.warned.${event.code}`) ?? tx('game.event.warned'), true));
    });
    return () => {
      hear();
      for (const close of closers) close();
    };
  }, [session, game, over]);
}

/** Whoever is chosen on the board stays in sight: a sentence that would lie over it comes below it. */
export function ClearSight(): null {
  const { value } = toasts;
  useLayoutEffect(() => {
    const list = document.querySelector<HTMLElement>('.toasts');
    if (list === null || value.length === 0) return;
    list.style.marginTop = '';
    const hero = document.querySelector('.pawn-chosen')?.getBoundingClientRect();
    const own = list.getBoundingClientRect();
    if (hero !== undefined && areOverlapping(hero, own))
      list.style.marginTop = `${hero.bottom - own.top + 6}px`;
    return () => {
      list.style.marginTop = '';
    };
  }, [value]);
  return null;
}

const areOverlapping = (one: DOMRect, other: DOMRect) =>
  one.bottom > other.top && one.top < other.bottom && one.right > other.left && one.left < other.right;

/** A line is told in many pieces: it is only seen. */
const isLine = (notice: Notice) => markIn(notice)?.kind === 'stroke';
