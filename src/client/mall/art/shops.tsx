import type { Prop } from '#client/art/props/shapes.ts';
import { propsOf } from '#client/art/props/shopProps.ts';
import { security } from '#client/pieces/here.ts';
import { type Lang, maybe } from '#content/locales/index.ts';
import type { Tile } from '#engine/mall/index.ts';
import type { Placement } from '#engine/mall/lattice.ts';
import { turned } from '../layout.ts';
import { signLines } from './sign.ts';

interface Square {
  readonly row: number;
  readonly column: number;
}

interface ShopsLook {
  readonly tile: Tile;
  readonly turn: Placement['turn'];
  readonly lang: Lang;
}

/** [M8] rooms nobody enters, seen from above, each with what it is known for and its name. */
export function Shops({ tile, turn, lang }: ShopsLook) {
  const names = [...new Set(tile.cells.flatMap(({ shop }) => shop ?? []))];
  return (
    <>
      {names.map((shop) => (
        <Shop key={shop} shop={shop} squares={squaresOf(tile, turn, shop)} lang={lang} />
      ))}
    </>
  );
}

function squaresOf(tile: Tile, turn: Placement['turn'], shop: string): readonly Square[] {
  return tile.cells
    .flatMap((cell, index) => (cell.shop === shop ? [turned(turn, index)] : []))
    .sort((one, other) => one.row - other.row || one.column - other.column);
}

function Shop({ shop, squares, lang }: { shop: string; squares: readonly Square[]; lang: Lang }) {
  const props = security.value?.securityPropsOf(shop) ?? propsOf(shop);
  const corners = squares.map(({ row, column }) => `M${column * 100} ${row * 100}`);
  return (
    <g class="shop">
      <path class="room" d={corners.map((corner) => `${corner}h100v100h-100Z`).join('')} />
      <path
        class="room-line"
        d={corners.map((corner) => `${corner}m0 25h100m-100 25h100m-100 25h100`).join('')}
      />
      {squares.map(({ row, column }, index) => (
        <PropArt
          key={`${row} ${column}`}
          prop={props[Math.min(index, props.length - 1)] as Prop}
          x={column * 100 + 50}
          y={row * 100 + (index === 0 ? 42 : 48)}
        />
      ))}
      <Sign name={maybe(lang, `shop.${shop}`) ?? shop} squares={squares} />
    </g>
  );
}

function PropArt({ prop, x, y }: { readonly prop: Prop; readonly x: number; readonly y: number }) {
  return (
    <g class="prop" transform={`translate(${x} ${y})`}>
      <ellipse class="prop-shadow" cx="3" cy="30" rx="32" ry="8" />
      {prop.map(([tone, path]) => (
        <path key={path} class={`prop-${tone}`} d={path} />
      ))}
    </g>
  );
}

/** The name over the door, at the foot of the first space, as wide as the shop is there. */
function Sign({ name, squares }: { readonly name: string; readonly squares: readonly Square[] }) {
  const { row, column } = squares[0] as Square;
  const wide = squares.some((square) => square.row === row && square.column === column + 1);
  const { lines, size } = signLines(name, wide ? 176 : 84);
  const height = lines.length * size * 1.15 + 5;
  const [x, y] = [column * 100 + (wide ? 100 : 50), row * 100 + 91 - height];
  const width = Math.max(...lines.map((line) => line.length)) * size * 0.56 + 10;
  return (
    <g class="sign" transform={`translate(${x} ${y})`}>
      <rect class="sign-board" x={-width / 2} width={width} height={height} rx="3" />
      {lines.map((line, index) => (
        <text key={line} class="sign-text" y={size * (1.05 + index * 1.15)} font-size={size}>
          {line}
        </text>
      ))}
    </g>
  );
}
