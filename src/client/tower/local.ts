import { DIRECTIONS } from '#engine/family/directions.ts';
import { openTower, type TowerBox, type TowerEvent, type TowerGame } from '#engine/tower/game.ts';
import type { Quest } from '#engine/tower/quest.ts';
import { type Authority, missed, receive, reviveAuthority } from '#room/authority.ts';
import { towerEngine } from '#room/towerEngine.ts';
import { openPageRoom } from '../state/pageRoom.ts';
import { questOf } from '../state/questPlay.ts';
import { roomTable } from './roomTable.ts';
import type { TowerAct, TowerTable } from './table.ts';
import { actsOf, emptyTrail, follow } from './trail.ts';

const SEAT = 0;

export interface LocalTable extends TowerTable {
  /** What led from the beginning, or the last restart, to where it stands; what was undone is not in it. */
  readonly acts: () => readonly TowerAct[];
}

/**
 * A quest for one, in a room in the page: no server is asked. What was done before is done again; if the
 * engine refuses any of it, it begins anew.
 */
export function localTable(quest: Quest, before: readonly TowerAct[] = []): LocalTable {
  const box = boxForOne(quest);
  const authority = authorityAfter(box, before) ?? beginning(box);
  const { session } = openPageRoom(authority, (known) => questOf(known, box));
  let trail = missed(authority, SEAT, 0).reduce(follow, emptyTrail(box));
  // Before anybody else hears of it: whoever is told asks what was done.
  session.onNotice((notice) => {
    if ('kind' in notice && notice.kind === 'quest') trail = notice.events.reduce(follow, trail);
  });
  return { ...roomTable(session), acts: () => actsOf(trail) };
}

function boxForOne(quest: Quest): TowerBox {
  const opened = openTower({ players: 1, quest, tongue: 'free' });
  if (!('box' in opened)) throw new Error('a quest that nobody can play alone');
  return opened.box;
}

type Judge = Authority<TowerGame, TowerEvent>;

/** [T2] one player, all directions: nothing is left to chance. */
function beginning(box: TowerBox): Judge {
  const dealt: TowerEvent = { type: 'dealt', hands: [DIRECTIONS], common: [] };
  return reviveAuthority(towerEngine(box), [{ at: 0, seat: null, events: [dealt] }]);
}

/** A game that is over is not one to go on with. */
function authorityAfter(box: TowerBox, acts: readonly TowerAct[]): Judge | null {
  const authority = beginning(box);
  const isDone = (command: TowerAct) =>
    receive(authority, { seat: SEAT, command }, 0).verdict === 'accepted' && authority.game.won === null;
  return acts.every(isDone) ? authority : null;
}
