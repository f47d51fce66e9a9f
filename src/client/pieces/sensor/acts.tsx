import { heroName } from '#client/heroName.ts';
import { late } from '#client/mall/late.ts';
import { prefs } from '../../prefs.ts';
import { list, tx } from '../../ui/text.ts';
import type { AtTable } from '../piece.ts';
import { looked, type Turn, turnsOf } from './turns.ts';
import '../cautionSigns.css';

/** [X13.2] anyone turns it, one way or the other; whoever looks at a button sees what it would cover. */
export function TurnButtons({ view, session, nameOf }: AtTable) {
  if (view.shared.phase !== 'running' || view.seat === null) return null;
  return (
    <>
      {turnsOf(view).map((turn) =>
        turn.why === null ? (
          <TurnButton
            key={String(turn.clockwise)}
            turn={turn}
            onPress={() => session.act({ type: 'turnSensor', clockwise: turn.clockwise })}
          />
        ) : (
          <p key={String(turn.clockwise)} class="acts-hint">
            {tx('play.sensor.not', {
              way: wayOf(turn),
              why: late.value?.reasonText(prefs.lang.value, view, turn.why, nameOf) ?? '',
            })}
          </p>
        ),
      )}
    </>
  );
}

const wayOf = ({ clockwise }: Turn) => tx(clockwise ? 'play.sensor.right' : 'play.sensor.left');

function textOf(turn: Turn): string {
  const way = wayOf(turn);
  const heroes = list(turn.caught.map((hero) => heroName(prefs.lang.value, hero)));
  return turn.caught.length === 0
    ? tx('play.sensor.turn', { way })
    : tx('play.sensor.catches', { way, heroes });
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
      <svg class="turn-sign" viewBox="-20 -20 40 40" aria-hidden="true">
        <path
          d="M-12 8A15 15 0 1 1 12 8M12 8 3 10M12 8 13 -2"
          transform={turn.clockwise ? '' : 'scale(-1 1)'}
        />
      </svg>
      {textOf(turn)}
    </button>
  );
}
