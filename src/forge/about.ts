import type { Shipped } from '#content/quest-format/shipped.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { IDEAS, type IdeaName, ideasOf } from '#solver/ideas/index.ts';

/** What the shipped solution is put together from, from what is plain to what is rare. */
export function aboutOf({ quest, proof }: Shipped): readonly IdeaName[] {
  const found = new Set(ideasOf(graphOf(quest), proof.solution).map(({ idea }) => idea));
  return IDEAS.filter((idea) => found.has(idea));
}

/** With it in its proof: a page that deals many boards by what they are about does not find it out itself. */
export const withAbout = (one: Shipped): Shipped => ({
  ...one,
  proof: { ...one.proof, ideas: aboutOf(one) },
});
