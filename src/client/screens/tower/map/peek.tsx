import { useEffect, useState } from 'preact/hooks';
import { fetchQuest } from '#client/state/quests.ts';
import { MiniQuest } from '#client/tower/board/index.ts';
import type { Quest } from '#engine/tower/quest.ts';
import { tx } from '../../../ui/text.ts';
import { isBarred, stateOf } from '../feats.ts';
import { kindName, placeName, questName } from '../names.ts';
import { feats } from '../progress.ts';

/** A look through the window that is pointed at. What it says, the window itself says to those who listen. */
export function Peek({ id }: { readonly id: string }) {
  const quest = useQuest(id);
  const barred = isBarred(feats.value, id);
  const state = barred ? 'locked' : stateOf(feats.value, id);
  return (
    <div class="peek" aria-hidden="true">
      <div class="peek-picture">{quest === null || barred ? null : <MiniQuest quest={quest} />}</div>
      <div>
        <strong>{questName(id)}</strong>
        <span class="small soft">{`${placeName(id)}, ${kindName(id)}`}</span>
        <span class="small soft">{tx(`towerMap.state.${state}`)}</span>
      </div>
    </div>
  );
}

/** The last one stays until the next is here. */
function useQuest(id: string): Quest | null {
  const [quest, setQuest] = useState<Quest | null>(null);
  useEffect(() => {
    let wanted = true;
    fetchQuest(id).then(
      (shipped) => wanted && setQuest(shipped.quest),
      () => wanted && setQuest(null),
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  return quest;
}
