import { order } from '#client/screens/learn/stage.ts';
import { freshRandom } from '#client/screens/solo/start.ts';
import { playAlone } from '#client/state/alone.ts';
import type { PageRoom } from '#client/state/pageRoom.ts';
import { TILES } from '#client/state/tiles.ts';
import { type AnyPiece, type Box, HEROES, newGame, openBox } from '#engine/mall/index.ts';
import { BASE } from '#engine/mall/rules/base.ts';
import type { CardId } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { cardOf } from '#engine/mall/rules/hiddenRoles/memory.ts';
import { ROLES } from '#engine/mall/rules/roles.ts';
import { spaceOf } from '#engine/mall/spaces.ts';

// Four at a table, and one of them is a traitor. A real game of level A, of which only the deal is arranged.

export const YOU = 0;
export const ADA = 1;
/** The traitor. */
export const BO = 2;
export const CY = 3;
const SEATS = [YOU, ADA, BO, CY];

const TRAITOR: CardId = 'A08';

/** North is yours and west Bo's alone; you hold the fewest tiles, so his come to you. */
const HANDS = [['N'], ['E', 'X'], ['W'], ['S', 'V', 'L']];

/** Where everyone stands on tile 1, by its cells; north of the barbarian is the space beside the timer. */
export const AT_FIRST = { barbarian: 5, mage: 6, elf: 9, dwarf: 10 } as const;
export const BESIDE_TIMER = spaceOf(0, 1);
export const TIMER = spaceOf(0, 0);

/** Enough to read what is said, and little enough to be felt. */
const SAND = 150_000;

const DECK = ['2', '3', '4', '5', '6', '7', '8', '9'];

export function openRolesStage(): PageRoom {
  const setup = { players: SEATS.length, start: '1A', deck: DECK, onTop: [], pieces: ['hiddenRoles'] };
  const opened = openBox({ ...setup, roles: 'A', sand: SAND }, TILES, [...BASE, ...ROLES]);
  if (!('box' in opened)) throw new Error('a lesson that cannot be set up');
  const box = { ...opened.box, pieces: [...opened.box.pieces, ARRANGED] };
  const alone = playAlone(box, chanceFor(box), {});
  for (const seat of SEATS) order(alone, { type: 'ready', seat, ready: true });
  return alone;
}

/** Cards are dealt as ever, until the traitor's is Bo's. */
function chanceFor(box: Box) {
  for (;;) {
    const random = freshRandom();
    if (cardOf(newGame(box, random).game, BO) === TRAITOR) return random;
  }
}

const ARRANGED: AnyPiece = {
  id: 'zzLesson',
  deal: (_box, dealing) => ({
    ...dealing,
    hands: HANDS,
    pawns: HEROES.map((hero) => spaceOf(0, AT_FIRST[hero])),
  }),
};
