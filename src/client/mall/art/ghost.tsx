import type { ComponentChildren } from 'preact';

interface GhostLook {
  /** The exploration space it would continue from. */
  readonly from: number;
  readonly x: number;
  readonly y: number;
  /** A tile can come here now, by this seat's own act. */
  readonly lit: boolean;
  readonly aimed: boolean;
  /** The drawn tile as it would lie. */
  readonly children: ComponentChildren;
}

/** Where a tile may come: a faint outline, an invitation when one can come now. */
export function Ghost({ from, x, y, lit, aimed, children }: GhostLook) {
  const looks = ['ghost-place', lit ? 'ghost-lit' : '', aimed ? 'ghost-aimed' : ''];
  return (
    <g class={looks.join(' ')} data-from={from} transform={`translate(${x * 100} ${y * 100})`}>
      <g class="ghost-drawn">{children}</g>
      <rect class="ghost" x="8" y="8" width="384" height="384" rx="22" />
      {!children && (
        <text class="ghost-mark" x="200" y="243">
          ?
        </text>
      )}
    </g>
  );
}
