import type { Translated } from '../words.ts';
import type { cli as cliEn, beholder as en } from './en.ts';

export const beholder: Translated<typeof en> = {
  board: {
    'thing.beholder': 'l’œil flotte ici',
    'do.steer': 'envoyer l’œil au-dessus de cette tuile',
    'thing.command': 'case de commande {way} : un héros doit s’y tenir',
    'thing.commandHeld': 'case de commande {way}, occupée',
    'beholder.sent': 'Tu envoies l’œil au-dessus de la tuile {tile}.',
    'beholder.taken': '{hero} est sur cette tuile.',
    'beholder.careful': 'Là, il attraperait {heroes}. Si c’est voulu, utilise le bouton.',
  },
  game: {
    'piece.beholder': 'l’œil',
    'hero.beholder': 'œil',
    'theHero.beholder': 'l’œil',
    'letter.beholder': 'O',
    'event.beholderCame': 'L’œil s’ouvre au-dessus de la tuile {tile}.',
    'event.beholderOver': 'La place {seat} envoie l’œil au-dessus de la tuile {tile}.',
  },
  own: {
    'rule.beholder':
      'Un œil flotte au-dessus d’une tuile entière ; depuis la tuile 27, on l’envoie de tuile en tuile.',
  },
  page: {
    'changes.beholder': 'Un œil flotte sur le centre',
  },
  refusal: {
    'beholder.absent': 'L’œil n’est pas encore là.',
    'beholder.noCommand': 'Quelqu’un doit se tenir sur la case de commande de cette direction.',
    'beholder.nothingThere': 'Aucune tuile de ce côté.',
    'beholder.notThere': 'Il ne va pas au-dessus de la salle de garde.',
  },
  play: {
    'beholder.send': 'Envoyer l’œil : {way}',
    'beholder.catches': 'Envoyer l’œil : {way}. Il attrape {heroes} !',
    'beholder.theirs': 'L’œil peut être envoyé par {names} : {way}.',
    'beholder.not': 'Pas par là ({way}). {why}',
    'told.beholder': '{name} envoie l’œil au-dessus de la tuile {tile}.',
  },
};

export const cli: Readonly<Record<keyof typeof cliEn, string>> = {
  'help.beholder': '  o n       l’œil d’une tuile au nord, si un héros est sur cette case de commande',
  'plain.over': 'plane au-dessus de la tuile {tile}',
};
