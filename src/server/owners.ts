import type { Awaitable } from './ask.ts';

// Whose a room is. A host of one process has all of them; of several nodes (postgres/) each has some, and nobody plays or
// writes a room that is another's.

/** Another node, by its lease, and where it is reached. */
export interface Neighbour {
  readonly lease: number;
  readonly address: string;
}

export interface Claimed {
  /** What this node's clock and the room's differ by: a room's time is its own, wherever it is played [M26]. */
  readonly shift: number;
  /** Its time when it became ours; now, where it is not said. */
  readonly at?: number;
  /** It was another's a moment ago: what people had used up there they have used up. */
  readonly isTaken: boolean;
}

export type Claim = Claimed | Neighbour;

export interface Owners {
  /** Ours from now on, or whose it is. */
  readonly claim: (code: string) => Awaitable<Claim>;
  /** Nobody's from now on, or meant for a node that has few; where it stopped, by its own time. */
  readonly release: (code: string, at: number, wanted?: number) => void;
  /** Changes whenever everything that was ours is ours no more. */
  readonly term: () => number;
  /** Nodes of another version are there: what this one cannot read one of them may. */
  readonly isMixed: () => Awaitable<boolean>;
}

export const isElsewhere = (found: object): found is Neighbour => 'lease' in found;

export const ALL_OURS: Owners = {
  claim: () => ({ shift: 0, isTaken: false }),
  release: () => undefined,
  term: () => 0,
  isMixed: () => false,
};
