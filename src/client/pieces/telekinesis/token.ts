import type { Rect, Spot } from '#client/board/spots.ts';
import type { MallTable } from '#client/mall/model.ts';
import { ONLY, type Token, whyNot } from '#client/tray/token.ts';
import type { MallCommand, View } from '#engine/mall/index.ts';
import { type Space, spaceOf, tileOf } from '#engine/mall/spaces.ts';
import { spaceOfPawn } from '#engine/mall/ways.ts';

export type Pull = Extract<MallCommand, { readonly type: 'telekinesis' }>;
export const isPull = (command: MallCommand): command is Pull => command.type === 'telekinesis';

export const elf = (view: View): Space => spaceOfPawn(view, 'elf');

const tryOf = (view: View, tile: number): Pull => ({
  ...{ type: 'telekinesis', seat: view.seat ?? 0, from: Math.max(0, elf(view)), tile },
});

const tileRect = ({ x, y }: Spot): Rect => ({ left: x, top: y, width: 4, height: 4 });

/** From the middle outwards, so that the keyboard comes to the middle first. */
const CELLS = [5, 6, 9, 10, 1, 2, 4, 7, 8, 11, 13, 14, 0, 3, 12, 15];

/** The whole tile is tapped; for the keyboard, on one of its spaces. */
function areaOf({ layout }: MallTable, command: Pull) {
  const corner = layout.placed.find(({ tile }) => tile === command.tile);
  const spaces = CELLS.map((cell) => spaceOf(command.tile, cell));
  return corner === undefined ? [] : [{ rect: tileRect(corner), spaces, command }];
}

/** The place where it would come to lie. */
function placeOf({ layout }: MallTable, command: Pull) {
  const ghost = layout.ghosts.find(({ from }) => from === command.from);
  return ghost === undefined ? [] : [{ rect: tileRect(ghost), spaces: [command.from], command }];
}

/** [X9.1] a tile is tapped, shows where it would lie, and is tapped again, there or here. */
export const TELEKINESIS: Token = {
  ...{ type: 'telekinesis', doing: 'board.do.lift', near: elf },
  tries: (view) => view.shared.board.placed.map(({ tile }) => tryOf(view, tile)),
  placeOf: (_view, command) => (isPull(command) ? spaceOf(command.tile, 5) : null),
  offers: (table, options) => ({
    ...ONLY,
    areas: options.filter(isPull).flatMap((command) => areaOf(table, command)),
  }),
  whyNot: (view, space) => (space === null ? null : whyNot(view, tryOf(view, tileOf(space)))),
  next: (command) => (isPull(command) ? lifted(command.tile) : null),
};

export interface Lifted extends Token {
  readonly tile: number;
}

function lifted(tile: number): Lifted {
  return {
    ...{ ...TELEKINESIS, of: TELEKINESIS, tile, help: 'play.token.telekinesis.sure' },
    doing: 'board.do.telekinesis',
    beyond: elf,
    near: () => spaceOf(tile, 5),
    offers: (table, options) => {
      const pulls = options.filter(isPull);
      const own = pulls.filter((command) => command.tile === tile);
      return {
        ...ONLY,
        areas: [
          ...own.flatMap((command) => placeOf(table, command)),
          ...pulls.flatMap((command) => areaOf(table, command)),
        ],
      };
    },
    next: (command) => (isPull(command) && command.tile !== tile ? lifted(command.tile) : null),
  };
}
