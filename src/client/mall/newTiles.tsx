import { useEffect, useRef, useState } from 'preact/hooks';
import type { Landmark } from '#client/board/state.ts';
import type { OnBoard } from '#client/pieces/piece.ts';
import { t } from '#content/locales/index.ts';
import type { MallTable } from './model.ts';

const NEWS = 8_000;

/** A tile that came out of sight has a marker at that edge, for a while: the camera stays with whoever looks elsewhere. */
export function useNewTiles({ model, lang }: OnBoard): readonly Landmark[] {
  const table = model.table.value as MallTable;
  const fresh = useFresh(table);
  return table.layout.placed
    .filter(({ tile }) => fresh.has(tile))
    .map(({ tile, x, y }) => ({
      key: `tile ${tile}`,
      spot: { x: x + 1.5, y: y + 1.5 },
      looks: 'new-tile',
      name: t(lang, 'asked.newTile', { tile: table.view.box.tiles[tile]?.name ?? '?' }),
      sign: <path class="new-tile-sign" d="M-9-9H9V9H-9ZM0-9V9M-9 0H9" />,
    }));
}

/** Tiles that were laid while somebody watched, for as long as they are news. */
function useFresh({ game, layout }: MallTable): ReadonlySet<number> {
  const tiles = layout.placed.map(({ tile }) => tile);
  const seen = useRef({ game, tiles: new Set(tiles) });
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    if (seen.current.game !== game) seen.current = { game, tiles: new Set(tiles) };
    const came = tiles.filter((tile) => !seen.current.tiles.has(tile));
    seen.current.tiles = new Set(tiles);
    if (came.length === 0) return;
    setFresh((now) => new Set([...now, ...came]));
    setTimeout(() => setFresh((now) => new Set([...now].filter((tile) => !came.includes(tile)))), NEWS);
  }, [game, layout]);
  return fresh;
}
