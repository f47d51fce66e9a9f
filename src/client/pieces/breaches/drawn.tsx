import { give, spotOf } from '#client/board/state.ts';
import type { MallModel } from '#client/mall/model.ts';
import { isHeld } from '#client/tray/token.ts';
import { useFresh } from '#client/tray/useFresh.ts';
import { tx } from '#client/ui/text.ts';
import { directionIndex } from '#engine/family/directions.ts';
import type { View } from '#engine/mall/index.ts';
import type { Step } from '#engine/mall/layer.ts';
import { breachesOf } from '#engine/mall/rules/breaches/index.ts';
import type { OnBoard } from '../piece.ts';
import { BREACH, isBreak } from './token.ts';

const nameOf = ({ from, to }: Step) => `${from}-${to}`;

/** What breaks a wall open: drawn from left to right across it, turned as it lies. */
export function Breaches({ model }: OnBoard) {
  const view = model.view.value as View;
  const made = breachesOf(view).made;
  const fresh = useFresh(view.box, made.map(nameOf));
  return (
    <>
      {made.map((step) => (
        <Breach key={nameOf(step)} model={model} step={step} fresh={fresh.has(nameOf(step))} />
      ))}
    </>
  );
}

interface BreachLook {
  readonly model: MallModel;
  readonly step: Step;
  readonly fresh: boolean;
}

function Breach({ model, step, fresh }: BreachLook) {
  const [one, other] = [spotOf(model, step.from), spotOf(model, step.to)];
  if (one === undefined || other === undefined) return null;
  const middle = `${(one.x + other.x + 1) * 50} ${(one.y + other.y + 1) * 50}`;
  const turn = one.x === other.x ? 90 : 0;
  return (
    <g class="breach" data-breach={nameOf(step)} transform={`translate(${middle}) rotate(${turn})`}>
      <rect class="breach-floor" x="-90" y="-40" width="180" height="80" rx="14" />
      <path
        class="breach-hole"
        d="M-13-44l8 14-9 16 10 14-8 16 8 14-6 14H13l-8-14 9-14-10-16 9-14-8-16 8-14z"
      />
      <path class="breach-brick" d="M-34-40h22v14h-22zM14-38h24v13h-24zM-38 24h20v14h-20zM13 27h23v13h-23z" />
      <path
        class="breach-brick small"
        d="M-58-30h12v9h-12zM44-18h11v9h-11zM-56 14h10v8h-10zM46 30h12v8h-12z"
      />
      <path class="breach-way" d="M-62-14l16 14-16 14M62-14L46 0l16 14" />
      {fresh ? <rect class="breach-fresh" x="-96" y="-46" width="192" height="92" rx="18" /> : null}
    </g>
  );
}

/** [X4.1] the walls that give way, while a breach is held: large enough for a thumb, above whoever stands there. */
export function Walls({ model }: OnBoard) {
  if (!isHeld(model, BREACH)) return null;
  return (
    <>
      {model.options.value.filter(isBreak).map((command) => {
        const spot = spotOf(model, command.from);
        if (spot === undefined) return null;
        return (
          <button
            key={command.direction}
            type="button"
            class="breach-wall"
            data-direction={command.direction}
            style={{ '--x': spot.x, '--y': spot.y, '--turn': directionIndex(command.direction) }}
            // The space behind it says the same to the keyboard and to a reader of the screen.
            tabIndex={-1}
            aria-hidden="true"
            title={tx('board.do.breach')}
            onClick={() => give(model, command)}
          />
        );
      })}
    </>
  );
}
