import type { MallModel } from '#client/mall/index.ts';
import { SIGNS, type Sign } from '#protocol/signs.ts';
import { tx } from '../../ui/text.ts';

// What gestures are called, and how one points.

export function isSign(sign: string): sign is Sign {
  return (SIGNS as readonly string[]).includes(sign);
}

export function signName(sign: Sign): string {
  return tx(`play.sign.${sign}`);
}

/** Taps on the board point, as long as it is pressed. */
export function PointButton({ model }: { readonly model: MallModel }) {
  const { pointing, mayPoint } = model;
  if (!mayPoint.value) return null;
  return (
    <button
      type="button"
      class="button icon point"
      title={tx('play.talk.point')}
      aria-label={tx('play.talk.point')}
      aria-pressed={pointing.value}
      onClick={() => {
        pointing.value = !pointing.value;
      }}
    >
      <svg class="pic" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 21s7-6.500 7-11.500a7 7 0 1 0-14 0C5 14.500 12 21 12 21zM12 7.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4z" />
      </svg>
    </button>
  );
}
