import { symbolPath } from '#client/art/symbols.ts';
import { heroName } from '#client/heroName.ts';
import { MapSign } from '#client/mall/security/signs.tsx';
import { capital, type Lang, t } from '#content/locales/index.ts';
import type { MallEvent, View } from '#engine/mall/index.ts';
import { mapInUse, maps as rule } from '#engine/mall/rules/maps/index.ts';
import { OFF, type Space } from '#engine/mall/spaces.ts';
import { colourOf, pawnName, pawnOn } from '#engine/mall/ways.ts';
import type { OnBoard, PagePiece } from '../piece.ts';
import './maps.css';

const SHEET = 'M-15 -9 -5 -13 5 -9 15 -13V9L5 13 -5 9 -15 13Z';

/** Unexplored openings that a map shows now. */
const shown = (view: View) =>
  view.shared.board.unused.filter((space) => rule.permission?.pays(view, space) && pawnOn(view, space) < 0);

/** [X7.1] a little map at every opening that can be explored from afar, and whose it is at the map. */
function OnMaps({ model }: OnBoard) {
  const table = model.table.value;
  if (table === null) return null;
  const { view, layout } = table;
  const map = mapInUse(view);
  const at = (space: Space) => layout.spots.get(space);
  return (
    <>
      {shown(view).map((space) => {
        const spot = at(space);
        return spot === undefined ? null : (
          <g
            key={space}
            class={map === OFF ? 'shown-opening' : 'shown-opening shown-now'}
            data-shown={space}
            transform={`translate(${spot.x * 100 + 76} ${spot.y * 100 + 24})`}
          >
            <circle class="shown-ground" r="22" />
            <path class="shown-sheet" d={SHEET} />
            <path class="shown-fold" d="M-5 -13V9M5 -9V13" />
          </g>
        );
      })}
      {map !== OFF && <InUse view={view} map={map} spot={at(map)} />}
    </>
  );
}

interface InUseLook {
  readonly view: View;
  readonly map: Space;
  readonly spot: { readonly x: number; readonly y: number } | undefined;
}

/** The map in use, in the colour and with the symbol of whoever reads it. */
function InUse({ view, map, spot }: InUseLook) {
  const colour = colourOf(view, pawnOn(view, map));
  if (spot === undefined || colour === null) return null;
  return (
    <g
      class={`map-in-use hero-${colour}`}
      data-map={map}
      transform={`translate(${spot.x * 100} ${spot.y * 100})`}
    >
      <rect class="map-edge" x="5" y="5" width="90" height="90" rx="14" />
      <rect class="map-glow" x="5" y="5" width="90" height="90" rx="14" />
      <circle class="map-owner" cx="86" cy="14" r="17" />
      <path class="map-symbol" d={symbolPath(colour)} transform="translate(75 3) scale(.92)" />
    </g>
  );
}

function announce(lang: Lang, view: View, event: MallEvent): string | null {
  if (event.type === 'mapInUse') return event.space === OFF ? '' : inUseText(lang, view, event.space);
  if (event.type !== 'wentOutOfOrder' || !view.box.print[event.space]?.marks.includes('map')) return null;
  return t(lang, 'board.map.used');
}

function inUseText(lang: Lang, view: View, space: Space): string {
  const hero = heroName(lang, pawnName(view, pawnOn(view, space)));
  return capital(t(lang, 'board.map.read', { hero }));
}

export const maps: PagePiece = {
  id: 'maps',
  signs: { map: MapSign },
  OnTiles: OnMaps,
  announce,
  lies: (lang, view, space) => [
    ...(mapInUse(view) === space ? [t(lang, 'board.thing.mapInUse')] : []),
    ...(shown(view).includes(space) ? [t(lang, 'board.thing.onMap')] : []),
  ],
  // Paper that is unfolded.
  sounds: {
    mapInUse: [0, 0.07, 0.14].map((at, fold) => ({ pitch: 880 + fold * 110, at, lasts: 0.06, loud: 0.25 })),
  },
};
