import { useEffect, useMemo } from 'preact/hooks';
import { TowerBoard, type TowerModel, towerModel } from '#client/tower/board/index.ts';
import { prefs } from '../../../prefs.ts';
import { later } from '../../../ui/later.tsx';
import { tx } from '../../../ui/text.ts';
import { Done } from './done.tsx';
import { Foot } from './foot.tsx';
import { ownFrames } from './frames.ts';
import { Head } from './head.tsx';
import { HelpDialog } from './helpTile.tsx';
import { Player } from './player.tsx';
import type { QuestScreenProps } from './props.ts';
import { useTowerSounds } from './sounds.ts';
import { litBy, promisedBy } from './useHint.ts';
import { usePointed, usePointedToast } from './usePointed.ts';
import { type Opened, useQuest } from './useQuest.ts';
import './quest.css';
import './panel.css';

export type { QuestDone, QuestScreenProps } from './props.ts';

/** A quest being played: the board and everything round it. The same alone and in a room. */
export function QuestScreen(props: QuestScreenProps) {
  const model = useMemo(() => towerModel(props.table), [props.table]);
  const game = props.table.game.value;
  const layout = model.layout.value;
  if (game === null || layout === null) return <p class="screen loading">{tx('page.loading')}</p>;
  return <Playing {...props} game={game} layout={layout} />;
}

function Playing(props: QuestScreenProps & Opened) {
  const { table, game, title, guide, beside, asks, point } = props;
  const quest = useQuest(props);
  const { model, proof, best, hint, helps, watches, close } = quest;
  const pointed = usePointed(table);
  const people = table.people.value;
  const { graph } = game.box;
  useTowerSounds(table);
  usePromised(model, promisedBy(hint, guide !== undefined && game.won === null));
  usePointedToast(table, pointed, helps);
  if (watches)
    return (
      <main class="quest" id="content">
        <h1 class="unseen">{title}</h1>
        <Player graph={graph} best={best} own={game.won ? ownFrames(game) : null} onClose={close} />
      </main>
    );
  return (
    <main class={people.length === 0 ? 'quest alone' : 'quest'} id="content">
      <Head {...props} proof={proof} />
      <div class="quest-board">
        <TowerBoard
          graph={graph}
          position={game.position}
          lang={prefs.lang.value}
          model={model}
          lit={litBy(hint, guide !== undefined)}
        />
      </div>
      <Foot quest={quest} guide={guide} beside={beside} asks={asks} />
      {helps ? (
        <HelpDialog quest={graph.quest} point={point} pointed={pointed} people={people} onClose={close} />
      ) : null}
      {people.length === 0 ? null : <LateCalls.Show table={table} helps={helps} />}
      {game.won === null ? null : <Ending {...props} quest={quest} />}
    </main>
  );
}

const NOTHING = () => null;
const LateCalls = later(async () => (await import('./calls.tsx')).Calls, NOTHING, NOTHING);

/** A tap where a hint lights a space does what it says. */
function usePromised({ promised }: TowerModel, lit: ReturnType<typeof promisedBy>): void {
  useEffect(() => {
    promised.value = lit;
  }, [promised, lit?.token, lit?.space]);
}

type EndingLook = QuestScreenProps & { readonly quest: ReturnType<typeof useQuest> };

function Ending({ home, next = null, again, ways, guide, star, reward, quest }: EndingLook) {
  const { game, proof, best, acts, outcome, price } = quest;
  return (
    <Done
      game={game}
      proof={proof}
      home={home}
      next={next}
      again={again ?? null}
      watch={best === null ? null : acts.watch}
      outcome={outcome}
      earned={star}
      price={price}
      reward={reward}
      word={guide?.at(-1)}
      ways={ways}
    />
  );
}
