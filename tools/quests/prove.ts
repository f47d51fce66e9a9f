import { readFileSync, writeFileSync } from 'node:fs';
import { parseQuest } from '#content/quest-format/parse.ts';
import { drawShipped } from '#content/quest-format/shipped.ts';
import { assessTrial } from '#forge/measure.ts';

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
  const { solution, dead, needs, grade } = assessed;
  const { name, ...quest } = read.quest;
  const proof = { solution, bound: solution.length, grade: grade.total, dead, needs };
  writeFileSync(file, drawShipped({ quest, name, drawing, proof }));
  return null;
}
