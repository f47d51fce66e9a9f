import { useEffect, useRef, useState } from 'preact/hooks';
import type { Spoken } from '#client/board/speaker.tsx';
import { aimedSpace } from '#client/board/state.ts';
import { heroName } from '#client/heroName.ts';
import { cautionText } from '#client/pieces/index.ts';
import { capital, type Lang, t } from '#content/locales/index.ts';
import type { View } from '#engine/mall/index.ts';
import { announcement, type NameOf } from './announce.ts';
import { hintText, spaceName } from './labels.ts';
import { late } from './late.ts';
import type { MallModel } from './model.ts';

/** What happens, and what the keyboard has chosen, for those who do not see it. */
export function useSpoken(model: MallModel, lang: Lang, nameOf: NameOf): Spoken {
  const [events, setEvents] = useState('');
  const asked = late.value;
  const names = useRef(nameOf);
  names.current = nameOf;
  useEffect(
    () =>
      model.session.onNotice((notice) => {
        const view = model.view.value;
        if (!('kind' in notice) || notice.kind !== 'events' || view === null) return;
        // Of a history nothing is new, and a seat's moves may be those of somebody who sat in it before.
        if (notice.retold) return;
        const text = announcement(lang, view, notice.events, names.current);
        if (text !== '') setEvents(text);
      }),
    [model, lang],
  );
  return {
    events,
    own: ownText(model, lang, nameOf),
    shown: asked && <asked.Pointed model={model} lang={lang} />,
  };
}

function ownText(model: MallModel, lang: Lang, nameOf: NameOf): string {
  const view = model.view.value as View;
  const hint = model.hint.value;
  const aimed = aimedSpace(model);
  const chosen = model.chosen.value;
  if (hint !== null) return hintText(lang, hint, { view, nameOf });
  if (aimed !== null) return t(lang, 'board.aim', { space: spaceName(lang, view, aimed) });
  if (chosen === null) return '';
  const count = model.offers.value.targets.size;
  const key = count === 0 ? 'board.chosenNone' : 'board.chosen';
  const ways = capital(t(lang, key, { hero: heroName(lang, chosen), count }));
  const careful = cautionText(lang, view, chosen);
  return careful === '' ? ways : `${ways}. ${careful}`;
}
