import { txMaybe } from '../../ui/text.ts';

/** The lines of a lesson: one for each action, and one for the end; none for other quests. */
export function guideOf(id: string): readonly string[] {
  const lines: string[] = [];
  for (;;) {
    const line = txMaybe(`quests.teach.${id}.${lines.length + 1}`);
    if (line === undefined) return lines;
    lines.push(line);
  }
}
