import type { rolesSteps as english } from '../en/rolesSteps.ts';
import type { Translation } from '../index.ts';

export const rolesSteps: Translation<typeof english, 'nl'> = {
  'step.eyed': '{name} legt de oogkaart voor {target}.',
  'step.eyedSelf': '{name} neemt de oogkaart.',
  'step.accused': '{name} beschuldigt {names}.',
  'step.voted': '{answered} van {all} hebben geantwoord.',
  'step.thumbUp': '{name}: duim omhoog.',
  'step.thumbDown': '{name}: duim omlaag.',
  'step.validated': 'Duimen omhoog van {up}: de beschuldiging houdt stand.',
  'step.rejected':
    'De beschuldiging is verworpen. Duim omhoog: {up}. Duim omlaag: {down}. Geen antwoord: {none}.',
  'step.noThumbs': 'niemand',
  'step.lapsed': 'De beschuldiging vervalt.',
  'step.unmasked': '{name} is ontmaskerd: {card}.',
  'step.failed': 'De missie van {name} is mislukt: {card}. {name} ligt eruit.',
  'step.glassOffered': '{name} had gelijk en mag de zandloper omdraaien.',
  'step.abandoned': '{name} geeft de kraak op.',
  'step.lastAsked': 'Alleen {name} is nog over, en beslist.',
  'step.divining': 'De verraders tonen hun kaarten en mogen raden: {names}.',
  'step.divinedRight': '{name} raadt dat {target} {card} heeft: goed.',
  'step.divinedWrong': '{name} raadt dat {target} {card} heeft: fout, het is {is}.',
  'step.forwent': '{name} raadt niet.',
  'step.cardsShown': 'Alle kaarten worden omgedraaid.',
  'step.haunted': 'Het spook {name} spreekt.',
  'eyes.legend': 'Door wiens ogen',
  'eyes.all': 'Alle kaarten open',
  'eyes.seat': 'Zoals {name} het zag',
  'eyes.hidden': 'kaart gedekt',
};
