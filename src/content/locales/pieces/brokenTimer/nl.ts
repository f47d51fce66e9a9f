import type { Translated } from '../words.ts';
import type { brokenTimer as en } from './en.ts';

export const brokenTimer: Translated<typeof en> = {
  game: { 'piece.brokenTimer': 'eerste zandloper buiten dienst' },
  own: { 'rule.brokenTimer': 'De zandloper van de starttegel is vanaf het begin buiten dienst.' },
  page: { 'changes.brokenTimer': 'De eerste zandloper is buiten dienst' },
};
