import type { offline as english } from '../en/offline.ts';
import type { Translation } from '../index.ts';

export const offline: Translation<typeof english, 'nl'> = {
  fetching: 'Wordt opgehaald voor als er geen verbinding is…',
  ready: 'Werkt vanaf nu ook zonder verbinding.',
  none: 'Je bent offline. De toren, de lessen en alleen spelen werken gewoon door.',
  newer: 'Er is een nieuwere versie: je ziet hem als je terugkomt.',
  http: 'Zonder verbinding zou dit ook werken, maar alleen via https: via gewoon http bewaart een browser niets.',
};
