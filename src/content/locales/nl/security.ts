import type { security as en } from '../en/security.ts';
import type { Translation } from '../index.ts';

export const security: Translation<typeof en, 'nl'> = {
  name: 'Maximale beveiliging',
  hardcore: 'op zijn zwaarst',
  'evening.XT1': 'Oefening I: Door de schacht',
  'evening.XT1.goal':
    'Breng de elf van haar voorwerp recht naar haar uitgang: na de diefstal mogen alleen de tegels 8* en 10 worden aangeraakt.',
  'evening.XT2': 'Oefening II: Een muur minder',
  'evening.XT2.goal':
    'De elf steelt en vertrekt; haar uitgang blijft dicht tot een muurgat een werkend zandlopervak heeft bedekt.',
  'evening.XT3': 'Oefening III: De dwerg achter slot',
  'evening.XT3.goal':
    'Er wordt niets gestolen: haal de dwerg met een code uit het wachtlokaal, en alle vier het winkelcentrum uit.',
  'evening.XT4': 'Oefening IV: De deur met de code',
  'evening.XT4.goal': 'De dwerg steelt en vertrekt; iemand moet de stalen deur voor zijn uitgang openen.',
  'evening.XT5': 'Oefening V: De plattegrond kent de weg',
  'evening.XT5.goal': 'Eén gebruik van een plattegrond moet drie tegels neerleggen, op zijn zwaarst vier.',
  'evening.XF0': 'Eerste spel: De nachtronde',
  'evening.XF0.goal': 'Een hele kraak met één bewaker in het winkelcentrum, en rustfiches.',
  'evening.XF1': 'Volledig spel I: Achter slot en grendel',
  'evening.XF1.goal':
    'Een hele kraak met bewaker, rustfiches, schachten, muurgaten, wachtlokaal, gesloten uitgang, plattegronden en automatisch verkennen.',
  'tray.sure': 'Doen',
  'tray.off': 'Nu niet',
  'tray.left': '{name}: nog {left} van {all}',
  'back.base': 'Volgende tegel: basisspel',
  'back.expansion': 'Volgende tegel: Maximale beveiliging',
  'backShort.base': 'basis',
  'backShort.expansion': 'bewaking',
};
