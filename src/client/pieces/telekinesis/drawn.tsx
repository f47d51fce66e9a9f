import type { Spot } from '#client/board/spots.ts';
import { TileArt } from '#client/mall/art/tile.tsx';
import type { MallModel, MallTable } from '#client/mall/model.ts';
import { NumberPlate } from '#client/mall/security/tileNumber.tsx';
import { heldIn, isHeld } from '#client/tray/token.ts';
import type { Lang } from '#content/locales/index.ts';
import { placementBeyond } from '#engine/mall/board.ts';
import type { Tile } from '#engine/mall/index.ts';
import { piecesOf } from '../index.ts';
import type { OnBoard } from '../piece.ts';
import { useMoved } from './moved.ts';
import { elf, isPull, type Lifted, TELEKINESIS } from './token.ts';

export function Moving({ model, lang }: OnBoard) {
  const table = model.table.value as MallTable;
  const moved = useMoved(table);
  const held = isHeld(model, TELEKINESIS);
  return (
    <>
      {table.layout.placed
        .filter(({ tile }) => moved.has(tile))
        .map((one) => (
          <rect key={one.tile} class="lift-fresh" data-moved={one.tile} {...frame(one)} />
        ))}
      {held ? <Liftable model={model} table={table} /> : null}
      {held ? <Ghost model={model} table={table} lang={lang} /> : null}
    </>
  );
}

const frame = ({ x, y }: Spot) => ({
  ...{ x: x * 100 + 10, y: y * 100 + 10, width: 380, height: 380, rx: 18 },
});

/** [X9.1] the tiles that may be lifted, each with an arrow; the one that is lifted stands out. */
function Liftable({ model, table }: { readonly model: MallModel; readonly table: MallTable }) {
  const tiles = new Set(model.options.value.filter(isPull).map(({ tile }) => tile));
  const lifted = (heldIn(model) as Lifted | null)?.tile;
  return (
    <>
      {table.layout.placed
        .filter(({ tile }) => tiles.has(tile))
        .map((one) => (
          <g key={one.tile} class={one.tile === lifted ? 'lift lift-chosen' : 'lift'} data-lift={one.tile}>
            <rect class="lift-edge" {...frame(one)} />
            <rect class="lift-frame" {...frame(one)} />
            <g transform={`translate(${one.x * 100} ${one.y * 100})`}>
              <NumberPlate name={table.view.box.tiles[one.tile]?.name ?? ''} />
            </g>
            <g transform={`translate(${one.x * 100 + 200} ${one.y * 100 + 200})`}>
              <circle class="lift-badge" r="38" />
              <path
                class="lift-arrow"
                d={one.tile === lifted ? 'M-18 2L-5 15L19 -13' : 'M0 20V-18M-16 -3L0 -19L16 -3'}
              />
            </g>
          </g>
        ))}
    </>
  );
}

interface GhostLook {
  readonly model: MallModel;
  readonly table: MallTable;
  readonly lang: Lang;
}

/** The lifted tile as it would lie. */
function Ghost({ model, table: { view, layout }, lang }: GhostLook) {
  const tile = (heldIn(model) as Lifted | null)?.tile;
  const from = elf(view);
  const place = layout.ghosts.find((one) => one.from === from);
  if (tile === undefined || place === undefined) return null;
  return (
    <g class="lift-ghost" data-ghost={tile} transform={`translate(${place.x * 100} ${place.y * 100})`}>
      <TileArt
        tile={view.box.tiles[tile] as Tile}
        placement={placementBeyond(view.box, view.shared.board, from, tile)}
        x={0}
        y={0}
        lang={lang}
        broken=""
        used=""
        open=""
        pieces={piecesOf(view.box)}
      />
      <rect class="lift-edge" {...frame({ x: 0, y: 0 })} />
      <rect class="lift-frame" {...frame({ x: 0, y: 0 })} />
    </g>
  );
}
