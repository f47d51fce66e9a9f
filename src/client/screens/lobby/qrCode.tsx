import { useMemo } from 'preact/hooks';
import { qrPath } from './qr.ts';

export function QrCode({ link, label }: { readonly link: string; readonly label: string }) {
  const { d, size } = useMemo(() => qrPath(link), [link]);
  return (
    <svg class="qr" viewBox={`-2 -2 ${size + 4} ${size + 4}`} role="img" aria-label={label}>
      <rect x="-2" y="-2" width={size + 4} height={size + 4} fill="#fff" />
      <path d={d} fill="#15172a" shape-rendering="crispEdges" />
    </svg>
  );
}
