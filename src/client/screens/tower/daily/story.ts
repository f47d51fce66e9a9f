import { PAWNS, type Pawn } from '#engine/family/pawns.ts';
import type { QuestAction } from '#engine/tower/actions.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import type { Position } from '#engine/tower/position.ts';
import { wayTo } from '#engine/tower/ways.ts';
import { deedBetween } from '../play/frames.ts';

// A solution as a story of who did what, without where: it may be told to those who still want to solve it. Two letters an
// action, so that it is soon kept.

export const DEEDS = ['walk', 'ladder', 'jump', 'toss', 'teleport', 'out', 'swap', 'card'] as const;
export type Deed = (typeof DEEDS)[number];

export interface Chapter {
  /** Null: a card turned or slid. */
  readonly pawn: Pawn | null;
  readonly deed: Deed;
}

export function storyOf(graph: QuestGraph, frames: readonly Position[]): readonly Chapter[] {
  return frames.slice(1).flatMap((now, index) => {
    const before = frames[index] as Position;
    const action = deedBetween(graph, before, now);
    return action === null ? [] : [chapterOf(graph, before, action)];
  });
}

function chapterOf(graph: QuestGraph, before: Position, action: QuestAction): Chapter {
  if (action.type !== 'move') return { pawn: null, deed: 'card' };
  const pawn = PAWNS[action.pawn] as Pawn;
  if (action.swap !== null) return { pawn, deed: 'swap' };
  if (graph.floor[action.to]?.kind === 'exit') return { pawn, deed: 'out' };
  return { pawn, deed: wayTo(graph, before, action.pawn, action.to)?.by ?? 'walk' };
}

const WHO = 'YPGOB';
const WHAT = 'wljtaosc';

export const written = (story: readonly Chapter[]): string =>
  story
    .map(
      ({ pawn, deed }) =>
        (pawn === null ? '-' : WHO[PAWNS.indexOf(pawn)]) + (WHAT[DEEDS.indexOf(deed)] as string),
    )
    .join('');

/** As much of it as makes sense. */
export function readStory(text: string): readonly Chapter[] {
  return (text.match(/[YPGOB-][wljtaosc]/g) ?? []).map((two) => ({
    pawn: PAWNS[WHO.indexOf(two[0] as string)] ?? null,
    deed: DEEDS[WHAT.indexOf(two[1] as string)] as Deed,
  }));
}
