import type { rolesLesson as english } from '../en/rolesLesson.ts';
import type { Translation } from '../index.ts';

export const rolesLesson: Translation<typeof english, 'nl'> = {
  title: 'Er is een verrader onder jullie',
  kind: 'Verborgen rollen',
  'name.1': 'Ada',
  'name.2': 'Bo',
  'name.3': 'Cy',
  north:
    'Jullie spelen met z’n vieren, en één is een verrader. Jij niet: houd je kaart ingedrukt, dan staat het er. Het zand loopt: stuur de barbaar naar het noorden, naast de zandloper.',
  watch: 'Alleen Bo kan hem naar het westen sturen, op de zandloper. Kijk wat Bo doet.',
  eye: 'Bo verzet liever de magiër. Onhandig, of erger? Praten mag niet, maar er is de oogkaart: leg die voor Bo.',
  accuse:
    'Bo heeft de kaart gezien en laat de barbaar nog steeds staan. Houd “Beschuldig” ingedrukt en noem Bo!',
  vote: 'Ada en Cy hebben vijf seconden. Je ziet alleen hoevelen er hebben geantwoord; dan alle duimen tegelijk.',
  turn: 'Inderdaad een verrader! Wie terecht beschuldigde, mag de zandloper omdraaien, ook een lege. Er is nog veel zand: nu omgedraaid blijft er weinig over. Laat hem liever staan.',
  finish:
    'Bo ligt eruit, en de actietegel van Bo is nu van jou. Stuur de barbaar naar het westen, op de zandloper: niemand treuzelt meer.',
  won: 'Meer is het niet: kijken, waarschuwen, beschuldigen. Maar was Bo loyaal geweest, dan had de verrader meteen gewonnen. Vanaf niveau B weet niemand hoeveel het er zijn.',
  missed: 'Het zand is op, en Bo glimlacht. Nog een keer?',
  rules: 'Alle regels van Verborgen rollen',
  other: 'De andere lessen',
};
