import { useCallback, useEffect } from 'preact/hooks';
import { fetchQuest } from '#client/state/quests.ts';
import { adventureOf, QUEST_IDS } from '#content/adventures.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';
import { Link } from '../../../ui/controls.tsx';
import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { TopBar } from '../../../ui/topbar.tsx';
import { isBarred, nextQuest } from '../feats.ts';
import { Fetched } from '../fetched.tsx';
import { guideOf } from '../guide.ts';
import { kindName, placeName, questName } from '../names.ts';
import type { QuestDone } from '../play/questScreen.tsx';
import { cameFrom, feats, noteFeat } from '../progress.ts';
import { Alone } from './alone.tsx';

/** One of the tower's own quests, played alone. */
export function QuestAlone({ id }: { readonly id: string }) {
  const fetch = useCallback(() => fetchQuest(id), [id]);
  useEffect(() => {
    cameFrom.value = id;
  }, [id]);
  if (!QUEST_IDS.includes(id)) return <Shut title={tx('towerMap.quest.unknown')} />;
  if (isBarred(feats.value, id))
    return <Shut title={tx('towerMap.locked.title')} why={tx('towerMap.locked.why')} />;
  return <Fetched fetch={fetch}>{(shipped) => <OpenQuest id={id} shipped={shipped} />}</Fetched>;
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
  const next = nextQuest(feats.value, id);
  const onBegun = useCallback(() => noteFeat(id), [id]);
  return (
    <Alone
      key={id}
      shipped={shipped}
      keeps
      star={feats.value[id]?.best !== true}
      aided={feats.value[id]?.watched === true}
      title={questName(id)}
      place={`${placeName(id)}, ${kindName(id)}`}
      {...(stars === undefined ? {} : { stars })}
      {...(guide.length === 0 ? {} : { guide })}
      home="/tower"
      next={next === null ? null : { name: questName(next), to: `/tower/${next}` }}
      onBegun={onBegun}
      onDone={(done) => noteFeat(id, featOf(id, shipped, done))}
      onWatched={() => noteFeat(id, { watched: true })}
    />
  );
}

/** Who was told the way has solved it, but does not shine. */
function featOf(id: string, { proof }: Shipped, { won, actions, hinted, watched }: QuestDone) {
  if (!won) return { skipped: true as const };
  const unaided = !hinted && !watched && feats.value[id]?.watched !== true;
  return { actions, ...(unaided && actions <= proof.solution.length ? { best: true as const } : {}) };
}
