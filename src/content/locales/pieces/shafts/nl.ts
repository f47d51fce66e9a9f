import type { Translated } from '../words.ts';
import type { cli as cliEn, shafts as en } from './en.ts';

export const shafts: Translated<typeof en> = {
  board: {
    'do.layShaft': 'hier het andere eind openen',
    'do.shaft': 'hierheen kruipen',
    'thing.shaft': 'eind van schacht {letter}',
    'moved.shaft': '{name} stuurt {hero} door een schacht.',
    'youMoved.shaft': 'Je stuurt {hero} door een schacht.',
  },
  game: {
    'piece.shafts': 'luchtschachten',
    'event.shaftLaid': 'Plaats {seat} opent een schacht.',
    'event.shaftLost': 'Een schacht stort in.',
  },
  own: {
    'rule.shafts': 'Twee keer opent de dwerg een schacht van waar hij staat naar een leeg vak.',
  },
  page: {
    'changes.shafts': 'De dwerg opent schachten',
  },
  play: {
    'key.layShaft': 'een schacht openen',
    'key.shaft': 'door een schacht',
    'token.shaft': 'Een schacht openen',
    'token.shaft.help': 'Het ene eind ligt onder de dwerg. Tik waar het andere komt.',
    'told.shaft': '{name} opent een schacht.',
    'youTold.shaft': 'Je opent een schacht.',
  },
  refusal: {
    'shaft.none': 'Er is geen schacht meer over.',
    'shaft.notHere': 'Onder de dwerg ligt al een fiche.',
    'shaft.notThere': 'Het andere eind komt op een leeg vak van het winkelcentrum.',
    'shaft.noEnd': 'Vanaf dit vak leidt geen schacht daarheen.',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'panel.shafts': 'schachten over: {count}',
  'help.shafts': `  sh 5 2 3  een schacht van de dwerg naar tegel 5, rij 2, kolom 3 zoals hij ligt
  e c       de elf door de schacht waar ze op staat`,
  'event.moved.shaft': 'Plaats {seat} stuurt {hero} door een schacht.',
};
