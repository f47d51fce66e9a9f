import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Avatar } from '../../ui/avatar.tsx';
import { BackToTable, staying } from '../../ui/backToTable.tsx';
import { BotMark } from '../../ui/botMark.tsx';
import { Link } from '../../ui/controls.tsx';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import { SettingsButton } from '../../ui/topbar.tsx';
import { ReplayControls, type ReplayControlsProps } from './controls.tsx';
import '../game/game.css';
import '../game/hand.css';
import '../game/players.css';
import './replay.css';

export interface ReplayScreenProps
  extends Pick<
    ReplayControlsProps,
    'replay' | 'label' | 'placeOf' | 'spokenOf' | 'shows' | 'marks' | 'more'
  > {
  /** Whose log it is. */
  readonly game: string;
  readonly title: string;
  readonly phase?: string;
  readonly status?: ComponentChildren;
  /** By seat, empty where the log names nobody. */
  readonly names: readonly string[];
  /** Whose doing it was what is seen now. */
  readonly mover?: number | null;
  /** By seat, where the log has them. */
  readonly faces: readonly number[];
  /** The seats that bots played. */
  readonly bots?: readonly number[];
  /** What a seat held. */
  readonly handOf?: (seat: number) => ComponentChildren;
  /** The board. */
  readonly children: ComponentChildren;
}

export const seatName = (names: readonly string[], seat: number) =>
  names[seat] || tx('play.seat', { seat: seat + 1 });

/** A finished game of a room, whichever it was, to be looked at: its board, who played, and what runs it. */
export function ReplayScreen(props: ReplayScreenProps) {
  const { game, title, phase, status, children } = props;
  return (
    <main class="game replay" id="content" data-phase={phase}>
      <h1 class="unseen">{title}</h1>
      {status}
      <div class="game-menu">
        <SettingsButton />
      </div>
      {children}
      <aside class="game-side">
        <Players {...props} />
        <a class="button replay-load" href={`/api/games/${game}/log`} download>
          <Pic name="download" />
          {tx('play.replay.download')}
        </a>
        <WayOn game={game} />
      </aside>
      <ReplayControls {...controlsOf(props)} class="game-hand" />
    </main>
  );
}

const controlsOf = ({ replay, label, placeOf, spokenOf, shows = false, marks, more }: ReplayScreenProps) => ({
  ...{ replay, label, placeOf, shows, more },
  ...(spokenOf === undefined ? {} : { spokenOf }),
  ...(marks === undefined ? {} : { marks }),
});

type PlayersProps = Pick<ReplayScreenProps, 'names' | 'faces' | 'bots' | 'handOf' | 'mover'>;

function Players({ names, faces, bots, handOf, mover }: PlayersProps) {
  return (
    <ul class="replay-players">
      {names.map((name, seat) => (
        <li class="player" key={seat} data-moved={seat === mover ? '' : undefined}>
          <span class="player-face">
            <Avatar name={name || String(seat + 1)} number={faces[seat] ?? seat} />
            {bots?.includes(seat) ? <BotMark /> : null}
          </span>
          <span class="player-text">
            <bdi class="player-name">{seatName(names, seat)}</bdi>
            {handOf?.(seat)}
          </span>
        </li>
      ))}
    </ul>
  );
}

async function roomOf(game: string): Promise<string | null> {
  try {
    const answer = await fetch(`/api/games/${game}/room`);
    return answer.ok ? ((await answer.json()) as { readonly room: string }).room : null;
  } catch {
    return null;
  }
}

/** Back to the table one came from, to the room of the game if one belongs there, or to the first page. */
export function WayOn({ game }: { readonly game: string }) {
  const [room, setRoom] = useState<string | null>(null);
  const isAway = staying.value === null;
  useEffect(() => {
    if (isAway) roomOf(game).then(setRoom);
  }, [game, isAway]);
  if (!isAway) return <BackToTable />;
  if (room !== null)
    return (
      <Link to={`/r/${room}`} class="button">
        <Pic name="back" />
        {tx('tales.toRoom')}
      </Link>
    );
  return (
    <Link to="/" class="button">
      <Pic name="back" />
      {tx('page.nowhere.home')}
    </Link>
  );
}
