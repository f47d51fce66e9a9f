import type { offline as english } from '../en/offline.ts';
import type { Translation } from '../index.ts';

export const offline: Translation<typeof english, 'fr'> = {
  fetching: 'En cours de téléchargement pour les moments sans connexion…',
  ready: 'Fonctionne désormais sans connexion.',
  none: 'Tu es hors ligne. La tour, les leçons et le jeu en solo fonctionnent quand même.',
  newer: 'Une version plus récente est là : elle se montrera à ton retour.',
  http: 'Cela marcherait aussi sans connexion, mais seulement par https : par simple http, un navigateur ne garde rien.',
};
