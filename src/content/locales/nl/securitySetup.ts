import type { securitySetup as en } from '../en/securitySetup.ts';
import type { Translation } from '../index.ts';

export const securitySetup: Translation<typeof en, 'nl'> = {
  'goal.own':
    'Breng {hero} op het voorwerp van dezelfde kleur, steel het, en dan naar buiten door de uitgang van die kleur.',
  'goal.none': 'Er wordt niets gestolen: breng {hero} naar buiten door de uitgang van dezelfde kleur.',
  'goal.mappedThree':
    'Er wordt niets gestolen en niemand hoeft naar buiten: leg drie tegels in één gebruik van een plattegrond.',
  'goal.mappedFour':
    'Er wordt niets gestolen en niemand hoeft naar buiten: leg vier tegels in één gebruik van een plattegrond.',
  'progress.mappedThree': 'Gelegd met deze plattegrond: {count} van {all}',
  'progress.mappedFour': 'Gelegd met deze plattegrond: {count} van {all}',

  'ready.guard': 'Geen held mag op dezelfde tegel komen als de bewaker.',
  'ready.guardRoom':
    'Wie op dezelfde tegel komt als een bewaker, wordt opgesloten. Twee tegelijk, en jullie hebben verloren.',
  'ready.lockedExit': 'Voor de oranje uitgang zit een stalen deur: een held op een code opent haar.',
  'ready.directEscape':
    'Na de diefstal mogen alleen de tegels van voorwerp en uitgang worden aangeraakt: een derde is verlies.',
  'ready.diversion':
    'De uitgang gaat open zodra een muurgat op een werkend zandlopervak ligt. Wie er dan al staat, stapt eraf en er weer op.',
  'ready.dwarfCaptive': 'De dwerg zit vanaf het begin vast: een held op een code opent de deur.',
  'ready.mapmaker': 'Een plattegrond die te vroeg op is, is verlies.',
  'ready.noFlips': 'Wie het zand keert, verliest: door een vak of door een fiche.',

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
  'needs.guardRoom': 'Heeft een bewaker nodig, en een code of schachten om helden te bevrijden.',
  'deck.plain': { one: '{count} tegel', other: '{count} tegels' },
  deck: { one: '{count} tegel: {what}', other: '{count} tegels: {what}' },
  'deck.for': '{tile} voor {plain}',
  'deck.new': '{tile} erbij',
  'deck.large': 'De tegels 13 tot 24 zijn niet voor deze modules bedacht: dat kan heel zwaar worden.',
  'mend.with': 'Voeg toe: {name}',
  'mend.without': 'Laat weg: {name}',
  misfit: 'Dit kan nog niet worden gedeeld.',

  'evenings.hint': 'Avonden zoals de boekjes ze voorstellen: vijf oefeningen, dan hele spellen.',
  'evening.hardcore': 'Op zijn zwaarst',
  'evening.hard': 'Kant B, en het zand wordt nooit gekeerd.',
  'evening.hard.XT5': 'Kant B, en de plattegrond moet vier tegels leggen.',
  'evening.tokens': 'Met de rustfiches',
  'evening.next': 'Verder met {name}',
};
