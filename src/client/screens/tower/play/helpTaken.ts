import type { TowerGame } from '#engine/tower/game.ts';
import type { Past } from '#engine/tower/past.ts';

// Whether there was help on the way that leads to where it stands. Each restart begins another way, and undoing it goes back to
// the one before, with the help that was taken there.

export interface HelpTaken {
  readonly on: (game: TowerGame) => boolean;
  readonly take: (game: TowerGame) => void;
}

/** `isHelped` is asked anew whenever a way begins; without it help is never forgiven. */
export function helpTaken(before = false, isHelped?: () => boolean): HelpTaken {
  let ever = before;
  const ways = new Map<Past, boolean>([[null, before]]);
  const take = (game: TowerGame) => {
    ever = true;
    ways.set(beginningOf(game), true);
  };
  const on = (game: TowerGame) => {
    const way = beginningOf(game);
    const known = game.actions === 0 ? undefined : ways.get(way);
    const is = known ?? isHelped?.() ?? ever;
    ways.set(way, is);
    return is;
  };
  return { on, take };
}

/** What was before the first action since the beginning, or the last restart. */
function beginningOf({ past, actions }: TowerGame): Past {
  let found = past;
  for (let left = actions; left > 0 && found !== null; left--) found = found.earlier;
  return found;
}
