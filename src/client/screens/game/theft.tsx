import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { PHONE } from '#client/media.ts';
import { theftText } from '#content/locales/theft.ts';
import { prefs } from '../../prefs.ts';
import { buzz } from '../../sound/buzz.ts';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import type { Seated } from './around.ts';

// The theft is a moment: for two seconds everybody sees it, and what to do now. It lies along an edge of the board where
// no hero stands and no exit calls. Those who do not see it are told by the board.

const LASTS = 2_200;

export function TheftBanner({ session, view }: Seated) {
  const [shown, setShown] = useState(false);
  useEffect(
    () =>
      session.onNotice((notice) => {
        const events = 'kind' in notice && notice.kind === 'events' ? notice.events : [];
        if (events.some(({ type }) => type === 'stolen') && !events.some(({ type }) => type === 'dealt'))
          setShown(true);
      }),
    [session],
  );
  useEffect(() => {
    if (!shown) return;
    buzz([60, 40, 120]);
    const timer = setTimeout(() => setShown(false), LASTS);
    return () => clearTimeout(timer);
  }, [shown]);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    if (!shown || current === null) return;
    settle(current);
    // Once more when the exits are lit.
    const frame = requestAnimationFrame(() => settle(current));
    return () => cancelAnimationFrame(frame);
  }, [shown]);
  if (!shown) return null;
  return (
    <div class="theft-place" ref={place} aria-hidden="true">
      <div class="theft">
        <Pic name="bag" />
        {matchMedia(PHONE).matches ? tx('game.event.stolen') : theftText(prefs.lang.value, view)}
      </div>
    </div>
  );
}

/** Above, or below where less is hidden there. */
function settle(place: HTMLElement): void {
  place.classList.remove('below');
  const above = hiddenBy(place);
  if (above === 0) return;
  place.classList.add('below');
  if (hiddenBy(place) >= above) place.classList.remove('below');
}

/** An exit is worse to hide than all heroes together. */
const EXIT = 10;

function hiddenBy(place: HTMLElement): number {
  const banner = place.getBoundingClientRect();
  const hidden = [...(place.parentElement?.querySelectorAll('.pawn-toy, .lit-exit') ?? [])].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < banner.right && right > banner.left && top < banner.bottom && bottom > banner.top;
  });
  return hidden.reduce((sum, one) => sum + (one.matches('.lit-exit') ? EXIT : 1), 0);
}
