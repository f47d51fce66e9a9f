import type { endings as english } from '../en/endings.ts';
import type { Translation } from '../index.ts';

export const endings: Translation<typeof english, 'nl'> = {
  'floor.1': 'De deur zwaait open. De cipier draait zich om en droomt dat hij jullie nog heeft.',
  'floor.2': 'De wacht wordt afgelost, en ieder denkt dat de ander jullie heeft geteld.',
  'floor.3': 'De laatste taart komt uit de oven, en jullie ook.',
  'floor.4': 'Een paar schone lakens verdwijnen door het raam. Niemand vraagt waarom ze giechelen.',
  'floor.5': 'Jullie werden afgegeven, beschreven en ten slotte door jullie zelf opgehaald.',
  'floor.6': 'Het laatste akkoord is zuiver. Het applaus overstemt jullie stappen.',
  'floor.7': 'De kasten schuiven uiteen. Ertussen ligt de uitgang, verkeerd opgeborgen onder de Z.',
  'floor.8': 'Alles werd goud: de lepel, de ketel en, tot zijn eigen verbazing, de papegaai.',
  'floor.9': 'Het goede spiegelbeeld zwaait. Jullie zwaaien terug en gaan de andere kant op.',
  'floor.10': 'De nachtbloem gaat open. Eruit komt, heel beleefd, de hoed van de tuinman.',
  'floor.11':
    'Het mooiste schilderij van de verzameling toont mensen die op hun tenen weggaan. Het is nieuw.',
  'floor.12': 'Het grote rad draait nog één keer, en voor het eerst in jaren slaat het op tijd.',
  'floor.13': 'Zon, maan en planeet staan op één lijn. Die wijst naar de trap.',
  'floor.14': 'Hij draait zich om, zucht en omhelst de lepels. De vloer is van jullie.',
  'floor.15': 'De zon komt op, de vlieger vangt wind en beneden opent het winkelcentrum zijn deuren.',
};
