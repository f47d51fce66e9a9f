import type { ComponentType } from 'preact';
import { fetchTowerTexts } from '../../../texts.ts';
import { tx } from '../../../ui/text.ts';
import { type BookLine, questPagesOf } from '../../book/lines.ts';
import { Won } from '../../book/won.tsx';
import { placeName, questName } from '../names.ts';

// The tower's part of the Book: which quests were solved together, by whom and in how many actions.

interface QuestPagesProps {
  readonly book: readonly BookLine[];
}

/** Nothing of the tower is shown before its texts are here. */
export async function fetchQuestPages(): Promise<ComponentType<QuestPagesProps>> {
  await fetchTowerTexts();
  return QuestPages;
}

function QuestPages({ book }: QuestPagesProps) {
  return (
    <section class="stack">
      <h2>{tx('towerTable.book')}</h2>
      <div class="book-pages">
        {questPagesOf(book).map(({ quest, lines }) => (
          <section class="card" key={quest}>
            <h3>{questName(quest)}</h3>
            <p class="small soft">{placeName(quest)}</p>
            <ul>
              {lines.map((line) => (
                <Won key={line.game} line={line} how={[howMany(line.actions)]} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

const howMany = (count: number) =>
  count === 1 ? tx('towerTable.book.action') : tx('towerTable.book.actions', { count });
