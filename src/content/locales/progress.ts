import type { Progress } from '#engine/mall/index.ts';
import { type Lang, maybe, t } from './index.ts';

/** How far a table has come, in two short sentences: towards the theft, and after it towards the exits. */
export function progressTexts(
  lang: Lang,
  { heroes, feats, also, stolen, items, onItems, exits, out }: Progress,
): readonly string[] {
  if (heroes.length === 0)
    return feats.map(({ name, ...far }) => maybe(lang, `security.progress.${name}`, far) ?? '');
  if (stolen || items === null || onItems === null)
    return [
      t(lang, 'game.progress.exits', { ...exits }),
      [t(lang, 'game.progress.out', { ...out }), ...alsoTexts(lang, also)].join('; '),
    ];
  return [t(lang, 'game.progress.items', { ...items }), t(lang, 'game.progress.onItems', { ...onItems })];
}

/** [XT9] what has to be so besides, and whether it is. */
const alsoTexts = (lang: Lang, also: Progress['also']): readonly string[] =>
  also.flatMap(({ name, isSo }) => maybe(lang, `security.progress.${isSo ? 'is' : 'also'}.${name}`) ?? []);
