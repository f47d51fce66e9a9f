import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { theftText } from '#content/locales/theft.ts';
import { prefs } from '../../prefs.ts';
import { buzz } from '../../sound/synth.ts';
import { Pic } from '../../ui/pics.tsx';
import type { Seated } from './around.ts';

// The theft is a moment: for two seconds everybody sees it, and what to do now. It lies along an edge of the board where
// no hero stands. Those who do not see it are told by the board.

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
    if (shown && place.current !== null) clearOfHeroes(place.current);
  }, [shown]);
  if (!shown) return null;
  return (
    <div class="theft-place" ref={place} aria-hidden="true">
      <div class="theft">
        <Pic name="bag" />
        {theftText(prefs.lang.value, view)}
      </div>
    </div>
  );
}

/** Above, or below where fewer heroes stand there. */
function clearOfHeroes(place: HTMLElement): void {
  const above = hiddenBy(place);
  if (above === 0) return;
  place.classList.add('below');
  if (hiddenBy(place) >= above) place.classList.remove('below');
}

function hiddenBy(place: HTMLElement): number {
  const banner = place.getBoundingClientRect();
  const heroes = place.parentElement?.querySelectorAll('.pawn-toy') ?? [];
  return [...heroes].filter((hero) => {
    const { left, right, top, bottom } = hero.getBoundingClientRect();
    return left < banner.right && right > banner.left && top < banner.bottom && bottom > banner.top;
  }).length;
}
