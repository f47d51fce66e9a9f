import type { Light } from '#client/tower/floors/floor.ts';
import type { LaidCard } from '../layout.ts';

// Light is painted: one gradient for the whole board, and what it throws on each card. It lies on the stone, below all
// that matters.

interface LampLook {
  readonly light: Light;
  /** In spaces. */
  readonly wide: number;
  readonly high: number;
}

export function Lamp({ light, wide, high }: LampLook) {
  const [x, y, reach] = light.from;
  return (
    <radialGradient
      id="floor-light"
      gradientUnits="userSpaceOnUse"
      cx={x * wide * 100}
      cy={y * high * 100}
      r={reach * Math.max(wide, high) * 100}
    >
      <stop class="floor-glow" offset="0" />
      <stop class="floor-glow" offset=".55" stop-opacity="0" />
      <stop class="floor-shade" offset=".56" stop-opacity="0" />
      <stop class="floor-shade" offset="1" />
    </radialGradient>
  );
}

export function CardLight({ laid, light }: { readonly laid: LaidCard; readonly light: Light }) {
  const [x, y, width, height] = [laid.x, laid.y, laid.width, laid.height].map((spaces) => spaces * 100);
  return (
    <g class="floor-light">
      <rect
        transform={`translate(${-(x ?? 0)} ${-(y ?? 0)})`}
        x={x}
        y={y}
        width={width}
        height={height}
        fill="url(#floor-light)"
      />
      {light.cast === undefined ? null : (
        <path
          class="floor-cast"
          d={light.cast}
          transform={`scale(${laid.width / EDGE} ${laid.height / EDGE})`}
        />
      )}
    </g>
  );
}

/** What is thrown is drawn for a card of four by four. */
const EDGE = 4;
