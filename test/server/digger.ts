import { writeFileSync } from 'node:fs';
import { parseQuest } from '#content/quest-format/parse.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { answering } from '#server/answering.ts';
import { BUSY } from '#server/team/control.ts';
import { openTeam } from '#server/team/team.ts';
import type { OpenHands } from '#solver/dense/machine.ts';
import { solve } from '#solver/solve.ts';
import { FIVE_PAWNS, FIVE_PAWNS_HARD } from '../../bench/fivePawns.ts';

// Work for a process of its own, with several threads: some of it never ends, some ends the process, and in some a
// thread is lost.

export interface Digging {
  readonly what: 'dig' | 'crash' | 'lose' | 'answer';
  /** Where it says which process it is. */
  readonly file: string;
}

const team = openTeam(3);

/** As if one had begun to work and never came back. */
const lost: OpenHands = (layout) => {
  const hands = team.hands(layout);
  new Int32Array(hands.memory.buffer)[BUSY] = 1;
  return hands;
};

answering(({ what, file }: Digging) => {
  writeFileSync(file, String(process.pid));
  if (what === 'crash') process.kill(process.pid, 'SIGKILL');
  const read = parseQuest(what === 'dig' ? FIVE_PAWNS_HARD : FIVE_PAWNS);
  if ('errors' in read) throw new Error('no quest');
  const hands = what === 'lose' ? lost : team.hands;
  // However quick the machine is: who digs begins again.
  do if (what !== 'answer') solve(graphOf(read.quest), undefined, { hands });
  while (what === 'dig');
  return process.pid;
});
