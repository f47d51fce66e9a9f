import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { MallBoard, mallModel } from '#client/mall/index.ts';
import { piecesOf } from '#client/pieces/index.ts';
import type { Session } from '#client/state/session.ts';
import type { Box } from '#engine/mall/index.ts';
import { prefs } from '../../prefs.ts';
import { withLateTexts } from '../../texts.ts';
import { later } from '../../ui/later.tsx';
import { toggleMute } from '../../ui/mute.tsx';
import { useKeys } from '../../ui/useKeys.ts';
import { Acts, Trays } from './acts.tsx';
import { Alarm } from './alarm.tsx';
import { type Around, othersOf } from './around.ts';
import { availableOf } from './facts.ts';
import { Hand } from './hand.tsx';
import { ClearSight, useSounds, useWarnings } from './hooks.ts';
import { LastSand } from './lastSand.tsx';
import { MenuButtons } from './menuButtons.tsx';
import { Players } from './players.tsx';
import { Ready } from './ready.tsx';
import { Silence } from './silence.tsx';
import { StatusBar } from './statusBar.tsx';
import './game.css';
import './hand.css';
import './players.css';
import './moments.css';

// What nobody needs for a first move is fetched with it; a game goes on without.
const Nothing = () => null;
const LateTheft = later(async () => (await import('./theft.tsx')).TheftBanner, Nothing, Nothing);
const LateFlip = later(
  async () => (await withLateTexts(import('./banner.tsx'))).FlipBanner,
  Nothing,
  Nothing,
);
const LatePaused = later(async () => (await withLateTexts(import('./pause.tsx'))).Paused, Nothing, Nothing);
const LatePauseVote = later(
  async () => (await withLateTexts(import('./pause.tsx'))).PauseVote,
  Nothing,
  Nothing,
);
const LateWhom = later(async () => (await withLateTexts(import('./whom.tsx'))).Whom, Nothing, Nothing);

/** Whoever only watches, or is out, prods nobody. */
function mayProd({ play: { value } }: Session): boolean {
  if (value === null || value.seat === null || value.view.shared.phase !== 'running') return false;
  return value.view.box.policies.plays(value.view, value.seat);
}

/** What keys do by the rules of this game. */
function ownKeys(session: Session, box: Box | undefined): Readonly<Record<string, () => void>> {
  const all = box === undefined ? [] : piecesOf(box).flatMap(({ keys }) => Object.entries(keys ?? {}));
  return Object.fromEntries(all.map(([code, act]) => [code, () => act(session)]));
}

/** A button pressed with the mouse keeps no focus, but in a dialog: Space is Do Something! again. */
function letGo({ detail, target }: MouseEvent): void {
  if (detail === 0 || !(target instanceof Element) || target.closest('dialog') !== null) return;
  target.closest('button')?.blur();
}

export interface GameScreenProps extends Around {
  /** What lies over the board: the end. */
  readonly children?: ComponentChildren;
  /** What stands beside it: the words of a lesson. */
  readonly guide?: ComponentChildren;
  /** What is said beside those who play: who watches. */
  readonly beside?: ComponentChildren;
  /** What a spectator finds where the others have their action tile. */
  readonly below?: ComponentChildren;
  /** What a room asks those who play. */
  readonly asks?: ComponentChildren;
  readonly menu?: ComponentChildren;
}

/** The board with everything round it. The same for a room, a lesson and playing alone. */
export function GameScreen({ children, guide, beside, below, asks, menu, ...around }: GameScreenProps) {
  const { session } = around;
  const play = session.play.value;
  const [whom, setWhom] = useState(false);
  const view = play?.view ?? null;
  const model = mallModel(session);
  const options = model.options.value;
  const underWay = model.underWay.value;
  const offers = useMemo(() => availableOf(options), [options]);
  useSounds(session, view?.seat ?? null);
  useWarnings(session);
  const keys = useMemo(
    () => ({
      Space: () => setWhom(mayProd(session)),
      KeyM: toggleMute,
      ...ownKeys(session, view?.box),
    }),
    [session, view?.box],
  );
  useKeys(keys);
  if (view === null) return null;
  const seated = { ...around, view };
  const sandRan = view.shared.phase !== 'setup';
  const { since, wishes } = view.shared.clock;
  const alone = othersOf(view).every((seat) => view.shared.hands[seat]?.length === 0);
  const looks = ['game', alone ? 'alone' : '', guide === undefined ? '' : 'guided'].join(' ');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only lets go of what the mouse pressed.
    <main class={looks} id="content" data-phase={view.shared.phase} onClick={letGo}>
      <StatusBar {...seated} lesson={guide !== undefined} />
      <MenuButtons {...seated} also={menu} />
      {guide === undefined ? null : <div class="game-guide">{guide}</div>}
      <div class="game-board">
        <MallBoard
          session={session}
          lang={prefs.lang.value}
          nameOf={around.nameOf}
          whole={guide !== undefined}
        />
        {since === null ? null : <LatePaused.Show {...seated} />}
        {underWay ? <LateTheft.Show {...seated} /> : null}
        {piecesOf(view.box).map(({ id, Moment }) => Moment && <Moment key={id} {...seated} />)}
      </div>
      <aside class="game-side">
        <Players {...seated} />
        {beside === undefined ? null : <div class="game-beside">{beside}</div>}
        <Silence {...seated} />
      </aside>
      <div class="game-yours">
        <div class="game-asks">
          {underWay ? <LateFlip.Show {...seated} /> : null}
          {since === null && wishes.some(Boolean) ? <LatePauseVote.Show {...seated} /> : null}
          {asks}
          <Ready {...seated} />
          {piecesOf(view.box).map(({ id, Asks }) => Asks && <Asks key={id} {...seated} />)}
          <Acts {...seated} can={offers.can} />
        </div>
        <Trays {...seated} can={offers.can} />
        <div class="game-hand">
          <Hand {...seated} />
          {below}
        </div>
      </div>
      {sandRan ? <LastSand {...seated} /> : null}
      <Alarm {...seated} />
      <ClearSight />
      {whom ? <LateWhom.Show {...seated} onClose={() => setWhom(false)} /> : null}
      {children}
    </main>
  );
}
