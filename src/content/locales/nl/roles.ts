import type { roles as en } from '../en/roles.ts';

export const roles: Readonly<Record<keyof typeof en, string>> = {
  'level.A': 'Er is een verrader onder jullie',
  'level.B': 'Meerdere verraders, of geen',
  'level.C': 'Missies en bijzondere regels',
  'level.D': 'Van kant wisselen',
  'level.E': 'Verraders met een missie',
  'side.loyal': 'loyaal',
  'side.traitor': 'verrader',
  'fares.heistWon': 'de kraak is gelukt',
  'fares.heistLost': 'de kraak is mislukt',
  'fares.missionDone': 'de eigen kant won, en de missie is volbracht',
  'fares.missionOpen': 'de eigen kant won, maar de missie was niet volbracht',
  'fares.missionFailed': 'de missie is mislukt',
  'fares.phantom': 'als spook: de kraak is mislukt',
  'fares.unmasked': 'ontmaskerd',
  'fares.alone': 'als enige loyaal tussen verraders, en de kraak is opgegeven',
  'fares.abandonedBy': 'de enige loyale speler gaf de kraak op',
  'fares.calledOff': 'het spel is afgebroken',
  'fares.divined': 'doorzag de missie van een ander',
  'fares.divinedBy': 'missie doorzien',
};
