import { idsInBrackets } from '../rules/ids.ts';

// What a mutation run says about the rules: the score, and for each id how many mutants were
// killed by a test that names it.

export interface Mutant {
  readonly status: string;
  readonly killedBy?: readonly string[];
}

export interface StrykerReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
  readonly testFiles?: Readonly<Record<string, { readonly tests: readonly StrykerTest[] }>>;
}

interface StrykerTest {
  readonly id: string;
  readonly name: string;
}

export interface FileScore {
  readonly file: string;
  readonly detected: number;
  readonly valid: number;
}

export interface MutationSummary {
  readonly files: readonly FileScore[];
  readonly score: number;
  readonly kills: ReadonlyMap<string, number>;
}

const DETECTED = ['Killed', 'Timeout'];
/** What cannot compile or run is no mutant of ours. Ignored ones stay in: nothing is excluded. */
const INVALID = ['CompileError', 'RuntimeError'];

export function summarise(report: StrykerReport, ids: readonly string[]): MutationSummary {
  const files = Object.entries(report.files).map(([file, { mutants }]) => scoreOf(file, mutants));
  const detected = sum(files.map((file) => file.detected));
  const valid = sum(files.map((file) => file.valid));
  return { files, score: (100 * detected) / valid, kills: killsById(report, ids) };
}

function scoreOf(file: string, mutants: readonly Mutant[]): FileScore {
  const valid = mutants.filter(({ status }) => !INVALID.includes(status));
  return {
    file,
    detected: valid.filter(({ status }) => DETECTED.includes(status)).length,
    valid: valid.length,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function killsById(
  { files, testFiles = {} }: StrykerReport,
  ids: readonly string[],
): ReadonlyMap<string, number> {
  const tests = Object.values(testFiles).flatMap((file) => file.tests);
  const named = new Map(tests.map(({ id, name }) => [id, idsInBrackets(name)]));
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const killers = mutants.map(
    ({ killedBy = [] }) => new Set(killedBy.flatMap((test) => named.get(test) ?? [])),
  );
  return new Map(ids.map((id) => [id, killers.filter((rules) => rules.has(id)).length]));
}

/** What docs/mutation.md says, below its fixed introduction. */
export function tables({ files, score, kills }: MutationSummary): readonly string[] {
  const percent = (file: FileScore) =>
    file.valid === 0 ? '-' : `${((100 * file.detected) / file.valid).toFixed(0)}%`;
  const detected = sum(files.map((file) => file.detected));
  const valid = sum(files.map((file) => file.valid));
  return [
    `Score: **${score.toFixed(1)}%** (${detected} of ${valid} mutants detected).`,
    '',
    '| file | detected | of | score |',
    '|---|---:|---:|---:|',
    ...files.map((file) => `| ${file.file} | ${file.detected} | ${file.valid} | ${percent(file)} |`),
    ...(kills.size === 0 ? [] : ['', '| rule | mutants killed by a test that names it |', '|---|---:|']),
    ...[...kills].map(([id, count]) => `| ${id} | ${count} |`),
  ];
}
