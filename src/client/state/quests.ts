import { readShipped, type Shipped, splitPool } from '#content/quest-format/shipped.ts';

// The quests of the tower: fetched together, when the first of them is asked for; those of the pool by themselves.

const known = new Map<string, Promise<Shipped>>();
let pool: Promise<readonly Shipped[]> | null = null;

export function fetchQuest(id: string): Promise<Shipped> {
  const coming = known.get(id) ?? fetchText(id).then(shipped);
  known.set(id, coming);
  // What could not be fetched is asked for again next time.
  coming.catch(() => known.delete(id));
  return coming;
}

/** Extra trials for every day and for practice. */
export function fetchPool(): Promise<readonly Shipped[]> {
  pool ??= import('../../content/quests/pool.txt?raw').then((found) => splitPool(found.default).map(shipped));
  pool.catch(() => {
    pool = null;
  });
  return pool;
}

async function fetchText(id: string): Promise<string> {
  const { QUEST_TEXTS } = await import('./questTexts.ts');
  const text = QUEST_TEXTS[`../../content/quests/${id}.quest`];
  if (text === undefined) throw new Error(`there is no quest ${id}`);
  return text;
}

function shipped(text: string): Shipped {
  const found = readShipped(text);
  if ('errors' in found) throw new Error('the quests of this page are broken');
  return found;
}
