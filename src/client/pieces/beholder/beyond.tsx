import type { Landmark } from '#client/board/state.ts';
import { heroName } from '#client/heroName.ts';
import { t } from '#content/locales/index.ts';
import { beholderOver } from '#engine/mall/rules/beholder/index.ts';
import type { OnBoard } from '../piece.ts';
import { Eye } from './eye.tsx';

/** Where it hovers out of sight there is a marker at that edge, as for every pawn. */
export function eyeBeyond({ model, lang }: OnBoard): readonly Landmark[] {
  const table = model.table.value;
  const tile = table === null ? -1 : beholderOver(table.view);
  const placed = table?.layout.placed.find((one) => one.tile === tile);
  if (placed === undefined) return [];
  return [
    {
      key: 'beholder',
      spot: { x: placed.x + 1.5, y: placed.y + 1.5 },
      looks: 'for-none',
      name: t(lang, 'board.marker', { hero: heroName(lang, 'beholder') }),
      sign: (
        <g transform="translate(0 3) scale(.36)">
          <Eye />
        </g>
      ),
    },
  ];
}
