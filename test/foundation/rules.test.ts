import { describe, expect, it } from 'vitest';
import { checkRules, complaints } from '../../tools/rules/check.ts';
import { commentsIn } from '../../tools/rules/comments.ts';
import { documentedIds, idsInBrackets, ledgerIds } from '../../tools/rules/ids.ts';
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
      noCode: [],
    });
  });

  it('has everything in force where nothing is said to come later', () => {
    expect(documentedIds('- **M1** Heroes.\n- **M2** Set-up.')).toMatchObject({
      inForce: ['M1', 'M2'],
      later: [],
    });
  });

  it('says of a rule that it needs no code, with the reason, anywhere in its item and nowhere else', () => {
    const text = `*No code*: for nobody.
- **M1** Nothing is taken back. *No code*: nothing
  does it.
- **M2** Nothing either.
  A second line. *No
  code*: broken by a line, as words are.
- **M3** *No code*:
- **M4** *No code* without a reason.

*No code*: of a paragraph.
## Later
- **M5** *No code*: not in force.`;
    expect(documentedIds(text).noCode).toEqual(['M1', 'M2']);
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

  it('tells role cards from rules of communication, and keeps their noughts', () => {
    expect(ledgerIds('- C1 Silence. C2 A window.\n- C09-C11 Rules.\n- A08 Alone.')).toEqual([
      ...['C1', 'C2'],
      ...['C09', 'C10', 'C11'],
      'A08',
    ]);
    expect(idsInBrackets('[C01] [C1] [B11] [E1] [A001]')).toEqual(['C01', 'C1', 'B11']);
  });
});

describe("a test's title", () => {
  it.each([
    ['ids one after the other', '(M7)(M8) a move', ['M7', 'M8']],
    ['ids in one pair of brackets', '(M7, S-solo.2 R15b) a move', ['M7', 'S-solo.2', 'R15b']],
    ['an id anywhere', 'a move (M7) is atomic (M7)', ['M7']],
    ['an id inside of a list', '(1, (M7) a move)', ['M7']],
    ['no id in other words', '(north) a move of M7', []],
    ['no range', '(M7-M9) moves', []],
  ])('names %s', (_what, title, ids) => {
    expect(idsInBrackets(title.replaceAll('(', '[').replaceAll(')', ']'))).toEqual(ids);
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

describe('the comments of a file', () => {
  it('are read from code in any place, and from nothing that only looks like one', () => {
    const text = `// [M1] a line
      /** [M2] a block
       *  of [M3] lines */
      const drawing = \`
        // [R1] in a drawing /* [R2] */\`;
      const text = '// [R3]' + "/* [R4] */" + \`\${a /* [M4] within */}\`;
      const pattern = /\\/\\* [R5] \\*\\//;
      const picked = table[R6][0];
      const page = <p title="// [R7]">// [R8] {/* [M5] */}</p>; // [M6]`;
    const found = commentsIn('src/a.tsx', text).flatMap(idsInBrackets);
    expect(found).toEqual(['M1', 'M2', 'M3', 'M4', 'M5', 'M6']);
  });

  it('are read from styles in any place, and from nothing that only looks like one', () => {
    const text = `/* [M1] */ .a { content: "/* [R1] */"; /* it's [M2]
      on */ background: url(a/*[R2]*/b) } .b::before { content: '\\'/* [R3] */' } // [R4]
      [R5] { top: 0 /* [M3] */ } /**/ /* [R6] never ends`;
    expect(commentsIn('src/a.css', text).flatMap(idsInBrackets)).toEqual(['M1', 'M2', 'M3']);
  });

  it('cannot be read from a file that does not parse', () => {
    expect(() => commentsIn('src/a.ts', 'const')).toThrow(/^src\/a\.ts: /);
  });
});

const named = (title: string) => ({ file: 'test/a.test.ts', title });
const said = (file: string, text: string) => ({ file: `src/${file}.ts`, text });

describe('the check', () => {
  it('is content when every id has a test and a place in the source, and the docs lack none', () => {
    const tests = [named('[M1, S-solo.1] alone'), named('[R15a] late')];
    const comments = [
      said('a', ' [M1] four, [S-solo.1] one'),
      said('b', '* M1 and [R15a]'),
      said('c', '[M1][X10.13]'),
      said('c', '[M1]'),
    ];
    const report = checkRules({ docs: DOCS, ledgers: ['- M1 Heroes. XT3 Last.'], tests, comments });
    expect(report.rows.map((row) => [row.id, row.tests.length, row.anchors])).toEqual([
      ['M1', 1, ['src/a.ts', 'src/c.ts']],
      ['S-solo.1', 1, ['src/a.ts']],
      ['R15a', 1, ['src/b.ts']],
    ]);
    expect(complaints(report)).toEqual([]);
  });

  it('asks for no place in the source where the docs say why there is none', () => {
    const docs = '- **M1** Heroes. *No code*: they\n  are a matter of course.';
    const report = checkRules({ docs, ledgers: [], tests: [named('[M1] a')], comments: [] });
    expect(report.rows.map(({ anchors }) => anchors)).toEqual(['no code']);
    expect(complaints(report)).toEqual([]);
  });

  it('says what no comment names, what is coded after all, and what a comment made up', () => {
    const docs = '- **M1** Heroes.\n- **M2** Set-up. *No code*: none.\n- **M3** Hands.\n';
    const comments = [said('a', '[M2] set-up'), said('a', '[M3] hands'), said('b', '[M98] and [M99-M100]')];
    const report = checkRules({ docs, ledgers: [], tests: [named('[M1, M2, M3] a')], comments });
    expect(complaints(report)).toEqual([
      'no comment in src names: M1',
      'docs/rules.md says "No code" of what a comment in src names: M2',
      'a comment in src names what docs/rules.md does not know: M98',
    ]);
  });

  it('says what no test names, what the docs lack or repeat, and what a test made up', () => {
    const docs = `${DOCS}- **M1** Again.\n`;
    const tests = [named('[M1] a'), named('[M99] b'), named('[X10.13] later rules may have tests already')];
    const ledgers = ['- M1 Heroes.\n- M2 Set-up.', '- R1 Queue.'];
    const report = checkRules({ docs, ledgers, tests, comments: [said('a', '[M1, S-solo.1, R15a]')] });
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
    { id: 'M1', anchors: ['src/engine/a.ts', 'src/b.ts'], tests: titles.map(named) },
    { id: 'M2', anchors: [], tests: [] },
    { id: 'M3', anchors: 'no code', tests: [] },
  ] as const;

  it('has one line an id, with as many titles as fit and the number of the others', () => {
    expect(shortTable(rows).map((line) => line.replace(/ {3,}/g, ' | '))).toEqual([
      'M1 | 3  src/engine/a.ts (+1) | first; second (+1)',
      'M2 | 0  none | none',
      'M3 | 0  no code | none',
    ]);
  });

  it('cuts a title that alone does not fit', () => {
    const far = `src/${'folder/'.repeat(9)}`;
    const [line] = shortTable([{ id: 'M1', anchors: [far], tests: titles.slice(2).map(named) }]);
    expect(line).toMatch(/^M1 +1 {2}src\/[a-z/]+… {2}(long )+\w*…$/);
    expect(line?.length).toBeLessThanOrEqual(145);
  });

  it('names every place and every test with its file when asked for all', () => {
    expect(longTable(rows).slice(0, 5)).toEqual([
      'M1            3',
      '    src/engine/a.ts',
      '    src/b.ts',
      '    test/a.test.ts: first',
      '    test/a.test.ts: second',
    ]);
    expect(longTable(rows).slice(6)).toEqual(['M2            0', 'M3            0', '    no code']);
  });
});

describe('the rules as they are written down', () => {
  const { missing, repeated, unknown, coded, adrift } = checkRules(readSources(ROOT));

  it('lack no id of the ledger, and have none twice', () => {
    expect({ missing, repeated }).toEqual({ missing: [], repeated: [] });
  });

  it('know every id that a test or a comment of the source names', () => {
    expect({ unknown, adrift }).toEqual({ unknown: [], adrift: [] });
  });

  it('say of no rule that it needs no code where there is some', () => {
    expect(coded).toEqual([]);
  });
});
