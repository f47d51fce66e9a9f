import type { Doors, DoorsLook, PagePiece } from '#client/pieces/piece.ts';
import { t } from '#content/locales/index.ts';
import { boardDirection } from '#engine/mall/lattice.ts';
import { cellBeside, OFF } from '#engine/mall/spaces.ts';
import { turned } from '../layout.ts';
import { areOpen, type Doorway, doorsBeside, doorwaysOf, whyShut } from './doorways.ts';
import { CodeSign } from './signs.tsx';
import './steel.css';

// [X5.8] steel doors as every piece has them that gives codes force.

/** How far within the tile a door in its border stands. */
const INSET = 7;

function SteelDoors({ tile, turn, open }: DoorsLook) {
  return (
    <>
      {doorwaysOf(tile)
        .filter(({ side, cell }) => side === 1 || side === 2 || cellBeside(cell, side) === OFF)
        .map((door) => (
          <SteelDoor key={door.cell * 4 + door.side} door={door} turn={turn} open={open} />
        ))}
    </>
  );
}

const LEAF = 'M0 -15H46V15H0Z';
const ARROW = 'M0 -27 28 7H12V27H-12V7H-28Z';

/** Two leaves in their frame, and the arrows of those who pass: red with a code, white without. */
function SteelDoor({ door, turn, open }: { readonly door: Doorway } & Omit<DoorsLook, 'tile'>) {
  const { row, column } = turned(turn, door.cell);
  const towards = boardDirection(door.side, turn);
  const outside = cellBeside(door.cell, door.side) === OFF;
  const code = boardDirection(door.code, turn);
  return (
    <g transform={`translate(${column * 100 + 50} ${row * 100 + 50}) rotate(${towards * 90})`}>
      <g class={open ? 'steel steel-open' : 'steel'} transform={`translate(0 ${outside ? INSET - 50 : -50})`}>
        <path class="steel-sill" d="M-46 -13H46V13H-46Z" />
        <path class="steel-leaf steel-left" d={LEAF} />
        <path class="steel-leaf steel-right" d={LEAF} />
        <path class="steel-post" d="M-52 -19h12v38h-12ZM40 -19h12v38h-12Z" />
        <g transform={`rotate(${(code - towards) * 90})`}>
          <path
            class="steel-red"
            d={ARROW}
            transform={`translate(${door.free ? 26 : 0} ${outside ? 18 : 0})`}
          />
          {door.free && <path class="steel-white" d={ARROW} transform="translate(-28 0) rotate(180)" />}
        </g>
      </g>
    </g>
  );
}

const doors: Doors = { Doors: SteelDoors, areOpen };

/** What each of those pieces brings. */
export const STEEL = {
  doors,
  signs: { code: CodeSign },
  blocks: whyShut,
  lies: (lang, view, space) => {
    const state = areOpen(view, null) ? 'board.door.open' : 'board.door.shut';
    return doorsBeside(view, space).map((side) => t(lang, state, { way: t(lang, `game.direction.${side}`) }));
  },
} satisfies Omit<PagePiece, 'id'>;

/** A code that was used up, in words. */
export const codeUsed: NonNullable<PagePiece['announce']> = (lang, view, event) =>
  event.type === 'wentOutOfOrder' && view.box.print[event.space]?.marks.includes('code')
    ? t(lang, 'board.door.used')
    : null;
