import type { MallModel } from './model.ts';

/** [R12] exits that the chosen hero had better leave to another: above the heroes, who may hide them. */
export function StrandingExits({ model }: { readonly model: MallModel }) {
  const spots = model.table.value?.layout.spots;
  return (
    <>
      {[...model.offers.value.strands].map((space) => {
        const spot = spots?.get(space);
        if (spot === undefined) return null;
        return (
          <svg
            key={space}
            class="strands"
            data-exit={space}
            viewBox="0 0 24 24"
            style={{ '--x': spot.x, '--y': spot.y }}
            aria-hidden="true"
          >
            <path class="strands-sign" d="M12 2 23 21.5H1Z" />
            <path class="strands-mark" d="M12 9v5.2M12 18v.1" />
          </svg>
        );
      })}
    </>
  );
}
