import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { boxText, moveText } from '../../test/e2e/boardBox.ts';
import type { Saw, Step, Walk } from './walk.ts';

// What the evening was like, to be read beside its pictures.

export interface Sum {
  readonly games: number;
  readonly steps: number;
  readonly pictures: number;
  readonly boxMoves: number;
  readonly errors: number;
  readonly deadEnds: number;
  /** Of what was hoped for. */
  readonly unmet: number;
  readonly minutes: number;
}

export function sumOf({ steps, games, began }: Walk): Sum {
  const saw = steps.flatMap((step) => step.saw);
  const count = (of: (one: Saw) => number) => saw.reduce((sum, one) => sum + of(one), 0);
  return {
    games,
    steps: steps.length,
    pictures: count(({ picture }) => (picture === null ? 0 : 1)),
    boxMoves: count(({ moves }) => moves.length),
    errors: count(({ errors }) => errors.length),
    deadEnds: steps.reduce((sum, { deadEnds }) => sum + deadEnds.length, 0),
    unmet: steps.reduce((sum, { hopes }) => sum + hopes.filter(({ met }) => !met).length, 0),
    minutes: Math.round((performance.now() - began) / 6_000) / 10,
  };
}

export function writeReport(walk: Walk): void {
  const { steps, folder, pace, lang } = walk;
  const sum = Object.entries(sumOf(walk)).map(([what, count]) => `${what} ${count}`);
  const wrong = steps.flatMap(({ number, title, ...step }) =>
    [
      ...step.deadEnds.map((end) => `dead end: ${end}`),
      ...step.hopes.filter(({ met }) => !met).map(({ what }) => `not so: ${what}`),
      ...step.saw.flatMap(({ name, errors, moves }) => [
        ...errors.map((error) => `${name}'s page: ${error}`),
        ...moves.map((move) => `${name}'s board moved, ${moveText(move)}`),
      ]),
    ].map((what) => `- ${number} ${title}: ${what}`),
  );
  const lines = [
    `# An evening (${pace} pace, ${lang})`,
    '',
    sum.join(', '),
    '',
    '## What was not as it should be',
    '',
    ...(wrong.length === 0 ? ['Nothing.'] : wrong),
    '',
    '## Step by step',
    ...steps.flatMap(stepLines),
  ];
  writeFileSync(join(folder, 'report.md'), `${lines.join('\n')}\n`);
}

const clock = (ms: number) =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`;

function stepLines({ number, title, game, at, took, hopes, saw, deadEnds }: Step): readonly string[] {
  return [
    '',
    `### ${number} ${title}`,
    '',
    `At ${clock(at)}, ${(took / 1000).toFixed(1)} s${game === 0 ? '' : `, game ${game}`}.`,
    ...hopes.map(({ what, met }) => `Expected: ${what}. Seen: ${met ? 'yes' : 'NO'}.`),
    ...deadEnds.map((end) => `DEAD END: ${end}`),
    '',
    ...saw.map(sawLine),
  ];
}

function sawLine({ name, taps, picture, box, moves, errors, ways }: Saw): string {
  if (picture === null) return `- ${name}: not here`;
  const parts = [
    `[${picture}](${picture})`,
    `taps ${taps}`,
    `ways on ${ways}`,
    box === null ? 'no board' : `board ${boxText(box)}`,
    ...moves.map((move) => `MOVED ${moveText(move)}`),
    ...errors.map((error) => `ERROR ${error}`),
  ];
  return `- ${name}: ${parts.join(', ')}`;
}
