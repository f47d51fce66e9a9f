import { useId } from 'preact/hooks';
import { heroName } from '#client/heroName.ts';
import { late } from '#client/mall/late.ts';
import type { Refusal } from '#engine/mall/index.ts';
import { prefs } from '../../prefs.ts';
import { list, tx } from '../../ui/text.ts';
import type { AtTable } from '../piece.ts';
import { Round } from './arrows.tsx';
import { looked, type Turn, turnsOf } from './turns.ts';
import '../cautionSigns.css';

/** [X13.2] anyone turns it, one way or the other; whoever looks at a button sees what it would cover. */
export function TurnButtons({ view, session, nameOf }: AtTable) {
  const turns = view.shared.phase === 'running' && view.seat !== null ? turnsOf(view) : [];
  const name = useId();
  if (turns.length === 0) return null;
  const reason = (why: Refusal) => late.value?.reasonText(prefs.lang.value, view, why, nameOf) ?? '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form, two buttons of one thing.
    <div class="turns" role="group" aria-labelledby={name}>
      <span class="turns-name" id={name}>
        {tx('play.sensor.turn')}
      </span>
      {turns.map((turn) =>
        turn.why === null ? (
          <TurnButton
            key={String(turn.clockwise)}
            turn={turn}
            onPress={() => session.act({ type: 'turnSensor', clockwise: turn.clockwise })}
          />
        ) : (
          <span key={String(turn.clockwise)} class="turns-not">
            {tx('play.sensor.not', { way: wayOf(turn), why: reason(turn.why) })}
          </span>
        ),
      )}
    </div>
  );
}

const wayOf = ({ clockwise }: Turn) => tx(clockwise ? 'play.sensor.right' : 'play.sensor.left');

function textOf(turn: Turn): string {
  const heroes = list(turn.caught.map((hero) => heroName(prefs.lang.value, hero)));
  return turn.caught.length === 0 ? wayOf(turn) : tx('play.sensor.catches', { way: wayOf(turn), heroes });
}

function TurnButton({ turn, onPress }: { readonly turn: Turn; readonly onPress: () => void }) {
  const look = () => {
    looked.value = turn.clockwise;
  };
  const away = () => {
    looked.value = null;
  };
  return (
    <button
      type="button"
      class={turn.caught.length > 0 ? 'button act-careful' : 'button'}
      onClick={onPress}
      onPointerEnter={look}
      onPointerLeave={away}
      onFocus={look}
      onBlur={away}
    >
      <svg class="turn-sign" viewBox="-26 -26 52 52" aria-hidden="true">
        <Round clockwise={turn.clockwise} />
      </svg>
      {textOf(turn)}
    </button>
  );
}
