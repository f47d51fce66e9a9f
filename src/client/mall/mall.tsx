import { useRef } from 'preact/hooks';
import { aimedSpace } from '#client/board/state.ts';
import { drawnBy, piecesOf } from '#client/pieces/index.ts';
import type { Lang } from '#content/locales/index.ts';
import { directionIndex } from '#engine/family/directions.ts';
import { places } from '#engine/mall/acts/explore.ts';
import { placementBeyond } from '#engine/mall/board.ts';
import { outOfService, type Tile, type View } from '#engine/mall/index.ts';
import { boardDirection, neighbourPlace, placeKey, slotCell } from '#engine/mall/lattice.ts';
import { cellOf, type Space, spaceOf, tileOf } from '#engine/mall/spaces.ts';
import { Ghost } from './art/ghost.tsx';
import { Shutter } from './art/shutter.tsx';
import { TileArt } from './art/tile.tsx';
import { late } from './late.ts';
import type { MallLayout } from './layout.ts';
import type { MallModel } from './model.ts';

/** How far beyond the mall the drawing reaches, in spaces: room for the tiles to come. */
const BEYOND = 5.5;

/** The mall as a drawing: tiles, and faintly the tiles to come. */
export function Mall({ model, lang }: { readonly model: MallModel; readonly lang: Lang }) {
  const view = model.view.value as View;
  const layout = model.table.value?.layout as MallLayout;
  const { left, top, width, height } = layout.bounds;
  const box = [left - BEYOND, top - BEYOND, width + 2 * BEYOND, height + 2 * BEYOND] as const;
  const style = { '--left': box[0], '--top': box[1], '--wide': box[2], '--high': box[3] };
  const fresh = useFresh(view, layout);
  const broken = (tile: number) => view.shared.outOfOrder.filter((space) => tileOf(space) === tile);
  const used = (tile: number) =>
    EXPLORED.map((cell) => spaceOf(tile, cell)).filter((space) => !view.shared.board.unused.includes(space));
  const exits = late.value?.openExits(view, model.chosen.value) ?? [];
  const open = (tile: number) => exits.filter((space) => tileOf(space) === tile);
  const pieces = piecesOf(view.box);
  const unlocked = pieces.some(({ doors }) => doors?.areOpen(view, model.chosen.value));
  return (
    <svg
      class={`mall${deadLooks(view)}`}
      viewBox={box.map((value) => value * 100).join(' ')}
      style={style}
      aria-hidden="true"
    >
      <GhostTiles model={model} view={view} layout={layout} lang={lang} />
      {layout.placed.map((one) => (
        <g key={one.tile} class={fresh.has(one.tile) ? 'tile-fresh' : undefined}>
          <TileArt
            tile={view.box.tiles[one.tile] as Tile}
            placement={one}
            x={one.x}
            y={one.y}
            lang={lang}
            broken={cells(broken(one.tile))}
            used={cells(used(one.tile))}
            open={cells(open(one.tile))}
            pieces={pieces}
            unlocked={unlocked}
          />
          {isShut(view, one) && <Shutter placement={one} tile={view.box.tiles[one.tile] as Tile} />}
        </g>
      ))}
      {drawnBy(pieces, 'OnTiles').map((OnTiles, place) => (
        <OnTiles key={place} model={model} lang={lang} />
      ))}
    </svg>
  );
}

/** [M18] what does nothing any more steps back: the vortex after the theft, arrows without a tile to come. */
function deadLooks(view: View): string {
  const { deckLeft, drawn } = view.shared;
  const vortex = outOfService(view) === null ? '' : ' vortex-dead';
  return `${vortex}${deckLeft === 0 && drawn === null ? ' arrows-dead' : ''}`;
}

/** An entry that nothing leads to: a dimension's first tile, or one whose neighbour was taken away [S11] [S13]. */
function isShut({ box, shared }: View, placement: MallLayout['placed'][number]): boolean {
  const entry = box.tiles[placement.tile]?.entry ?? null;
  if (entry === null || !box.tiles[placement.tile]?.open[entry]) return false;
  const direction = boardDirection(directionIndex(entry), placement.turn);
  return !shared.board.byPlace.has(placeKey(neighbourPlace(placement, direction)));
}

const EXPLORED = [0, 1, 2, 3].map(slotCell);
const cells = (spaces: readonly Space[]) => spaces.map(cellOf).join(' ');

/** Tiles that were laid while somebody watched: they turn over. */
function useFresh(view: View, layout: MallLayout): ReadonlySet<number> {
  const first = useRef<{ readonly box: unknown; readonly tiles: ReadonlySet<number> } | null>(null);
  const tiles = layout.placed.map(({ tile }) => tile);
  if (first.current?.box !== view.box) first.current = { box: view.box, tiles: new Set(tiles) };
  return new Set(tiles.filter((tile) => !first.current?.tiles.has(tile)));
}

interface GhostsLook {
  readonly model: MallModel;
  readonly view: View;
  readonly layout: MallLayout;
  readonly lang: Lang;
}

function GhostTiles({ model, view, layout, lang }: GhostsLook) {
  const offers = model.offers.value;
  const aimed = aimedSpace(model);
  const { drawn, deckLeft, board } = view.shared;
  const open = drawn === null ? [] : places(view);
  // An empty deck invites nobody.
  const ghosts = drawn === null && deckLeft === 0 ? [] : layout.ghosts;
  return (
    <>
      {ghosts.filter(isShown(aimed, open)).map(({ key, from, x, y }) => (
        <Ghost
          key={key}
          from={from}
          x={x}
          y={y}
          lit={layout.ghosts.some((other) => other.key === key && offers.places.has(other.from))}
          aimed={layout.ghosts.some((other) => other.key === key && aimed === other.from)}
        >
          {drawn !== null && open.includes(from) && (
            <TileArt
              tile={view.box.tiles[drawn] as Tile}
              placement={placementBeyond(view.box, board, from, drawn)}
              x={0}
              y={0}
              lang={lang}
              broken=""
              used=""
              open=""
              pieces={piecesOf(view.box)}
            />
          )}
        </Ghost>
      ))}
    </>
  );
}

type Ghosts = MallLayout['ghosts'];

/** Two passages may lead to one place: the one that is aimed at is shown, else one that opens now, else the first. */
const isShown =
  (aimed: Space | null, open: readonly Space[]) => (ghost: Ghosts[number], _: number, all: Ghosts) => {
    const rivals = all.filter(({ key }) => key === ghost.key);
    return (
      (rivals.find(({ from }) => from === aimed) ??
        rivals.find(({ from }) => open.includes(from)) ??
        rivals[0]) === ghost
    );
  };
