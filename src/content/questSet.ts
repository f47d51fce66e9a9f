import { readFileSync } from 'node:fs';
import { QUEST_IDS } from './adventures.ts';
import { readShipped, type Shipped, splitPool } from './quest-format/shipped.ts';

// The quests that come with the game, read from their drawings when they are first asked for.

const FOLDER = new URL('./quests/', import.meta.url);
const known = new Map<string, Shipped>();

/** Throws for what is no quest: an id from outside is looked up in QUEST_IDS first. */
export function questText(id: string): string {
  if (!QUEST_IDS.includes(id)) throw new Error(`no quest ${id}`);
  return readFileSync(new URL(`${id}.quest`, FOLDER), 'utf8');
}

export function shippedQuest(id: string): Shipped {
  const before = known.get(id);
  if (before !== undefined) return before;
  const read = readShipped(questText(id));
  if ('errors' in read) throw new Error(`${id}: ${JSON.stringify(read.errors)}`);
  known.set(id, read);
  return read;
}

/** Proven trials beyond the adventures': those of the days, in their order, and those to practise. */
export const POOLS = ['daily', 'practice'] as const;

export function poolTexts(pool: (typeof POOLS)[number]): readonly string[] {
  return splitPool(readFileSync(new URL(`${pool}.txt`, FOLDER), 'utf8'));
}
