import type { securityLessons as en } from '../en/securityLessons.ts';

export const securityLessons: Readonly<Record<keyof typeof en, string>> = {
  intro:
    'De dertien oefeningen als lessen: alleen, met elke actie in je hand. Neem de tijd, of laat het zand lopen.',
  noClock: 'Zonder klok',
  hardcore: 'Op zijn zwaarst',
  hardcoreHint:
    'Op kant B van de eerste tegel. De zandloper wordt nooit omgedraaid, behalve in V, VIII en XI, die iets anders vragen.',
  play: 'Spelen',
  done: 'Gelukt',
  doneHard: 'Gelukt op zijn zwaarst',
  all: 'Alle lessen',
  rules: 'De regels van de modules',
  base: 'Lessen van het basisspel',
  lesson: 'Les {number} van {count}',
  aside: 'In de weg: {hero}.',
  missed: 'Mislukt: {why}',
  spent: 'Dit is niet meer te winnen: {why}',

  'XT1.find':
    'Het voorwerp van de elf ligt op tegel 8*, waar geen weg naartoe gaat, en haar uitgang op tegel 10. Verken tot ze er allebei liggen.',
  'XT1.dwarf':
    'Een schacht begint onder de dwerg. Breng hem naar tegel 10, waar de elf straks uit moet komen.',
  'XT1.shaft':
    'Tik bij de fiches op de schacht, het ronde teken met een letter, en dan op een leeg vak van tegel 8*, die met de rand: dat is het andere eind.',
  'XT1.crawl':
    'Breng de elf naar het eind van de schacht op tegel 10 en stuur haar erdoor. Staat de dwerg er zelf nog, dan gaat hij eerst opzij.',
  'XT1.item': 'Door naar haar voorwerp; roep dan de diefstal uit, dat is geen actie.',
  'XT1.out':
    'Vanaf nu mag ze alleen tegels 8* en 10 aanraken: terug door de schacht, en recht naar de groene uitgang.',
  'XT1.won': 'Buiten, zonder een voet op een derde tegel.',
  'XT1.spent': 'beide schachten liggen er, en geen ervan verbindt tegels 8* en 10.',

  'XT2.find': 'Tegel 8* heeft rondom muren. Verken tot hij er ligt, samen met tegels 10 en 3.',
  'XT2.wall':
    'De barbaar breekt door muren. Breng hem voor tegel 8*, pak een muurgat bij de fiches en kies de muur: een weg naar binnen, voor alle helden.',
  'XT2.timer':
    'De groene uitgang gaat pas open als een muurgat een werkend zandlopervak bedekt. Breng de barbaar waar een muur hem daarvan scheidt, en breek die. Stap er niet op: dan is het op.',
  'XT2.item':
    'Nu de elf: door het gat en met de roltrap naar haar voorwerp. Roep dan de diefstal uit, dat is geen actie.',
  'XT2.out':
    'Terug door het gat, en naar de groene uitgang op tegel 10. Stond ze daar al voor hij openging, dan stapt ze eraf en er weer op.',
  'XT2.won': 'Twee muren minder, en de uitgang stond open.',
  'XT2.spent': 'er is geen muurgat meer, en er ontbreekt er nog een.',

  'XT3.find':
    'De dwerg zit in het wachtlokaal, tegel 25, de laatste van de stapel. Verken tot die er ligt. Tegel 26, met een code, komt het eerst.',
  'XT3.code':
    'De stalen deur gaat van ver open zolang een andere held op een code staat. Breng iemand naar de code van tegel 26.',
  'XT3.guard': 'De bewaker staat in de weg. Je verzet hem als een held: stuur hem naar de koffieautomaat.',
  'XT3.door':
    'De deur is open, in de richting van de pijl. Leid de gevangene naar buiten; dan is de code op.',
  'XT3.out':
    'Vanavond wordt niets gestolen: alle uitgangen zijn open. Breng elke held naar die van zijn kleur; de vortexen helpen.',
  'XT3.won': 'Alle vier buiten. De bewaker heeft de koffie voor zich alleen.',
  'XT3.spent': 'er zit iemand vast, en de code van tegel 26 is op.',

  'XT4.find':
    'Het voorwerp van de dwerg ligt op tegel 7*, zijn uitgang op tegel 12*, achter een stalen deur. Verken tot beide er liggen.',
  'XT4.code':
    'Beide tegels hebben een code. Breng een andere held op een ervan: zolang er iemand staat, is de deur open voor de dwerg.',
  'XT4.item': 'Breng nu de dwerg naar zijn voorwerp.',
  'XT4.steal': 'Roep de diefstal uit. Dat is geen actie, en de vortexen stoppen.',
  'XT4.door':
    'Naar de stalen deur op tegel 12*, en erdoor in de richting van de pijl. Zijn uitgang ligt er vlak achter.',
  'XT4.won': 'De een hield de code vast, de ander liep naar buiten.',
  'XT4.spent': 'beide codes zijn op, en de dwerg is nog binnen.',

  'XT5.find': 'Tegel 26 ligt boven op de stapel en heeft een plattegrond. Verken één keer.',
  'XT5.map':
    'Wie op de plattegrond staat, leest hem. Breng er een held heen met veel ongebruikte verkenningsvakken van zijn eigen kleur.',
  'XT5.first':
    'Verken: alle ongebruikte verkenningsvakken van de kleur van die held tellen alsof hij er stond. De eerste tegel neemt de plattegrond in gebruik.',
  'XT5.more':
    'Tegels gelegd met deze plattegrond: {done} van {all}. Verken nu alleen: elke andere actie, of van de plattegrond af gaan, verbruikt hem. Fiches zijn geen acties.',
  'XT5.won': 'Eén gebruik van de plattegrond, en het winkelcentrum is gegroeid.',
  'XT5.spent': 'de plattegrond is op.',

  'XT6.find':
    'Het voorwerp van de dwerg ligt op tegel 7*, en daarboven zweeft een oog. Verken tot de tegels 7*, 27 en 12 er liggen.',
  'XT6.desk':
    'Het oog wordt vanaf tegel 27 gestuurd. Breng een andere held op een commandovak: de pijl zegt waar het oog heen gaat.',
  'XT6.steer':
    'Stuur nu het oog: tik op de tegel die aan die kant ligt. Het heeft geen weg nodig, alleen een tegel zonder held.',
  'XT6.item': 'De weg is vrij. Breng de dwerg naar zijn voorwerp en roep de diefstal uit.',
  'XT6.out': 'En naar buiten, door de oranje uitgang op tegel 12.',
  'XT6.won': 'Het oog keek de andere kant op.',
  'XT6.spent': 'het oog gaat niet meer weg.',

  'XT7.find':
    'Het voorwerp van de magiër ligt op tegel 9*, haar uitgang op tegel 2, en daartussen mag ze niets anders aanraken. Verken tot ze er allebei liggen.',
  'XT7.guard':
    'Niemand komt op tegel 9* zolang de bewaker er is. Je verzet hem als een held: stuur hem naar een andere tegel.',
  'XT7.elf': 'Breng de elf naar een ongebruikt verkenningsvak van tegel 9*, van welke kleur ook.',
  'XT7.pull':
    'Pak telekinese bij de fiches en kies tegel 2: die komt naar waar de elf staat, als hij leeg is.',
  'XT7.item': 'Nu de magiër, naar haar voorwerp op tegel 9*. Roep dan de diefstal uit.',
  'XT7.out': 'Recht over naar tegel 2, en naar de paarse uitgang.',
  'XT7.won': 'Bevalt de uitgang niet, dan verzet je hem.',
  'XT7.spent': 'er is geen telekinese meer, en tegel 2 sluit niet op tegel 9* aan.',

  'XT8.see':
    'Er liggen twee spreuken klaar. Gebruik eerst helderziendheid: tot de zandloper draait ziet iedereen welke tegel er komt.',
  'XT8.find':
    'Verken tot tegel 9* er ligt, met haar voorwerp en een bewaker die vanavond niet van zijn plaats komt, en tegel 2, met haar uitgang.',
  'XT8.hide': 'Gebruik onzichtbaarheid: bewakers zien de magiër niet tot de zandloper draait.',
  'XT8.item':
    'Langs de bewaker, naar haar voorwerp. Blijf van de zandlopervakken af: draait de zandloper, dan ziet hij haar. Roep dan de diefstal uit.',
  'XT8.out': 'Uit zijn zicht, en naar de paarse uitgang op tegel 2.',
  'XT8.won': 'Hij heeft niet opgekeken.',
  'XT8.spent': 'de spreuk is uitgewerkt, en de bewaker gaat niet weg.',

  'XT9.find':
    'Het voorwerp van de elf ligt op tegel 8*, waar geen weg naartoe gaat, haar uitgang op tegel 10. Verken tot ze er allebei liggen.',
  'XT9.in':
    'Gebruik de teleport: kies de elf en dan een leeg vak van tegel 8*, het best aan de kant van haar voorwerp.',
  'XT9.item': 'Naar haar voorwerp, desnoods met de roltrap. Roep dan de diefstal uit.',
  'XT9.swap': 'Weer naar buiten: laat de elf en de magiër van plaats wisselen, met de spreuk daarvoor.',
  'XT9.ghost':
    'Nu zit de magiër vast, en er mag niemand achterblijven. Gebruik het spook: muren houden haar niet tegen.',
  'XT9.leave': 'Leid de magiër naar buiten, dwars door de muur.',
  'XT9.out': 'En de elf naar de groene uitgang op tegel 10.',
  'XT9.won': 'Drie spreuken, geen deur, niemand vergeten.',
  'XT9.spent': 'de spreuken zijn op.',

  'XT10.find':
    'Twee voorwerpen vanavond: dat van de magiër op tegel 9*, dat van de barbaar op tegel 6. Verken tot de tegels 6, 9*, 2 en 11 er liggen.',
  'XT10.voucher':
    'Geef de bewaker een burgerbon: gebruik de spreuk, kies hem en dan de hamburgertent op tegel 6. Binnen bewaakt hij niets.',
  'XT10.frog': 'De diefstal heeft een afleiding nodig: maak een kikker van de bewaker terwijl hij daar zit.',
  'XT10.items': 'Beide helden naar hun voorwerp, en roep de diefstal uit voor de zandloper draait.',
  'XT10.out': 'Naar buiten, ieder door de uitgang van zijn kleur.',
  'XT10.won': 'Iedereen keek naar de kikker.',
  'XT10.spent': 'er zit geen kikker meer in de hamburgertent.',

  'XT11.find': 'Verken tot elk voorwerp en elke uitgang van vanavond er ligt.',
  'XT11.guard': 'Een bewaker verspert de weg naar een voorwerp. Stuur hem naar een andere tegel.',
  'XT11.items':
    'Naar de voorwerpen, roep dan de diefstal uit. Dan komt er een tweede bewaker op tegel 2*, dus mag daar geen held zijn.',
  'XT11.second':
    'Daar is hij, voor de uitgang. Hij wordt verzet als de eerste; twee bewakers delen nooit een tegel.',
  'XT11.out': 'De weg is vrij: naar buiten.',
  'XT11.won': 'Twee bewakers, en allebei op de verkeerde plek.',
  'XT11.spent': 'er is geen weg meer.',

  'XT12.find':
    'Vanavond luistert de bewaker alleen naar de controlekamer op tegel 28. Verken tot de tegels 9*, 26, 28 en 2 er liggen.',
  'XT12.code':
    'De controlekamer heeft een stalen deur. Breng iemand anders dan de magiër op de code van tegel 26.',
  'XT12.desk':
    'Zolang de code bezet is, gaat een andere held door de deur, naar het bedieningspaneel in de controlekamer.',
  'XT12.send':
    'Kies de bewaker en stuur hem naar een vortex van de kleur van wie achter het paneel zit, weg van tegel 9*.',
  'XT12.item':
    'Nu de magiër, naar haar voorwerp. Roep dan de diefstal uit: voor bewakers blijven de vortexen draaien.',
  'XT12.out': 'En naar buiten, door de paarse uitgang op tegel 2.',
  'XT12.won': 'Hij volgde bevelen op, alleen niet die van zijn baas.',
  'XT12.spent': 'de code van tegel 26 is op, en er is niemand in de controlekamer.',

  'XT13.find':
    'Het voorwerp van de barbaar ligt op tegel 6*, bij een sensor. Verken tot de tegels 6*, 29 en 11 er liggen.',
  'XT13.control': 'Niemand komt door de straal. Breng een andere held op de sensorbediening van tegel 29.',
  'XT13.turn': 'Draai de sensor, telkens een kwartslag, tot de weg van de barbaar vrij is.',
  'XT13.item': 'Naar zijn voorwerp, en roep de diefstal uit.',
  'XT13.out': 'Terug, en naar buiten door de gele uitgang op tegel 11.',
  'XT13.won': 'Hij draaide, en de barbaar was weg.',
  'XT13.spent': 'de sensor draait niet meer.',
};
