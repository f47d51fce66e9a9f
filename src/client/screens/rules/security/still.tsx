import { useMemo } from 'preact/hooks';
import { heroFigure } from '#client/art/heroes.tsx';
import type { Rect, Spot } from '#client/board/spots.ts';
import { Ghost } from '#client/mall/art/ghost.tsx';
import { TileArt } from '#client/mall/art/tile.tsx';
import { type MallModel, mallModel } from '#client/mall/index.ts';
import { around, type MallLayout } from '#client/mall/layout.ts';
import type { MallTable } from '#client/mall/model.ts';
import { drawnBy, figureOf, piecesOf } from '#client/pieces/index.ts';
import { type Example, openExample } from '#client/pieces/securityExamples.ts';
import { places } from '#engine/mall/acts/explore.ts';
import type { Tile, View } from '#engine/mall/index.ts';
import { cellOf, type Space, spaceOf, tileOf } from '#engine/mall/spaces.ts';
import { prefs } from '../../../prefs.ts';

// A part of a mall as a picture: drawn as on the board, from a game in which that has happened.

/** Around the tiles, in spaces, and how much is drawn of those to come. */
const MARGIN = 0.25;
const BEYOND = 1.3;

/** Decoration: name it in text. */
export function Still({ example }: { readonly example: Example }) {
  const alone = useMemo(() => openExample(example), [example]);
  const model = mallModel(alone.session);
  const { view, layout } = model.table.value as MallTable;
  const open = example.open ? places(view) : [];
  const shown = layout.placed.filter(({ tile }) => isShown(example, view, tile));
  const ghosts = layout.ghosts.filter(({ from }) => open.includes(from));
  const bounds = shown.reduce(around, tileRect(shown[0] as Spot));
  const frame = grown(withEdges(bounds, ghosts), MARGIN);
  return (
    <div class="still-frame" style={frameLooks(frame)}>
      <svg class="still" viewBox={boxOf(frame)} aria-hidden="true">
        {ghosts.map(({ from, x, y }) => (
          <Ghost key={from} {...{ from, x, y }} lit aimed={false}>
            {null}
          </Ghost>
        ))}
        {shown.map((one) => (
          <StillTile key={one.tile} view={view} placement={one} />
        ))}
        <Own model={model} part="OnTiles" />
        <Pawns model={model} shown={shown.map(({ tile }) => tile)} />
      </svg>
      <div class="still-over">
        <Own model={model} part="OverPawns" />
      </div>
    </div>
  );
}

const tileRect = ({ x, y }: Spot): Rect => ({ left: x, top: y, width: 4, height: 4 });

const isShown = ({ tiles }: Example, { box }: View, tile: number) =>
  tiles?.includes((box.tiles[tile] as Tile).name) ?? true;

function grown({ left, top, width, height }: Rect, by: number): Rect {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

/** With the near side of what may come. */
function withEdges(bounds: Rect, ghosts: readonly Spot[]): Rect {
  const far = grown(bounds, BEYOND);
  const left = Math.max(far.left, Math.min(bounds.left, ...ghosts.map(({ x }) => x)));
  const top = Math.max(far.top, Math.min(bounds.top, ...ghosts.map(({ y }) => y)));
  const right = Math.max(bounds.left + bounds.width, ...ghosts.map(({ x }) => x + 4));
  const bottom = Math.max(bounds.top + bounds.height, ...ghosts.map(({ y }) => y + 4));
  return {
    ...{ left, width: Math.min(far.left + far.width, right) - left },
    ...{ top, height: Math.min(far.top + far.height, bottom) - top },
  };
}

const boxOf = ({ left, top, width, height }: Rect) =>
  [left, top, width, height].map((value) => Math.round(value * 100)).join(' ');

/** What lies over the pawns finds its place by these, as on a board. */
const frameLooks = ({ left, top, width, height }: Rect) => ({
  ...{ '--left': left, '--top': top, '--wide': width, '--high': height },
});

interface StillTileProps {
  readonly view: View;
  readonly placement: MallLayout['placed'][number];
}

function StillTile({ view, placement }: StillTileProps) {
  const { box, shared } = view;
  const { tile, x, y } = placement;
  const cells = (spaces: readonly Space[]) => spaces.map(cellOf).join(' ');
  const own = (spaces: readonly Space[]) => spaces.filter((space) => tileOf(space) === tile);
  const used = EVERY_CELL.map((cell) => spaceOf(tile, cell)).filter(
    (space) => box.print[space]?.explore !== null && !shared.board.unused.includes(space),
  );
  return (
    <TileArt
      tile={box.tiles[tile] as Tile}
      {...{ placement, x, y, lang: prefs.lang.value, pieces: piecesOf(box) }}
      broken={cells(own(shared.outOfOrder))}
      used={cells(used)}
      open=""
      unlocked={piecesOf(box).some(({ doors }) => doors?.areOpen(view, null))}
    />
  );
}

const EVERY_CELL = Array.from({ length: 16 }, (_, cell) => cell);

/** What the game's pieces draw on the tiles, or above the pawns. */
function Own({ model, part }: { readonly model: MallModel; readonly part: 'OnTiles' | 'OverPawns' }) {
  const { view } = model.table.value as MallTable;
  return (
    <>
      {drawnBy(piecesOf(view.box), part).map((Drawn, place) => (
        <Drawn key={place} model={model} lang={prefs.lang.value} />
      ))}
    </>
  );
}

function Pawns({ model, shown }: { readonly model: MallModel; readonly shown: readonly number[] }) {
  const { view, layout, tokens } = model.table.value as MallTable;
  const seen = tokens.flatMap(({ id, at }) => {
    const spot = at === null || !shown.includes(tileOf(at)) ? undefined : layout.spots.get(at);
    return spot === undefined ? [] : [{ id, spot }];
  });
  return (
    <>
      {seen
        .sort((one, other) => one.spot.y - other.spot.y)
        .map(({ id, spot: { x, y } }) => {
          const Figure = figureOf(view.box, id);
          return (
            <g key={id} transform={`translate(${x * 100} ${y * 100 - 12})`}>
              {Figure === undefined ? heroFigure(id) : <Figure />}
            </g>
          );
        })}
    </>
  );
}
