import { symbolPath } from '#client/art/symbols.ts';
import type { PagePiece } from '#client/pieces/piece.ts';
import type { Colour } from '#engine/mall/index.ts';
import type { Feature } from '#engine/mall/tile.ts';
import { PlainMark } from './plain.tsx';

// What is printed on a space: each kind a shape of its own, each colour with its symbol. Drawn
// around the middle of the space, upright whichever way the tile lies.

interface Look {
  readonly feature: Feature;
  /** The board direction an exploration space leads to. */
  readonly towards: number;
  readonly broken: boolean;
  /** An exploration space whose tile has come. */
  readonly used: boolean;
  /** An exit that serves. */
  readonly open?: boolean;
  readonly pieces?: readonly PagePiece[];
}

export function FeatureMark({ feature, towards, broken, used, open = false, pieces = [] }: Look) {
  const colour = 'colour' in feature ? feature.colour : null;
  const tone = colour === null ? 'feature-plain' : `feature-${colour}`;
  const state = `${broken ? ' feature-broken' : ''}${used ? ' feature-used' : ''}${open ? ' feature-open' : ''}`;
  return (
    <g class={`feature feature-kind-${feature.kind} ${tone}${state}`}>
      {colour === null ? (
        <PlainMark feature={feature} towards={towards} pieces={pieces} />
      ) : (
        <Coloured kind={feature.kind} colour={colour} towards={towards} pieces={pieces} />
      )}
      {broken && <OutOfOrder />}
    </g>
  );
}

interface ColouredLook {
  readonly kind: string;
  readonly colour: Colour;
  readonly towards: number;
  readonly pieces: readonly PagePiece[];
}

function Coloured({ kind, colour, towards, pieces }: ColouredLook) {
  if (kind === 'vortex') return <Vortex colour={colour} />;
  if (kind === 'item') return <Item colour={colour} />;
  if (kind === 'exit') return <Exit colour={colour} />;
  return <Explore colour={colour} towards={towards} pieces={pieces} />;
}

function Emblem({ colour, size, x = 0, y = 0 }: { colour: Colour; size: number; x?: number; y?: number }) {
  const scale = size / 24;
  return (
    <path
      class="feature-symbol"
      d={symbolPath(colour)}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
    />
  );
}

const ARM = 'M0 -36C20 -38 38 -22 37 2C34 -14 22 -23 8 -22C2 -24 -2 -30 0 -36Z';

/** Three arms whirling round the symbol. */
function Vortex({ colour }: { readonly colour: Colour }) {
  return (
    <>
      <circle class="feature-ground" r="37" />
      {[0, 120, 240].map((turn) => (
        <path key={turn} class="feature-fill" d={ARM} transform={`rotate(${turn})`} />
      ))}
      <circle class="feature-fill" r="21" />
      <Emblem colour={colour} size={30} />
    </>
  );
}

const SEAL = Array.from({ length: 24 }, (_, point) => {
  const radius = point % 2 === 0 ? 41 : 33;
  const angle = (point * Math.PI) / 12;
  return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
}).join('L');

/** A prize on its seal. */
function Item({ colour }: { readonly colour: Colour }) {
  return (
    <>
      <path class="feature-edge" d={`M${SEAL}Z`} />
      <circle class="feature-inner" r="27" />
      <Emblem colour={colour} size={42} />
    </>
  );
}

/** An open doorway with an arrow out. */
function Exit({ colour }: { readonly colour: Colour }) {
  return (
    <>
      <path class="feature-edge" d="M-34 40V-8C-34 -52 34 -52 34 -8V40Z" />
      <path class="feature-ground" d="M-25 40V-6C-25 -40 25 -40 25 -6V40Z" />
      <path class="feature-fill" d="M0 -6 19 14H9V40H-9V14H-19Z" />
      <g class="feature-on-dark">
        <Emblem colour={colour} size={24} y={-19} />
      </g>
    </>
  );
}

/** A broad arrow out of the mall. The symbol stays upright. */
function Explore({ colour, towards, pieces }: Omit<ColouredLook, 'kind'>) {
  const [x, y] = [
    [0, 9],
    [-9, 0],
    [0, -9],
    [9, 0],
  ][towards] as [number, number];
  return (
    <>
      <path
        class="feature-edge"
        d="M0 -45 39 -6H27V38Q27 42 23 42H-23Q-27 42 -27 38V-6H-39Z"
        transform={`rotate(${towards * 90})`}
      />
      <Emblem colour={colour} size={36} x={x} y={y} />
      {pieces.map(({ id, badge }) => badge?.colour === colour && <badge.Mark key={id} />)}
    </>
  );
}

/** Tape across it. */
function OutOfOrder() {
  return (
    <g class="broken">
      <path class="broken-edge" d="M-38 -38 38 38M38 -38 -38 38" />
      <path class="broken-tape" d="M-38 -38 38 38M38 -38 -38 38" />
      <path class="broken-stripe" d="M-38 -38 38 38M38 -38 -38 38" />
    </g>
  );
}
