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

const BRICKS =
  'M-46-38l22-3 2 13-22 3zM24-41l23 4-2 13-23-4zM-48 25l22 4-2 12-22-4zM26 27l22-3 2 12-22 3zM-62-8l13 2-1 9-13-2zM50-4l13-2 1 9-13 2z';

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
      <rect class="breach-veil" x="-92" y="-43" width="184" height="86" rx="12" />
      <path
        class="breach-hole"
        d="M-9-33L-18-20-9-11-19 3-10 13-18 24-8 35H9L18 24 9 13 19 1 9-10 17-21 8-33Z"
      />
      <path class="breach-brick" d={BRICKS} />
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
            style={{ '--x': spot.x, '--y': spot.y, '--side': directionIndex(command.direction) }}
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
