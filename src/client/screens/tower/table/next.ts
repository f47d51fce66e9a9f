import { QUEST_IDS } from '#content/adventures.ts';
import type { TowerChoice } from '#protocol/messages.ts';

// What a group plays next: on from the furthest quest it has solved, then what it left out.

export type TalkLevel = TowerChoice['tower']['tongue'];

export function upNextQuest(solved: ReadonlySet<string>, after?: string): string | null {
  const from = after ?? QUEST_IDS.findLast((id) => solved.has(id));
  const open = (id: string) => !solved.has(id) && id !== after;
  const later = QUEST_IDS.slice(from === undefined ? 0 : QUEST_IDS.indexOf(from) + 1).find(open);
  return later ?? QUEST_IDS.find(open) ?? null;
}

export function questChoice(quest: string, tongue: TalkLevel = 'beginner'): TowerChoice {
  return { tower: { quest, tongue } };
}

export function firstQuest(solved: ReadonlySet<string>): TowerChoice {
  return questChoice(upNextQuest(solved) ?? (QUEST_IDS[0] as string));
}
