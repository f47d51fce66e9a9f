import type { Space } from '#engine/mall/spaces.ts';
import { openExits } from './art/open.ts';
import type { MallModel } from './model.ts';

/** [M19] after the theft the exits that serve the chosen hero, or anybody, are lit. */
export function LitExits({ model }: { readonly model: MallModel }) {
  const table = model.table.value;
  if (table === null || !table.view.shared.stolen) return null;
  const spots = openExits(table.view, model.chosen.value).flatMap((space: Space) => {
    const spot = table.layout.spots.get(space);
    return spot === undefined ? [] : { space, ...spot };
  });
  return (
    <>
      {spots.map(({ space, x, y }) => (
        <div key={space} class="lit-exit" data-exit={space} style={{ '--x': x, '--y': y }} />
      ))}
    </>
  );
}
