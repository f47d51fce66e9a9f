import { type Lang, t } from '#content/locales/index.ts';
import type { PublicGame } from '#engine/mall/index.ts';
import { votersOf } from '#engine/mall/rules/hiddenRoles/accuse.ts';
import type { CardId } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { rolesOf } from '#engine/mall/rules/hiddenRoles/memory.ts';
import type { RoleEvent } from '#engine/mall/rules/hiddenRoles/words.ts';

// What happened among those who hold cards, in sentences. Nothing here says more than everyone may know.

export const seatsText = (lang: Lang, seats: readonly number[]): string =>
  seats.map((seat) => t(lang, 'cli.role.seat', { seat: seat + 1 })).join(', ');

export const nameOf = (lang: Lang, card: CardId): string => t(lang, `role.name.${card}`);

const cardsText = (lang: Lang, cards: readonly CardId[], seats: readonly number[]): string =>
  cards
    .map((card, place) =>
      t(lang, 'cli.role.held', { seat: (seats[place] ?? place) + 1, card: nameOf(lang, card) }),
    )
    .join(', ');

type Told = {
  readonly [T in RoleEvent['type']]: (
    lang: Lang,
    event: Extract<RoleEvent, { readonly type: T }>,
    game: PublicGame,
  ) => string | null;
};

export const told: Told = {
  noted: () => null,
  eyed: (lang, { seat, target }) => t(lang, 'cli.event.eyed', { seat: seat + 1, target: target + 1 }),
  accused: (lang, { seat, accused }) =>
    t(lang, 'cli.event.accused', { seat: seat + 1, accused: seatsText(lang, accused) }),
  voted: (lang, { answered, hidden }, game) => {
    const { vote } = rolesOf(game);
    // Whoever changes their mind does so unheard; the last answer is told by the verdict.
    if (hidden?.again || vote === null) return null;
    return t(lang, 'cli.event.voted', { answered, all: votersOf(game, vote).length });
  },
  thumbsShown: (lang, event, game) =>
    t(lang, event.validated ? 'cli.event.agreed' : 'cli.event.rejected', {
      thumbs: thumbsText(lang, event, game),
    }),
  voteLapsed: (lang) => t(lang, 'cli.event.voteLapsed'),
  eliminated: (lang, { seat, why, card, side }) =>
    t(lang, `cli.event.eliminated.${why}`, {
      seat: seat + 1,
      card: nameOf(lang, card),
      side: t(lang, `roles.side.${side}`),
    }),
  glassOffered: (lang, { seat }) => t(lang, 'cli.event.glassOffered', { seat: seat + 1 }),
  // That the sand was turned is told as ever, and that it was not is seen.
  glassTaken: () => null,
  heistAbandoned: (lang, { seat }) => t(lang, 'cli.event.heistAbandoned', { seat: seat + 1 }),
  lastAsked: (lang, { seat }) => t(lang, 'cli.event.lastAsked', { seat: seat + 1 }),
  diviningOpened: (lang, { cards, traitors }) =>
    t(lang, 'cli.event.diviningOpened', { cards: cardsText(lang, cards, traitors) }),
  divined: (lang, { seat, target, card, is }) =>
    t(lang, card === is ? 'cli.event.divined.right' : 'cli.event.divined.wrong', {
      seat: seat + 1,
      target: target + 1,
      card: nameOf(lang, card),
      ...(card === is ? {} : { is: nameOf(lang, is) }),
    }),
  forwent: (lang, { seat }) => t(lang, 'cli.event.forwent', { seat: seat + 1 }),
  cardsShown: (lang, { cards }) => t(lang, 'cli.event.cardsShown', { cards: cardsText(lang, cards, []) }),
};

type Shown = Extract<RoleEvent, { readonly type: 'thumbsShown' }>;

/** Whoever had a say: those who answered, and those who did not. */
function thumbsText(lang: Lang, { by, accused, thumbs }: Shown, game: PublicGame): string {
  const voters = votersOf(game, { by, accused });
  const seats = thumbs.flatMap((thumb, seat) => (thumb !== null || voters.includes(seat) ? seat : []));
  return seats.map((seat) => thumbText(lang, seat, thumbs[seat] ?? null)).join(', ');
}

function thumbText(lang: Lang, seat: number, thumb: boolean | null): string {
  const how = thumb === null ? 'none' : thumb ? 'up' : 'down';
  return t(lang, `cli.role.thumb.${how}`, { seat: seat + 1 });
}
