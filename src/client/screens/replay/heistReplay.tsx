import { useEffect, useMemo, useState } from 'preact/hooks';
import { MallBoard } from '#client/mall/index.ts';
import type { AtTable } from '#client/pieces/piece.ts';
import type { Eyes } from '#client/pieces/rolesReplay.ts';
import { openReplay, type Replay } from '#client/replay/replay.ts';
import { capital } from '#content/locales/index.ts';
import type { View } from '#engine/mall/index.ts';
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

/** What shows hidden roles, where a game was played with them. */
export type RolesInReplay = typeof import('#client/pieces/rolesReplay.ts');

interface HeistReplayProps {
  readonly reel: Reel;
  readonly roles?: RolesInReplay | null;
  readonly game: string;
}

/** A heist that a room has played, in its own time. */
export function HeistReplay({ reel, roles = null, game }: HeistReplayProps) {
  const { session, names, faces, bots, course, moments, mover, show } = reel;
  const replay = useMemo(() => openReplay(course, { runs: !lessMotion(), speed: 2 }), [course]);
  const secret = useSecrets(reel, roles);
  const marks = useMemo(
    () => [...moments.map(markOf), ...secret.marks].sort((one, other) => one.at - other.at),
    [moments, secret.marks, prefs.lang.value],
  );
  useEffect(() => replay.at.subscribe(show), [replay, show]);
  useSounds(session, null);
  const view = session.play.value?.view;
  if (view === undefined) return null;
  const { nameOf } = secret;
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
      bots={bots}
      more={secret.choice}
      handOf={(seat) => (
        <>
          <SmallActions tiles={tilesOf(view, seat)} />
          {secret.cardOf(view, seat)}
        </>
      )}
    >
      <div class="game-board">
        <MallBoard session={session} lang={prefs.lang.value} nameOf={nameOf} whole />
        {secret.captionOf(replay)}
        <div class="replay-tray">
          <Acts {...around} view={view} can={NOTHING} />
          <Trays {...around} view={view} can={NOTHING} />
        </div>
      </div>
    </ReplayScreen>
  );
}

const NO_MARKS: readonly Mark[] = [];

/** The cards of a game with hidden roles, all of them open or through one seat's eyes; nothing of any other game. */
function useSecrets({ names, entries, start }: Reel, roles: RolesInReplay | null) {
  const [eyes, setEyes] = useState<Eyes>('all');
  const players = names.length;
  const nameOf = (seat: number) => seatName(names, seat);
  const steps = useMemo(() => roles?.stepsOf(entries, start, players) ?? [], [roles, entries]);
  const dealt = useMemo(() => roles?.dealtCards(entries) ?? [], [roles, entries]);
  const marks = useMemo(() => roles?.marksOf(steps, nameOf) ?? NO_MARKS, [roles, steps, prefs.lang.value]);
  if (roles === null)
    return { nameOf, marks, choice: null, cardOf: () => null, captionOf: () => null } as const;
  const { EyesChoice, SeatCard, Caption, cardsSeen } = roles;
  return {
    ...{ nameOf, marks },
    choice: <EyesChoice eyes={eyes} players={players} nameOf={nameOf} onChange={setEyes} />,
    cardOf: (view: View, seat: number) => (
      <SeatCard view={view} seat={seat} card={cardsSeen(view, dealt, eyes)[seat] ?? null} nameOf={nameOf} />
    ),
    captionOf: ({ at }: Replay) => <Caption steps={steps} at={at.value} eyes={eyes} nameOf={nameOf} />,
  } as const;
}
