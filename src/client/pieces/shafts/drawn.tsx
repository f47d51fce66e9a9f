import { chosenSpace, spotOf } from '#client/board/state.ts';
import type { MallModel } from '#client/mall/model.ts';
import { isHeld } from '#client/tray/token.ts';
import { useFresh } from '#client/tray/useFresh.ts';
import type { View } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import type { OnBoard } from '../piece.ts';
import { LETTERS, looksOf, nextPair, type Pair, pairsOf } from './pairs.ts';
import { dwarf, SHAFT } from './token.ts';

/** A round grating or a square one, with a letter: nobody needs the colour. */
export function Grating({ index }: { readonly index: number }) {
  return (
    <>
      {index === 0 ? (
        <circle class="shaft-rim" r="42" />
      ) : (
        <rect class="shaft-rim" x="-40" y="-40" width="80" height="80" rx="12" />
      )}
      {index === 0 ? (
        <circle class="shaft-hole" r="28" />
      ) : (
        <rect class="shaft-hole" x="-27" y="-27" width="54" height="54" rx="7" />
      )}
      <text class="shaft-letter" y="17">
        {LETTERS[index]}
      </text>
    </>
  );
}

export function Shafts({ model }: OnBoard) {
  const view = model.view.value as View;
  const pairs = pairsOf(view);
  const fresh = useFresh(
    view.box,
    pairs.map(({ ends }) => ends.join()),
  );
  return (
    <>
      {pairs.map((pair) => (
        <g key={pair.ends.join()} class={`shaft ${looksOf(pair.index)}`}>
          <Way model={model} pair={pair} />
          {pair.ends.map((end) => (
            <End key={end} model={model} at={end} index={pair.index} fresh={fresh.has(pair.ends.join())} />
          ))}
        </g>
      ))}
      {isHeld(model, SHAFT) ? (
        <g class={`shaft shaft-ghost ${looksOf(nextPair(view))}`}>
          <End model={model} at={dwarf(view)} index={nextPair(view)} fresh={false} />
        </g>
      ) : null}
    </>
  );
}

interface EndLook {
  readonly model: MallModel;
  readonly at: Space;
  readonly index: number;
  readonly fresh: boolean;
}

/** [X3.4] what it lies on shows through, faintly. */
function End({ model, at, index, fresh }: EndLook) {
  const spot = spotOf(model, at);
  if (spot === undefined) return null;
  return (
    <g data-shaft={at} transform={`translate(${spot.x * 100 + 50} ${spot.y * 100 + 50})`}>
      <rect class="shaft-veil" x="-46" y="-46" width="92" height="92" rx="10" />
      <Grating index={index} />
      {fresh ? <circle class="shaft-fresh" r="52" /> : null}
    </g>
  );
}

/** Where the shaft leads on whose end the chosen one stands. */
function Way({ model, pair: { ends } }: { readonly model: MallModel; readonly pair: Pair }) {
  const [one, other] = ends.map((end) => spotOf(model, end));
  const chosen = chosenSpace(model);
  if (chosen === null || !ends.includes(chosen) || one === undefined || other === undefined) return null;
  const [from, to] = [one, other].map(({ x, y }) => `${x * 100 + 50} ${y * 100 + 50}`);
  return <path class="shaft-way" d={`M${from}L${to}`} />;
}
