import { type Lang, t } from '#content/locales/index.ts';
import type { View } from '#engine/mall/index.ts';
import { prefs } from '../../prefs.ts';
import type { AtTable, PagePiece } from '../piece.ts';

/** [XT5] */
const wanted = ({ box }: View) => (box.setup.goals?.wins?.includes('mappedFour') ? 4 : 3);

const countText = (lang: Lang, view: View, count: number) =>
  t(lang, 'play.mapped', { count, all: wanted(view) });

function Count({ view }: AtTable) {
  const { now } = view.shared.memory.mapmaker ?? { now: 0 };
  return view.shared.phase === 'running' ? (
    <p class="acts-hint">{countText(prefs.lang.value, view, now)}</p>
  ) : null;
}

export const mapmaker: PagePiece = {
  id: 'mapmaker',
  Acts: Count,
  announce: (lang, view, event) =>
    event.type === 'mapped' && event.tiles > 0 ? countText(lang, view, event.tiles) : null,
};
