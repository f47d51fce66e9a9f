import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawQuest } from '#content/quest-format/draw.ts';
import { QUEST_ERRORS } from '#content/quest-format/errors.ts';
import { parseQuest } from '#content/quest-format/parse.ts';

const GOOD = `quest the-two-keys

+-----+-----+-----+
|iP k1|#####|xP   |
+  v  +-----+--2--+
|     :     >iO   |
+-----+- - -+--^--+
|aP    aO    xO   |
+-----+-----+-----+
`.replace('--^--', '  ^  ');

const errorsOf = (text: string) => {
  const read = parseQuest(text);
  return 'errors' in read ? read.errors.map(({ line, column, code }) => `${line}:${column} ${code}`) : [];
};

describe('a quest’s drawing', () => {
  it('is read, and drawn again as it was', () => {
    const read = parseQuest(GOOD);
    if ('errors' in read) throw new Error(JSON.stringify(read.errors));
    expect(read.quest.starts).toEqual({ mage: 0, dwarf: 10 });
    expect(drawQuest(read.quest)).toBe(GOOD);
  });

  it.each([
    ['quest the-two-keys', 'quest The two keys', '1:7 badName'],
    ['quest the-two-keys', 'quest x\nshape round', '2:7 badShape'],
    ['quest the-two-keys', 'quest x\ncolour red', '2:1 unknownHeader'],
    ['quest the-two-keys', 'quest x\nshape sliding\nhole 0', '3:6 badHole'],
    ['quest the-two-keys', 'quest x\nshape sliding\nhole middle', '3:6 badHole'],
    ['quest the-two-keys', 'quest x\nshape rotating\nhole 5', '3:6 badHole'],
    ['quest the-two-keys', '', '1:1 missingName'],
    ['iP k1', 'iP q9', '4:5 unknownToken'],
    ['iP k1', 'iP iO', '4:5 tooManyTokens'],
    ['iP k1', 'iP !!', '4:2 trapStart'],
    ['iP k1', 'iP xP', '4:2 startOnExit'],
    ['iP k1', 'iO k1', '6:14 startTwice'],
    ['xP   |', 'k3   |', '1:1 exitMissing'],
    ['aP    aO', 'aP    k2', '1:1 armoryMissing'],
    ['--2--', '--7--', '5:14 unknownEdge'],
    ['+-----+--2--+', '+-----*--2--+', '5:13 badCorner'],
    ['|xP   |', '|xP    ', '4:14 gapInTrial'],
    ['|#####|', ' #####|', '4:8 openHollow'],
    ['|xP   |', '|@ xP |', '4:16 tooManyTokens'],
    ['|aP    aO    xO   |', '|aP    aO    xO   |||', '8:20 lineWidth'],
  ])('%s as %s: %s', (before, after, error) => {
    expect(GOOD).toContain(before);
    expect(errorsOf(GOOD.replace(before, after))).toContain(error);
  });

  it('on a card of an epic a row may be nothing but blanks', () => {
    const rim = '+     +     +     +     +';
    const card = (word: string) => [rim, ` ${word}`, rim, '', rim, '', rim, '', rim].join('\n');
    const text = `quest wide\nshape rotating\n\n${['iP @', 'iO', 'x*', '@'].map(card).join('\n\n')}\n`;
    const read = parseQuest(text);
    if ('errors' in read) throw new Error(JSON.stringify(read.errors));
    expect(drawQuest(read.quest)).toBe(text.replaceAll(' @', '  @').replace('iP  @', 'iP @'));
  });

  it.each([
    ['>', '+     +     +     +     +'],
    ['<', '+     +     +     +     +'],
    [' ', '+  v  +     +     +     +'],
    [' ', '+  ^  +     +     +     +'],
  ])('[T8] no current blows over the rim of a card, inwards or outwards: %s %s', (upright, lying) => {
    const rim = '+     +     +     +     +';
    const card = (word: string, mark = ' ', edge = rim) =>
      [edge, `${mark}${word.padEnd(5)}`, rim, ' '.repeat(24) + mark, rim, '', rim, '', edge].join('\n');
    const read = (mark: string, edge: string) =>
      errorsOf(
        `quest x\nshape rotating\n\n${[card('iP @', mark, edge), card('x*'), card('@'), card('@')].join('\n\n')}\n`,
      );
    expect(read(' ', rim)).toEqual([]);
    expect(read(upright, lying)).toEqual([
      expect.stringContaining('gapInTrial'),
      expect.stringContaining('gapInTrial'),
    ]);
  });

  it('counts cards and their sizes', () => {
    expect(errorsOf(GOOD.replace('quest the-two-keys', 'quest x\nshape rotating'))).toEqual(
      expect.arrayContaining(['1:1 cardCount', '5:2 cardSize']),
    );
    expect(errorsOf('quest x\n')).toEqual(['1:1 missingDrawing']);
    expect(errorsOf('quest x\n+-----+\n|     |\n+-----+')).toContain('1:1 nobody');
    expect(errorsOf('quest x\n+-----+\n|iG @ |\n+-----+')).toContain('3:2 handleInTrial');
  });

  it('whatever the text: errors with a place and a known code, or a quest', () => {
    const line = fc.string({
      unit: fc.constantFrom('+', '-', '|', ' ', '#', 'i', 'x', 'G', '1', 'k', '>', 'v', '\n'),
      maxLength: 60,
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), fc.nat(GOOD.length), (lines, at) => {
        for (const text of [lines.join('\n'), GOOD.slice(0, at) + lines.join('') + GOOD.slice(at)]) {
          const read = parseQuest(text);
          for (const { line: row, column, code } of 'errors' in read ? read.errors : [])
            expect([row > 0, column > 0, QUEST_ERRORS.includes(code)]).toEqual([true, true, true]);
        }
      }),
      { numRuns: 400 },
    );
  });
});
