import type { RoleEvent } from '#engine/mall/rules/hiddenRoles/words.ts';
import { type Lang, localeOf, t } from '../../index.ts';
import { cardName } from './story.ts';

// What happened with the cards, in a sentence each: for a replay, and for a terminal.

export interface Telling {
  readonly nameOf: (seat: number) => string;
  /** Who could answer an accusation. */
  readonly voters: number;
  /** Whether this seat's thumb is told before all of them are. */
  readonly seesThumb: (seat: number) => boolean;
}

/** Null where there is nothing to say. */
export function roleStep(lang: Lang, event: RoleEvent, telling: Telling): string | null {
  const { nameOf } = telling;
  switch (event.type) {
    case 'eyed':
      return event.seat === event.target
        ? t(lang, 'roles.step.eyedSelf', { name: nameOf(event.seat) })
        : t(lang, 'roles.step.eyed', { name: nameOf(event.seat), target: nameOf(event.target) });
    case 'accused':
      return t(lang, 'roles.step.accused', {
        name: nameOf(event.seat),
        names: listed(lang, event.accused.map(nameOf)),
      });
    case 'voted':
      return voted(lang, event, telling);
    case 'thumbsShown':
      return thumbs(lang, event, telling);
    case 'eliminated':
      return t(lang, `roles.step.${event.why}`, {
        name: nameOf(event.seat),
        card: cardName(lang, event.card),
      });
    case 'divined':
      return t(lang, event.is === event.card ? 'roles.step.divinedRight' : 'roles.step.divinedWrong', {
        name: nameOf(event.seat),
        target: nameOf(event.target),
        card: cardName(lang, event.card),
        is: cardName(lang, event.is),
      });
    case 'diviningOpened':
      return t(lang, 'roles.step.divining', { names: listed(lang, event.traitors.map(nameOf)) });
    default:
      return plain(lang, event, nameOf);
  }
}

function plain(lang: Lang, event: RoleEvent, nameOf: Telling['nameOf']): string | null {
  switch (event.type) {
    case 'voteLapsed':
      return t(lang, 'roles.step.lapsed');
    case 'heistAbandoned':
      return t(lang, 'roles.step.abandoned', { name: nameOf(event.seat) });
    case 'glassOffered':
    case 'lastAsked':
    case 'forwent':
      return t(lang, `roles.step.${event.type}`, { name: nameOf(event.seat) });
    case 'cardsShown':
      return t(lang, 'roles.step.cardsShown');
    default:
      return null;
  }
}

type EventOf<T extends RoleEvent['type']> = Extract<RoleEvent, { readonly type: T }>;

/** Others only see that one more has answered, and nothing of a change of mind. */
function voted(lang: Lang, { answered, hidden }: EventOf<'voted'>, telling: Telling): string | null {
  if (hidden !== undefined && telling.seesThumb(hidden.seat))
    return t(lang, hidden.up ? 'roles.step.thumbUp' : 'roles.step.thumbDown', {
      name: telling.nameOf(hidden.seat),
    });
  return hidden?.again ? null : t(lang, 'roles.step.voted', { answered, all: telling.voters });
}

function thumbs(lang: Lang, event: EventOf<'thumbsShown'>, { nameOf }: Telling): string {
  const { by, accused, validated, thumbs: all } = event;
  const who = (isMeant: (thumb: boolean | null) => boolean) => {
    const seats = all.flatMap((thumb, seat) =>
      seat !== by && !accused.includes(seat) && isMeant(thumb) ? [nameOf(seat)] : [],
    );
    return seats.length === 0 ? t(lang, 'roles.step.noThumbs') : listed(lang, seats);
  };
  const up = who((thumb) => thumb === true);
  if (validated) return t(lang, 'roles.step.validated', { up });
  const [down, none] = [who((thumb) => thumb === false), who((thumb) => thumb === null)];
  return t(lang, 'roles.step.rejected', { up, down, none });
}

const listed = (lang: Lang, names: readonly string[]) =>
  new Intl.ListFormat(localeOf(lang), { type: 'conjunction' }).format(names);
