import { SIGNS } from '#client/tower/floors/signs.ts';

/** A little window on every floor: its own light, and what stands before it. Its name says the same. */
export function Lantern({ number }: { readonly number: number }) {
  const sign = SIGNS[number - 1];
  if (sign === undefined) return null;
  const [hue, chroma] = sign.light;
  return (
    <svg
      class="lantern"
      viewBox="-8 -10 40 42"
      style={{ '--lantern': `oklch(0.86 ${chroma} ${hue})` }}
      aria-hidden="true"
    >
      <path class="lantern-pane" d="M-6 30V10a18 18 0 0 1 36 0v20z" />
      <path class="lantern-sign" d={sign.path} />
      <path class="lantern-sill" d="M-8 27h40v5H-8z" />
    </svg>
  );
}
