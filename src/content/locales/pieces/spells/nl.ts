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
  'word.broom': 'bezem',
  'word.crystal': 'bol',
  'word.code': 'code',
  'word.swap': 'wissel',
  'word.teleport': 'teleport',
  'word.clairvoyance': 'helderziend',
  'word.ghost': 'spook',
  'word.frog': 'kikker',
  'word.invisibility': 'onzichtbaar',
  'word.voucher': 'bon',
  'say.spellHow': 'Op wie, of waar? De hulp laat zien hoe je het typt.',
  'panel.ready': 'spreuken klaar (sp): {spells}',
  'panel.running': 'tot het zand wordt gekeerd: {spells}',
  'panel.tiles': '{spell} (tegels over: {count})',
  'event.guardBack': '{hero} is terug, op tegel {tile}.',
  'plain.frog': 'kikker op tegel {tile} tot het zand wordt gekeerd',
  'plain.dines': 'eet op tegel {tile} tot het zand wordt gekeerd',
  'plain.frogHere': 'een kikker: {hero}',
  'plain.dinerHere': '{hero} aan tafel',
  'help.spells': `  sp code   een spreuk die klaarligt; zo ook bol, helderziend, spook en onzichtbaar
  sp kikker w            een bewaker wordt een kikker
  sp bon w 6             een bewaker gaat naar de hamburgertent van tegel 6
  sp bezem 5 2 3         veegt tegel 5, rij 2, kolom 3 zoals hij ligt
  sp teleport e 5 2 3    de elf naar dat vak
  sp wissel e w          elf en bewaker wisselen van plaats`,
};
