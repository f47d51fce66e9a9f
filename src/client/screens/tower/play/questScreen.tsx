import { useEffect, useMemo } from 'preact/hooks';
import { TowerBoard, type TowerModel, towerModel } from '#client/tower/board/index.ts';
import type { Floor } from '#client/tower/floors/floor.ts';
import { useFloor } from '#client/tower/floors/index.ts';
import { paintOf } from '#client/tower/floors/paint.ts';
import { prefs } from '../../../prefs.ts';
import { later } from '../../../ui/later.tsx';
import { tx } from '../../../ui/text.ts';
import { Done } from './done.tsx';
import { Foot } from './foot.tsx';
import { ownFrames } from './frames.ts';
import { Head } from './head.tsx';
import { HelpDialog } from './helpTile.tsx';
import { isEpic, LateEnding } from './lateEnding.ts';
import { Player } from './player.tsx';
import type { QuestScreenProps } from './props.ts';
import { useTowerSounds } from './sounds.ts';
import { litBy, promisedBy } from './useHint.ts';
import { usePointed, usePointedToast } from './usePointed.ts';
import { type Opened, useQuest } from './useQuest.ts';
import './quest.css';
import './panel.css';
import './said.css';

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
  const { table, game, title, guide, beside, asks, point, id } = props;
  const quest = useQuest(props);
  const { model, proof, best, hint, lesson, helps, watches, close } = quest;
  const pointed = usePointed(table);
  const people = table.people.value;
  const { graph } = game.box;
  const floor = useFloor(id);
  useTowerSounds(table, floor);
  useEffect(() => {
    if (isEpic(id)) LateEnding.ahead();
  }, [id]);
  const isGuided = guide !== undefined && game.won === null;
  usePromised(model, lesson === null ? promisedBy(hint, isGuided) : lesson.promised);
  usePointedToast(table, pointed, helps);
  if (watches)
    return (
      <main class="quest" id="content" style={around(floor)}>
        <h1 class="unseen">{title}</h1>
        <Player
          floor={floor}
          graph={graph}
          best={best}
          own={game.won ? ownFrames(game) : null}
          onClose={close}
        />
      </main>
    );
  return (
    <main class={people.length === 0 ? 'quest alone' : 'quest'} id="content" style={around(floor)}>
      <Head {...props} proof={proof} />
      <div class="quest-board">
        <TowerBoard
          graph={graph}
          position={game.position}
          lang={prefs.lang.value}
          model={model}
          floor={floor}
          lit={lesson === null ? litBy(hint, guide !== undefined) : lesson.lit}
        />
      </div>
      <Foot quest={quest} guide={guide} beside={beside} asks={asks} />
      {helps ? (
        <HelpDialog quest={graph.quest} point={point} pointed={pointed} people={people} onClose={close} />
      ) : null}
      {people.length === 0 ? null : <LateCalls.Show table={table} helps={helps} />}
      {game.won === null ? null : <Ending {...props} quest={quest} floor={floor} />}
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

/** What the tower stands in. */
function around(floor: Floor | null) {
  if (floor === null) return {};
  const { '--table': table, '--table-dot': dot } = paintOf(floor);
  return { '--table': table, '--table-dot': dot };
}

type EndingLook = QuestScreenProps & {
  readonly quest: ReturnType<typeof useQuest>;
  readonly floor: Floor | null;
};

function Ending({ home, next = null, again, ways, guide, star, reward, quest, id, floor }: EndingLook) {
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
      id={id}
      floor={floor}
      word={guide?.at(-1)}
      ways={ways}
    />
  );
}
