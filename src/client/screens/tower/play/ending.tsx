import type { EndingPart, Floor } from '#client/tower/floors/floor.ts';
import { paintOf } from '#client/tower/floors/paint.ts';
import { txMaybe } from '../../../ui/text.ts';
import { floorOf } from '../feats.ts';
import './ending.css';

// What happens on a floor when its epic is won: a picture, and what it says in words.

interface EndingLook {
  /** Of the epic. */
  readonly id: string;
  readonly floor: Floor | null;
}

export function Ending({ id, floor }: EndingLook) {
  return (
    <>
      {floor === null ? null : <EndingPicture floor={floor} />}
      <p class="ending-words">{txMaybe(`endings.floor.${floorOf(id)}`)}</p>
    </>
  );
}

/**
 * A picture of light and furniture that moves; still where little should move. Decoration: its words say it. Wall and ground go on
 * beside it, for a place of another shape.
 */
function EndingPicture({ floor }: { readonly floor: Floor }) {
  return (
    <svg class="ending-picture" viewBox="-150 -90 300 180" style={paintOf(floor)} aria-hidden="true">
      <path class="ending-wall" d="M-300 -90h600v180h-600Z" />
      <circle class="ending-light" r="86" cy="-6" />
      <circle class="ending-light" r="58" cy="-6" />
      <path class="ending-ground" d="M-300 62h600v40h-600Z" />
      {floor.ending.map((part) => (
        <Part key={part.at.join()} {...part} />
      ))}
    </svg>
  );
}

function Part({ shapes, at: [x, y, scale = 1], motion }: EndingPart) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g class={motion === undefined ? 'prop' : `prop ending-${motion}`}>
        {shapes.map(([tone, path]) => (
          <path key={path} class={`prop-${tone}`} d={path} />
        ))}
      </g>
    </g>
  );
}
