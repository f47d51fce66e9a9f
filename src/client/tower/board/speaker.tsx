import { useEffect, useRef, useState } from 'preact/hooks';
import { heroName } from '#client/board/labels.ts';
import { capital, type Lang, t } from '#content/locales/index.ts';
import type { Stand } from '#engine/tower/stand.ts';
import { announcement } from './announce.ts';
import { HELP } from './cells.tsx';
import { refusedText } from './labels.ts';
import type { TowerModel } from './model.ts';

/** Says what happens, and what the keyboard has chosen, to those who do not see it. */
export function Speaker({ model, lang }: { readonly model: TowerModel; readonly lang: Lang }) {
  const [events, setEvents] = useState('');
  const before = useRef<Stand | null>(null);
  before.current ??= model.game.value?.stand ?? null;
  useEffect(
    () =>
      model.table.onNotice((notice) => {
        const game = model.game.value;
        if (!('kind' in notice) || notice.kind !== 'events' || game === null) return;
        const text = announcement(lang, before.current ?? game.stand, game, notice.events);
        before.current = game.stand;
        if (text !== '') setEvents(text);
      }),
    [model, lang],
  );
  return (
    <>
      <p class="spoken" id={HELP}>
        {t(lang, 'tower.help.keys')}
      </p>
      <p class="spoken" aria-live="polite">
        {events}
      </p>
      <p class="spoken" aria-live="polite">
        {ownText(model, lang)}
      </p>
    </>
  );
}

function ownText(model: TowerModel, lang: Lang): string {
  const refused = model.refused.value;
  const chosen = model.chosen.value;
  const { swaps, targets } = model.offers.value;
  if (refused !== null) return refusedText(lang, refused);
  if (swaps.size > 0) return t(lang, 'tower.swap.keys');
  if (chosen === null) return '';
  const count = targets.size;
  const key = count === 0 ? 'board.chosenNone' : count === 1 ? 'board.chosenOne' : 'board.chosen';
  return capital(t(lang, key, { hero: heroName(lang, chosen), count }));
}
