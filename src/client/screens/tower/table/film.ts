import { openHistory } from '#client/replay/history.ts';
import { openOrder } from '#content/towerOrder.ts';
import { decodeLog } from '#engine/core/log.ts';
import { isRefusal } from '#engine/core/refusal.ts';
import { pawnIndex } from '#engine/family/pawns.ts';
import { positionKey } from '#engine/tower/actions.ts';
import { evolveTower } from '#engine/tower/evolve.ts';
import { emptyTower, type TowerEvent } from '#engine/tower/game.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import type { TowerEntry, TowerOrder } from '#engine/tower/log.ts';
import { firstPosition, type Position } from '#engine/tower/position.ts';
import type { Done } from '../play/frames.ts';

// The log of a quest as pictures: where everything stood at first, and after each thing that changed it.

export interface Film {
  readonly graph: QuestGraph;
  readonly frames: readonly Position[];
  /** What led to each frame, and whose doing it was; nothing led to the first one. */
  readonly led: readonly (Led | null)[];
  /** By seat; empty in an old log. */
  readonly names: readonly string[];
  readonly faces: readonly number[];
  /** The seats that bots played. */
  readonly bots: readonly number[];
  readonly title: Readonly<Record<string, string | number>>;
}

interface Led {
  readonly seat: number | null;
  readonly what: Done | null;
}

export function openFilm(text: string): Film | null {
  const log = decodeLog<TowerOrder, TowerEvent>(text);
  if (isRefusal(log)) return null;
  const { setup, title, faces = [], bots = [] } = log.header;
  const opened = openOrder(setup);
  if (!('box' in opened)) return null;
  const { graph } = opened.box;
  const names = Array.from({ length: setup.players }, (_, seat) => log.header.names?.[seat] ?? '');
  const history = openHistory(log.entries, { empty: emptyTower(opened.box), evolve: evolveTower });
  const frames = [firstPosition(graph)];
  const led: (Led | null)[] = [null];
  for (const [index, entry] of log.entries.entries()) {
    const { position } = history.after(index + 1);
    if (positionKey(position) === positionKey(frames.at(-1) as Position)) continue;
    // [R26] a swap is the second half of the action before it.
    const last = isSwap(entry) ? frames.length - 1 : frames.length;
    frames[last] = position;
    led[last] = { seat: entry.seat, what: doneIn(entry, led[last]?.what ?? null) };
  }
  return { graph, frames, led, names, faces, bots, title };
}

const isSwap = ({ events }: TowerEntry) => events.some(({ type }) => type === 'swapped');

/** What changes where things stand comes first in its entry. */
function doneIn({ events: [event] }: TowerEntry, before: Done | null): Done | null {
  switch (event?.type) {
    case 'moved':
      return { type: 'move', pawn: pawnIndex(event.pawn), to: event.to, swap: null };
    case 'swapped':
      return { ...(before as Extract<Done, { type: 'move' }>), swap: pawnIndex(event.pawn) };
    case 'turned':
      return { type: 'turn', card: event.card, quarters: event.quarters };
    case 'slid':
      return { type: 'slide', card: event.card };
    case 'undone':
    case 'restarted':
      return { type: event.type };
    default:
      return null;
  }
}
