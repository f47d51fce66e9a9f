import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { Board } from '#client/board/index.ts';
import { prefs } from '../../prefs.ts';
import { Acts } from './acts.tsx';
import { Alarm } from './alarm.tsx';
import type { Around } from './around.ts';
import { FlipBanner, LastSand } from './banner.tsx';
import { Hand } from './hand.tsx';
import { toggleMute, useKeys, useSounds } from './hooks.ts';
import { MenuButtons } from './menu.tsx';
import { Paused, PauseVote } from './pause.tsx';
import { Players } from './players.tsx';
import { Ready } from './ready.tsx';
import { offersOf } from './seen.ts';
import { Silence } from './silence.tsx';
import { StatusBar } from './statusBar.tsx';
import { Whom } from './whom.tsx';
import './game.css';
import './players.css';
import './moments.css';

export interface GameScreenProps extends Around {
  /** What lies over the board: a lesson's words, the end. */
  readonly children?: ComponentChildren;
}

/** The board with everything round it. The same for a room, a lesson and playing alone. */
export function GameScreen({ children, ...around }: GameScreenProps) {
  const { session } = around;
  const play = session.play.value;
  const [whom, setWhom] = useState(false);
  const view = play?.view ?? null;
  const offers = useMemo(() => (view === null ? null : offersOf(view)), [view]);
  useSounds(session, view?.seat ?? null);
  const keys = useMemo(
    () => ({
      Space: () => setWhom(session.play.value?.view.shared.phase === 'running'),
      KeyM: toggleMute,
      KeyR: () => {
        if (session.play.value?.view.box.setup.pieces.includes('solo')) session.act({ type: 'reveal' });
      },
    }),
    [session],
  );
  useKeys(keys);
  if (view === null || offers === null) return null;
  const seated = { ...around, view };
  return (
    <main class="game" id="content" data-phase={view.shared.phase}>
      <StatusBar {...seated} />
      <MenuButtons {...seated} />
      <div class="game-board">
        <Board session={session} lang={prefs.lang.value} />
        <Ready {...seated} />
        <Paused {...seated} />
        <FlipBanner {...seated} />
      </div>
      <aside class="game-side">
        <Players {...seated} />
        <Silence {...seated} />
      </aside>
      <div class="game-hand">
        <PauseVote {...seated} />
        <Acts {...seated} offers={offers} />
        <Hand {...seated} offers={offers} />
      </div>
      <LastSand {...seated} />
      <Alarm {...seated} />
      {whom ? <Whom {...seated} onClose={() => setWhom(false)} /> : null}
      {children}
    </main>
  );
}
