import { useMemo } from 'preact/hooks';
import { security } from '#client/pieces/here.ts';
import type { PagePiece } from '#client/pieces/piece.ts';
import type { Lang } from '#content/locales/index.ts';
import type { Tile } from '#engine/mall/index.ts';
import type { Placement } from '#engine/mall/lattice.ts';
import { outwards, turned } from '../layout.ts';
import { Escalators } from './escalators.tsx';
import { FeatureMark } from './features.tsx';
import { Floor } from './floor.tsx';
import { Shops } from './shops.tsx';
import { wallsOf } from './walls.ts';
import { Walls } from './walls.tsx';
import './art.css';

interface TileLook {
  readonly tile: Tile;
  readonly placement: Placement;
  readonly x: number;
  readonly y: number;
  readonly lang: Lang;
  /** Cells under an out-of-order token. */
  readonly broken: string;
  /** Exploration cells beyond which a tile lies. */
  readonly used: string;
  /** Exits that serve the chosen hero, or somebody. */
  readonly open: string;
  /** Those of the game, whose symbols and doors have force [X0.3]; where there is none, all that have any. */
  readonly pieces?: readonly PagePiece[];
  /** Whether doors are open. */
  readonly unlocked?: boolean;
}

/** One tile as it lies, everything on it upright. Drawn again only when something on it changes. */
export function TileArt({ tile, placement, x, y, lang, broken, used, open, ...look }: TileLook) {
  const { turn } = placement;
  const here = security.value;
  const { pieces = here?.SECURITY_PIECES ?? NONE, unlocked = false } = look;
  return useMemo(() => {
    const walls = wallsOf(tile, turn);
    const steel = pieces.find(({ doors }) => doors)?.doors;
    return (
      <g class="tile" data-tile={placement.tile} transform={`translate(${x * 100} ${y * 100})`}>
        <g class="tile-card">
          <Floor tile={tile} odd={(x + y) % 2 !== 0} />
          <Shops tile={tile} turn={turn} lang={lang} />
          <Walls walls={walls} />
          {steel && <steel.Doors tile={tile} turn={turn} open={unlocked} />}
          <Escalators tile={tile} turn={turn} />
          <Features
            tile={tile}
            placement={placement}
            broken={broken.split(' ')}
            used={used.split(' ')}
            open={open.split(' ')}
            pieces={pieces}
          />
          {here && look.pieces && <here.TileNumber tile={tile} pieces={pieces} />}
        </g>
      </g>
    );
  }, [tile, turn, x, y, lang, broken, used, open, pieces, unlocked]);
}

/** One tile on its own, as it is drawn: the top of an open deck, a lesson. Decoration: name it in text. */
export function TilePicture({
  tile,
  size,
  lang,
}: {
  readonly tile: Tile;
  readonly size: number;
  readonly lang: Lang;
}) {
  return (
    <svg class="tile-picture" viewBox="-4 -4 408 408" width={size} height={size} aria-hidden="true">
      <TileArt tile={tile} placement={ALONE} x={0} y={0} lang={lang} broken="" used="" open="" />
    </svg>
  );
}

const NONE: readonly PagePiece[] = [];
const ALONE: Placement = { tile: 0, dimension: 0, a: 0, b: 0, turn: 0 };

const LEADS_OUT: readonly string[] = ['explore', 'auto'];

interface FeaturesLook {
  readonly tile: Tile;
  readonly placement: Placement;
  readonly broken: readonly string[];
  readonly used: readonly string[];
  readonly open: readonly string[];
  readonly pieces: readonly PagePiece[];
}

function Features({ tile, placement, broken, used, open, pieces }: FeaturesLook) {
  return (
    <>
      {tile.cells.flatMap(({ features }, cell) => {
        const { row, column } = turned(placement.turn, cell);
        return features.map((feature) => (
          <g key={`${cell} ${feature.kind}`} transform={`translate(${column * 100 + 50} ${row * 100 + 50})`}>
            <FeatureMark
              feature={feature}
              towards={outwards(placement, cell)}
              broken={broken.includes(String(cell))}
              used={LEADS_OUT.includes(feature.kind) && used.includes(String(cell))}
              open={feature.kind === 'exit' && open.includes(String(cell))}
              pieces={pieces}
            />
          </g>
        ));
      })}
    </>
  );
}
