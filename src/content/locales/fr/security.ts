import type { security as en } from '../en/security.ts';
import type { Translation } from '../index.ts';

export const security: Translation<typeof en, 'fr'> = {
  name: 'Sécurité maximale',
  tray: 'Jetons',
  'tray.left': '{name} : il en reste {left} sur {all}',
};
