import { tilesToTake } from '#engine/mall/rules/rearrangement/index.ts';
import { tx } from '../../ui/text.ts';
import type { AtTable, OnBoard, PagePiece } from '../piece.ts';
import './rearrangement.css';

const TAKE_AWAY = 'M200 130v110M150 200l50 52 50-52M140 284h120';

/** [S11] tiles that may be taken away now. */
function Discards({ model }: OnBoard) {
  const { tiles } = model.offers.value;
  return (
    <>
      {model.table.value?.layout.placed.map(({ tile, x, y }) =>
        tiles.has(tile) ? (
          <g key={tile} class="discard" transform={`translate(${x * 100} ${y * 100})`}>
            <rect class="discard-veil" x="4" y="4" width="392" height="392" rx="18" />
            <path class="discard-edge" d={TAKE_AWAY} />
            <path class="discard-mark" d={TAKE_AWAY} />
          </g>
        ) : null,
      )}
    </>
  );
}

function Owed({ view }: AtTable) {
  const count = view.shared.phase === 'running' ? tilesToTake(view) : 0;
  return count > 0 ? <p class="acts-hint">{tx('play.act.discard', { count })}</p> : null;
}

export const rearrangement: PagePiece = { id: 'rearrangement', OnTiles: Discards, Acts: Owed };
