import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { MallLayout } from '#client/mall/layout.ts';
import type { MallTable } from '#client/mall/model.ts';
import { lessMotion } from '../../prefs.ts';

type Placed = MallLayout['placed'][number];

const NEWS = 2_600;
const GLIDES = 800;
const NONE: ReadonlySet<number> = new Set();

const lieAlike = (one: Placed, other: Placed) =>
  one.a === other.a && one.b === other.b && one.turn === other.turn && one.dimension === other.dimension;

/** Tiles that came to lie elsewhere while somebody watched, for as long as that is news; they are seen to glide there. */
export function useMoved({ game, layout }: MallTable): ReadonlySet<number> {
  const last = useRef({ game, placed: layout.placed });
  const [moved, setMoved] = useState(NONE);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { game, placed: layout.placed };
    if (before.game !== game) return;
    const gone = layout.placed.flatMap((now) => {
      const was = before.placed.find(({ tile }) => tile === now.tile);
      return was === undefined || lieAlike(was, now) ? [] : [{ was, now }];
    });
    if (gone.length === 0) return;
    for (const { was, now } of gone) glide(was, now);
    const fresh = new Set(gone.map(({ now }) => now.tile));
    setMoved(fresh);
    setTimeout(() => setMoved((now) => (now === fresh ? NONE : now)), NEWS);
  }, [game, layout]);
  return moved;
}

/** Around its middle, the shorter way. */
function glide(from: Placed, to: Placed): void {
  const card = document.querySelector(`.mall-board [data-tile="${to.tile}"] > .tile-card`);
  if (card === null || lessMotion()) return;
  const [x, y] = [(from.x - to.x) * 100, (from.y - to.y) * 100];
  const turn = (((from.turn - to.turn + 5) % 4) - 1) * 90;
  const at = (share: number, scale: number) => ({
    transform: `translate(${x * share + 200}px, ${y * share + 200}px) rotate(${turn * share}deg) scale(${scale}) translate(-200px, -200px)`,
  });
  card.animate([at(1, 1), at(0.5, 1.12), at(0, 1)], { duration: GLIDES, easing: 'ease-in-out' });
}
