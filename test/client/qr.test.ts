import qrcode from 'qrcode-generator';
import { expect, test } from 'vitest';
import { qrModules } from '#client/screens/lobby/qrModules.ts';

// Another's code, which was scanned often enough, is what ours has to be.

function others(text: string): readonly (readonly boolean[])[] {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const sides = [...Array(code.getModuleCount()).keys()];
  return sides.map((row) => sides.map((column) => code.isDark(row, column)));
}

const LINK = 'http://192.0.2.7:8642/r/abc123#back=';
const lengthened = (length: number) => LINK.padEnd(length, 'Zq0-_7xK').slice(0, length);

test.each([1, 13, 14, 15, 26, 27, 42, 43, 62, 84, 106, 122, 152, 180, 181, 213, 287, 400, 500, 665, 666])(
  'a text of %i letters is the same code as elsewhere',
  (length) => expect(qrModules(lengthened(length))).toEqual(others(lengthened(length))),
);

test('no link is so long', () => {
  expect(() => qrModules(lengthened(667))).toThrow(RangeError);
});

test('letters beyond ASCII are written in UTF-8', () => {
  const bytes = new TextEncoder().encode('https://spëlen.example/r/é');
  expect(qrModules('https://spëlen.example/r/é')).toEqual(others(String.fromCharCode(...bytes)));
});
