import type { cli as en } from '../en/cli.ts';

export const cli: Readonly<Record<keyof typeof en, string>> = {
  usage: `Hushglass: een stille kraak in een magisch winkelcentrum, in je terminal.

  hushglass play            een spel spelen
  hushglass replay LOGBOEK  een bewaard spel terugkijken en nakijken
  hushglass evenings        de avonden en modules van Maximale beveiliging
  hushglass tiles [NAAM…]   de tegels van het winkelcentrum bekijken
  hushglass tiles --check   alle tegels nakijken
  hushglass check BESTAND   het databestand van een server nakijken
  hushglass forget KAMER    een kamer en de spellen daarvan uit het bestand van een server verwijderen
  hushglass move VAN NAAR   een hele server van een databestand naar een database, of terug

Bij elke opdracht:
  --lang en|fr|nl           taal (anders die van je terminal)
  --color auto|always|never
  --ascii                   alleen met gewone tekens tekenen
  --help

play (wat je weglaat, wordt gevraagd):
  --scenario 1–17   --players 1–9   --level 1–6   --side A|B
  --theft manual|automatic          --sand SECONDEN
  --talk yes|no     (scenario 1)    --sister
  --modules guard,shafts            modules van Maximale beveiliging
  --guards 1–3      met de versterking: zoveel bewakers
  --evening XT3     een avond daarvan; met --hardcore, --tokens
  --roles A–E       verborgen rollen, vanaf scenario 3, voor 3–8 spelers
  --last 12–24      daarbij: tot en met deze tegel  --token  1e zandloper stuk
  --own BESTAND     een scenario van jezelf (docs/own.md)
  --seed TEKST      nog eens dezelfde verdeling
  --yes             niets vragen
  --log BESTAND     waar het spel aan het eind bewaard wordt
  --plain           woorden in plaats van een tekening, voor schermlezers
  --pace MS         elke opdracht duurt MS speltijd; geen echte klok

replay:
  --all             alles in één keer, zonder op toetsen te wachten
  --plain

check:
  --mend KOPIE      een kopie maken waarin alles hersteld is wat hersteld kan worden

forget:
  hushglass forget KAMER BESTAND   uit dat bestand, of een database (postgres://…);
                    anders HUSHGLASS_STORE, HUSHGLASS_DATA, of hushglass.db`,
  'error.own': 'Het bestand {file} bevat geen scenario; docs/own.md laat zien hoe dat eruitziet.',
  'error.command': 'Er is geen opdracht “{name}”. Probeer hushglass --help.',
  'error.option': 'Ik begrijp “{found}” niet. Probeer hushglass --help.',
  'error.noValue': 'Bij {found} hoort een waarde. Probeer hushglass --help.',
  'error.unused': '{option} geldt hier niet: het scenario beslist dat zelf.',
  'error.value': '{option} kan niet “{found}” zijn: kies {allowed}.',
  'error.file': 'Het bestand {file} kan niet gelezen worden.',
  'error.write': 'Het bestand {file} kan niet geschreven worden.',
  'error.noLog': 'Welk logboek? hushglass replay LOGBOEK',
  'error.tile': 'Er is geen tegel “{name}”. Er zijn: {names}.',
  'error.tileSet': 'De tegels zijn beschadigd; hushglass tiles --check zegt waar.',
  'error.unexpected': 'Er ging iets mis in het programma zelf: {what}',

  'allowed.number': 'een geheel getal van {least} tot en met {most}',
  'allowed.choice': 'een van {choices}',

  'setup.welcome':
    'Hushglass: steel vier voorwerpen uit een magisch winkelcentrum, in stilte, voor het zand op is.',
  'setup.scenario': 'Welk scenario of welke avond?',
  'setup.entry': '{number}  {name}: {about}',
  'setup.players': 'Hoeveel spelers? ({least}–{most}; 1 is alleen spelen)',
  'setup.level': 'Welk niveau? (1–6: tot tegel 12, 14, 17, 19, 22 of 24)',
  'setup.side': 'Welke kant van tegel 1? (A heeft vortexen, B niet)',
  'setup.theft':
    'De diefstal: handmatig (iemand roept hem uit) of automatisch (zodra allen op hun voorwerp staan)?',
  'setup.sand': 'Hoeveel seconden zand? (gewoonlijk 180)',
  'setup.talk': 'In dit eerste scenario vrij praten? (ja of nee)',
  'setup.yes': 'ja',
  'setup.no': 'nee',
  'setup.manual': 'handmatig',
  'setup.automatic': 'automatisch',
  'setup.again': 'Antwoord met {allowed}.',
  'setup.seed': 'Verdeling: {seed}',
  'setup.impossible': 'Dit spel kan niet:',
  'setup.evenings': 'Avonden van Maximale beveiliging, in de volgorde om ze te spelen (--evening):',
  'setup.moduleList': 'Modules die bij scenario 2–17 meedoen (--modules, op naam of nummer):',
  'setup.module': '{number}, {kind}: {rule}',
  'setup.helper': 'een hulp',
  'setup.challenge': 'een uitdaging',
  'setup.modules': 'Welke modules doen mee? (namen of nummers met komma’s, of nee)',
  'setup.guards': 'Hoeveel bewakers komen er bij de diefstal? ({least}–{most})',
  'setup.hardcore': 'Op zijn zwaarst? (ja of nee)',
  'setup.roles': 'Verborgen rollen? (A–E, of nee)',
  'setup.last': 'Tot en met welke tegel? ({least}–{most}, of nee: zoals het scenario het wil)',
  'setup.token': 'De eerste zandloper vanaf het begin buiten dienst? (ja of nee)',
  'setup.tokens': 'Ook rustfiches? (ja of nee)',
  'panel.modules': 'Met {modules}.',

  'panel.own': 'Je eigen scenario: {name}',
  'panel.scenario': 'Scenario {number}: {name}',
  'panel.notStarted': 'Het zand wacht. Typ start (of druk op Enter) als iedereen klaar is.',
  'panel.paused': 'gepauzeerd',
  'panel.left': 'tegels over: {count}',
  'panel.flips': 'zandloper gedraaid: {count}',
  'panel.next': 'volgende tegel {tile}: ',
  'panel.drawn': 'getrokken tegel {tile}: ',
  'panel.theft.before': 'diefstal: nog niet',
  'panel.theft.ready': 'diefstal: nu! (t)',
  'panel.theft.after': 'diefstal: gebeurd, vortex uit',
  'panel.silence': 'stilte',
  'panel.talk': 'jullie mogen praten',
  'panel.gestures': 'alleen gebaren',
  'panel.noAction': 'geen actie',
  'panel.doSomething': 'Doe iets!',
  'panel.nagged': 'Doe iets! voor plaats {seat}',
  'panel.can': 'Plaats {seat} kan nu:',
  'panel.cannot': 'Plaats {seat} kan nu niets doen.',
  'panel.cropped': 'er is meer buiten beeld (Tab)',

  'legend.broken': 'buiten dienst',
  'legend.shop': 'winkel',
  'legend.explore': 'de elf verkent daarheen',
  'legend.stairs': 'naar het andere eind op dezelfde tegel',
  'legend.number': 'kies met het nummer; zonder @ in een kleine tekening',

  prompt: 'plaats {seat}> ',
  'say.seat': 'Plaats {seat}: {text}',
  'say.stare': 'Plaats {seat} staart naar plaats {target}.',
  'say.focus': 'Je kijkt nu over de schouder van plaats {seat}.',
  'say.saved': 'Bewaard: {file}',
  'say.unknown': 'Ik begrijp “{text}” niet. Typ hulp.',
  'word.start': 'start begin',
  'word.pause': 'pauze',
  'word.resume': 'verder',
  'word.say': 'zeg',
  'word.sign': 'gebaar',
  'word.stare': 'staar',
  'word.help': 'hulp ?',
  'word.legend': 'legenda',
  'word.board': 'bord',
  'word.card': 'kaart',
  'word.save': 'bewaar',
  'word.quit': 'stop q',

  'say.noHero': 'Waarheen? Eerst de held, dan de richting: {example}',
  'say.noChoice': 'Kies een nummer van 1 tot en met {most}.',
  'say.onlyOne': 'Er is er maar één: nummer 1.',
  'say.noFile': 'Welk bestand? bewaar BESTAND',
  'say.aside': 'Nu niet in het winkelcentrum: die wacht ernaast.',
  'say.noCard': 'In dit spel heeft niemand een geheime kaart.',
  'say.lookAway':
    'Een kaart voor plaats {seat} alleen: alle anderen kijken weg. Enter toont hem, nog eens Enter verbergt hem.',
  'say.endOfInput': 'Geen opdrachten meer: het spel stopt hier.',
  'say.timeLeft': 'Nog {time}.',
  'ask.save': 'Het spel bewaren? Typ een bestandsnaam, of alleen Enter voor nee.',

  help: `Een held, en dan wat die doet. Wie de actie heeft, voert ze uit.
  e n 2     elf, 2 vakken naar het noorden  (helden: b m e d, z van zusje)
  e n       elf naar het noorden, zo ver het gaat    (richtingen: n o z w)
  e v 2     elf door de vortex naar vortex 2 (het nummer staat op het bord)
  e l       elf over de roltrap
  x         verkennen: de volgende tegel trekken
  p 2       de getrokken tegel op plek 2 leggen
  t         de diefstal, als iedereen op een voorwerp staat`,
  'help.table': `De tafel
  3: e n    hetzelfde, door plaats 3        3:   met plaats 3 meekijken
  !3        Doe iets! voor plaats 3
  staar 3   naar plaats 3 staren
  zeg TEKST praten, waar het mag            gebaar  een gebaar, waar het mag
  start     iedereen is klaar               pauze, verder
  legenda   wat de tekens betekenen         bord  opnieuw tekenen
  bewaar BESTAND                            stop`,
  'help.keys': 'Zolang de regel leeg is: Tab kiest de held om te volgen, de pijltjes verzetten die één vak.',
  'help.close': 'Elke toets brengt je terug naar het spel. Het zand loopt door!',
  'help.closeCalm': 'Elke toets brengt je terug naar het spel.',

  'end.won': 'JULLIE ZIJN ERMEE WEGGEKOMEN!',
  'end.lost': 'BETRAPT.',
  'end.time': 'speeltijd: {time}',
  'end.sand': 'zand over: {time}',
  'end.flips': 'zandloper gedraaid: {count}',
  'end.tiles': 'gelegde tegels: {count}',
  'end.out': 'helden buiten: {count} van {all}',
  'end.seat': 'plaats {seat}: verplaatsingen {moves}, verkenningen {explores}',
  'end.wait': 'langste wachttijd: {time}',

  'replay.own': '{name}. Spelers: {players}.',
  'replay.title': 'Scenario {number}: {name}. Spelers: {players}.',
  'replay.untitled': 'Een eigen spel. Spelers: {players}.',
  'replay.step': 'Stap {step} van {all}, op {time}',
  'replay.keys': 'Enter of spatie: verder · b: terug · q: stoppen',
  'replay.good': 'Het logboek leidt tot het resultaat dat het noemt.',
  'replay.unsigned': 'Het logboek noemt geen resultaat om mee te vergelijken; elke stap is na te spelen.',

  'tiles.title': 'Tegel {name}',
  'tiles.start': 'starttegel',
  'tiles.entry': 'ingang: {side}',

  'event.readied': 'Plaats {seat} is klaar.',
  'event.unreadied': 'Plaats {seat} is nog niet klaar.',
  'event.spoke': 'Plaats {seat} gebruikt {channel}.',
  'event.doSomething': 'Plaats {seat} zet de Doe-iets!-pion voor plaats {target}.',
  'event.wished': 'Plaats {seat} wil pauzeren.',
  'event.unwished': 'Plaats {seat} wil verder spelen.',
  'event.away': 'Plaats {seat} is weg.',
  'event.back': 'Plaats {seat} is terug.',
  'why.shape': 'hij is geen vier bij vier vakken',
  'why.slot': 'een verkenningsvak ligt niet in de doorgang van een kant',
  'why.open': 'een opening en het verkenningsvak ervan spreken elkaar tegen',
  'why.shop': 'een winkel verspert een opening',
  'event.moved.walk': 'Plaats {seat} verplaatst {hero}.',
  'event.moved.vortex': 'Plaats {seat} stuurt {hero} door de vortex.',
  'event.moved.escalator': 'Plaats {seat} stuurt {hero} over de roltrap.',

  'plain.hero': '{hero} ({letter}, {colour}, {symbol}): {where}.',
  'plain.pawn': '{hero} ({letter}): {where}.',
  'plain.on': 'tegel {tile}, rij {row}, kolom {column}',
  'plain.onFeature': 'tegel {tile}, rij {row}, kolom {column}, op {features}',
  'plain.out': 'is het winkelcentrum uit',
  'plain.beside': 'Ernaast: {sides}.',
  'plain.side': '{direction} {what}',
  'plain.wall': 'muur',
  'plain.free': 'vrij',
  'plain.unexplored': 'niet verkend',
  'plain.can': 'Kan: {acts}.',
  'plain.cannot': 'Kan nu niet bewegen.',
  'plain.act': '{command} (plaats {seat})',
  'plain.tile':
    'Tegel {tile} (vanaf tegel 1, tegels naar het oosten: {east}, naar het zuiden: {south}): {features}.',
  'plain.place': 'Plek {number}: tegel {tile}, kant {direction}.',
  'plain.at': '{feature} op rij {row}, kolom {column}',
  'plain.coloured': '{feature} {colour}',
  'plain.numbered': '{feature} {number}',
  'plain.broken': '{feature} (buiten dienst)',
  'plain.leads': '{feature} naar {direction}',
  'plain.between': '; ',
  'plain.nothing': 'niets bijzonders',
  'plain.sand': 'Zand over: {time}.',
  'plain.deck': 'Tegels in de stapel: {count}.',
  'plain.state': 'Stand: {states}.',
  'plain.tileDrawn': 'Tegel {tile} is getrokken en wacht op een plek. Die heeft: {features}.',
  'plain.tileNext': 'De volgende tegel is {tile}. Die heeft: {features}.',
  'plain.seat': 'Plaats {seat} heeft: {actions}.',

  'panel.back.base': 'rugzijde van de volgende: basisspel',
  'panel.back.expansion': 'rugzijde van de volgende: Maximale beveiliging',
  'panel.watches': '{hero} bewaakt tegel {tile}',
  'legend.shut': 'stalen deur, dicht: die kant opent een code',
  'legend.open': 'stalen deur, die kant op open',
  'legend.shaft': 'schacht, naar het andere einde met dezelfde letter',
  'legend.breach': 'gat in een muur',
  'legend.hovering': 'het oog zweeft boven deze tegel',
  'legend.frog': 'een bewaker als kikker',
  'legend.watched': 'bewaakte tegel',
  'plain.aside': 'wacht naast het winkelcentrum',
  'plain.captive': 'zit vast',
  'plain.door.open': 'stalen deur, open',
  'plain.door.shut': 'stalen deur, dicht: er is een code nodig',
  'plain.door.none': 'stalen deur, van hier geen doorgang',
  'plain.breach': 'door een muurgat {what}',
  'plain.watchedBy': 'bewaakt door {hero}',
  'plain.shaft': 'schacht {letter}',
};
