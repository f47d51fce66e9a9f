import type { QuestAction } from '#engine/tower/actions.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import { firstPosition, type Position } from '#engine/tower/position.ts';
import { traceFrom } from '../trace.ts';
import { airlock } from './airlock.ts';
import { bridge } from './bridge.ts';
import { calledOut } from './calledOut.ts';
import { cascade } from './cascade.ts';
import { detour } from './detour.ts';
import { doorkeeper } from './doorkeeper.ts';
import { escort } from './escort.ts';
import { favour } from './favour.ts';
import { ferry } from './ferry.ts';
import type { Detector, Found } from './found.ts';
import { heldDoor } from './heldDoor.ts';
import { lastOut } from './lastOut.ts';
import { outAgain } from './outAgain.ts';
import { read } from './reading.ts';
import { relay } from './relay.ts';
import { rungs } from './rungs.ts';
import { signalman } from './signalman.ts';
import { springboard } from './springboard.ts';
import { standIn } from './standIn.ts';
import { stepAside } from './stepAside.ts';
import { tossed } from './tossed.ts';
import { turningRoom } from './turningRoom.ts';

// The ideas of a quest: what its solution is put together from, found by themselves (docs/grade.md).

/** From what is plain to what is rare. */
const DETECTORS = {
  heldDoor,
  tossed,
  calledOut,
  escort,
  springboard,
  detour,
  doorkeeper,
  stepAside,
  favour,
  relay,
  lastOut,
  standIn,
  rungs,
  airlock,
  cascade,
  outAgain,
  bridge,
  turningRoom,
  ferry,
  signalman,
} as const satisfies Readonly<Record<string, Detector>>;

export type IdeaName = keyof typeof DETECTORS;
export const IDEAS = Object.keys(DETECTORS) as readonly IdeaName[];

export interface Idea extends Found {
  readonly idea: IdeaName;
}

/** In the order in which they begin; what comes again, by the same and in the same place, is named once. */
export function ideasOf(
  graph: QuestGraph,
  solution: readonly QuestAction[],
  from: Position = firstPosition(graph),
): readonly Idea[] {
  const reading = read(graph, traceFrom(graph, from, solution));
  const found = IDEAS.flatMap((idea) => DETECTORS[idea](reading).map((one) => ({ idea, ...one })));
  const sorted = found.sort((one, other) => one.at - other.at);
  return [...Map.groupBy(sorted, keyOf).values()].map(([first]) => first as Idea);
}

const keyOf = ({ idea, pawns, spaces }: Idea) => `${idea} ${pawns.join()} ${spaces.join()}`;
