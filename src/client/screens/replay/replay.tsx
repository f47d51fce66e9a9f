import { useEffect, useState } from 'preact/hooks';
import { fetchMissing } from '#client/pieces/known.ts';
import { decodeLog } from '#engine/core/log.ts';
import { isRefusal } from '#engine/core/refusal.ts';
import type { Setup } from '#engine/mall/index.ts';
import { fetchTalesTexts } from '../../talesTexts.ts';
import { Failed, later } from '../../ui/later.tsx';
import { tx } from '../../ui/text.ts';
import { Brand } from '../../ui/topbar.tsx';
import { HeistReplay, type RolesInReplay } from './heistReplay.tsx';
import { openReel, type Reel } from './reel.ts';
import { WayOn } from './screen.tsx';

type Fetched =
  | { readonly at: 'fetching' | 'unknown' | 'busy' | 'broken' | 'failed' }
  | { readonly at: 'open'; readonly reel: Reel; readonly roles: RolesInReplay | null }
  | { readonly at: 'quest'; readonly log: string };

/** Others are being copied; it is worth another try. */
const BUSY = 503;

async function fetchReplay(game: string): Promise<Fetched> {
  try {
    const answer = await fetch(`/api/games/${game}/log`);
    if (!answer.ok) return { at: answer.status === BUSY ? 'busy' : 'unknown' };
    const log = await answer.text();
    if (gameOf(log) === 'tower') return { at: 'quest', log };
    await fetchRules(log);
    const reel = openReel(log, game);
    return reel === null ? { at: 'broken' } : { at: 'open', reel, roles: await fetchRoles(reel) };
  } catch {
    return { at: 'failed' };
  }
}

/** Where the game was played with more than this page has. */
async function fetchRules(text: string): Promise<void> {
  const log = decodeLog<Setup, never>(text);
  if (!isRefusal(log)) await fetchMissing(log.header.setup);
}

/** [H1.2] where everyone had a card, what shows them. */
async function fetchRoles({ session }: Reel): Promise<RolesInReplay | null> {
  const hasRoles = session.play.value?.view.box.setup.roles !== undefined;
  return hasRoles ? import('#client/pieces/rolesReplay.ts') : null;
}

/** Which game of the family this is a log of. */
function gameOf(text: string): string | null {
  const log = decodeLog(text);
  return isRefusal(log) ? null : log.header.game;
}

const LateQuest = later(async () => (await import('../tower/table/questReplay.tsx')).fetchQuestReplay());

export function Replay({ game }: { readonly game: string }) {
  const [fetched, setFetched] = useState<Fetched>({ at: 'fetching' });
  useEffect(() => {
    Promise.all([fetchReplay(game), fetchTalesTexts()]).then(
      ([replay]) => setFetched(replay),
      () => setFetched({ at: 'failed' }),
    );
  }, [game]);
  if (fetched.at === 'open') return <HeistReplay {...fetched} game={game} />;
  if (fetched.at === 'quest')
    return <LateQuest.Show log={fetched.log} game={game} broken={<Word at="broken" game={game} />} />;
  if (fetched.at === 'failed') return <Failed />;
  return <Word at={fetched.at} game={game} />;
}

interface WordProps {
  readonly at: Exclude<Fetched['at'], 'open' | 'quest' | 'failed'>;
  readonly game: string;
}

/** What there is to say where there is nothing to show. */
function Word({ at, game }: WordProps) {
  return (
    <main class="screen" id="content">
      <Brand />
      <h1>{tx('play.replay.title')}</h1>
      <p role="status">{tx(`play.replay.${at}`)}</p>
      {at === 'fetching' ? null : <WayOn game={game} />}
    </main>
  );
}
