import { HAS_POINTER } from '../../media.ts';
import { txMaybe } from '../../ui/text.ts';

/** The lines of a lesson: one for each action, and one for the end; none for other quests. */
export function guideOf(id: string): readonly string[] {
  const lines: string[] = [];
  for (;;) {
    const key = `quests.teach.${id}.${lines.length + 1}`;
    const line = txMaybe(key);
    if (line === undefined) return lines;
    lines.push(hasKeys() ? [line, txMaybe(`${key}.keys`)].join(' ').trim() : line);
  }
}

/** Fingers do not hover: who has only these is not told of keys. */
const hasKeys = () => matchMedia(HAS_POINTER).matches;
