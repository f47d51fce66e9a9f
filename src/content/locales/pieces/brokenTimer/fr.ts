import type { Translated } from '../words.ts';
import type { brokenTimer as en } from './en.ts';

export const brokenTimer: Translated<typeof en> = {
  game: { 'piece.brokenTimer': 'premier sablier hors service' },
  own: { 'rule.brokenTimer': 'Le sablier de la tuile de départ est hors service dès le début.' },
  page: { 'changes.brokenTimer': 'Le premier sablier est hors service' },
};
