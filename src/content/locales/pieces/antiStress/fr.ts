import type { Translated } from '../words.ts';
import type { cli as cliEn, antiStress as en } from './en.ts';

export const antiStress: Translated<typeof en> = {
  game: {
    'piece.antiStress': 'jetons de sérénité',
    'event.tokenUsed.sand': 'La place {seat} retourne le sablier.',
    'event.tokenUsed.swap': 'La place {seat} échange ses actions avec la place {target}.',
    'event.tokenUsed.loudspeaker': 'La place {seat} demande la parole.',
  },
  own: {
    'rule.antiStress':
      'Six jetons pour tous : retourner le sablier une fois, échanger deux fois, parler trois fois.',
  },
  page: {
    'changes.antiStress': 'Six jetons de sérénité',
  },
  play: {
    'key.turnSand': 'retourner le sablier',
    'key.swapHands': 'échanger les actions',
    'key.callTalk': 'demander la parole',
    'token.sand': 'Retourner le sablier',
    'token.sand.help': 'Retourner le sablier maintenant ? Touche encore une fois.',
    'token.swap': 'Échanger les actions',
    'token.swap.help': 'Avec qui échanges-tu tes actions ?',
    'token.swap.own': 'Tu donnes :',
    'token.loudspeaker': 'Demander la parole',
    'token.loudspeaker.help': 'Parler maintenant ? Touche encore une fois.',
    'told.sand': '{name} retourne le sablier.',
    'told.swap': '{name} et {other} échangent leurs actions.',
    'told.swapYou': '{name} échange ses actions avec toi. Les tiennes maintenant : {actions}.',
    'told.loudspeaker': '{name} demande la parole.',
    'youTold.sand': 'Tu retournes le sablier.',
    'youTold.swap': 'Tu échanges tes actions avec {name}. Les tiennes maintenant : {actions}.',
    'youTold.loudspeaker': 'Tu demandes la parole.',
  },
  refusal: {
    'token.none': 'Ce jeton est épuisé.',
    'swap.alone': 'Il n’y a personne avec qui échanger.',
    'talk.open': 'La parole est déjà permise : garde le jeton.',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'panel.antiStress': 'jetons : sablier {sand} (ts), échange {swap} (tw), parole {loudspeaker} (tl)',
  'help.antiStress':
    '  ts, tw 3, tl   un jeton : retourner le sablier, échanger ses actions avec la place 3, parler',
};
