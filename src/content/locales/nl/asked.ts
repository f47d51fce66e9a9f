import type { asked as en } from '../en/asked.ts';
import type { Translation } from '../index.ts';

export const asked: Translation<typeof en, 'nl'> = {
  'why.held': '{action} is van {names}.',
  'why.heldByMany': '{action} is van {names}.',
  'why.nobody': 'Niemand heeft “{action}”.',
  'why.wall': 'Een muur.',
  'why.wallAfter': { one: 'Een muur, na {count} vak.', other: 'Een muur, na {count} vakken.' },
  'why.unexplored': 'Nog niet verkend: {hero} moet op deze pijl staan.',
  'why.unexploredHere': 'Nog niet verkend.',
  'why.passage': 'Alleen {heroes} kan hierdoor.',
  'why.vortexOf': 'Deze vortex is alleen voor {heroes}.',
  'why.line': 'Eén rechte lijn per keer.',
  'why.shop': 'Een winkel: helden blijven in de gangen.',
  'why.watching': 'Je kijkt toe: de helden zijn in andere handen.',
  'why.way.occupied': '{by} staat in de weg.',
  'why.vortex.shutDown': 'De vortex is buiten gebruik sinds de diefstal.',
  'why.escalator.notHere': 'Er gaat geen roltrap van hier naar daar.',
  'why.game.notStarted': 'Nog niet: het zand loopt nog niet.',
  'why.game.paused': 'Pauze: niemand beweegt nu.',
  'why.game.over': 'Het spel is voorbij.',
  'name.own': '{thing}: {heroes}',
  'name.ghost': 'Hier kan een tegel komen',
  'name.heroNobody': '{hero}: niemand kan deze held nu verplaatsen',
  'name.way': '{name}: {actions}',
  you: 'jij',
  newTile: 'Tegel {tile} tonen, die er net bij kwam',
};
