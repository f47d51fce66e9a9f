import type { Translated } from '../words.ts';
import type { cli as cliEn, spells as en } from './en.ts';

export const spells: Translated<typeof en> = {
  board: {
    'moved.swap': '{hero} wisselt van plaats.',
    'youMoved.swap': '{hero} wisselt van plaats.',
    'moved.teleport': '{name} teleporteert {hero}.',
    'youMoved.teleport': 'Je teleporteert {hero}.',
  },
  game: {
    'piece.spells': 'spreuken',
    'spell.broom': 'Bezem',
    'spell.crystal': 'Kristallen bol',
    'spell.code': 'Deurcode',
    'spell.swap': 'Plaatswissel',
    'spell.teleport': 'Teleport',
    'spell.clairvoyance': 'Helderziendheid',
    'spell.ghost': 'Spook',
    'spell.frog': 'Kikker',
    'spell.invisibility': 'Onzichtbaarheid',
    'spell.voucher': 'Burgerbon',
    'event.spellCast': 'Plaats {seat} spreekt uit: {spell}.',
    'event.spellEnded': 'Een spreuk is uitgewerkt: {spell}.',
    'event.repaired': 'Er doet weer iets het.',
    'lost.spellEnded': 'Een spreuk was uitgewerkt en een held stond oog in oog met een bewaker.',
  },
  own: {
    'rule.spells': 'Twee van de tien spreuken liggen klaar, voor iedereen, één keer elk.',
  },
  page: {
    'changes.spells': 'De magiër heeft twee spreuken',
  },
  refusal: {
    'setup.unknownSpell': 'Er is geen spreuk {spell}, of hij is twee keer genoemd.',
    'setup.uselessSpell': 'Die spreuk heeft in dit spel geen nut: {spell}.',
    'spell.notHeld': 'Die spreuk ligt niet klaar.',
    'spell.nothingThere': 'Daar is niets buiten dienst.',
    'spell.noGuard': 'Deze spreuk is voor bewakers.',
    'spell.notThere': 'Daar werkt de spreuk niet.',
    'spell.isFrog': 'Een kikker heeft niets aan een bon.',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'event.moved.swap': '{hero} wisselt van plaats.',
  'event.moved.teleport': 'Plaats {seat} teleporteert {hero}.',
};
