import { COLOUR } from '#engine/mall/index.ts';
import { tileOf } from '#engine/mall/spaces.ts';
import { once } from './achievement.ts';
import { found } from './act.ts';
import { possible } from './table.ts';

/** [XA19] after the theft telekinesis brings the tile with the elf's exit. */
export const exitMoved = once(
  'XA19',
  (act) => {
    const { box, shared } = act.before;
    const exit = box.print.findIndex((info) => info.exit === COLOUR.elf);
    return shared.stolen && found(act, 'tileMoved').some(({ tile }) => tile === tileOf(exit));
  },
  possible('telekinesis'),
);
