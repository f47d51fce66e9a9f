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
  'evening.XT3': 'Oefening III: De dwerg achter de tralies',
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
  'evening.XT6': 'Oefening VI: Onder het oog',
  'evening.XT6.goal':
    'De dwerg steelt en vertrekt; een oog zweeft boven de tegel met zijn voorwerp tot iemand op tegel 27 het wegstuurt.',
  'evening.XT7': 'Oefening VII: Hiernaast, graag',
  'evening.XT7.goal':
    'Breng de magiër van haar voorwerp recht naar haar uitgang: na de diefstal mogen alleen de tegels 9* en 2 worden aangeraakt, en telekinese moet ze naast elkaar brengen.',
  'evening.XT8': 'Oefening VIII: Door niemand gezien',
  'evening.XT8.goal':
    'De magiër steelt en vertrekt, al gaat de bewaker nooit opzij: twee spreuken laten zien wat komt en verbergen haar voor hem.',
  'evening.XT9': 'Oefening IX: Met magie erin en eruit',
  'evening.XT9.goal':
    'De elf steelt op tegel 8*, waar geen weg heen leidt, en vertrekt; drie spreuken liggen klaar, en niemand mag daar achterblijven.',
  'evening.XT10': 'Oefening X: Iets groens op het menu',
  'evening.XT10.goal':
    'Magiër en barbaar stelen en vertrekken; de diefstal lukt alleen zolang er een kikker in een hamburgertent zit.',
  'evening.XT11': 'Oefening XI: De tweede ploeg',
  'evening.XT11.goal':
    'De magiër steelt en vertrekt; bij de diefstal komt er nog een bewaker, vlak bij haar uitgang.',
  'evening.XT12': 'Oefening XII: Bevel van hogerhand',
  'evening.XT12.goal':
    'De magiër steelt en vertrekt; de bewaker beweegt alleen op bevel van de controlekamer, achter een stalen deur op tegel 28.',
  'evening.XT13': 'Oefening XIII: Buiten de straal',
  'evening.XT13.goal':
    'De barbaar steelt en vertrekt; een sensor verspert een deel van de tegel met zijn voorwerp en wordt vanaf tegel 29 gedraaid.',
  'evening.XF2': 'Volledig spel II: Overal ogen',
  'evening.XF2.goal':
    'Een hele kraak met alles van volledig spel I, en het oog, telekinese, twee spreuken en bij de diefstal één bewaker meer.',
  'evening.XF3': 'Volledig spel III: Alles uit de kast',
  'evening.XF3.goal':
    'Een hele kraak met alles wat er is: ook de controlekamer en de sensor, en bij de diefstal drie bewakers meer.',
  'tray.sure': 'Doen',
  'tray.off': 'Nu niet',
  'tray.left': '{name}: nog {left} van {all}',
  'back.base': 'Volgende tegel: basisspel',
  'back.expansion': 'Volgende tegel: Maximale beveiliging',
  'backShort.base': 'basis',
  'backShort.expansion': 'bewaking',
};
