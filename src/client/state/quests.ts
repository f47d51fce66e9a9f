import { readShipped, type Shipped, splitPool } from '#content/quest-format/shipped.ts';

// The quests of the tower: fetched together, when the first of them is asked for; those of the days, and
// those to practise, by themselves.

const known = new Map<string, Promise<Shipped>>();

export function fetchQuest(id: string): Promise<Shipped> {
  const coming = known.get(id) ?? fetchText(id).then(shipped);
  known.set(id, coming);
  // What could not be fetched is asked for again next time.
  coming.catch(() => known.delete(id));
  return coming;
}

/** A trial for every day of a year, in their order. */
export const fetchDaily = once(() => import('../../content/quests/daily.txt?raw').then(trials));

/** Trials to practise: none is the board of a day. */
export const fetchPractice = once(() => import('../../content/quests/practice.txt?raw').then(trials));

const trials = (file: { readonly default: string }) => splitPool(file.default).map(shipped);

function once<T>(fetch: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | null = null;
  return () => {
    const asked = coming ?? fetch();
    coming = asked;
    asked.catch(() => {
      coming = null;
    });
    return asked;
  };
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
