import { heroName } from '#client/heroName.ts';
import type { OnBoard, PagePiece } from '#client/pieces/piece.ts';
import { capital, type Lang, t } from '#content/locales/index.ts';
import type { MallEvent, View } from '#engine/mall/index.ts';
import { type Space, tileOf } from '#engine/mall/spaces.ts';
import { tileOfPawn } from '#engine/mall/ways.ts';
import { placementAt, spaceName } from '../labels.ts';
import { barredTo } from './barred.ts';
import { NumberPlate } from './tileNumber.tsx';
import { NumberedWatchman, Watchman } from './watchman.tsx';
import './watched.css';

// [X1.2] a tile that somebody watches, and where that keeps the chosen pawn out.

/** Who watches this tile; nobody where none does. */
export function watcherOf(view: View, tile: number): string | undefined {
  const { box } = view;
  return box.pawns.find((_, pawn) => box.cast[pawn]?.closes === 'tile' && tileOfPawn(view, pawn) === tile);
}

const EYE = 'M-13 0C-6 -9 6 -9 13 0C6 9 -6 9 -13 0Z';
/** The tile's number has the fourth. */
const CORNERS = [
  [378, 22],
  [22, 378],
  [378, 378],
] as const;

/** Hatched, with an eye in the corners: by day, by night and without colours. */
function WatchedTiles({ model }: OnBoard) {
  const table = model.table.value;
  if (table === null) return null;
  const watched = table.layout.placed.filter(({ tile }) => watcherOf(table.view, tile) !== undefined);
  return (
    <>
      <defs>
        <pattern
          id="watch-hatch"
          width="34"
          height="34"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect class="watch-line" width="9" height="34" />
        </pattern>
      </defs>
      {watched.map(({ tile, x, y }) => (
        <g key={tile} class="watch" data-watched={tile} transform={`translate(${x * 100} ${y * 100})`}>
          <rect class="watch-hatch" x="8" y="8" width="384" height="384" fill="url(#watch-hatch)" />
          <rect class="watch-edge" x="8" y="8" width="384" height="384" rx="10" />
          <rect class="watch-dashes" x="8" y="8" width="384" height="384" rx="10" />
          {CORNERS.map(([left, top]) => (
            <g key={`${left} ${top}`} transform={`translate(${left} ${top})`}>
              <circle class="watch-badge" r="21" />
              <path class="watch-eye" d={EYE} />
              <circle class="watch-pupil" r="4.500" />
            </g>
          ))}
          <NumberPlate name={table.view.box.tiles[tile]?.name ?? ''} />
        </g>
      ))}
    </>
  );
}

/** No way in: on the first space of a tile that the chosen pawn is kept out of. */
function KeptOut({ model }: OnBoard) {
  const table = model.table.value;
  const chosen = model.chosen.value;
  if (table === null || chosen === null) return null;
  return (
    <>
      {barredTo(table.view, chosen).map((space) => {
        const spot = table.layout.spots.get(space);
        return spot === undefined ? null : (
          <svg
            key={space}
            class="kept-out"
            data-barred={space}
            viewBox="-12 -12 24 24"
            style={{ '--x': spot.x, '--y': spot.y }}
            aria-hidden="true"
          >
            <circle class="kept-out-sign" r="10" />
            <path class="kept-out-bar" d="M-6 0H6" />
          </svg>
        );
      })}
    </>
  );
}

function watchedThing(lang: Lang, view: View, space: Space): readonly string[] {
  const watcher = watcherOf(view, tileOf(space));
  return watcher === undefined ? [] : [t(lang, 'board.thing.watched', { by: heroName(lang, watcher) })];
}

/** Somebody who was put somewhere, not moved. */
export function putText(lang: Lang, view: View, event: MallEvent): string | null {
  if (event.type !== 'put') return null;
  const hero = capital(heroName(lang, event.pawn));
  if (placementAt(view, event.to) === undefined) return t(lang, 'board.aside', { hero });
  return t(lang, 'board.put', { hero, where: spaceName(lang, view, event.to) });
}

/** What each piece brings that brings somebody who watches. */
export const WATCH = {
  OnTiles: WatchedTiles,
  OverPawns: KeptOut,
  lies: watchedThing,
} satisfies Omit<PagePiece, 'id'>;
export { NumberedWatchman, Watchman };
