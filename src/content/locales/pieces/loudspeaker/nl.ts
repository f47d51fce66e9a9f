import type { Translated } from '../words.ts';
import type { loudspeaker as en } from './en.ts';

export const loudspeaker: Translated<typeof en> = {
  game: {
    'piece.loudspeaker': 'luidspreker',
  },
  own: {
    'rule.loudspeaker': 'Verkennen met de elf: jullie mogen praten.',
  },
  play: {
    'talk.silenceElf': 'tot de zandloper draait of de elf verkent',
  },
  page: {
    'changes.loudspeaker': 'Verkennen met de elf: jullie mogen praten',
  },
};
