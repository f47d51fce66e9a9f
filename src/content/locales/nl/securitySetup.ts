import type { securitySetup as en } from '../en/securitySetup.ts';
import type { Translation } from '../index.ts';

export const securitySetup: Translation<typeof en, 'nl'> = {
  'goal.own':
    'Breng {hero} op het voorwerp van dezelfde kleur, steel het, en dan naar buiten door de uitgang van die kleur.',
  'goal.none': 'Er wordt niets gestolen: breng {hero} naar buiten door de uitgang van dezelfde kleur.',
  'goal.some':
    'Breng {heroes} op hetzelfde moment op het voorwerp van hun eigen kleur, steel, en dan naar buiten: ieder door de uitgang van de eigen kleur.',
  'goal.mappedThree':
    'Er wordt niets gestolen en niemand hoeft naar buiten: leg drie tegels in één gebruik van een plattegrond.',
  'goal.mappedFour':
    'Er wordt niets gestolen en niemand hoeft naar buiten: leg vier tegels in één gebruik van een plattegrond.',
  'progress.mappedThree': 'Gelegd met deze plattegrond: {count} van {all}',
  'progress.mappedFour': 'Gelegd met deze plattegrond: {count} van {all}',

  'ready.guard': 'Geen held mag op dezelfde tegel komen als de bewaker.',
  'ready.guardRoom':
    'Wie op dezelfde tegel komt als een bewaker, wordt opgesloten. Twee tegelijk, en jullie hebben verloren.',
  'ready.lockedExit': 'Voor de oranje uitgang zit een stalen deur: een held op een code opent die.',
  'ready.directEscape':
    'Na de diefstal mogen alleen de tegels van voorwerp en uitgang worden aangeraakt: een derde is verlies.',
  'ready.diversion':
    'De uitgang gaat open zodra een muurgat op een werkend zandlopervak ligt. Wie er dan al staat, stapt eraf en er weer op.',
  'ready.dwarfCaptive': 'De dwerg zit vanaf het begin vast: een held op een code opent de deur.',
  'ready.beholder': 'Het oog bewaakt de hele tegel waar het boven zweeft: daar hoort geen held.',
  'ready.reinforcements': 'Bij de diefstal komen er bewakers bij: denk vooraf aan de weg naar buiten.',
  'ready.sensor': 'Niemand komt op of over de zes vakken onder de sensor.',
  'ready.guardBusy': 'De bewaker loopt niet: bedenk een andere weg.',
  'ready.ownDiscovery': 'Tegel 9* moet voor de magiër gelegd worden, vanaf een vak van haar eigen kleur.',
  'ready.clearTile': 'Gewonnen is het pas als er geen held meer op tegel 8* is.',
  'ready.frogDiversion': 'De diefstal lukt alleen zolang er een kikker in een hamburgertent zit.',
  'ready.mapmaker': 'Een plattegrond die te vroeg op is, is verlies.',
  'ready.noFlips': 'Wie de zandloper omdraait, verliest: door een vak of door een fiche.',

  cabinet: 'De vitrine',
  rules: 'Regels van Maximale beveiliging',
  with: 'Met: {what}',
  'lost.captives': 'Gepakt in het winkelcentrum',
  'kind.helper': 'Hulp',
  'kind.challenge': 'Uitdaging',
  'modules.hint': 'Elk ervan mag meedoen: hulp maakt dit scenario lichter, een uitdaging zwaarder.',
  'modules.of': 'De modules',
  modules: { one: '{count} module', other: '{count} modules' },
  module: 'Module nr. {number}',
  'needs.replaces': 'Tegel {tile} in plaats van {plain}.',
  'needs.adds': 'Voegt tegel {tile} toe.',
  'needs.guardRoom': 'Heeft iemand nodig die vangt, en een code of schachten om helden te bevrijden.',
  'needs.controlRoom': 'Heeft een code nodig voor de stalen deur: 7*, 8*, 9*, 26 of 29.',
  'needs.reinforcements': 'Tegel 10* in plaats van 10; voor meer bewakers ook 2* en 11*.',
  guards: 'Versterking: hoeveel bewakers er komen',
  spells: 'Spreuken die klaarliggen',
  'spells.ready': 'Liggen klaar: {what}',
  'spells.chance': 'Geen gekozen: twee willekeurige.',
  'spells.chosen': { one: '{count} spreuk ligt klaar.', other: '{count} spreuken liggen klaar.' },
  'spell.clairvoyance': 'De stapel ligt open tot de zandloper draait.',
  'spell.ghost': 'Tot de zandloper draait loopt de magiër door muren, niet door winkels of stalen deuren.',
  'spell.invisibility': 'Tot de zandloper draait zien bewakers de magiër niet: ze mag op hun tegels zijn.',
  'spell.frog':
    'Tot de zandloper draait is een bewaker een kikker, die niet beweegt en niemand in de weg zit.',
  'spell.voucher': 'Tot de zandloper draait zit een bewaker in een hamburgertent en bewaakt niets.',
  'spell.broom': 'Iets wat buiten dienst was, doet het weer.',
  'spell.crystal': 'Er mogen twee tegels worden gelegd bij ongebruikte verkenningsvakken, waar je maar wilt.',
  'spell.code': 'Alsof een held een code bezet, voor één keer door een stalen deur.',
  'spell.swap': 'Twee pionnen wisselen van plaats.',
  'spell.teleport': 'Een pion gaat naar een leeg vak naar keuze.',
  'deck.plain': { one: '{count} tegel', other: '{count} tegels' },
  deck: { one: '{count} tegel: {what}', other: '{count} tegels: {what}' },
  'deck.for': '{tile} voor {plain}',
  'deck.new': '{tile} erbij',
  'deck.large': 'De tegels 13 tot 24 zijn niet voor deze modules bedacht: dat kan heel zwaar worden.',
  'mend.with': 'Voeg toe: {name}',
  'mend.without': 'Laat weg: {name}',
  misfit: 'Dit kan nog niet worden gedeeld.',

  'evenings.hint':
    'Avonden zoals de boekjes ze voorstellen: oefeningen, en hele spellen met wat je dan kent.',
  'evening.hardcore': 'Op zijn zwaarst',
  'evening.hard': 'Kant B, en de zandloper wordt nooit omgedraaid.',
  'evening.hard.XT5': 'Kant B, en de plattegrond moet vier tegels leggen.',
  'evening.hard.XT8':
    'Kant B, en tegel 9* moet voor de magiër gelegd worden, vanaf een vak van haar eigen kleur.',
  'evening.hard.XT11':
    'Kant B, met de tegels 6, 8, 10 en 11 erbij: ook elf en barbaar moeten stelen en vertrekken.',
  'evening.tokens': 'Met de rustfiches',
  'evening.next': 'Verder met {name}',
};
