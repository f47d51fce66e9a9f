import type { securityFeatures as en } from '../en/securityFeatures.ts';

export const securityFeatures: Readonly<Record<keyof typeof en, string>> = {
  'feature.burger': 'ingang van de hamburgertent',
  'feature.auto': 'automatisch verkenningsvak',
  'feature.code': 'code',
  'feature.map': 'plattegrond',
  'feature.guard': 'bewakersvak',
  'feature.reinforcement': 'versterkingsvak',
  'feature.captive': 'vak van de gevangen held',
  'feature.warden': 'vak van de cipier',
  'feature.coffee': 'koffieautomaat',
  'feature.controlRoom': 'controlekamer',
  'feature.sensorControl': 'sensorbediening',
  'feature.command': 'commandovak',
};
