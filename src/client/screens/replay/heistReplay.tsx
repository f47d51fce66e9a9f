import { useEffect, useMemo } from 'preact/hooks';
import { MallBoard } from '#client/mall/index.ts';
import type { AtTable } from '#client/pieces/piece.ts';
import { openReplay } from '#client/replay/replay.ts';
import { capital } from '#content/locales/index.ts';
import { heroName } from '../../heroName.ts';
import { lessMotion, prefs } from '../../prefs.ts';
import { spokenTime } from '../../ui/dates.ts';
import type { PicName } from '../../ui/pics.tsx';
import { minutes, tx } from '../../ui/text.ts';
import { Acts, Trays } from '../game/acts.tsx';
import { tilesOf } from '../game/facts.ts';
import { SmallActions } from '../game/hand.tsx';
import { useSounds } from '../game/hooks.ts';
import { StatusBar } from '../game/statusBar.tsx';
import type { Mark } from './marks.tsx';
import type { Moment } from './moments.ts';
import type { Reel } from './reel.ts';
import { ReplayScreen, seatName } from './screen.tsx';

const PICTURES: Readonly<Record<Moment['kind'], PicName>> = {
  flip: 'hourglass',
  theft: 'bag',
  exit: 'door',
  talk: 'speak',
  caught: 'lock',
  freed: 'undo',
  won: 'crown',
  lost: 'clock',
  captives: 'doors',
};

const NOTHING: AtTable['can'] = new Set();

function markOf({ at, kind, pawn }: Moment): Mark {
  const hero = capital(heroName(prefs.lang.value, pawn ?? ''));
  return { at, what: tx(`tales.mark.${kind}`, { hero }), pic: PICTURES[kind], time: minutes(at) };
}

/** A heist that a room has played, in its own time. */
export function HeistReplay({ reel, game }: { readonly reel: Reel; readonly game: string }) {
  const { session, names, faces, course, moments, mover, show } = reel;
  const replay = useMemo(() => openReplay(course, { runs: !lessMotion(), speed: 2 }), [course]);
  const marks = useMemo(() => moments.map(markOf), [moments, prefs.lang.value]);
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
      spokenOf={(at) => tx('tales.spoken', { time: spokenTime(at), all: spokenTime(course.length) })}
      marks={marks}
      mover={mover.value}
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
        <MallBoard session={session} lang={prefs.lang.value} nameOf={nameOf} whole />
        <div class="replay-tray">
          <Acts {...around} view={view} can={NOTHING} />
          <Trays {...around} view={view} can={NOTHING} />
        </div>
      </div>
    </ReplayScreen>
  );
}
