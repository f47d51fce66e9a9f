import type { towerLaw as english } from '../en/towerLaw.ts';
import type { Translation } from '../index.ts';

export const towerLaw: Translation<typeof english, 'nl'> = {
  title: 'De regels van de toren',
  goal: 'Wegwezen',
  'goal.text':
    'Geen zandloper. Iedereen mag elke held verplaatsen; wat je hebt, zijn richtingen. Breng elke held naar een uitgang in zijn eigen kleur, of naar de ene die ze delen: wie er aankomt, is weg. Is iedereen weg, dan is de opdracht klaar.',
  directions: 'Richtingen',
  'directions.text':
    'Alleen heb je ze alle vier. Met z’n tweeën ieder twee, met z’n drieën ieder een en de laatste samen, met z’n vieren ieder een. Tik op een held en dan op een vak, of sleep hem erheen. Een zet gaat rechtdoor, zo ver je wilt, één held per vak, langs niemand heen.',
  actions: 'Acties',
  'actions.text':
    'Eén zet rechtdoor is één actie, hoe lang ook; een klim, een sprong, een worp en elke keer dat het zusje verschijnt ook. Wisselen hoort bij de stap ervoor. Een kaart draaien is één actie, hoe ver ook; een kaart schuiven ook.',
  back: 'Terugnemen',
  'back.text':
    'Iedereen mag elke actie terugnemen, zo vaak als je wilt, of allemaal tegelijk. Wat teruggenomen is, telt niet.',
  armory: 'Wapenkamers',
  'armory.text':
    'Zijn er wapenkamers, dan moet elke held op hetzelfde moment in de eigen wapenkamer staan. Pas dan gaan de uitgangen open, en ze blijven open.',
  doors: 'Deuren en sleutels',
  'doors.text':
    'Een deur is open zolang iemand op een sleutel met het teken ervan staat, en laat de anderen door. Niemand komt erdoor met de sleutel waarop die zelf staat.',
  ways: 'Ladders en luchtstromen',
  'ways.text':
    'Van een ladder klim je naar een andere in dezelfde rij of kolom, wat er ook tussen ligt. Een luchtstroom laat je alleen door in de richting waarin hij waait.',
  dwarf: 'De dwerg',
  'dwarf.text': 'Past door smalle doorgangen. Verder niemand.',
  elf: 'De elf',
  'elf.text':
    'Springt over één held heen naar het lege vak erachter, als er geen muur of dichte deur in de weg is.',
  barbarian: 'De barbaar',
  'barbarian.text':
    'Gooit de held naast hem over één valkuil heen, recht vooruit, naar het lege vak erachter, waar geen muur, dichte deur of luchtstroom die held zou tegenhouden. Niemand komt in een valkuil.',
  mage: 'De magiër',
  'mage.text':
    'Komt ze op een bezweringscirkel, lopend of gegooid, dan mag ze meteen van plaats wisselen met wie ze wil. Wisselen kost niets: het hoort bij de actie. Later is te laat: dan moet ze weg en weer terug.',
  sister: 'Het zusje',
  'sister.text':
    'Loopt niet. Ze verschijnt, in een rechte lijn, op een leeg vak naast een andere held, wat er ook tussen ligt. Een deur of één enkele muur telt nog als ernaast, twee muren niet; die held hoeft niet in haar lijn te staan. Ze kan gegooid worden en van plaats wisselen als ieder ander.',
  epics: 'Epossen',
  'epics.text':
    'Een kaart is een vierkant stuk vloer van vier vakken breed; een epos bestaat uit meerdere kaarten. Zolang een held op de hendel van een kaart staat, kan die kaart draaien (vier kaarten) of in het gat ernaast schuiven (acht kaarten); wie erop staat, gaat mee. Alleen gaat een epos open als elke proef van zijn verdieping gedaan, overgeslagen of bekeken is; aan een tafel speel je wat je wilt.',
  talk: 'Praten',
  'talk.text':
    'In de lessen praat iedereen. Daarna praten beginners vrijuit, wie verlicht is praat zo weinig mogelijk, experts helemaal niet: die staren, en wijzen de pictogrammen van de hulptegel aan. Zit je vast? Vraag een hint, bekijk de oplossing of sla de opdracht over.',
  exits: 'Uitgangen van anderen',
  'exits.text':
    'Voor alle anderen is een uitgang een muur: alleen de eigen held komt er, en is dan meteen weg.',
  stars: 'Sterren',
  'stars.text':
    'Alleen verdien je sterren: goud voor zo weinig mogelijk acties, zilver voor twee meer, of een vijfde meer als dat meer is. Vragen of het nog gewonnen kan worden is gratis; hint, oplossing, kortste weg en bot kosten hetzelfde: geen ster voor die opdracht tot morgen. Wat je overslaat is niet opgelost, maar er blijft geen hek voor dicht.',
};
