import type { Pattern } from '#client/tower/floors/floor.ts';
import type { LaidCard } from '../layout.ts';

/** Warm stone, two near tones; a few joints, always the same ones. */
const PLAIN: Pattern = {
  odd: 'h100v100h-100Z',
  joints: [
    'm0 52h58v48m-20 -48v-52',
    'm64 0v38h36m-60 -38v100m0 -42h-40',
    'm0 36h100m-62 0v64',
    'm38 0v64h62m-62 0h-38',
    'm0 60h44v40m-44 -100m70 0v60h-26m26 0h30',
  ],
};

/** What one walks on. */
export function Ground({
  laid,
  pattern = PLAIN,
}: {
  readonly laid: LaidCard;
  readonly pattern?: Pattern | undefined;
}) {
  const { width, height, cells } = laid;
  const { odd, even = '', joints, inlays = [] } = pattern;
  const seconds = cells.map((cell) => `${at(laid, cell)}${isOdd(cell) ? odd : even}`);
  const each = (paths: readonly string[]) =>
    cells
      .map((cell) => `${at(laid, cell)}${paths[(cell.cell * 7 + laid.number * 3) % paths.length]}`)
      .join('');
  return (
    <>
      <rect class="stone-one" width={width * 100} height={height * 100} />
      <path class="stone-two" d={seconds.join('')} />
      <path class="stone-joint" d={each(joints)} />
      {inlays.length === 0 ? null : <path class="stone-inlay" d={each(inlays)} />}
      <rect class="stone-edge" x="3" y="3" width={width * 100 - 6} height={height * 100 - 6} rx="12" />
    </>
  );
}

type Cell = LaidCard['cells'][number];

const isOdd = ({ x, y }: Cell) => (x + y) % 2 === 1;
const at = (laid: LaidCard, { x, y }: Cell) => `M${(x - laid.x) * 100} ${(y - laid.y) * 100}`;
