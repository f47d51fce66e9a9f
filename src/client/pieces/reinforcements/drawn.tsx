import { spaceOfPawn } from '#engine/mall/ways.ts';
import { CautionSign } from '../cautionSigns.tsx';
import type { OnBoard } from '../piece.ts';
import { theftWaits } from '../theftWaits.tsx';
import { arrivingOf, choicesOf, isNear, MORE_GUARDS } from './arriving.ts';

/** [R22] whoever keeps the theft waiting, and [X11.1] whom it would cost freedom. */
export function InTheWay({ model }: OnBoard) {
  const table = model.table.value;
  if (table === null) return null;
  const { view, layout } = table;
  const waits = theftWaits(view, 'theft.heroThere')?.params.by;
  const caught = isNear(view) ? arrivingOf(view).flatMap((one) => one.caught) : [];
  const heroes = new Set([...(waits === undefined ? [] : [String(waits)]), ...caught]);
  return (
    <>
      {[...heroes].map((hero) => (
        <CautionSign key={hero} at={hero} spot={layout.spots.get(spaceOfPawn(view, hero))} />
      ))}
    </>
  );
}

/** [R23a] the spaces among which whoever steals may choose. */
export function Choices({ model }: OnBoard) {
  const table = model.table.value;
  if (table === null || !model.options.value.some(({ type }) => type === 'theft')) return null;
  return (
    <>
      {choicesOf(table.view).flatMap(({ guard, spaces }) =>
        spaces.map((space) => {
          const spot = table.layout.spots.get(space);
          return spot === undefined ? null : (
            <div
              key={`${guard} ${space}`}
              class="arrives"
              data-arrives={space}
              style={{ '--x': spot.x, '--y': spot.y }}
              aria-hidden="true"
            >
              {MORE_GUARDS[guard]}
            </div>
          );
        }),
      )}
    </>
  );
}
