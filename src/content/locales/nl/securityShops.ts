import type { securityShops as en } from '../en/securityShops.ts';

export const securityShops: Readonly<Record<keyof typeof en, string>> = {
  'all-seeing-opticians': 'De Alziende Opticien',
  'brass-orrery': 'Het Koperen Planetarium',
  'chain-mail-order': 'Maliën per post',
  'compass-bakery': 'Bakkerij Het Verdwaalde Kompas',
  confiscated: 'In beslag genomen',
  'dusty-deliveries': 'Bezorgd, ooit',
  'guard-uniforms': 'Uniformen voor nachtwakers',
  'hourglass-repair': 'Zandloperreparatie, klaar terwijl u wacht',
  'iron-curtains': 'IJzeren gordijnen op maat',
  lockers: 'Kluisjes van de bewaking',
  'locks-no-picks': 'Sloten, zonder lopers',
  'night-monitors': 'Nachtschermen',
  'sealed-vaults': 'Toonzaal voor gesloten kluizen',
  'snow-globes': 'Sneeuwbollen met echt weer',
  'star-charts': 'De sterrentoptien van deze week',
  'torches-by-the-hour': 'Fakkels per uur',
  'trapdoor-showroom': 'Valluiken, stapt u maar binnen',
  'tripwire-yarn': 'Struikeldraad en wol',
  'vortex-plumbers': 'Vortexloodgieters',
  'wanted-posters': 'Opsporingsposters, ingelijst',
};
