import type { door as en } from '../en/door.ts';
import type { Translation } from '../index.ts';

export const door: Translation<typeof en, 'nl'> = {
  locked: 'De tafel is op slot',
  lock: 'Tafel op slot',
  lockHint: 'Is de tafel op slot, dan mag wie nieuw is alleen toekijken.',
  people: 'Ook hier',
  out: 'Gevraagd te gaan',
  menu: '{name}: wat jij als gastheer kunt doen',
  dealAway: 'Weg: {names}. Wacht even, of speel zonder: de stoel blijft bewaard.',
  playWithout: 'Spelen zonder {names}',
  waits: 'We wachten op {names} (weg).',
  hostAway: '{name} is gastheer, maar weg. Zo meteen is het iemand anders.',

  hostNow: '{name} is nu gastheer.',
  hostYou: 'Jij bent nu gastheer.',
  stopped: '{name} heeft het spel gestopt.',

  watcher: 'Iemand die toekijkt',
  someone: 'Iemand',
  plays: '{who} speelt voor {name}.',
  youPlay: 'Je speelt nu voor {name}.',
  back: '{who} is terug en speelt verder.',
  backYou: '{who} is terug en speelt verder. Bedankt: je kijkt weer toe.',
  yoursAgain: 'Je plaats is weer van jou.',

  held: 'Je heet {name}. De anderen zien je naam zodra er gepraat mag worden.',
  someCount: { one: 'Iemand kijkt toe', other: '{count} mensen kijken toe' },
  someMore: { one: 'nog iemand', other: 'nog {count}' },

  wayBack: 'Verder op een ander toestel',

  toTable: 'Terug naar de tafel',
  dealt: 'Het volgende spel is gedeeld.',
  join: 'Meedoen',
  watchIt: 'Kijken',
  bot: 'Bot',
};
