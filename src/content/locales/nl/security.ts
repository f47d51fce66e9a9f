import type { security as en } from '../en/security.ts';
import type { Translation } from '../index.ts';

export const security: Translation<typeof en, 'nl'> = {
  name: 'Maximale beveiliging',
  tray: 'Fiches',
  'tray.left': '{name}: nog {left} van {all}',
};
