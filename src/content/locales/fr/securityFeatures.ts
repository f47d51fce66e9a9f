import type { securityFeatures as en } from '../en/securityFeatures.ts';

export const securityFeatures: Readonly<Record<keyof typeof en, string>> = {
  'feature.burger': 'entrée du restaurant de hamburgers',
  'feature.auto': 'case d’exploration automatique',
  'feature.code': 'code',
  'feature.map': 'plan',
  'feature.guard': 'case du garde',
  'feature.reinforcement': 'case de renfort',
  'feature.captive': 'case du héros captif',
  'feature.warden': 'case du geôlier',
  'feature.coffee': 'machine à café',
  'feature.controlRoom': 'salle de contrôle',
  'feature.sensorControl': 'commande du détecteur',
  'feature.command': 'case de commande',
};
