import { useEffect, useRef, useState } from 'preact/hooks';
import { cautionText } from '#client/pieces/index.ts';
import { capital, type Lang, t } from '#content/locales/index.ts';
import type { View } from '#engine/mall/index.ts';
import { announcement, type NameOf } from './announce.ts';
import { HELP } from './cells.tsx';
import { heroName, hintText, spaceName } from './labels.ts';
import { markText } from './marks.tsx';
import { aimedAt, type BoardModel } from './model.ts';
import type { Offers } from './targets.ts';

export interface Tongue {
  readonly lang: Lang;
  readonly nameOf: NameOf;
}

/** Says what happens, and what the keyboard has chosen, to those who do not see it. */
export function Speaker({ model, lang, nameOf }: { readonly model: BoardModel } & Tongue) {
  const [events, setEvents] = useState('');
  const names = useRef(nameOf);
  names.current = nameOf;
  useEffect(
    () =>
      model.session.onNotice((notice) => {
        const view = model.view.value;
        if (!('kind' in notice) || notice.kind !== 'events' || view === null) return;
        const text = announcement(lang, view, notice.events, names.current);
        if (text !== '') setEvents(text);
      }),
    [model, lang],
  );
  return (
    <>
      <p class="spoken" id={HELP}>
        {t(lang, 'board.help')}
      </p>
      <p class="spoken" aria-live="polite">
        {events}
      </p>
      <p class="spoken" aria-live="polite">
        {ownText(model, lang)}
      </p>
      <p class="spoken" aria-live="polite">
        <Pointed model={model} lang={lang} />
      </p>
    </>
  );
}

/** Anew for each mark, so that pointing twice at one space is said twice. */
function Pointed({ model, lang }: { readonly model: BoardModel; readonly lang: Lang }) {
  const mark = model.marks.seen.value.filter(({ goesOn }) => !goesOn).at(-1);
  return mark === undefined ? null : <span key={mark.id}>{markText(model, lang, mark)}</span>;
}

function ownText(model: BoardModel, lang: Lang): string {
  const view = model.view.value as View;
  const hint = model.hint.value;
  const aimed = aimedAt(model.aim.value);
  const chosen = model.chosen.value;
  if (hint !== null) return hintText(lang, hint);
  if (aimed !== null) return t(lang, 'board.aim', { space: spaceName(lang, view, aimed) });
  if (chosen === null) return '';
  const count = (model.offers.value as Offers).targets.size;
  const key = count === 0 ? 'board.chosenNone' : count === 1 ? 'board.chosenOne' : 'board.chosen';
  const ways = capital(t(lang, key, { hero: heroName(lang, chosen), count }));
  const careful = cautionText(lang, view, chosen);
  return careful === '' ? ways : `${ways}. ${careful}`;
}
