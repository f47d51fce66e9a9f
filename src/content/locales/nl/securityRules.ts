import type { securityRules as en } from '../en/securityRules.ts';

export const securityRules: Readonly<Record<keyof typeof en, string>> = {
  contents: 'Inhoud van de modules',
  helper: 'Hulp',
  challenge: 'Uitdaging',
  played: 'In jouw spel',
  needs: 'Nodig: {what}',
  lessons: 'Leer ze een voor een',
  evenings: 'Oefeningen en hele spellen',
  eveningsText:
    'Elke oefening toont één idee in een kort spel, zonder andere module dan de fiches van module 2. Alle dertien kun je ook alleen spelen, als les.',
  toLesson: 'Speel de les',

  common: 'Wat altijd geldt',
  'common.text':
    'Alle regels van het winkelcentrum blijven gelden, met alles wat de campagne tot en met scenario 6 toevoegt. Neem de modules samen die je wilt, zolang elk heeft wat het nodig heeft; tegels 13 tot 24 mogen mee, al is er niets voor bedacht. Tekens van modules die je weglaat zijn gewone vloer. Wat weg is blijft weg. De nieuwe tegels hebben een andere achterkant, en iedereen ziet die van de volgende.',
  'common.shows':
    'Tegel 9, en tegel 9* die met een bewaker zijn plaats inneemt: tegels met een ster vervangen andere.',

  guard: 'De bewaker',
  'guard.text':
    'Met tegel 9* komt een bewaker, op het vak met zijn teken. Geen held komt op of over de tegel waar hij staat, en hij komt op geen tegel met een held. Wie een richting of de roltrap heeft, verzet ook hem. De vortex neemt hem niet mee, vakken doen hem niets, en hij verkent niet.',
  'guard.needs': 'tegel 9* in plaats van tegel 9.',
  'guard.shows': 'De bewaker bewaakt heel tegel 9*: de elf moet wachten tot iemand hem wegstuurt.',

  antiStress: 'Rustfiches',
  'antiStress.text':
    'Zes fiches voor iedereen, elk één keer bruikbaar, op elk moment, en het is geen actie. Eén draait de zandloper om, met alles wat daarbij hoort. Twee ruilen alles wat je hebt met een ander, die niet mag weigeren. Met drie mogen jullie praten tot iemand iets doet.',
  'antiStress.needs':
    'niets. Waar niemand ooit mag praten blijven de drie praatfiches in de doos; alleen is er niemand om mee te ruilen.',
  'antiStress.shows': 'Een ruil: wat de een heeft tegen wat de ander heeft.',

  shafts: 'Luchtschachten',
  'shafts.text':
    'Twee paren. Iedereen mag er een leggen, op elk moment: het ene eind onder de dwerg, het andere op een leeg vak van het winkelcentrum. Daar blijven ze. Iedereen stuurt een held van het ene naar het andere eind als dat vrij is, ook na de diefstal. Onder een eind is het vak zolang gewone vloer. Ook een bewaker kan kruipen, en dan stort de schacht achter hem in.',
  'shafts.needs': 'niets. Het is een weg naar tegel 8*, die geen ingang heeft.',
  'shafts.shows': 'Van onder de dwerg op tegel 1 tot in tegel 8*, die rondom muren heeft.',

  breaches: 'Muurgaten',
  'breaches.text':
    'Drie stuks. Iedereen mag een muur naast de barbaar breken: de ene helft ligt onder hem, de andere op het lege vak achter de muur, op dezelfde tegel of de volgende. Kleine doorgangen en gesloten randen tussen tegels tellen als muur; stalen deuren houden stand. Helden lopen heen en weer. Een bewaker gaat er één keer door, dan is het gat dicht. Onder een helft is het vak zolang gewone vloer.',
  'breaches.needs': 'niets. Het is een weg naar tegel 8*, die geen ingang heeft.',
  'breaches.shows': 'De barbaar heeft de muur van tegel 8* doorbroken, en de elf kan volgen.',

  guardRoom: 'Het wachtlokaal',
  'guardRoom.text':
    'Held en bewaker op één tegel: de held is gepakt, en beiden gaan naar hun vak in het wachtlokaal, tegel 25, of wachten er apart op. Ook elke held die op tegel 25 komt, hoe dan ook, zit vast. Een gevangene wordt verzet met richtingen, of door een schacht of gat dat van buiten is gelegd, en helpt niemand. Zolang er een held zit blijft ook de bewaker, al mag hij naar de koffieautomaat. Telkens als de zandloper draait staan beiden weer op hun vak, of komt de bewaker de deur uit als er geen held meer zit; en elke keer zijn de schachten en gaten daar weg. Een tweede gevangene, en het spel is verloren.',
  'guardRoom.needs':
    'tegel 25, iemand die vangt, en iets om te bevrijden: een tegel met een code (7*, 8*, 9*, 26 of 29), of schachten.',
  'guardRoom.shows':
    'Drie wegen naar buiten voor de magiër: de deur, zolang de elf de code vasthoudt; de schacht van de dwerg; het gat van de barbaar.',

  lockedExit: 'De gesloten uitgang',
  'lockedExit.text':
    'De uitgang van de dwerg ligt achter een stalen deur. Zolang een held op een code staat, gaat een andere held erdoor in de richting van de rode pijl; daarna is die code buiten dienst. Een witte pijl is een weg die iedereen mag gaan. Zonder pijl komt niemand erdoor.',
  'lockedExit.needs': 'tegel 12* in plaats van tegel 12.',
  'lockedExit.shows':
    'De elf houdt de code vast, dus is de deur open voor de dwerg: één stap naar het westen en hij is buiten.',

  maps: 'Plattegronden',
  'maps.text':
    'Met een held op een plattegrond mag wie verkent tegels leggen bij elk ongebruikt verkenningsvak van de kleur van die held, hoe ver ook, nieuwe meegerekend. De eerste tegel neemt de plattegrond in gebruik. Hij is op zodra de verkenner een andere actie doet of voor een ander verkent, of de held weggaat. Wat anderen doen maakt niet uit, en fiches, schachten en muurgaten ook niet: dat zijn geen acties. De elf opent zo geen praatmoment.',
  'maps.needs': 'een van de tegels 26 en 29.',
  'maps.shows':
    'De barbaar leest de plattegrond: één tegel ligt er, de omtrekken tonen waar de volgende kan komen.',

  autoExplore: 'Automatisch verkennen',
  'autoExplore.text':
    'Een verkenningsvak met dit teken heeft geen kleur. Wie verkent mag er op elk moment een tegel leggen, zonder dat er iemand staat.',
  'autoExplore.needs': 'tegel 26. Ook tegel 12* heeft zo’n vak.',
  'autoExplore.shows': 'Op tegel 26 staat niemand, en toch kan hij aan twee kanten verkend worden.',

  beholder: 'Het oog',
  'beholder.text':
    'Met tegel 7* komt een oog, op geen enkel vak: het zweeft boven de hele tegel. Helden en het oog delen nooit een tegel, of de held wordt gepakt als er een wachtlokaal is. Staat er een held op een commandovak van tegel 27, dan stuurt wie die richting heeft het oog één tegel die kant op, weg of geen weg; noord op het teken is noord voor iedereen. Het gaat nooit boven de tegel van een bewaker of het wachtlokaal, en geen bewaker komt op zijn tegel.',
  'beholder.needs': 'tegel 7* in plaats van tegel 7, en tegel 27.',
  'beholder.shows':
    'De elf staat op het commando voor het oosten, dus het oog mag van tegel 7* naar het oosten: daar ligt een lege tegel.',

  telekinesis: 'Telekinese',
  'telekinesis.text':
    'Twee fiches. Zolang de elf op een ongebruikt verkenningsvak staat, van welke kleur ook of zonder kleur, trekt iedereen daar een tegel van het winkelcentrum naartoe, gelegd alsof hij net verkend was. De tegel moet leeg zijn, met niemand en niets erop, en mag niet tegel 1 zijn; daarna raakt elke tegel de andere nog met een zijde. Of je er te voet kunt komen wordt niet gevraagd. Niets verschijnt een tweede keer, en er wordt niet gepraat.',
  'telekinesis.needs': 'niets.',
  'telekinesis.shows':
    'De elf staat op een verkenningsvak in het zuiden; tegel 3, die leeg is, kan daar vanuit het oosten naartoe.',

  spells: 'Spreuken',
  'spells.text':
    'Twee van de tien spreuken liggen open, voor iedereen, op elk moment, één keer elk; iedereen hoort wie wat gebruikt. Als de zandloper draait, zijn ook die uitgewerkt die langer duren: kikker en gast komen terug, en de held die bij hen is wordt gepakt, of alles is verloren.',
  'spells.needs': 'niets. Spreuken die in jouw spel geen nut hebben worden vervangen.',
  'spells.shows': 'De magiër als spook naast tegel 8*: de muren houden haar niet tegen.',

  reinforcements: 'De versterking',
  'reinforcements.text':
    'Voor elk van de tegels 2*, 10* en 11* in de stapel wacht een bewaker naast het winkelcentrum. Bij de diefstal verschijnen ze op de vakken met hun teken, of op het dichtstbijzijnde lege vak; een bewaker wiens tegel er niet ligt komt niet. Ze verschijnen ook waar al een bewaker is. Is er een held op die tegel, dan wordt die gepakt, of zonder wachtlokaal moet de diefstal wachten. Geen bewaker komt op of over de tegel van een andere.',
  'reinforcements.needs': 'een of meer van de tegels 2*, 10* en 11* in plaats van 2, 10 en 11.',
  'reinforcements.shows':
    'De diefstal is gedaan, en er is een bewaker op tegel 2* gekomen, voor de paarse uitgang.',

  controlRoom: 'De controlekamer',
  'controlRoom.text':
    'Zolang er een held in de controlekamer van tegel 28 is, stuurt wie de vortex heeft bewakers naar vortexen van de kleur van die held, ook na de diefstal. De kamer ligt achter een stalen deur die een code vraagt; naar buiten is de weg vrij. De vijfde zandloper ligt achter een andere.',
  'controlRoom.needs': 'tegel 28, en een tegel met een code (7*, 8*, 9*, 26 of 29).',
  'controlRoom.shows': 'De barbaar is in de controlekamer: de bewaker kan naar elke gele vortex.',

  sensor: 'De sensor',
  'sensor.text':
    'Met tegel 6* komt een sensor, die zes van de vakken verspert aan de kant waar hij heen kijkt: niemand komt erop of erover. Staat er een held op de sensorbediening van tegel 29, dan draait iedereen hem een kwartslag, welke kant ook op. Wie er dan onder zou staan houdt hem tegen; met een wachtlokaal wordt een held daar gepakt, ook een onzichtbare.',
  'sensor.needs': 'tegel 6* in plaats van tegel 6, en tegel 29.',
  'sensor.shows': 'De elf staat bij de bediening: een kwartslag gedraaid laat de sensor de ingang vrij.',
};
