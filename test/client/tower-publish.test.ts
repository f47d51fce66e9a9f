import { afterEach, expect, test, vi } from 'vitest';
import { emptyDraft } from '#client/screens/tower/edit/draft.ts';
import { publish } from '#client/screens/tower/edit/publish.ts';
import { parseQuest } from '#content/quest-format/parse.ts';

// What goes to the server is what was drawn.

afterEach(() => vi.unstubAllGlobals());

test('[T15] a sliding epic is published with its hole where it was drawn', async () => {
  let sent = '';
  vi.stubGlobal('fetch', async (_path: string, { body }: { readonly body: string }) => {
    sent = (JSON.parse(body) as { quest: string }).quest;
    return new Response(JSON.stringify({ code: 'abc' }));
  });
  const quest = emptyDraft('sliding');
  const proof = { solution: [], bound: 0, grade: 0, dead: null, needs: [] };
  expect(await publish({ title: 'Round', author: '', listed: false, quest, proof })).toEqual({ code: 'abc' });
  const read = parseQuest(sent.slice(0, sent.indexOf('\nproof')));
  expect('quest' in read ? read.quest.hole : read.sketch?.hole).toBe(quest.hole);
});
