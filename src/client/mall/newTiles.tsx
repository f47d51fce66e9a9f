import { useEffect, useRef, useState } from 'preact/hooks';
import { edgeMarker } from '#client/board/camera.ts';
import type { Cameraman } from '#client/board/cameraman.ts';
import { type Lang, t } from '#content/locales/index.ts';
import type { MallModel, MallTable } from './model.ts';

export interface NewTilesLook {
  readonly model: MallModel;
  readonly camera: Cameraman;
  readonly lang: Lang;
}

const NEWS = 8_000;

/** A tile that came out of sight has a marker at that edge, for a while: the camera stays with whoever looks elsewhere. */
export function NewTiles({ model, camera, lang }: NewTilesLook) {
  const table = model.table.value as MallTable;
  const fresh = useFresh(table);
  const rest = camera.rest.value;
  return (
    <>
      {table.layout.placed.map(({ tile, x, y }) => {
        const middle = { x: x + 1.5, y: y + 1.5 };
        const marker = fresh.has(tile) ? edgeMarker(rest, middle, camera.window()) : null;
        if (marker === null) return null;
        return (
          <button
            key={tile}
            type="button"
            class="marker new-tile"
            style={{ left: `${marker.left}px`, top: `${marker.top}px` }}
            aria-label={t(lang, 'asked.newTile', { tile: table.view.box.tiles[tile]?.name ?? '?' })}
            onClick={() => camera.goTo(middle)}
          >
            <svg viewBox="-26 -26 52 52" aria-hidden="true">
              <path
                class="marker-drop"
                d="M25 0 12-17A20 20 0 1 0 12 17Z"
                transform={`rotate(${marker.angle})`}
              />
              <path class="new-tile-sign" d="M-9-9H9V9H-9ZM0-9V9M-9 0H9" />
            </svg>
          </button>
        );
      })}
    </>
  );
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
