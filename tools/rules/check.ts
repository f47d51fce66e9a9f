import { documentedIds, idsInBrackets, ledgerIds } from './ids.ts';

// Which rule is carried by which place in the source and proven by which test, and what is missing.

export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

export interface Comment {
  readonly file: string;
  readonly text: string;
}

export interface Sources {
  /** The text of docs/rules.md. */
  readonly docs: string;
  /** Texts that define ids; empty where the project stands alone. */
  readonly ledgers: readonly string[];
  readonly tests: readonly NamedTest[];
  /** Every comment of the source. */
  readonly comments: readonly Comment[];
}

export interface Row {
  readonly id: string;
  /** The files with a comment that names it, or what says that it needs none. */
  readonly anchors: readonly string[] | 'no code';
  readonly tests: readonly NamedTest[];
}

export interface RulesReport {
  readonly rows: readonly Row[];
  /** Ids in force that no test names. */
  readonly untested: readonly string[];
  /** Ids that a ledger defines and docs/rules.md lacks. */
  readonly missing: readonly string[];
  /** Ids that docs/rules.md explains more than once. */
  readonly repeated: readonly string[];
  /** Ids that a test names and docs/rules.md does not know. */
  readonly unknown: readonly string[];
  /** Ids in force that no comment of the source names, and that do not say why. */
  readonly unanchored: readonly string[];
  /** Ids that are said to need no code, and have some. */
  readonly coded: readonly string[];
  /** Ids that a comment of the source names and docs/rules.md does not know. */
  readonly adrift: readonly string[];
}

export function checkRules({ docs, ledgers, tests, comments }: Sources): RulesReport {
  const { inForce, later, noCode } = documentedIds(docs);
  const documented = [...inForce, ...later];
  const anchors = anchorsIn(comments);
  const proofs = tests.map((test) => ({ test, ids: idsInBrackets(test.title) }));
  const rows = unique(inForce).map((id) => ({
    id,
    anchors: anchors.get(id) ?? (noCode.includes(id) ? ('no code' as const) : []),
    tests: proofs.filter(({ ids }) => ids.includes(id)).map(({ test }) => test),
  }));
  const notDocumented = (ids: readonly string[]) => unique(ids).filter((id) => !documented.includes(id));
  return {
    rows,
    untested: rows.filter((row) => row.tests.length === 0).map(({ id }) => id),
    missing: notDocumented(ledgers.flatMap(ledgerIds)),
    repeated: unique(documented.filter((id, index) => documented.indexOf(id) !== index)),
    unknown: notDocumented(proofs.flatMap(({ ids }) => ids)),
    unanchored: rows.filter((row) => row.anchors.length === 0).map(({ id }) => id),
    coded: unique(noCode).filter((id) => anchors.has(id)),
    adrift: notDocumented([...anchors.keys()]),
  };
}

/** By id, the files whose comments name it. */
function anchorsIn(comments: readonly Comment[]): ReadonlyMap<string, readonly string[]> {
  const anchors = new Map<string, readonly string[]>();
  for (const { file, text } of comments)
    for (const id of idsInBrackets(text)) anchors.set(id, unique([...(anchors.get(id) ?? []), file]));
  return anchors;
}

function unique(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)];
}

/** One sentence for each thing that is wrong; none when all is well. */
export function complaints(report: RulesReport): readonly string[] {
  const found = [
    ['no test names', report.untested],
    ['no comment in src names', report.unanchored],
    ['docs/rules.md lacks', report.missing],
    ['docs/rules.md has more than once', report.repeated],
    ['docs/rules.md says "No code" of what a comment in src names', report.coded],
    ['a test names what docs/rules.md does not know', report.unknown],
    ['a comment in src names what docs/rules.md does not know', report.adrift],
  ] as const;
  return found.filter(([, ids]) => ids.length > 0).map(([what, ids]) => `${what}: ${ids.join(', ')}`);
}
