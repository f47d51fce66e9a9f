import { documentedIds, idsInTitle, ledgerIds } from './ids.ts';

// Which rule is proven by which test, and what is missing.

export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

export interface Sources {
  /** The text of docs/rules.md. */
  readonly docs: string;
  /** Texts that define ids; empty where the project stands alone. */
  readonly ledgers: readonly string[];
  readonly tests: readonly NamedTest[];
}

export interface Row {
  readonly id: string;
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
}

export function checkRules({ docs, ledgers, tests }: Sources): RulesReport {
  const { inForce, later } = documentedIds(docs);
  const documented = [...inForce, ...later];
  const rows = [...new Set(inForce)].map((id) => ({ id, tests: testsNaming(id, tests) }));
  const notDocumented = (ids: readonly string[]) => unique(ids).filter((id) => !documented.includes(id));
  return {
    rows,
    untested: rows.filter((row) => row.tests.length === 0).map(({ id }) => id),
    missing: notDocumented(ledgers.flatMap(ledgerIds)),
    repeated: unique(documented.filter((id, index) => documented.indexOf(id) !== index)),
    unknown: notDocumented(tests.flatMap(({ title }) => idsInTitle(title))),
  };
}

function testsNaming(id: string, tests: readonly NamedTest[]): readonly NamedTest[] {
  return tests.filter(({ title }) => idsInTitle(title).includes(id));
}

function unique(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)];
}

/** One sentence for each thing that is wrong; none when all is well. */
export function complaints({ untested, missing, repeated, unknown }: RulesReport): readonly string[] {
  const found = [
    ['no test names', untested],
    ['docs/rules.md lacks', missing],
    ['docs/rules.md has more than once', repeated],
    ['a test names what docs/rules.md does not know', unknown],
  ] as const;
  return found.filter(([, ids]) => ids.length > 0).map(([what, ids]) => `${what}: ${ids.join(', ')}`);
}
