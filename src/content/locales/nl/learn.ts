import type { learn as en } from '../en/learn.ts';

export const learn: Readonly<Record<keyof typeof en, string>> = {
  title: 'Al spelend leren',
  roles: 'Verborgen rollen',
  lesson: 'Les {number} van {count}',
  next: 'Volgende les',
  again: 'Nog een keer',
  skip: 'Overslaan',
  done: 'Gelukt!',
  finished: 'Meer hoef je niet te weten. Zoek vrienden, en ssst.',
  open: 'Open een kamer',
  lost: 'Het zand is op. Dat gebeurt; probeer het nog eens.',
  list: 'Lessen',

  'move.title': 'Verzetten',
  'move.1':
    'Je mag elke held verzetten, maar alleen in de richtingen op jouw tegel. Kies een held en tik dan op een verlicht vak.',
  'move.2': 'Breng nu de magiër naar de paarse vortex in de hoek: eerst noord, dan oost.',
  'explore.title': 'Verkennen',
  'explore.1':
    'Met een held op een verkenningsvak van zijn eigen kleur wordt het winkelcentrum groter. Breng de elf naar het groene.',
  'explore.2': 'Verken nu: de volgende tegel komt daar te liggen.',
  'vortex.title': 'De vortex',
  'vortex.1':
    'Waar een held ook staat, de vortex brengt hem naar een vortex van zijn eigen kleur. Stuur de dwerg naar de nieuwe tegel.',
  'escalator.title': 'De roltrap',
  'escalator.1':
    'Een roltrap verbindt twee vakken, heen en terug. Breng de elf naar de voet en laat haar de roltrap nemen.',
  'timer.title': 'De zandloper',
  'timer.1':
    'Wie op een zandlopervak eindigt draait de zandloper om, één keer. Je krijgt terug wat al gevallen is: wacht tot er boven minder dan de helft over is en stap er dan op met de barbaar.',
  'timer.early': 'Te vroeg: er was nog maar {time} over. Laat eerst meer zand vallen.',
  'theft.title': 'Stelen en vluchten',
  'theft.1': 'Drie helden staan op hun voorwerp. Breng de magiër naar het hare, één vak naar het noorden.',
  'theft.2': 'Allemaal op hun voorwerp: iedereen mag de diefstal uitroepen.',
  'theft.3':
    'De vortexen zijn nu buiten dienst. Ren: breng de magiër naar de uitgang op de tegel in het zuiden.',
  'silence.title': 'Stilte',
  'silence.1':
    'Vanaf hier praat niemand. Breng de elf naar het groene verkenningsvak; verkennen is niet aan jou.',
  'silence.2':
    'Je vriend zou kunnen verkennen, maar slaapt. Je mag het niet zeggen: staar, of zet de Doe-iets!-pion voor hem neer.',
  friend: 'Vriend',

  'core.goal': 'Wat je wilt',
  'core.goal.text':
    'Breng elke held naar het voorwerp van zijn kleur, allemaal op hetzelfde moment, steel, en krijg iedereen naar buiten voor het zand op is. Je wint of verliest samen. De rij helden naast de zandloper laat zien hoe ver ieder is.',
  'core.actions': 'Wat je mag doen',
  'core.actions.text':
    'Ieder heeft een actietegel, voor iedereen zichtbaar: richtingen, vortex, roltrap, verkennen. Er zijn geen beurten: gebruik je acties met elke held, wanneer je wilt, zo vaak je wilt, en nooit een actie die je niet hebt.',
  'core.moving': 'Verzetten',
  'core.moving.text':
    'Een zet brengt één held een of meer vakken in één richting. Muren, winkels, andere helden en het donker houden hem tegen. Alleen het vak waar hij eindigt doet iets.',
  'core.exploring': 'Verkennen',
  'core.exploring.text':
    'Staat een held op een verkenningsvak van zijn eigen kleur aan de rand van het bekende centrum, dan legt de verkenner daar de volgende tegel aan. Staan er meerdere zo, dan ziet iedereen eerst de tegel en kiest de verkenner de plek.',
  'core.shortcuts': 'Vortex en roltrap',
  'core.shortcuts.text':
    'De vortex brengt een held van overal naar een vrij vortexvak van zijn kleur, tot de diefstal. Een roltrap brengt hem van het ene eind naar het andere.',
  'core.sand': 'Het zand',
  'core.sand.text':
    'Drie minuten. Een held die op een zandlopervak eindigt draait de zandloper om: wat gevallen was is weer van jullie. Elk van die vakken werkt één keer. Geen zand, geen buit.',
  'core.silence': 'Stilte',
  'core.silence.text':
    'Niemand praat of wijst zolang het zand loopt, behalve in scenario 1. Een draai van de zandloper opent een moment om te praten, en de volgende actie sluit het. Iemand aanstaren mag altijd, en de Doe-iets!-pion voor hem neerzetten ook.',
  'core.theft': 'De diefstal',
  'core.theft.text':
    'Staan alle helden op hun voorwerp, dan mag iedereen de diefstal uitroepen; dat is geen actie. Vanaf dan zijn de vortexen buiten dienst.',
  'core.escape': 'De vlucht',
  'core.escape.text':
    'Na de diefstal is een held die eindigt op een uitgang die hij mag gebruiken, buiten. In scenario 1 delen de vier de paarse uitgang, en heeft het zusje een eigen; later heeft ieder de uitgang van zijn kleur nodig, in scenario 10 die van een ander. Is de laatste buiten, dan hebben jullie gewonnen.',
  'core.campaign': 'De campagne',
  'core.campaign.text':
    'De scenario’s 1 tot 7 voegen steeds één regel toe. Vanaf 8 blijven die regels gelden, op de uitgangen in scenario 10 na, en kies je zelf hoe groot het centrum is.',
};
