import { readFileSync, writeFileSync } from 'node:fs';
import { QUEST_IDS } from '#content/adventures.ts';
import { parseQuest } from '#content/quest-format/parse.ts';
import { drawShipped, joinPool, readShipped, type Shipped } from '#content/quest-format/shipped.ts';
import { POOLS, poolTexts } from '#content/questSet.ts';
import { assessTrial } from '#forge/measure.ts';
import { proofOf } from '#forge/proof.ts';
import { renewed } from '#forge/renew.ts';

const FOLDER = new URL('../../src/content/quests/', import.meta.url);

/** The drawing of a trial is solved, and its proof written after it; what is wrong with it otherwise. */
export function prove(id: string): string | null {
  const file = new URL(`${id}.quest`, FOLDER);
  const [drawing = ''] = readFileSync(file, 'utf8').split('\nproof\n');
  const read = parseQuest(drawing);
  if ('errors' in read)
    return read.errors.map(({ line, column, code }) => `${line}:${column} ${code}`).join(', ');
  const assessed = read.quest.shape === 'trial' ? assessTrial(read.quest) : null;
  if (assessed === null || 'stopped' in assessed) return 'not a trial that can be won';
  const { name, ...quest } = read.quest;
  writeFileSync(file, drawShipped({ quest, name, drawing, proof: proofOf(assessed) }));
  return null;
}

/** All that are shipped, of the adventures, the days and to practise: measured again as the grade asks today. */
export function renewAll(onDone: (name: string) => void): void {
  for (const id of QUEST_IDS) {
    const file = new URL(`${id}.quest`, FOLDER);
    writeFileSync(file, renewedText(readFileSync(file, 'utf8')));
    onDone(id);
  }
  for (const pool of POOLS) {
    const texts = poolTexts(pool).map((text) => {
      onDone(text.slice(0, text.indexOf('\n')));
      return renewedText(text);
    });
    writeFileSync(new URL(`${pool}.txt`, FOLDER), joinPool(texts));
  }
}

function renewedText(text: string): string {
  const read = readShipped(text);
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  return drawShipped({ ...read, proof: renewed(read as Shipped) });
}
