import { useEffect, useRef } from 'preact/hooks';
import type { Alone } from '#client/state/alone.ts';
import { titleOf } from '#content/own.ts';
import { afterCampaignGame } from '#engine/mall/campaign.ts';
import { withLateTexts } from '../../texts.ts';
import { later } from '../../ui/later.tsx';
import { Pic } from '../../ui/pics.tsx';
import { gameName, tx, txMaybe } from '../../ui/text.ts';
import { storyOf } from '../end/story.ts';
import type { Around } from '../game/around.ts';
import { GameScreen } from '../game/gameScreen.tsx';
import { isNumbered, switchTo } from '../lobby/chosen.ts';
import { faceIn, knownName, personOf } from '../room/people.ts';
import { forgetBegun, noteBegun } from './begun.ts';
import type { Wanted } from './wanted.ts';

export interface MatesGameProps {
  readonly game: Alone;
  readonly wanted: Wanted;
  readonly start: (wanted: Wanted) => void;
  readonly back: () => void;
}

const LateEnd = later(
  async () => (await withLateTexts(import('../end/end.tsx'))).End,
  () => null,
);

/** Every act is kept, and when one left; what is over or given up is not. */
function useKeeping(game: Alone, wanted: Wanted): () => void {
  const givenUp = useRef(false);
  useEffect(() => {
    const note = () => (givenUp.current ? forgetBegun() : noteBegun(game, wanted));
    const stop = game.session.onNotice(note);
    addEventListener('pagehide', note);
    return () => {
      note();
      stop();
      removeEventListener('pagehide', note);
    };
  }, [game, wanted]);
  return () => {
    givenUp.current = true;
  };
}

export function MatesGame({ game, wanted, start, back }: MatesGameProps) {
  const { session, entries } = game;
  const giveUp = useKeeping(game, wanted);
  const lobby = session.lobby.value;
  const view = session.play.value?.view;
  const phase = view?.shared.phase;
  useEffect(() => {
    if (phase === 'running') LateEnd.ahead();
  }, [phase]);
  const nameOf = (seat: number) => (lobby === null ? '' : (knownName(lobby, seat) ?? ''));
  const around: Around = {
    session,
    nameOf,
    personName: nameOf,
    faceOf: (seat) => faceIn(lobby, seat),
    botOf: (seat) => lobby && personOf(lobby, seat)?.bot,
    stop: () => {
      giveUp();
      back();
    },
    home: '/',
  };
  return (
    <GameScreen {...around}>
      {view == null || view.shared.result === null ? null : (
        <LateEnd.Show
          name={gameName(titleOf(wanted.choice))}
          view={view}
          amongBots
          story={storyOf(entries, view.box.setup.players)}
          nameOf={(seat) => (around.botOf?.(seat) ? `${nameOf(seat)} (${tx('door.bot')})` : nameOf(seat))}
          achiever={{ alone: game, title: titleOf(wanted.choice) }}
        >
          <Next next={nextAfter(wanted, view.shared.result.won)} wanted={wanted} start={start} />
          <button
            type="button"
            class={nextAfter(wanted, view.shared.result.won) === null ? 'button sand' : 'button'}
            onClick={() => start(wanted)}
          >
            <Pic name="pass" />
            {tx('play.end.again')}
          </button>
          <button type="button" class="button" onClick={back}>
            <Pic name="list" />
            {tx('page.choice.change')}
          </button>
        </LateEnd.Show>
      )}
    </GameScreen>
  );
}

/** [S-campaign] on to the next after a win. */
const nextAfter = ({ choice }: Wanted, won: boolean): number | null =>
  won && isNumbered(choice) ? afterCampaignGame(choice.scenario, won).next : null;

interface NextProps extends Pick<MatesGameProps, 'wanted' | 'start'> {
  readonly next: ReturnType<typeof nextAfter>;
}

function Next({ wanted, next, start }: NextProps) {
  const { choice } = wanted;
  if (next === null) return null;
  return (
    <button
      type="button"
      class="button sand"
      onClick={() => start({ ...wanted, choice: switchTo(choice, next) })}
    >
      <Pic name="next" />
      {tx('play.end.next', { number: next, name: txMaybe(`game.scenario.${next}`) ?? '' })}
    </button>
  );
}
