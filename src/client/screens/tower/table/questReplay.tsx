import type { ComponentChildren, ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import { openReplay } from '#client/replay/replay.ts';
import { useFloor } from '#client/tower/floors/index.ts';
import { lessMotion } from '../../../prefs.ts';
import { fetchTowerTexts } from '../../../texts.ts';
import { tx } from '../../../ui/text.ts';
import { ReplayScreen, seatName } from '../../replay/screen.tsx';
import { questName } from '../names.ts';
import { courseOf } from '../play/frames.ts';
import { Lane } from '../play/lane.tsx';
import { openFilm } from './film.ts';

interface QuestReplayProps {
  readonly log: string;
  readonly game: string;
  /** What is shown of a log that cannot be read. */
  readonly broken: ComponentChildren;
}

/** Nothing of the tower is shown before its texts are here. */
export async function fetchQuestReplay(): Promise<ComponentType<QuestReplayProps>> {
  await fetchTowerTexts();
  return QuestReplay;
}

/** A quest that a room has played, action by action, with what was taken back. */
function QuestReplay({ log, game, broken }: QuestReplayProps) {
  const film = useMemo(() => openFilm(log), [log]);
  const last = (film?.frames.length ?? 1) - 1;
  const replay = useMemo(() => openReplay(courseOf(last), { runs: !lessMotion() }), [last]);
  const id = film?.title.quest;
  const floor = useFloor(id === undefined ? null : String(id));
  if (film === null) return <>{broken}</>;
  const { graph, frames, names, faces, bots, title } = film;
  const mover = film.led[replay.at.value]?.seat ?? null;
  const led = film.led.map(
    (by) => by && { what: by.what, who: by.seat === null ? '' : seatName(names, by.seat) },
  );
  return (
    <ReplayScreen
      replay={replay}
      label={tx('tower.watch.at')}
      placeOf={(at) => tx('tower.watch.of', { at, all: last })}
      game={game}
      title={title.quest === undefined ? String(title.puzzle) : questName(String(title.quest))}
      names={names}
      mover={mover}
      faces={faces}
      bots={bots}
    >
      <div class="replay-quest">
        <Lane floor={floor} graph={graph} frames={frames} led={led} replay={replay} />
      </div>
    </ReplayScreen>
  );
}
