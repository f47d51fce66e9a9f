import { expect, test } from 'vitest';
import { TEXTS } from '#content/locales/all.ts';
import { LANGS, type Lang } from '#content/locales/index.ts';

// The page with the rules of the tower says what decides a quest, in three languages.

type Law = keyof (typeof TEXTS)['en']['towerLaw'];
type Said = Readonly<Record<Lang, RegExp>>;

test.each<readonly [string, Law, Said]>([
  [
    '[R26] that a move of any length is one action',
    'actions.text',
    { en: /straight move is one action/, fr: /ligne droite est une action/, nl: /rechtdoor is één actie/ },
  ],
  [
    '[R26] that a turn is one action, and a slide',
    'actions.text',
    { en: /Turning.*sliding/, fr: /Tourner.*coulisser/, nl: /draaien.*schuiven/ },
  ],
  [
    '[R26] that a swap belongs to its step',
    'actions.text',
    { en: /swap belongs/, fr: /échange fait partie/, nl: /Wisselen hoort/ },
  ],
  [
    '[T18] that anything may be taken back, by anyone',
    'back.text',
    { en: /Any action.*by anyone/, fr: /Chacun.*n’importe quelle action/, nl: /Iedereen mag elke actie/ },
  ],
  [
    '[T13] that two walls part the sister from others',
    'sister.text',
    { en: /two walls do not/, fr: /deux murs, non/, nl: /twee muren niet/ },
  ],
  [
    '[T16] that an epic opens after its trials',
    'epics.text',
    {
      en: /done, skipped or watched/,
      fr: /faite, passée ou regardée/,
      nl: /gedaan, overgeslagen of bekeken/,
    },
  ],
])('it says %s', (_what, key, said) => {
  for (const lang of LANGS) expect(TEXTS[lang].towerLaw[key]).toMatch(said[lang]);
});
