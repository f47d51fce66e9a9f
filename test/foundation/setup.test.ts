import { delimiter } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooseNode, pathWithoutModules, stampOf } from '../../tools/setup.mjs';

const packageText = JSON.stringify({ scripts: { test: 'a' }, devDependencies: { vitest: '4.1.12' } });
const stamp = stampOf(packageText, 'lock', 'linux-x64');

describe('the stamp of an installation', () => {
  it('stays the same when only scripts change, so that nothing is installed again', () => {
    const edited = JSON.stringify({ scripts: { test: 'b' }, devDependencies: { vitest: '4.1.12' } });
    expect(stampOf(edited, 'lock', 'linux-x64')).toBe(stamp);
  });

  it.each([
    ['a dependency', { devDependencies: { vitest: '4.1.11' } }],
    ['an override', { devDependencies: { vitest: '4.1.12' }, overrides: { rolldown: '1.2.15' } }],
    ['an allowed script', { devDependencies: { vitest: '4.1.12' }, allowScripts: { node: true } }],
  ])('changes with %s', (_what, fields) => {
    expect(stampOf(JSON.stringify(fields), 'lock', 'linux-x64')).not.toBe(stamp);
  });

  it('changes with the lock file and with the platform', () => {
    expect(stampOf(packageText, 'another lock', 'linux-x64')).not.toBe(stamp);
    expect(stampOf(packageText, 'lock', 'darwin-arm64')).not.toBe(stamp);
  });
});

describe('the Node that runs the tasks', () => {
  it("is the project's own where it is installed", () => {
    expect(chooseNode('own/node', { path: 'machine/node', version: '26.1.0' })).toBe('own/node');
  });

  it("is the machine's where the project has none and the machine's is new enough", () => {
    expect(chooseNode(undefined, { path: 'machine/node', version: '24.0.0' })).toBe('machine/node');
  });

  it('is refused with the reason when both are missing', () => {
    const choose = () => chooseNode(undefined, { path: 'machine/node', version: '20.20.2' });
    expect(choose).toThrow(/needs Node 24; this is 20\.20\.2/);
  });

  it('is not looked up in node_modules while npm replaces that folder', () => {
    const path = ['/a/node_modules/.bin', '/usr/bin', '/node_modules/.bin/', '/opt/node_modules'].join(
      delimiter,
    );
    expect(pathWithoutModules(path)).toBe(['/usr/bin', '/opt/node_modules'].join(delimiter));
  });
});
