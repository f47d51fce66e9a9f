import { useEffect, useState } from 'preact/hooks';
import { heroName } from '#client/heroName.ts';
import { capital } from '#content/locales/index.ts';
import type { PawnId } from '#engine/mall/index.ts';
import { prefs } from '../../prefs.ts';
import type { Seated } from '../../screens/game/around.ts';
import { buzz } from '../../sound/buzz.ts';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';

const LASTS = 2_600;

/** A capture is a moment for everybody; those who do not see it are told by the board. */
export function Caught({ session }: Seated) {
  const [hero, setHero] = useState<PawnId | null>(null);
  useEffect(
    () =>
      session.onNotice((notice) => {
        const events = 'kind' in notice && notice.kind === 'events' ? notice.events : [];
        const caught = events.findLast(({ type }) => type === 'captured');
        if (caught?.type === 'captured' && !events.some(({ type }) => type === 'dealt')) setHero(caught.hero);
      }),
    [session],
  );
  useEffect(() => {
    if (hero === null) return;
    buzz([120, 60, 120]);
    const timer = setTimeout(() => setHero(null), LASTS);
    return () => clearTimeout(timer);
  }, [hero]);
  if (hero === null) return null;
  return (
    <div class="caught" aria-hidden="true">
      <div class="caught-words">
        <Pic name="lock" />
        {capital(tx('game.event.captured', { hero: heroName(prefs.lang.value, hero) }))}
      </div>
    </div>
  );
}
