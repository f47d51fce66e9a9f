import { useMemo } from 'preact/hooks';
import type { QuestGraph } from '#engine/tower/graph.ts';
import type { Arrangement } from '#engine/tower/quest.ts';
import { edgesOf, type LaidCard } from '../layout.ts';
import { Current, Door, Walls } from './edges.tsx';
import { FloorMark } from './marks.tsx';
import { Rooms } from './rooms.tsx';
import '#client/mall/art/art.css';
import './floor.css';
import './marks.css';
import './edges.css';

interface CardLook {
  readonly laid: LaidCard;
  readonly graph: QuestGraph;
  readonly arranged: Arrangement;
  readonly armed: boolean;
  /** Kinds of doors that stand open, bit by bit. */
  readonly open: number;
}

/** One card as it lies, everything on it upright. Drawn again only when something on it changes. */
export function CardArt({ laid, graph, arranged, armed, open }: CardLook) {
  const lies = arranged.join();
  const edges = useMemo(() => edgesOf(laid, graph, arranged), [graph, lies]);
  const ground = useMemo(
    () => (
      <>
        <Ground laid={laid} />
        <Rooms laid={laid} />
        <Walls edges={edges} />
        {edges.map((edge) =>
          edge.kind === 'current' ? <Current key={`${edge.x} ${edge.y}`} edge={edge} /> : null,
        )}
      </>
    ),
    [edges],
  );
  const marks = useMemo(() => <Marks laid={laid} graph={graph} armed={armed} />, [graph, lies, armed]);
  const inset = graph.quest.shape === 'trial' ? 0 : GAP;
  const place = `translate(${laid.x * 100 + inset} ${laid.y * 100 + inset}) scale(${1 - inset / (laid.width * 50)})`;
  return (
    <g class="tower-card" data-card={laid.number} transform={place}>
      <g class="tower-card-body">
        {ground}
        {edges.map((edge) =>
          edge.kind === 'door' ? (
            <Door key={`${edge.x} ${edge.y}`} edge={edge} open={((open >> edge.door) & 1) === 1} />
          ) : null,
        )}
        {marks}
      </g>
    </g>
  );
}

/** Half of what is seen between two cards. */
const GAP = 5;

/** Warm stone, two near tones; a few joints, always the same ones. */
function Ground({ laid }: { readonly laid: LaidCard }) {
  const { width, height, cells } = laid;
  const odd = cells.filter(({ x, y }) => (x + y) % 2 === 1);
  const at = ({ x, y }: { x: number; y: number }) => `M${(x - laid.x) * 100} ${(y - laid.y) * 100}`;
  return (
    <>
      <rect class="stone-one" width={width * 100} height={height * 100} />
      <path class="stone-two" d={odd.map((cell) => `${at(cell)}h100v100h-100Z`).join('')} />
      <path
        class="stone-joint"
        d={cells
          .map((cell) => `${at(cell)}${JOINTS[(cell.cell * 7 + laid.number * 3) % JOINTS.length]}`)
          .join('')}
      />
      <rect class="stone-edge" x="3" y="3" width={width * 100 - 6} height={height * 100 - 6} rx="12" />
    </>
  );
}

const JOINTS = [
  'm0 52h58v48m-20 -48v-52',
  'm64 0v38h36m-60 -38v100m0 -42h-40',
  'm0 36h100m-62 0v64',
  'm38 0v64h62m-62 0h-38',
  'm0 60h44v40m-44 -100m70 0v60h-26m26 0h30',
];

function Marks({ laid, graph, armed }: Pick<CardLook, 'laid' | 'graph' | 'armed'>) {
  return (
    <>
      {laid.cells.map(({ cell, x, y }) => {
        const floor = laid.card.floors[cell];
        if (floor === undefined || floor.kind === 'hollow' || floor.kind === 'corridor') return null;
        return (
          <g key={cell} transform={`translate(${(x - laid.x) * 100 + 50} ${(y - laid.y) * 100 + 50})`}>
            <g class="upright mark">
              <FloorMark floor={floor} shape={graph.quest.shape} armed={armed} />
            </g>
          </g>
        );
      })}
    </>
  );
}
