import { capital, t } from '#content/locales/index.ts';
import type { PawnId, PublicGame } from '#engine/mall/index.ts';
import { dinesAt } from '#engine/mall/rules/spells/diners.ts';
import { SPELL_IDS, spellsOf } from '#engine/mall/rules/spells/index.ts';
import { type Running, running } from '#engine/mall/rules/spells/spell.ts';
import { type Space, tileOf } from '#engine/mall/spaces.ts';
import { type Look, letterOf } from '../../draw/look.ts';
import type { CliPiece, Laid } from '../piece.ts';
import { castFor } from './command.ts';
import { type Cast, readCast, wordOf } from './read.ts';

/** Where somebody is a frog, and where somebody dines; one who is both is a frog. */
function enchanted(game: PublicGame) {
  const toad = running(game, 'frog');
  const meal = running(game, 'voucher');
  const table = meal?.pawn === undefined || meal.pawn === toad?.pawn ? null : dinesAt(game, meal.pawn);
  return {
    frog: place(toad?.pawn, toad?.space),
    diner: place(meal?.pawn, table ?? undefined),
  };
}

const place = (pawn: PawnId | undefined, space: Space | undefined) =>
  pawn === undefined || space === undefined ? null : { pawn, space };

function laid(game: PublicGame, { lang, marks }: Look): readonly Laid[] {
  const { frog, diner } = enchanted(game);
  const named = (pawn: PawnId) => ({ hero: t(lang, `game.theHero.${pawn}`) });
  return [
    ...(frog === null
      ? []
      : [{ space: frog.space, sign: marks.frog, words: t(lang, 'cli.plain.frogHere', named(frog.pawn)) }]),
    ...(diner === null
      ? []
      : [
          {
            space: diner.space,
            sign: `${letterOf(lang, diner.pawn)}${marks.prints.burger ?? ''}`,
            words: t(lang, 'cli.plain.dinerHere', named(diner.pawn)),
          },
        ]),
  ];
}

function runningText({ lang }: Look, { spell, pawn, left }: Running): string {
  const name = t(lang, `game.spell.${spell}`);
  if (left !== undefined) return t(lang, 'cli.panel.tiles', { spell: name, count: left });
  return pawn === undefined ? name : `${name} (${t(lang, `game.hero.${pawn}`)})`;
}

export const spells: CliPiece<Cast> = {
  id: 'spells',
  help: 'cli.help.spells',
  kind: 'spell',
  read: readCast,
  command: castFor,
  tableActs: (_game, options, { lang }) => {
    const may = (spell: string) => options.some(({ type }) => type.toLowerCase() === `cast${spell}`);
    return SPELL_IDS.filter(may).map((spell) => `sp ${wordOf(lang, spell)}`);
  },
  panel: (game, look) => {
    const { held, running: lasting } = spellsOf(game);
    const ready = held.map((spell) => wordOf(look.lang, spell)).join(', ');
    const goingOn = lasting.map((one) => runningText(look, one)).join(', ');
    return [
      ...(ready === '' ? [] : [t(look.lang, 'cli.panel.ready', { spells: ready })]),
      ...(goingOn === '' ? [] : [t(look.lang, 'cli.panel.running', { spells: goingOn })]),
    ];
  },
  laid,
  whereabouts: (game, { lang }, pawn) => {
    const { frog, diner } = enchanted(game);
    const tileAt = (space: Space) => ({ tile: game.box.tiles[tileOf(space)]?.name ?? '?' });
    if (frog?.pawn === pawn) return t(lang, 'cli.plain.frog', tileAt(frog.space));
    return diner?.pawn === pawn ? t(lang, 'cli.plain.dines', tileAt(diner.space)) : null;
  },
  narrate: {
    spellCast: (lang, { seat, spell }) =>
      t(lang, 'game.event.spellCast', { seat: seat + 1, spell: t(lang, `game.spell.${spell}`) }),
    spellGoes: (lang, { spell, runs }) =>
      runs === null ? t(lang, 'game.event.spellEnded', { spell: t(lang, `game.spell.${spell}`) }) : null,
    guardBack: (lang, { pawn, to }, { box }) =>
      capital(
        t(lang, 'cli.event.guardBack', {
          hero: t(lang, `game.theHero.${pawn}`),
          tile: box.tiles[tileOf(to)]?.name ?? '?',
        }),
      ),
    swapped: () => null,
  },
};
