import { Fragment } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { fetchQuest } from '#client/state/quests.ts';
import { fetchFloorOf } from '#client/tower/floors/index.ts';
import { adventureOf, QUEST_IDS } from '#content/adventures.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';
import { withLateTexts } from '../../../texts.ts';
import { Link } from '../../../ui/controls.tsx';
import { later } from '../../../ui/later.tsx';
import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { TopBar } from '../../../ui/topbar.tsx';
import { barredBy, type Feat, type Gain, gainOf, isSolved, nextQuest } from '../feats.ts';
import { Fetched } from '../fetched.tsx';
import { guideOf } from '../guide.ts';
import { isHelped, noteHelped } from '../helped.ts';
import { barredWords, kindName, placeName, questName } from '../names.ts';
import { BotButton } from '../play/controls.tsx';
import type { QuestDone } from '../play/questScreen.tsx';
import { cameFrom, feats, noteFeat } from '../progress.ts';
import { type Earned, priceOf } from '../starRules.ts';
import { tellSolved } from '../tally/told.ts';
import { Alone } from './alone.tsx';
import { Reward } from './reward.tsx';

/** One of the tower's own quests, played alone. */
export function QuestAlone({ id }: { readonly id: string }) {
  const fetch = useCallback(() => fetchWithFloor(id), [id]);
  useEffect(() => {
    cameFrom.value = id;
  }, [id]);
  if (!QUEST_IDS.includes(id)) return <Shut title={tx('towerMap.quest.unknown')} />;
  const before = barredBy(feats.value, id);
  if (before.length > 0) return <Shut title={tx('towerMap.locked.title')} why={barredWords(before)} />;
  return <Fetched fetch={fetch}>{(shipped) => <OpenQuest id={id} shipped={shipped} />}</Fetched>;
}

async function fetchWithFloor(id: string): Promise<Shipped> {
  const [shipped] = await Promise.all([fetchQuest(id), fetchFloorOf(id)]);
  return shipped;
}

interface ShutProps {
  readonly title: string;
  readonly why?: string;
}

function Shut({ title, why }: ShutProps) {
  return (
    <>
      <TopBar />
      <main class="screen" id="content">
        <h1>{title}</h1>
        {why === undefined ? null : <p>{why}</p>}
        <Link to="/tower" class="button primary">
          <Pic name="tower" />
          {tx('towerMap.map')}
        </Link>
      </main>
    </>
  );
}

function OpenQuest({ id, shipped }: { readonly id: string; readonly shipped: Shipped }) {
  const stars = adventureOf(id)?.stars;
  const guide = guideOf(id);
  const after = nextQuest(feats.value, id);
  const next = after === null ? null : { name: questName(after), to: `/tower/${after}` };
  const onBegun = useCallback(() => noteFeat(id), [id]);
  const { on, onChange, onHelped, price } = useBot(shipped, earnedIn(id));
  const bots = guide.length > 0 ? null : <LateBots.Show {...{ id, shipped, on, onChange, price, next }} />;
  const [gain, setGain] = useState<Gain | null>(null);
  const onDone = (done: QuestDone) => {
    const before = feats.value;
    noteFeat(id, featOf(done));
    setGain(gainOf(before, feats.value, id));
    const { won, actions, helped } = done;
    if (won && !isSolved(before, id)) void tellSolved(shipped.drawing, { of: 'quest', id, actions, helped });
  };
  if (on) return bots;
  return (
    <Alone
      key={id}
      id={id}
      asks={bots}
      shipped={shipped}
      keeps
      star={earnedIn(id)}
      reward={gain === null ? null : <Reward gain={gain} id={id} />}
      title={questName(id)}
      place={`${placeName(id)}, ${kindName(id)}`}
      {...(stars === undefined ? {} : { stars })}
      {...(guide.length === 0 ? {} : { guide })}
      home="/tower"
      next={next}
      onBegun={onBegun}
      onHelped={onHelped}
      onDone={onDone}
      onWatched={() => noteFeat(id, { watched: true })}
    />
  );
}

/** Who plays with a bot is helped, and pays for it as for any help. */
function useBot({ drawing }: Shipped, earned: Earned) {
  const [on, setOn] = useState(false);
  const [, hear] = useState(0);
  const price = priceOf(earned, isHelped(drawing));
  const onChange = (next: boolean) => {
    if (next && price === 'due') noteHelped(drawing);
    setOn(next);
  };
  return { on, onChange, onHelped: () => hear((times) => times + 1), price };
}

const LateBots = later(
  async () => (await withLateTexts(import('./withBot.tsx'))).WithBot,
  () => <BotButton />,
  Fragment,
);

function earnedIn(id: string): Earned {
  const { best, near } = feats.value[id] ?? {};
  return best ? 'gold' : near ? 'silver' : 'none';
}

/** Who was helped has solved it, but does not shine. */
function featOf({ won, actions, star }: QuestDone): Feat {
  if (!won) return { skipped: true };
  return { actions, ...(star === 'gold' ? { best: true } : star === 'silver' ? { near: true } : {}) };
}
