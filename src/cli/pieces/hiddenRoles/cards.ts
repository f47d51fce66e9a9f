import { type Lang, t } from '#content/locales/index.ts';
import { factsTold } from '#content/locales/pieces/hiddenRoles/story.ts';
import type { Game, Setup } from '#engine/mall/index.ts';
import { kindOf } from '#engine/mall/rules/hiddenRoles/card.ts';
import { CARDS } from '#engine/mall/rules/hiddenRoles/cards/index.ts';
import { type CardId, PUBLIC_MISSIONS, type RoleLevel } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { rolesOf } from '#engine/mall/rules/hiddenRoles/memory.ts';
import type { SeatReason } from '#engine/mall/rules/hiddenRoles/results.ts';
import { type Role, roleOf } from '#engine/mall/rules/hiddenRoles/status.ts';
import { storyOf } from '#engine/mall/rules/hiddenRoles/story.ts';
import type { Look } from '../../draw/look.ts';
import { elapsedText } from '../../draw/time.ts';
import { nameOf } from './tell.ts';

// The cards themselves: before one pair of eyes, and open to all once nothing is secret any more.

/** The level; [H5.2] and the missions that everyone knows of. */
export function intro({ roles }: Setup, { lang }: Look): readonly string[] {
  const level = roles as RoleLevel;
  const name = t(lang, 'cli.role.level', { level, name: t(lang, `roles.level.${level}`) });
  if (level !== 'E') return [name];
  const known = PUBLIC_MISSIONS.map(
    (id) => `  ${id} ${nameOf(lang, id)}: ${t(lang, `role.text.${id as 'E01'}`)}`,
  );
  return [name, t(lang, 'cli.role.missions'), ...known];
}

/** [H3.5] what it says, how it stands, and that it is nobody else's business. */
export function secret(game: Game, { lang }: Look, seat: number): readonly string[] {
  const role = roleOf(game, seat);
  return [
    t(lang, 'cli.role.own', { seat: seat + 1, card: nameOf(lang, role.card), side: sideText(lang, role) }),
    textOf(lang, role.card),
    ...standing(lang, game, seat, role),
    '',
    t(lang, 'cli.role.hush'),
  ];
}

const sideText = (lang: Lang, { side }: Role) => t(lang, `roles.side.${side}`);

/** Those that ask for nothing of their own have the text of their side. */
function textOf(lang: Lang, card: CardId): string {
  const isPlain = kindOf(CARDS[card]) === 'plain';
  return t(lang, isPlain ? `role.text.${CARDS[card].side}` : `role.text.${card as 'C01'}`);
}

function standing(lang: Lang, game: Game, seat: number, { card, status }: Role): readonly string[] {
  const kind = kindOf(CARDS[card]);
  if (kind === 'mission') return [t(lang, `cli.role.status.${status}`)];
  const count = breachesOf(game, seat, card).length;
  return kind === 'rule' ? [t(lang, 'cli.role.breaches', { count })] : [];
}

const breachesOf = (game: Game, seat: number, card: CardId) =>
  rolesOf(game).tally.breaches[card]?.[seat] ?? [];

/** Every card, as it stands now. */
export function unsealed(game: Game, { lang }: Look): readonly string[] {
  if (game.shared.hands.length === 0) return [];
  return game.shared.hands.map((_, seat) => {
    const role = roleOf(game, seat);
    const card = nameOf(lang, role.card);
    const open = t(lang, 'cli.role.own', { seat: seat + 1, card, side: sideText(lang, role) });
    return [open, ...standing(lang, game, seat, role)].join('; ');
  });
}

/** Seat by seat how it ended, what the card was, and when what it asks for came about. */
export function ending(game: Game, { lang }: Look): readonly string[] {
  const { result } = game.shared;
  return (result?.seats ?? []).map(({ outcome, reason }, seat) => {
    const role = roleOf(game, seat, result?.reason === 'escaped');
    const fares = t(lang, 'cli.role.fares', {
      seat: seat + 1,
      outcome: t(lang, `cli.role.outcome.${outcome}`),
      reason: t(lang, `roles.fares.${reason as SeatReason}`),
      card: nameOf(lang, role.card),
      side: sideText(lang, role),
    });
    return [fares, ...history(lang, game, seat, role.card)].join('; ');
  });
}

function history(lang: Lang, game: Game, seat: number, card: CardId): readonly string[] {
  const story = storyOf(game, seat, card);
  const named = (other: number) => t(lang, 'cli.role.seat', { seat: other + 1 });
  const facts = story === null ? [] : factsTold(lang, story, named);
  return facts.map(({ times, text }) => [...times.map(elapsedText), text].join(' '));
}
