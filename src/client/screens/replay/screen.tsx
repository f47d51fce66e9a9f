import type { ComponentChildren } from 'preact';
import { Avatar } from '../../ui/avatar.tsx';
import { BackToTable, staying } from '../../ui/backToTable.tsx';
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
  extends Pick<ReplayControlsProps, 'replay' | 'label' | 'placeOf' | 'shows'> {
  /** Whose log it is. */
  readonly game: string;
  readonly title: string;
  readonly phase?: string;
  readonly status?: ComponentChildren;
  /** By seat, empty where the log names nobody. */
  readonly names: readonly string[];
  /** By seat, where the log has them. */
  readonly faces: readonly number[];
  /** What a seat held. */
  readonly handOf?: (seat: number) => ComponentChildren;
  /** The board. */
  readonly children: ComponentChildren;
}

export const seatName = (names: readonly string[], seat: number) =>
  names[seat] || tx('play.seat', { seat: seat + 1 });

/** A finished game of a room, whichever it was, to be looked at: its board, who played, and what runs it. */
export function ReplayScreen(props: ReplayScreenProps) {
  const { game, title, phase, status, children, replay, label, placeOf, shows = false } = props;
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
        <WayOn />
      </aside>
      <ReplayControls replay={replay} label={label} placeOf={placeOf} shows={shows} class="game-hand" />
    </main>
  );
}

function Players({ names, faces, handOf }: Pick<ReplayScreenProps, 'names' | 'faces' | 'handOf'>) {
  return (
    <ul class="replay-players">
      {names.map((name, seat) => (
        <li class="player" key={seat}>
          <Avatar name={name || String(seat + 1)} number={faces[seat] ?? seat} />
          <span class="player-text">
            <span class="player-name">{seatName(names, seat)}</span>
            {handOf?.(seat)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Back to the table one came from, or to the first page. */
export function WayOn() {
  if (staying.value !== null) return <BackToTable />;
  return (
    <Link to="/" class="button">
      <Pic name="back" />
      {tx('page.nowhere.home')}
    </Link>
  );
}
