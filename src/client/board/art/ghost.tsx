import type { ComponentChildren } from 'preact';

interface GhostLook {
  readonly x: number;
  readonly y: number;
  /** A tile can come here now, by this seat's own act. */
  readonly lit: boolean;
  readonly aimed: boolean;
  /** The drawn tile as it would lie. */
  readonly children: ComponentChildren;
}

/** Where a tile may come: a faint outline, an invitation when one can come now. */
export function Ghost({ x, y, lit, aimed, children }: GhostLook) {
  const looks = ['ghost-place', lit ? 'ghost-lit' : '', aimed ? 'ghost-aimed' : ''];
  return (
    <g class={looks.join(' ')} transform={`translate(${x * 100} ${y * 100})`}>
      <g class="ghost-drawn">{children}</g>
      <rect class="ghost" x="12" y="12" width="376" height="376" rx="26" />
      {!children && (
        <text class="ghost-mark" x="200" y="243">
          ?
        </text>
      )}
    </g>
  );
}
