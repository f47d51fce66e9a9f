import { describe, expect, it } from 'vitest';
import type { Game } from '#engine/mall/index.ts';
import { type Count, count, type Player } from './count.ts';
import { gameSummary, offers, setGame } from './engine.ts';
import { GOLDEN } from './golden.ts';
import type { Position } from './position.ts';
import { POSITIONS } from './positions.ts';
import { choices, setTable, summaryOf, type Table } from './reference.ts';

// The engine against a second, independent reading of the rules: the same commands and the same
// positions one by one (commands for two levels, by number below), and the numbers stay what they were.

const engine = (position: Position): Player<Game> => ({
  start: setGame(position),
  summary: gameSummary,
  choices: offers,
});

const reference = (position: Position): Player<Table> => ({
  start: setTable(position),
  summary: summaryOf,
  choices,
});

const lines = ({ levels }: Count) =>
  levels.map(({ commands, sequences, states }) => [commands, sequences, states]);

describe('perft', () => {
  for (const position of POSITIONS) {
    const golden = GOLDEN[position.name] ?? [[], [], []];
    it(position.name, { timeout: 120_000 }, () => {
      const ours = count(engine(position), golden.length);
      const theirs = count(reference(position), golden.length);
      expect(differences(ours.exact, theirs.exact)).toEqual({ engineOnly: [], referenceOnly: [] });
      expect(differences(ours.reached, theirs.reached)).toEqual({ engineOnly: [], referenceOnly: [] });
      expect(lines(ours)).toEqual(lines(theirs));
      expect(lines(ours)).toEqual(golden);
    });
  }

  it('has a golden count for every position and no other', () => {
    expect(Object.keys(GOLDEN)).toEqual(POSITIONS.map(({ name }) => name));
  });
});

function differences(ours: readonly string[], theirs: readonly string[]) {
  const [one, other] = [new Set(ours), new Set(theirs)];
  return {
    engineOnly: ours.filter((line) => !other.has(line)).slice(0, 5),
    referenceOnly: theirs.filter((line) => !one.has(line)).slice(0, 5),
  };
}
