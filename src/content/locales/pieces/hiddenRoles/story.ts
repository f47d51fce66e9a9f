import { MOST_BREACHES } from '#engine/mall/rules/hiddenRoles/status.ts';
import type { Fact, RoleStory } from '#engine/mall/rules/hiddenRoles/story.ts';
import { type Lang, maybe, t } from '../../index.ts';

// [H3.3] what is told of a card once it lies open: the same in page, replay and terminal.

export interface ToldFact {
  /** When it was, in game time; none where it has no time of its own. */
  readonly times: readonly number[];
  readonly text: string;
}

type NameOf = (seat: number) => string;

export const cardName = (lang: Lang, card: string): string => maybe(lang, `role.name.${card}`) ?? card;

/** What the card asks of its holder; plain ones share a text for each side. */
export const cardText = (lang: Lang, { card, dealt }: Pick<RoleStory, 'card' | 'dealt'>): string =>
  maybe(lang, `role.text.${card}`) ?? t(lang, `role.text.${dealt}`);

export function factsTold(lang: Lang, { facts }: RoleStory, nameOf: NameOf): readonly ToldFact[] {
  return facts.flatMap((fact) => factTold(lang, fact, nameOf));
}

function factTold(lang: Lang, fact: Fact, nameOf: NameOf): readonly ToldFact[] {
  switch (fact.what) {
    case 'done':
    case 'failed':
      return [missionTold(lang, fact)];
    case 'broke':
      return [brokenTold(lang, fact.times)];
    case 'turned':
      return fact.turns.map(({ side, at }) => ({ times: [at], text: t(lang, `roles.told.turned.${side}`) }));
    case 'stayed':
      return [untimed(t(lang, `roles.told.stayed.${fact.side}`))];
    case 'unmasked':
    case 'out':
      return [{ times: [fact.at], text: t(lang, `roles.told.${fact.what}`) }];
    case 'guessed':
    case 'wasGuessed': {
      const named = { name: nameOf(fact.seat), card: cardName(lang, fact.card) };
      return [untimed(t(lang, `roles.told.${fact.what}.${fact.right ? 'right' : 'wrong'}`, named))];
    }
    default:
      return [untimed(t(lang, `roles.told.${fact.what}`))];
  }
}

const untimed = (text: string): ToldFact => ({ times: [], text });

function missionTold(
  lang: Lang,
  { what, at }: Extract<Fact, { readonly what: 'done' | 'failed' }>,
): ToldFact {
  if (at !== null) return { times: [at], text: t(lang, `roles.told.${what}`) };
  return untimed(t(lang, what === 'done' ? 'roles.told.doneInTheEnd' : 'roles.told.failed'));
}

function brokenTold(lang: Lang, times: readonly number[]): ToldFact {
  const count = times.length;
  const often = count >= MOST_BREACHES;
  return {
    times,
    text: often ? t(lang, 'roles.told.brokeOften') : t(lang, 'roles.told.broke', { count }),
  };
}

/** How it ended for this seat, and why. */
export function outcomeTold(lang: Lang, { outcome, reason }: RoleStory): string {
  if (outcome === null) return '';
  const why = maybe(lang, `roles.fares.${reason}`);
  const how = t(lang, `roles.outcome.${outcome}`);
  return why === undefined ? how : `${how}: ${why}`;
}
