import { readShipped, type Shipped, splitPool } from '#content/quest-format/shipped.ts';

// The quests of the tower, packed into the page when it is built: a file of their own, fetched when
// the first of them is asked for.

const TEXTS = import.meta.glob<string>('../../content/quests/*.quest', { query: '?raw', import: 'default' });
const POOL = import.meta.glob<string>('../../content/quests/pool.txt', { query: '?raw', import: 'default' });

const known = new Map<string, Promise<Shipped>>();
let pool: Promise<readonly Shipped[]> | null = null;

export function fetchQuest(id: string): Promise<Shipped> {
  const coming = known.get(id) ?? read(TEXTS, `${id}.quest`).then(shipped);
  known.set(id, coming);
  // What could not be fetched is asked for again next time.
  coming.catch(() => known.delete(id));
  return coming;
}

/** Extra trials for every day and for practice. */
export function fetchPool(): Promise<readonly Shipped[]> {
  pool ??= read(POOL, 'pool.txt').then((text) => splitPool(text).map(shipped));
  pool.catch(() => {
    pool = null;
  });
  return pool;
}

type Files = Readonly<Record<string, () => Promise<string>>>;

async function read(files: Files, name: string): Promise<string> {
  const fetch = files[`../../content/quests/${name}`];
  if (fetch === undefined) throw new Error(`there is no ${name}`);
  return fetch();
}

function shipped(text: string): Shipped {
  const found = readShipped(text);
  if ('errors' in found) throw new Error('the quests of this page are broken');
  return found;
}
