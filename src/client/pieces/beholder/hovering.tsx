import { useLayoutEffect, useRef } from 'preact/hooks';
import { lessMotion } from '#client/prefs.ts';
import { beholderOver } from '#engine/mall/rules/beholder/index.ts';
import type { OnBoard } from '../piece.ts';
import { Eye } from './eye.tsx';

interface Middle {
  readonly x: number;
  readonly y: number;
}

const GLIDES = { duration: 700, easing: 'cubic-bezier(.4,0,.2,1)' } as const;

/** [X8.1] over the middle of its tile, on no space of it; where it is sent it is seen to glide. */
export function Hovering({ model }: OnBoard) {
  const table = model.table.value;
  const tile = table === null ? -1 : beholderOver(table.view);
  const spot = table?.layout.placed.find((one) => one.tile === tile);
  const eye = useGlide(tile, spot);
  if (spot === undefined) return null;
  return (
    <div
      class="beholder"
      ref={eye}
      data-beholder={tile}
      style={{ '--x': spot.x + 2, '--y': spot.y + 2 }}
      aria-hidden="true"
    >
      <svg class="beholder-shadow" viewBox="-50 -50 100 100" aria-hidden="true">
        <ellipse cy="36" rx="30" ry="11" />
      </svg>
      <svg class="beholder-eye" viewBox="-50 -56 100 100" aria-hidden="true">
        <Eye />
      </svg>
    </div>
  );
}

/** From where it was over another tile; what moves because the mall grows does not glide. */
function useGlide(tile: number, spot: Middle | undefined) {
  const element = useRef<HTMLDivElement>(null);
  const last = useRef<(Middle & { readonly tile: number }) | null>(null);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = spot === undefined ? null : { tile, x: spot.x, y: spot.y };
    if (before === null || spot === undefined || before.tile === tile) return;
    const from = `calc(var(--u) * ${before.x - spot.x}) calc(var(--u) * ${before.y - spot.y})`;
    if (lessMotion()) element.current?.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 250 });
    else element.current?.animate([{ translate: from }, { translate: '0 0' }], GLIDES);
  }, [tile, spot?.x, spot?.y]);
  return element;
}
