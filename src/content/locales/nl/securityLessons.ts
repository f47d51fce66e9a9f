import type { securityLessons as en } from '../en/securityLessons.ts';

export const securityLessons: Readonly<Record<keyof typeof en, string>> = {
  intro:
    'De vijf oefeningen als lessen: alleen, met elke actie in je hand. Neem de tijd, of laat het zand lopen.',
  noClock: 'Zonder klok',
  hardcore: 'Op zijn zwaarst',
  hardcoreHint:
    'Op kant B van de eerste tegel. In oefening I tot IV wordt het zand nooit gedraaid; in V mag dat wel, maar die vraagt een vierde tegel.',
  play: 'Spelen',
  done: 'Gelukt',
  doneHard: 'Gelukt op zijn zwaarst',
  all: 'Alle vijf lessen',
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
    'De barbaar breekt muren. Breng hem voor tegel 8*, pak een muurgat bij de fiches en kies de muur: een weg naar binnen, voor alle helden.',
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
  'XT3.guard': 'De bewaker staat in de weg. Je verzet hem als een held: stuur hem naar het koffieapparaat.',
  'XT3.door':
    'De deur is open, in de richting van haar pijl. Leid de gevangene naar buiten; dan is de code op.',
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
    'Naar de stalen deur op tegel 12*, en erdoor in de richting van haar pijl. Zijn uitgang ligt er vlak achter.',
  'XT4.won': 'De een hield de code vast, de ander liep naar buiten.',
  'XT4.spent': 'beide codes zijn op, en de dwerg is nog binnen.',

  'XT5.find': 'Tegel 26 ligt boven op de stapel en heeft een plattegrond. Verken één keer.',
  'XT5.map':
    'Wie op de plattegrond staat, leest hem. Breng er een held heen met veel onverkende doorgangen van zijn eigen kleur.',
  'XT5.first':
    'Verken: alle open doorgangen van de kleur van die held tellen alsof hij er stond. De eerste tegel neemt de plattegrond in gebruik.',
  'XT5.more':
    'Tegels gelegd met deze plattegrond: {done} van {all}. Verken nu alleen: elke andere actie, of van de plattegrond af gaan, maakt hem op. Fiches zijn geen acties.',
  'XT5.won': 'Eén gebruik van de plattegrond, en het winkelcentrum is gegroeid.',
  'XT5.spent': 'de plattegrond is op.',
};
