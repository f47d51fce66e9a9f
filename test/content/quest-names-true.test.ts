import { describe, expect, test } from 'vitest';
import { QUEST_IDS } from '#content/adventures.ts';
import { LANGS, type Lang, maybe } from '#content/locales/index.ts';
import { slugOf } from '#content/puzzle.ts';
import { shippedQuest } from '#content/questSet.ts';
import { graphOf } from '#engine/tower/graph.ts';

// A name promises nothing that its card does not have.

/** Words of a name, and what the quest then cannot be won without, or not as quickly. */
const TOLD: Readonly<Record<string, Readonly<Record<Lang, RegExp>>>> = {
  door: {
    en: /\b(doors?|gates?|keys?|lock(s|ed)?|moons?)\b/i,
    fr: /\bportes?\b|\bcl(é|ef)s?|serrure|\blunes?\b/i,
    nl: /deur|sleutel|\bslot\b|\bma(an|nen)\b/i,
  },
  ladder: {
    en: /\b(ladders?|rungs?|scales?|ropes?)\b/i,
    fr: /échelle|\bgammes?\b|\bcordes?\b(?! à linge)/i,
    nl: /ladder|\btouw/i,
  },
  current: {
    en: /wind\b|\bcurrents?\b|\b(draught|breeze|gust)s?\b|weathercock/i,
    fr: /\bvents?\b|\bcourants?\b|\bbrise\b|girouette/i,
    nl: /wind\b|\btocht|luchtstroom|weerhaan/i,
  },
  dwarf: {
    en: /\b(dwarf|dwarves|narrow|thin|tight|chimneys?)\b/i,
    fr: /\bnains?\b|étroit|cheminée/i,
    nl: /dwerg|\bsmal|\bnauw|schoorsteen/i,
  },
  elf: {
    en: /\b(elf|elves|leap|jump)/i,
    fr: /\belfes?\b|\bsaut/i,
    nl: /\b(elf|elven)\b|spring|sprong/i,
  },
  barbarian: {
    en: /\b(barbarian|traps?|pits?|spikes?|thorns?|toss|throw)/i,
    fr: /barbare|piège|\bfosse|épine|\blancer/i,
    nl: /barbaar|\bval(len)?\b|\bkuil|stekel|doorn|\bworp/i,
  },
  mage: {
    en: /\b(mage|magic|swap|circle)/i,
    fr: /\bmag(e|icienne|ique)\b|échange|\bcercle/i,
    nl: /magi(ë|sch)|\bruil|cirkel/i,
  },
  sister: { en: /\bsister/i, fr: /sœur/i, nl: /\bzus/i },
  armory: {
    en: /armou?r|\bhelmets?\b|\bdressed\b/i,
    fr: /\barm(e|ure)s?\b|casque/i,
    nl: /wapen|\bhelm|gekleed/i,
  },
  turn: {
    en: /\bturn(s|ing)?\b|\bspin\b|\bwheel\b/i,
    fr: /tourn|\broue\b|essorage/i,
    nl: /draai|centrifuge|\brad\b/i,
  },
  slide: { en: /\b(sliding|moving)\b/i, fr: /\bbougent\b|gliss/i, nl: /schuiv|bewegen/i },
};

/** How many a name says they are. */
const COUNTED: Readonly<Record<number, RegExp>> = {
  2: /\b(for|pour|voor) (two|deux|twee)\b|(four|quatre)[ -](hands|mains)\b/i,
  3: /\b(for|pour|voor) (three|trois|drie)\b/i,
  4: /\b(for|pour|voor) (four|quatre|vier)\b/i,
  5: /\b(for|pour|voor) (five|cinq|vijf)\b/i,
};

/** Armories are put on whether or not it would go as quickly without. */
const isThere = (id: string, need: string) =>
  need === 'armory' ? graphOf(shippedQuest(id).quest).hasArmory : shippedQuest(id).proof.needs.includes(need);

describe.each(LANGS)('names in %s', (lang) => {
  const nameOf = (id: string) => maybe(lang, `quests.name.${id}`) ?? '';

  test.each(Object.entries(TOLD))('tell of %s only where it is needed', (need, { [lang]: words }) => {
    const told = QUEST_IDS.filter((id) => words.test(nameOf(id)));
    const untrue = told.filter((id) => !isThere(id, need));
    expect(untrue.map((id) => `${id} ${nameOf(id)}`)).toEqual([]);
  });

  test('count the heroes right', () => {
    const untrue = Object.entries(COUNTED).flatMap(([many, words]) =>
      QUEST_IDS.filter(
        (id) => words.test(nameOf(id)) && Object.keys(shippedQuest(id).quest.starts).length !== Number(many),
      ),
    );
    expect(untrue.map((id) => `${id} ${nameOf(id)}`)).toEqual([]);
  });
});

test('a drawing is called as in English', () => {
  for (const id of QUEST_IDS) {
    const name = maybe('en', `quests.name.${id}`) ?? '';
    expect(shippedQuest(id).name, id).toBe(slugOf(name.replaceAll('’', '')));
  }
});
