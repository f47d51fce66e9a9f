// The titles of the tests in a file, read from its syntax tree: text in a comment or a string is not a test.

import { parseSync } from 'vite';

export interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const TESTS = ['it', 'test'];
const NEVER_RUN = ['skip', 'todo'];

export function testTitles(file: string, text: string): readonly string[] {
  const { program, errors } = parseSync(file, text);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  return nodesIn(program).flatMap(titlesOf);
}

/** Every node, a parent before its children. */
export function nodesIn(value: unknown): readonly Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(nodesIn);
  return 'type' in value ? [value as Node, ...inside] : inside;
}

function titlesOf({ type, callee, arguments: given }: Node): readonly string[] {
  if (type !== 'CallExpression' || !isTest(callee as Node)) return [];
  const title = textOf((given as readonly Node[])[0]);
  if (title === null) return [];
  return title.includes('%') ? rowsOf(callee as Node).map((row) => fill(title, row)) : [title];
}

/** The rows of it.each([...]) as far as they are written there; one empty row where they are not. */
function rowsOf({ arguments: given }: Node): readonly (readonly (Node | null)[])[] {
  const [rows] = (given ?? []) as readonly Node[];
  if (rows?.type !== 'ArrayExpression') return [[]];
  const elements = rows.elements as readonly Node[];
  return elements.map((row) => (row.type === 'ArrayExpression' ? (row.elements as readonly Node[]) : [row]));
}

/** As Vitest does it: each % takes the next value of the row. */
function fill(title: string, row: readonly (Node | null)[]): string {
  let column = 0;
  return title.replace(/%[sdifj]/g, (hole) => {
    const value = row[column++];
    return value?.type === 'Literal' ? String(value.value) : hole;
  });
}

/** it, test, it.each(rows), test.only … and not it.skip, it.todo. */
function isTest(callee: Node): boolean {
  if (callee.type === 'Identifier') return TESTS.includes(callee.name as string);
  if (callee.type === 'CallExpression') return isTest(callee.callee as Node);
  if (callee.type === 'TaggedTemplateExpression') return isTest(callee.tag as Node);
  if (callee.type !== 'MemberExpression') return false;
  const { name } = callee.property as { readonly name?: string };
  return !NEVER_RUN.includes(name ?? '') && isTest(callee.object as Node);
}

/** A plain text, or a template without what is put into it while running. */
function textOf(node: Node | undefined): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return null;
  const quasis = node.quasis as readonly { readonly value: { readonly cooked: string } }[];
  return quasis.map(({ value }) => value.cooked).join('…');
}
