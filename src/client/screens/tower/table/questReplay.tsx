import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import { go } from '../../../router.ts';
import { fetchTowerTexts } from '../../../texts.ts';
import { staying } from '../../../ui/backToTable.tsx';
import { Link } from '../../../ui/controls.tsx';
import { tx } from '../../../ui/text.ts';
import { questName } from '../names.ts';
import { Player } from '../play/player.tsx';
import { openFilm } from './film.ts';
import '../play/quest.css';

interface QuestReplayProps {
  readonly log: string;
}

/** Nothing of the tower is shown before its texts are here. */
export async function fetchQuestReplay(): Promise<ComponentType<QuestReplayProps>> {
  await fetchTowerTexts();
  return QuestReplay;
}

/** A quest that a room has played, action by action, with what was taken back. */
function QuestReplay({ log }: QuestReplayProps) {
  const film = useMemo(() => openFilm(log), [log]);
  if (film === null) return <Broken />;
  const { chart, frames, title } = film;
  const who = film.seats.map((seat) =>
    seat === null ? '' : film.names[seat] || tx('play.seat', { seat: seat + 1 }),
  );
  return (
    <main class="quest" id="content">
      <h1 class="unseen">{title.quest === undefined ? title.puzzle : questName(String(title.quest))}</h1>
      <Player chart={chart} best={null} own={frames} who={who} onClose={goOn} />
    </main>
  );
}

/** To the table one came from, or to the first page. */
function goOn(): void {
  const { value } = staying;
  go(value === null ? '/' : `/r/${value.code}`);
}

function Broken() {
  return (
    <main class="screen" id="content">
      <h1>{tx('play.replay.title')}</h1>
      <p role="status">{tx('play.replay.broken')}</p>
      <Link to="/" class="button primary">
        {tx('page.nowhere.home')}
      </Link>
    </main>
  );
}
