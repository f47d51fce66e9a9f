import { describe, expect, it } from 'vitest';
import { checkRules, complaints } from '../../tools/rules/check.ts';
import { documentedIds, idsInTitle, ledgerIds } from '../../tools/rules/ids.ts';
import { readSources } from '../../tools/rules/read.ts';
import { longTable, shortTable } from '../../tools/rules/table.ts';
import { testTitles } from '../../tools/rules/titles.ts';
import { ROOT } from '../../tools/setup.mjs';

const DOCS = `# Rules
The text may mention **M9** without explaining it.
- **M1** Heroes.
- **S-solo.1** Alone.
- **R15a** A late ruling, see M1.

## Later
- **X10.13** Spells.
- **XT1-XT3** Tutorials.
`;

describe('docs/rules.md', () => {
  it('explains an id where a list item opens with it, in force or later', () => {
    expect(documentedIds(DOCS)).toEqual({
      inForce: ['M1', 'S-solo.1', 'R15a'],
      later: ['X10.13', 'XT1', 'XT2', 'XT3'],
    });
  });

  it('has everything in force where nothing is said to come later', () => {
    expect(documentedIds('- **M1** Heroes.\n- **M2** Set-up.')).toEqual({ inForce: ['M1', 'M2'], later: [] });
  });
});

describe('a ledger', () => {
  it('defines what opens a list item or a sentence, and only mentions the rest', () => {
    const text = `| X | the expansion (X1.x = module 1) |
- M5 Seven actions. Alone: see S-solo.
- X0.1 Gone is gone. X0.2 Empty is empty (X0.9 excepted).
Module 6 Door: X6.1 12* replaces 12.
- L1 She moves as in T13. L2 She explores.`;
    expect(ledgerIds(text)).toEqual(['M5', 'X0.1', 'X0.2', 'X6.1', 'L1', 'L2']);
  });

  it('defines every id of a range', () => {
    expect(ledgerIds('- XA9-XA11 All of them.')).toEqual(['XA9', 'XA10', 'XA11']);
  });
});

describe("a test's title", () => {
  it.each([
    ['ids one after the other', '(M7)(M8) a move', ['M7', 'M8']],
    ['ids in one pair of brackets', '(M7, S-solo.2 R15b) a move', ['M7', 'S-solo.2', 'R15b']],
    ['an id anywhere', 'a move (M7) is atomic (M7)', ['M7']],
    ['no id in other words', '(north) a move of M7', []],
    ['no range', '(M7-M9) moves', []],
  ])('names %s', (_what, title, ids) => {
    expect(idsInTitle(title.replaceAll('(', '[').replaceAll(')', ']'))).toEqual(ids);
  });

  it('is read from every way to write a test, and from nothing else', () => {
    const text = `
      // it('in a comment')
      const shown = "it('in a string')";
      describe('a group', () => {
        it('plain', () => { expect(items.test('a method')).toBe(true); });
        test(\`with \${value} in it\`, () => {});
        it.each([['a row']])(
          'for rows',
          (row: string) => {},
        );
        it.each([[2, 'two'], [3, 'three']])('(S%i) is %s', () => {});
        it.each([4, value])('(S%i) alone', () => {});
        it.each(ROWS)('(S%i) somewhere else', () => {});
        it.each\`a | b\`('for a table', () => {});
        it.concurrent.only('narrowed', () => {});
        it.skip('not run', () => {});
        it.todo('not written');
        it.skip.each([1])('not run for rows', () => {});
      });`;
    expect(testTitles('a.test.ts', text)).toEqual([
      'plain',
      'with … in it',
      'for rows',
      '(S2) is two',
      '(S3) is three',
      '(S4) alone',
      '(S%i) alone',
      '(S%i) somewhere else',
      'for a table',
      'narrowed',
    ]);
  });

  it('cannot be read from a file that does not parse', () => {
    expect(() => testTitles('a.test.ts', 'it(')).toThrow(/^a\.test\.ts: /);
  });
});

const named = (title: string) => ({ file: 'test/a.test.ts', title });

describe('the check', () => {
  it('is content when every id has a test and the docs lack none', () => {
    const tests = [named('[M1, S-solo.1] alone'), named('[R15a] late')];
    const report = checkRules({ docs: DOCS, ledgers: ['- M1 Heroes. XT3 Last.'], tests });
    expect(report.rows.map((row) => [row.id, row.tests.length])).toEqual([
      ['M1', 1],
      ['S-solo.1', 1],
      ['R15a', 1],
    ]);
    expect(complaints(report)).toEqual([]);
  });

  it('says what no test names, what the docs lack or repeat, and what a test made up', () => {
    const docs = `${DOCS}- **M1** Again.\n`;
    const tests = [named('[M1] a'), named('[M99] b'), named('[X10.13] later rules may have tests already')];
    const report = checkRules({ docs, ledgers: ['- M1 Heroes.\n- M2 Set-up.', '- R1 Queue.'], tests });
    expect(complaints(report)).toEqual([
      'no test names: S-solo.1, R15a',
      'docs/rules.md lacks: M2, R1',
      'docs/rules.md has more than once: M1',
      'a test names what docs/rules.md does not know: M99',
    ]);
  });
});

describe('the table', () => {
  const titles = ['[M1] first', '[M1][M2] second', `[M1] ${'long '.repeat(30)}`];
  const rows = [
    { id: 'M1', tests: titles.map(named) },
    { id: 'M2', tests: [] },
  ];

  it('has one line an id, with as many titles as fit and the number of the others', () => {
    expect(shortTable(rows)).toEqual(['M1            3  first; second (+1)', 'M2            0  none']);
  });

  it('cuts a title that alone does not fit', () => {
    const [line] = shortTable([{ id: 'M1', tests: titles.slice(2).map(named) }]);
    expect(line).toMatch(/^M1 +1 {2}(long )+\w*…$/);
    expect(line?.length).toBeLessThanOrEqual(110);
  });

  it('names every test with its file when asked for all', () => {
    expect(longTable(rows).slice(0, 3)).toEqual([
      'M1            3',
      '    test/a.test.ts: first',
      '    test/a.test.ts: second',
    ]);
    expect(longTable(rows)).toHaveLength(5);
  });
});

describe('the rules as they are written down', () => {
  const { missing, repeated, unknown } = checkRules(readSources(ROOT));

  it('lack no id of the ledger, and have none twice', () => {
    expect({ missing, repeated }).toEqual({ missing: [], repeated: [] });
  });

  it('know every id that a test names', () => {
    expect(unknown).toEqual([]);
  });
});
