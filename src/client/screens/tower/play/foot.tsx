import type { ComponentChildren } from 'preact';
import { firstArrangement } from '#engine/tower/quest.ts';
import { tx } from '../../../ui/text.ts';
import type { CardLesson } from './cardLesson.ts';
import { Controls } from './controls.tsx';
import { Directions } from './directions.tsx';
import { Guide } from './guide.tsx';
import { Heroes, SwapBar } from './heroes.tsx';
import { HintCard } from './hintCard.tsx';
import { Others } from './others.tsx';
import type { QuestState } from './useQuest.ts';

interface FootLook {
  readonly quest: QuestState;
  readonly guide: readonly string[] | undefined;
  readonly beside: ComponentChildren;
  readonly asks: ComponentChildren;
}

/** Everything but the board and the title: on a laptop beside it, on a phone below. */
export function Foot({ quest, guide, beside, asks }: FootLook) {
  const { table, game, layout, model, hint, acts } = quest;
  return (
    <div class="quest-foot">
      {asks}
      {guide === undefined ? <Goal quest={quest} /> : <Guide quest={quest} lines={guide} />}
      <SwapBar model={model} />
      <HintCard
        hint={hint}
        game={game}
        seat={table.seat}
        people={table.people.value}
        layout={layout}
        undo={acts.undo}
        more={acts.hint}
        price={quest.price}
      />
      <Others table={table} game={game} />
      <Hands quest={quest} />
      <Buttons quest={quest} />
      {beside}
    </div>
  );
}

/** [T4] where there are armories, what comes first; [T14] [T15]: what an epic is, until a card has moved. */
function Goal({ quest: { game, hint, lesson } }: Pick<FootLook, 'quest'>) {
  const { quest, hasArmory } = game.box.graph;
  if (game.won !== null) return null;
  const unmoved = game.position.arranged.join() === firstArrangement(quest).join();
  const armory = hasArmory ? tx(game.position.armed ? 'tower.goal.exit' : 'tower.goal.armory') : null;
  return (
    <>
      {armory === null ? null : <p class="quest-goal">{armory}</p>}
      {lesson === null ? null : <Cards {...lesson} />}
      {quest.shape === 'trial' || !unmoved || lesson !== null || hint.step > 0 ? null : (
        <p class="quest-goal">{tx(`tower.goal.${quest.shape}`)}</p>
      )}
    </>
  );
}

function Cards({ words, tries }: CardLesson) {
  return (
    <div class="quest-guide" role="status">
      <p>{words}</p>
      {tries === null ? null : <p>{tries}</p>}
    </div>
  );
}

function Hands({ quest: { table, model, game } }: Pick<FootLook, 'quest'>) {
  if (table.seat === null) return <p class="quest-goal">{tx('tower.watching')}</p>;
  return (
    <div class="quest-hands">
      <Heroes model={model} game={game} />
      <Directions model={model} game={game} seat={table.seat} />
    </div>
  );
}

function Buttons({ quest: { game, plays, aids, acts, best, price, opens } }: Pick<FootLook, 'quest'>) {
  return (
    <Controls
      can={{ undo: plays && game.past !== null, hint: plays && aids }}
      {...acts}
      skip={plays && aids ? acts.skip : null}
      watch={aids && best !== null ? acts.watch : null}
      price={price}
      opens={opens}
    />
  );
}
