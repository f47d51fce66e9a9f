import type { securityShops as en } from '../en/securityShops.ts';

export const securityShops: Readonly<Record<keyof typeof en, string>> = {
  'all-seeing-opticians': 'Optique Omnivoyante',
  'brass-orrery': 'Le Planétaire de laiton',
  'chain-mail-order': 'Cotte de mailles par correspondance',
  'compass-bakery': 'Boulangerie de la Boussole perdue',
  confiscated: 'Objets confisqués',
  'dusty-deliveries': 'Livraisons, un jour peut-être',
  'guard-uniforms': 'Uniformes de veilleurs de nuit',
  'hourglass-repair': 'Réparation de sabliers, on a le temps',
  'iron-curtains': 'Rideaux de fer sur mesure',
  lockers: 'Casiers des gardiens',
  'locks-no-picks': 'Serrures, sans crochets',
  'night-monitors': 'Écrans de nuit',
  'sealed-vaults': 'Salon du coffre scellé',
  'snow-globes': 'Boules à neige, météo véritable',
  'star-charts': 'Palmarès des étoiles',
  'torches-by-the-hour': 'Torches à l’heure',
  'trapdoor-showroom': 'Trappes, donnez-vous la peine d’entrer',
  'tripwire-yarn': 'Laines et fils-pièges',
  'vortex-plumbers': 'Plombiers du vortex',
  'wanted-posters': 'Avis de recherche encadrés',
};
