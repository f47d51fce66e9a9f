import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { DECK_CLASSES } from '#bots/planner/survey.ts';

const PROGRAM = fileURLToPath(new URL('../../src/cli/tiles-check.ts', import.meta.url));

function check(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], { encoding: 'utf8' });
  return { status, lines: stdout.split('\n'), stderr };
}

describe('npm run tiles', () => {
  it('checks every tile, then the classes of decks that it is asked for, and says how', () => {
    const { status, lines } = check('--decks', '1', '--only', '/12/A');
    expect(status).toBe(0);
    expect(lines).toContain('40 tiles: geometry, inventory, reachability and variety are in order.');
    for (const { id } of DECK_CLASSES)
      expect(lines.filter((line) => line.startsWith(`${id} `))).toHaveLength(id.includes('/12/A') ? 1 : 0);
    expect(lines.join(' ')).toContain('one every 150 ms of game time');
  });

  it('speaks another language', () => {
    expect(check('--decks', '1', '--only', 'S2', '--lang', 'fr').lines).toContain('Pioches');
  });

  it.each([
    ['--deck', '3'],
    ['--decks', '0'],
    ['--only', 'S18'],
    ['--lang', 'de'],
  ])('refuses %s %s', (...args) => {
    const { status, stderr } = check(...args);
    expect(status).toBe(2);
    expect(stderr).toContain(`“${args[0]}`);
  });
});
