import { PAWNS, pawnIndex } from '#engine/family/pawns.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import type { Position } from '#engine/tower/position.ts';
import type { Floor } from '#engine/tower/quest.ts';
import { FloorMark } from './art/marks.tsx';
import type { TowerLayout } from './layout.ts';
import './under.css';

// What a hero stands on is hidden behind it: a small picture of it at its feet. Decoration: the labels say it.

export function Under({
  graph,
  position,
  layout,
}: {
  graph: QuestGraph;
  position: Position;
  layout: TowerLayout;
}) {
  return (
    <>
      {PAWNS.map((pawn) => {
        const space = position.pawns[pawnIndex(pawn)] as number;
        const [floor, spot] = [graph.floor[space], layout.spots.get(space)];
        if (floor === undefined || spot === undefined || !isPrinted(floor)) return null;
        const { x, y } = spot;
        return (
          <svg
            key={`${pawn} ${x} ${y}`}
            class="under"
            viewBox={VIEW[floor.kind] ?? '-50 -50 100 100'}
            style={{ '--x': x, '--y': y, zIndex: Math.round(y) + 40 }}
            aria-hidden="true"
          >
            <FloorMark floor={floor} shape={graph.quest.shape} armed={position.armed} />
          </svg>
        );
      })}
    </>
  );
}

const isPrinted = ({ kind }: Floor) => kind !== 'corridor' && kind !== 'hollow';

/** So small only what tells them apart: the shape on a key's bow. */
const VIEW: Partial<Record<Floor['kind'], string>> = {
  key: '-36 -37 58 58',
  handle: '-42 -42 84 84',
  invocation: '-43 -43 86 86',
};
