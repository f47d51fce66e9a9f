import { type Lang, t } from '#content/locales/index.ts';
import type { MallCommand, PublicGame } from '#engine/mall/index.ts';
import { votersOf } from '#engine/mall/rules/hiddenRoles/accuse.ts';
import { PUBLIC_MISSIONS } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { isActive, levelOf, type Out, type Roles, rolesOf } from '#engine/mall/rules/hiddenRoles/memory.ts';
import { isPhantom } from '#engine/mall/rules/hiddenRoles/voice.ts';
import type { Look } from '../../draw/look.ts';
import { wordOf } from './read.ts';
import { nameOf, seatsText } from './tell.ts';

// What lies open beside the board: who is out, the eye card, and whatever the table is being asked.

export function panel(game: PublicGame, { lang }: Look): readonly string[] {
  const roles = rolesOf(game);
  return [
    ...roles.out.flatMap((out, seat) => (out === null ? [] : outText(lang, game, out, seat))),
    ...eyeText(lang, roles),
    ...askedTexts(lang, game, roles),
  ];
}

function outText(lang: Lang, game: PublicGame, out: Out, seat: number): string {
  const how = isPhantom(game, out) ? 'phantom' : out.why;
  return t(lang, `cli.role.out.${how}`, { seat: seat + 1, card: nameOf(lang, out.card) });
}

const eyeText = (lang: Lang, { eye }: Roles): readonly string[] =>
  eye === null ? [] : [t(lang, 'cli.role.eye', { before: eye.before + 1, by: eye.by + 1 })];

function askedTexts(lang: Lang, game: PublicGame, { vote, offer, last, divining }: Roles): readonly string[] {
  const word = (one: Parameters<typeof wordOf>[1]) => wordOf(lang, one);
  return [
    ...(vote === null ? [] : [voteText(lang, game, vote)]),
    ...(offer === null
      ? []
      : [t(lang, 'cli.role.offer', { seat: offer.seat + 1, turn: word('turn'), leave: word('leave') })]),
    ...(last === null
      ? []
      : [t(lang, 'cli.role.last', { seat: last.seat + 1, succeed: word('succeed'), fail: word('fail') })]),
    ...(divining === null
      ? []
      : [t(lang, 'cli.role.divining', { seats: seatsText(lang, divining.left), missions: missions(lang) })]),
  ];
}

const missions = (lang: Lang): string => PUBLIC_MISSIONS.map((id) => `${id} ${nameOf(lang, id)}`).join(', ');

function voteText(lang: Lang, game: PublicGame, vote: NonNullable<Roles['vote']>): string {
  return t(lang, 'cli.role.vote', {
    seat: vote.by + 1,
    accused: seatsText(lang, vote.accused),
    answered: vote.answered,
    all: votersOf(game, vote).length,
    up: wordOf(lang, 'up'),
    down: wordOf(lang, 'down'),
  });
}

/** What this seat may type now. */
export function acts(
  game: PublicGame,
  options: readonly MallCommand[],
  { lang }: Look,
  seat: number,
): readonly string[] {
  const has = (type: MallCommand['type']) => options.some((command) => command.type === type);
  const list = (types: readonly MallCommand['type'][], words: readonly Parameters<typeof wordOf>[1][]) =>
    types.some(has) ? words.map((word) => wordOf(lang, word)) : [];
  return [
    ...list(['accuse'], ['accuse']),
    ...list(['putEye'], ['eye']),
    ...list(['vote'], ['up', 'down']),
    ...list(['turnGlass'], ['turn', 'leave']),
    ...list(['decideHeist'], ['succeed', 'fail']),
    ...list(['divine'], ['guess']),
    ...list(['forgo'], ['forgo']),
    ...(mightAbandon(game, seat) ? [wordOf(lang, 'abandon')] : []),
  ];
}

/** [H0.1] only the loyal may, so it is offered to everyone: what is printed must not depend on a card. */
function mightAbandon(game: PublicGame, seat: number): boolean {
  const { last, divining } = rolesOf(game);
  const { stolen, phase } = game.shared;
  const runs = phase === 'running' && !stolen && last === null && divining === null;
  return runs && levelOf(game) !== 'A' && isActive(game, seat);
}
