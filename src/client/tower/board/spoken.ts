import { useEffect, useRef, useState } from 'preact/hooks';
import type { Spoken } from '#client/board/speaker.tsx';
import { heroName } from '#client/heroName.ts';
import { capital, type Lang, t } from '#content/locales/index.ts';
import type { Position } from '#engine/tower/position.ts';
import { announcement } from './announce.ts';
import { hintText } from './labels.ts';
import type { TowerModel } from './model.ts';

/** What happens, and what the keyboard has chosen, for those who do not see it. */
export function useSpoken(model: TowerModel | undefined, lang: Lang): Spoken | undefined {
  const [events, setEvents] = useState('');
  const before = useRef<Position | null>(null);
  before.current ??= model?.game.value?.position ?? null;
  useEffect(
    () =>
      model?.quest.onNotice((notice) => {
        const game = model.game.value;
        if (!('kind' in notice) || notice.kind !== 'events' || game === null) return;
        const text = announcement(lang, before.current ?? game.position, game, notice.events);
        before.current = game.position;
        if (text !== '') setEvents(text);
      }),
    [model, lang],
  );
  return model === undefined ? undefined : { events, own: ownText(model, lang) };
}

function ownText({ hint, chosen, offers }: TowerModel, lang: Lang): string {
  const { swaps, targets } = offers.value;
  if (hint.value !== null) return hintText(lang, hint.value);
  if (swaps.size > 0) return t(lang, 'tower.swap.keys');
  if (chosen.value === null) return '';
  const count = targets.size;
  const key = count === 0 ? 'board.chosenNone' : 'board.chosen';
  return capital(t(lang, key, { hero: heroName(lang, chosen.value), count }));
}
