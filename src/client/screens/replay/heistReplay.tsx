import { useEffect, useMemo } from 'preact/hooks';
import { MallBoard } from '#client/mall/index.ts';
import { openReplay } from '#client/replay/replay.ts';
import { prefs } from '../../prefs.ts';
import { minutes, tx } from '../../ui/text.ts';
import { tilesOf } from '../game/facts.ts';
import { SmallActions } from '../game/hand.tsx';
import { useSounds } from '../game/hooks.ts';
import { StatusBar } from '../game/statusBar.tsx';
import type { Reel } from './reel.ts';
import { ReplayScreen, seatName } from './screen.tsx';

/** A heist that a room has played, in its own time. */
export function HeistReplay({ reel, game }: { readonly reel: Reel; readonly game: string }) {
  const { session, names, faces, course, show } = reel;
  const replay = useMemo(() => openReplay(course, { speed: 2 }), [course]);
  useEffect(() => replay.at.subscribe(show), [replay, show]);
  useSounds(session, null);
  const view = session.play.value?.view;
  if (view === undefined) return null;
  const nameOf = (seat: number) => seatName(names, seat);
  const faceOf = (seat: number) => faces[seat] ?? seat;
  const around = { session, nameOf, personName: nameOf, faceOf, stop: null, home: '/' };
  return (
    <ReplayScreen
      replay={replay}
      label={tx('play.replay.at')}
      placeOf={(at) => tx('play.replay.of', { time: minutes(at), all: minutes(course.length) })}
      shows
      game={game}
      title={tx('play.replay.title')}
      phase={view.shared.phase}
      status={<StatusBar {...around} view={view} />}
      names={names}
      faces={faces}
      handOf={(seat) => <SmallActions tiles={tilesOf(view, seat)} />}
    >
      <div class="game-board">
        <MallBoard session={session} lang={prefs.lang.value} nameOf={nameOf} />
      </div>
    </ReplayScreen>
  );
}
