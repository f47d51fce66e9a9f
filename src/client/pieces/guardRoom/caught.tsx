import { useEffect, useState } from 'preact/hooks';
import { heroName } from '#client/heroName.ts';
import { capital, type Lang, maybe, t } from '#content/locales/index.ts';
import type { View } from '#engine/mall/index.ts';
import { prefs } from '../../prefs.ts';
import type { Seated } from '../../screens/game/around.ts';
import { buzz } from '../../sound/buzz.ts';
import { Pic } from '../../ui/pics.tsx';
import type { Capture } from './captures.ts';

/** [X5.1] [X8.2] [X13.2] that a guard did it goes without saying. */
export function capturedText(lang: Lang, { box }: View, { hero: caught, by }: Capture): string {
  const hero = heroName(lang, caught);
  const name = maybe(lang, `game.theCatcher.${by}`) ?? heroName(lang, by ?? '');
  const isGuard = by === null || box.cast.some(({ id, kind }) => id === by && kind === 'guard');
  const told = isGuard
    ? t(lang, 'game.event.captured', { hero })
    : t(lang, 'game.event.caughtBy', { by: name, hero });
  return capital(told);
}

const LASTS = 2_600;

/** A capture is a moment for everybody; those who do not see it are told by the board. */
export function Caught({ session, view }: Seated) {
  const [capture, setCapture] = useState<Capture | null>(null);
  useEffect(
    () =>
      session.onNotice((notice) => {
        const events = 'kind' in notice && notice.kind === 'events' ? notice.events : [];
        const caught = events.findLast(({ type }) => type === 'captured');
        if (caught?.type === 'captured' && !events.some(({ type }) => type === 'dealt')) setCapture(caught);
      }),
    [session],
  );
  useEffect(() => {
    if (capture === null) return;
    buzz([120, 60, 120]);
    const timer = setTimeout(() => setCapture(null), LASTS);
    return () => clearTimeout(timer);
  }, [capture]);
  if (capture === null) return null;
  return (
    <div class="caught" aria-hidden="true">
      <div class="caught-words">
        <Pic name="lock" />
        {capturedText(prefs.lang.value, view, capture)}
      </div>
    </div>
  );
}
