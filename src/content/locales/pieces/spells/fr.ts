import type { Translated } from '../words.ts';
import type { cli as cliEn, spells as en } from './en.ts';

export const spells: Translated<typeof en> = {
  board: {
    'moved.swap': '{hero} change de place.',
    'youMoved.swap': '{hero} change de place.',
    'moved.teleport': '{name} téléporte {hero}.',
    'youMoved.teleport': 'Tu téléportes {hero}.',
  },
  game: {
    'piece.spells': 'les sorts',
    'spell.broom': 'Balai',
    'spell.crystal': 'Boule de cristal',
    'spell.code': 'Code d’accès',
    'spell.swap': 'Échange',
    'spell.teleport': 'Téléportation',
    'spell.clairvoyance': 'Clairvoyance',
    'spell.ghost': 'Fantôme',
    'spell.frog': 'Grenouille',
    'spell.invisibility': 'Invisibilité',
    'spell.voucher': 'Bon de burger',
    'event.spellCast': 'La place {seat} lance : {spell}.',
    'event.spellEnded': 'Un sort se dissipe : {spell}.',
    'event.repaired': 'Quelque chose fonctionne de nouveau.',
    'lost.spellEnded': 'Un sort s’est dissipé et un héros s’est retrouvé devant un garde.',
  },
  own: {
    'rule.spells': 'Deux sorts sur dix sont prêts, pour tous, une fois chacun.',
  },
  page: {
    'changes.spells': 'La mage a deux sorts',
  },
  refusal: {
    'setup.unknownSpell': 'Le sort {spell} n’existe pas, ou il est nommé deux fois.',
    'setup.uselessSpell': 'Ce sort ne sert à rien dans cette partie : {spell}.',
    'spell.notHeld': 'Ce sort n’est pas prêt.',
    'spell.nothingThere': 'Rien n’y est hors service.',
    'spell.noGuard': 'Ce sort est pour les gardes.',
    'spell.notThere': 'Le sort n’agit pas là.',
    'spell.isFrog': 'Une grenouille n’a que faire d’un bon.',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'event.moved.swap': '{hero} change de place.',
  'event.moved.teleport': 'La place {seat} téléporte {hero}.',
  'word.broom': 'balai',
  'word.crystal': 'boule',
  'word.code': 'code',
  'word.swap': 'échange',
  'word.teleport': 'téléportation',
  'word.clairvoyance': 'clairvoyance',
  'word.ghost': 'fantôme',
  'word.frog': 'grenouille',
  'word.invisibility': 'invisible',
  'word.voucher': 'bon',
  'say.spellHow': 'Sur qui, ou bien où ? L’aide montre comment cela se tape.',
  'panel.ready': 'sorts prêts (sp) : {spells}',
  'panel.running': 'jusqu’au prochain sablier : {spells}',
  'panel.tiles': '{spell} (tuiles restantes : {count})',
  'event.guardBack': '{hero} est de retour, sur la tuile {tile}.',
  'plain.frog': 'grenouille sur la tuile {tile} jusqu’au prochain sablier',
  'plain.dines': 'attablé sur la tuile {tile} jusqu’au prochain sablier',
  'plain.frogHere': 'une grenouille : {hero}',
  'plain.dinerHere': '{hero} à table',
  'help.spells': `  sp code   un sort prêt ; de même boule, clairvoyance, fantôme et invisible
  sp grenouille g        un garde devient grenouille
  sp bon g 6             un garde va au restaurant de la tuile 6
  sp balai 5 2 3         balaie tuile 5, ligne 2, colonne 3 telle qu’elle est posée
  sp téléportation e 5 2 3   l’elfe sur cette case
  sp échange e g         elfe et garde échangent leurs places`,
};
