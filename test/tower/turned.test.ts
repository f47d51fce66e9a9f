import { describe, expect, it } from 'vitest';
import { parseQuest } from '#content/quest-format/parse.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';
import { SYMMETRIES, turnedTrial } from '#content/quest-format/turned.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { firstPosition } from '#engine/tower/position.ts';
import { searchAll } from '#solver/reference.ts';
import { solve } from '#solver/solve.ts';
import { verify } from '#solver/verify.ts';
import { randomTrial } from './randomQuests.ts';

const ALL = Array.from({ length: SYMMETRIES }, (_, symmetry) => symmetry);

function shippedTrial(seed: string): Shipped | null {
  const quest = randomTrial(seed, { positions: 3_000 });
  const solved = solve(graphOf(quest));
  if (!('solution' in solved) || solved.solution === null) return null;
  const { solution } = solved;
  const proof = { solution, bound: solution.length, grade: 1, dead: null, needs: [] };
  return { quest, name: 'any', drawing: '', proof };
}

describe('a trial turned or in a mirror', () => {
  const found = Array.from({ length: 120 }, (_, seed) => shippedTrial(`turned ${seed}`)).filter(
    (one) => one !== null,
  );

  it('is solved by its own solution, turned with it', () => {
    expect(found.length).toBeGreaterThan(20);
    for (const one of found)
      for (const symmetry of ALL) {
        const { quest, proof } = turnedTrial(one, symmetry);
        expect(verify(graphOf(quest), proof.solution), `${symmetry}`).toBe(true);
      }
  });

  it('has as many positions as before, layer by layer', () => {
    const layers = ({ quest }: Shipped) => {
      const graph = graphOf(quest);
      return searchAll(graph, firstPosition(graph)).layers;
    };
    for (const one of found.slice(0, 5))
      for (const symmetry of ALL) expect(layers(turnedTrial(one, symmetry))).toEqual(layers(one));
  });

  it('is drawn as it lies', () => {
    for (const one of found)
      for (const symmetry of ALL.slice(1)) {
        const { quest, drawing } = turnedTrial(one, symmetry);
        expect(parseQuest(drawing)).toEqual({ quest: { ...quest, name: 'any' } });
      }
  });

  it('looks different every time where nothing about it is even', () => {
    const drawings = ALL.map((symmetry) => turnedTrial(found[0] as Shipped, symmetry).drawing);
    expect(new Set(drawings).size).toBe(SYMMETRIES);
  });
});
