import { useMemo } from 'preact/hooks';
import type { Floor } from '#client/tower/floors/floor.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import type { Arrangement } from '#engine/tower/quest.ts';
import { edgesOf, type LaidCard } from '../layout.ts';
import { Current, Door, Walls } from './edges.tsx';
import { Ground } from './ground.tsx';
import { CardLight } from './light.tsx';
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
  readonly floor: Floor | null;
}

/** One card as it lies, everything on it upright. Drawn again only when something on it changes. */
export function CardArt({ laid, graph, arranged, armed, open, floor }: CardLook) {
  const lies = arranged.join();
  const edges = useMemo(() => edgesOf(laid, graph, arranged), [graph, lies]);
  const ground = useMemo(
    () => (
      <>
        <Ground laid={laid} pattern={floor?.pattern} />
        {floor === null ? null : <CardLight laid={laid} light={floor.light} />}
        <Rooms laid={laid} furniture={floor?.furniture} turns={graph.quest.shape === 'rotating'} />
        <Walls edges={edges} />
        {edges.map((edge) =>
          edge.kind === 'current' ? <Current key={`${edge.x} ${edge.y}`} edge={edge} /> : null,
        )}
      </>
    ),
    [edges, floor],
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
