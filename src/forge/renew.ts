import type { Proof, Shipped } from '#content/quest-format/shipped.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { firstPosition } from '#engine/tower/position.ts';
import { openGoalTable } from '#solver/dense/goalTable.ts';
import { fastCore } from '#solver/dense/wasm.ts';
import { withAbout } from './about.ts';
import { differentSolutions } from './differ.ts';
import { effortOn, grade } from './grade.ts';
import { assessTrial } from './measure.ts';
import { proofOf } from './proof.ts';

// A proof measured again, as the grade asks today. Its solution stays as long as none is shorter.

export function renewed(shipped: Shipped): Proof {
  return shipped.quest.shape === 'trial' ? trialProof(shipped) : epicProof(shipped);
}

function trialProof(shipped: Shipped): Proof {
  const { quest, name, proof } = shipped;
  const assessed = assessTrial(quest);
  if (assessed === null || 'stopped' in assessed) throw new Error(`${name} can not be assessed`);
  const isShortest = proof.solution.length === assessed.solution.length;
  const measured = isShortest ? { ...assessed, solution: proof.solution } : assessed;
  const found = proofOf({ ...measured, grade: grade(graphOf(quest), measured) });
  const kept = proof.stars === undefined ? found : { ...found, stars: proof.stars };
  return proof.ideas === undefined ? kept : withAbout({ ...shipped, proof: kept }).proof;
}

/** What an epic needs takes minutes to tell, and is not asked again. */
function epicProof({ quest, proof }: Shipped): Proof {
  const graph = graphOf(quest);
  const table = openGoalTable(graph, fastCore);
  const counted = 'stopped' in table ? {} : { solutions: differentSolutions(table, firstPosition(graph)) };
  const measured = { ...proof, effort: effortOn(graph, proof.solution), ...counted };
  return { ...measured, grade: grade(graph, measured).total };
}
