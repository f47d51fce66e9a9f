import type { Scene } from '../scenes.ts';
import { chooseSomebody, lookFrom, started } from './mallTable.ts';

// A few screens in another language: their words are longer.

const at = (name: string, path: string): Scene => ({
  name,
  show: async (page, { server }) => {
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    await page.getByRole('heading').first().waitFor();
  },
});

export const LANGUAGE_SCENES: readonly Scene[] = [
  at('home', '/'),
  at('solo', '/solo'),
  at('rules', '/rules/6'),
  at('learn', '/learn'),
  at('tower', '/tower'),
  at('quest', '/tower/0-1'),
  at('edit', '/tower/edit'),
  {
    name: 'game',
    show: async (page, stage) => {
      const table = await started(stage, { scenario: 4 });
      await lookFrom(page, stage, table, 0);
      await chooseSomebody(page);
      table.close();
    },
  },
];
