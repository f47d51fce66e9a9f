import { useEffect } from 'preact/hooks';
import { markIn } from '#client/mall/pointing.ts';
import { piecesOf } from '#client/pieces/index.ts';
import type { Notice, Session } from '#client/state/session.ts';
import type { MallEvent } from '#engine/mall/index.ts';
import { cueOf } from '../../sound/cues.ts';
import { sound } from '../../sound/synth.ts';
import { tx, txMaybe } from '../../ui/text.ts';
import { toast } from '../../ui/toasts.tsx';

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

/** What can no longer be mended, everybody reads. */
export function useWarnings(session: Session): void {
  useEffect(
    () =>
      session.onNotice((notice) => {
        if (!('kind' in notice) || notice.kind !== 'events') return;
        for (const event of notice.events)
          if (event.type === 'warned')
            toast(txMaybe(`game.event.warned.${event.code}`) ?? tx('game.event.warned'));
      }),
    [session],
  );
}

/** A line is told in many pieces: it is only seen. */
const isLine = (notice: Notice) => markIn(notice)?.kind === 'stroke';
