import {
  type Box,
  emptyGame,
  evolve,
  type Game,
  type MallEntry,
  type PublicGame,
  upcast,
} from '#engine/mall/index.ts';
import type { Achievement } from './achievement.ts';
import { actOf } from './act.ts';
import { type Deed, GOALS } from './goals.ts';
import { ACHIEVEMENTS } from './list.ts';
import { hasModules } from './modules.ts';

// [XA0] a game as achievements see it: act by act, each fully resolved. Whoever hosts a game adds its acts as they come,
// and whoever reads a log adds them all at once; it comes to the same.

export interface Chronicle {
  readonly looking: readonly Looking[];
}

interface Looking {
  readonly achievement: Achievement;
  readonly seen: unknown;
}

type Title = Readonly<Record<string, string | number>>;

/** [XA0] never in a tutorial, nor in what is won like one, and only where a module of Maximum Security is in play. */
export function counts(box: Box, title: Title): boolean {
  return hasModules(box.setup) && isHeist(box) && !String(title.evening ?? '').startsWith(TUTORIAL);
}

const TUTORIAL = 'XT';

/** Everyone has to steal and leave, and nothing less wins. */
function isHeist({ cast, goals: { heroes, theft, feats } }: Box): boolean {
  const all = cast.every(({ hero }, pawn) => !hero || heroes.includes(pawn));
  return all && theft && !feats.some(({ won }) => won);
}

/** Null where nothing can be earned. */
export function openChronicle(box: Box, title: Title): Chronicle | null {
  if (!counts(box, title)) return null;
  const table = emptyGame(box);
  const fitting = ACHIEVEMENTS.filter(({ possible }) => possible?.(table) ?? true);
  return { looking: fitting.map((achievement) => ({ achievement, seen: achievement.first })) };
}

/** What came before the first grain and comes after the end is nobody's doing. */
export function witnessed(
  chronicle: Chronicle,
  before: PublicGame,
  entry: MallEntry,
  after: PublicGame,
): Chronicle {
  if (before.shared.phase !== 'running') return chronicle;
  const act = actOf(before, entry, after);
  const looking = chronicle.looking.map((one) => {
    const seen = one.achievement.see(one.seen, act);
    return seen === one.seen ? one : { ...one, seen };
  });
  return { looking };
}

/** [XA0] only of a heist that everybody got out of: one that was abandoned or decided by the last of them [H2.3] [H3.4] is none. */
export function deedsOf({ looking }: Chronicle, end: PublicGame): readonly Deed[] {
  if (end.shared.result?.won !== true || end.shared.result.reason !== 'escaped') return [];
  return looking.flatMap(({ achievement: { id, count }, seen }) => {
    const most = Math.min(GOALS[id], count(seen, end));
    return most > 0 ? { id, count: most } : [];
  });
}

/** [R25] those who fared as winners. */
export const winners = ({ shared }: PublicGame): readonly number[] =>
  (shared.result?.seats ?? []).flatMap(({ outcome }, seat) => (outcome === 'won' ? seat : []));

/** All of it from what happened to a table, a log's being the empty one. */
export function readDeeds(table: Game, title: Title, entries: readonly MallEntry[]): readonly Deed[] {
  let chronicle = openChronicle(table.box, title);
  let game = table;
  if (chronicle === null) return [];
  for (const written of entries) {
    const entry = upcast(written);
    const after = entry.events.reduce(evolve, game);
    chronicle = witnessed(chronicle, game, entry, after);
    game = after;
  }
  return deedsOf(chronicle, game);
}
