import type { ComponentType } from 'preact';
import { fetchTowerTexts } from '../../../texts.ts';
import { tx } from '../../../ui/text.ts';
import { type Challenge, type QuestWin, questPagesOf } from '../../book/lines.ts';
import { Won } from '../../book/won.tsx';
import { placeName, questName } from '../names.ts';

// The tower's part of the Book: which quests were solved together, by whom and in how many actions.

interface QuestPagesProps {
  readonly room: string | null;
  readonly challenges: readonly Challenge[];
}

/** Nothing of the tower is shown before its texts are here. */
export async function fetchQuestPages(): Promise<ComponentType<QuestPagesProps>> {
  await fetchTowerTexts();
  return QuestPages;
}

function QuestPages({ room, challenges }: QuestPagesProps) {
  return (
    <section class="stack">
      <h2>{tx('towerTable.book')}</h2>
      <div class="book-pages">
        {questPagesOf(challenges).map((page) => (
          <QuestPage key={page.challenge} room={room} page={page} />
        ))}
      </div>
    </section>
  );
}

function QuestPage({ room, page }: { readonly room: string | null; readonly page: Challenge<QuestWin> }) {
  const quest = page.lines[0]?.quest ?? '';
  return (
    <section class="card">
      <h3>{questName(quest)}</h3>
      <p class="small soft">{placeName(quest)}</p>
      <Won room={room} of={page} how={({ actions }) => [tx('tower.actions', { count: actions })]} />
    </section>
  );
}
