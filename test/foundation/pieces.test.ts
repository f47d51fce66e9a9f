import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import type { AnyPiece } from '#engine/mall/piece.ts';
import { AUDIENCE } from '#engine/mall/redact.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { type Node, nodesIn } from '../../tools/rules/titles.ts';
import { ROOT } from '../../tools/setup.mjs';
import { boxFor } from '../mall/table.ts';

// What keeps a piece in one folder: its name, its tests and its words are its own.

const RULES = join(ROOT, 'src/engine/mall/rules');
const FOLDERS = readdirSync(RULES, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const EVERY_PIECE: readonly AnyPiece[] = PIECES;

type Sort = 'commands' | 'events' | 'feats';

/** What is the core's already; a game ends by a reason of the core or by the name of a feat. */
const coreNames = (): Readonly<Record<Sort, readonly string[]>> => ({
  commands: [...boxFor().handlers.keys()],
  events: Object.keys(AUDIENCE),
  feats: ['escaped', 'sand'],
});

function namesOf(sort: Sort, pieces: readonly AnyPiece[]): readonly string[] {
  return [...coreNames()[sort], ...pieces.flatMap((piece) => Object.keys(piece[sort] ?? {}))];
}

const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

const nodesOf = (text: string) => nodesIn(parseSync('piece.ts', text).program);

const textsIn = (value: unknown): readonly string[] =>
  nodesIn(value).flatMap(({ type, value: text }) =>
    type === 'Literal' && typeof text === 'string' ? [text] : [],
  );

const usedIn = (text: string) =>
  nodesOf(text)
    .filter(({ type, callee }) => type === 'CallExpression' && (callee as Node).name === 'refuse')
    .flatMap((call) => textsIn((call.arguments as readonly Node[])[0]));

const declaredIn = (text: string) =>
  nodesOf(text)
    .filter(({ type, key }) => type === 'TSPropertySignature' && (key as Node).name === 'refusal')
    .flatMap(textsIn);

/** The codes in `type CommonRefusal = …` and `type CoreRefusal = …`. */
const coreCodes = ['codes.ts', 'mall/words.ts'].flatMap((file) =>
  nodesOf(readFileSync(join(ROOT, 'src/engine', file), 'utf8'))
    .filter(
      ({ type, id }) => type === 'TSTypeAliasDeclaration' && /Refusal$/.test((id as Node).name as string),
    )
    .flatMap(textsIn),
);

/** Codes that the files of a piece use, but neither they nor the core have declared. */
function strangeCodes(texts: readonly string[]): readonly string[] {
  const known = [...coreCodes, ...texts.flatMap(declaredIn)];
  return texts.flatMap(usedIn).filter((code) => !known.includes(code));
}

function textsOf(piece: string): readonly string[] {
  const files = readdirSync(join(RULES, piece), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(RULES, piece, file), 'utf8'));
}

describe('the rule pieces', () => {
  it.each(FOLDERS)('%s is listed with the name of its folder', async (folder) => {
    const piece = EVERY_PIECE.find(({ id }) => id === folder);
    expect(piece).toBeDefined();
    expect(Object.values(await import(join(RULES, folder, 'index.ts')))).toContain(piece);
  });

  it('are listed once each, and no other is', () => {
    expect(EVERY_PIECE.map(({ id }) => id).toSorted()).toEqual(FOLDERS.toSorted());
  });

  it('have a file of tests each, and no file is left of another', () => {
    const found = readdirSync(join(ROOT, 'test/mall/pieces'));
    // One whose parts have files of their own has them in a folder.
    const tests = found.map((name) => (name.endsWith('.test.ts') ? name : `${name}.test.ts`));
    expect(tests.toSorted()).toEqual(FOLDERS.map((folder) => `${folder}.test.ts`).toSorted());
  });

  it.each(['commands', 'events', 'feats'] as const)(
    'share no name of their %s, nor one of the core',
    (sort) => {
      expect(repeated(namesOf(sort, EVERY_PIECE))).toEqual([]);
      const [taken] = coreNames()[sort];
      const thieves = ['one', 'two'].map((id) => ({ id, [sort]: { [`${taken}`]: {}, own: {} } }) as AnyPiece);
      expect(repeated(namesOf(sort, thieves))).toEqual([taken, taken, 'own']);
    },
  );

  it.each(FOLDERS)('%s refuses in its own words or the core’s', (folder) => {
    expect(strangeCodes(textsOf(folder))).toEqual([]);
  });

  it('are caught refusing in the words of another', () => {
    const used = `const a = (b: boolean) => refuse(b ? 'way.blocked' : 'exit.closed');
      const c = refuse<'mine'>('mine', { by: 'nobody' }); // refuse('told')
      const d = [refuse('other'), refuse('timer.watched')];`;
    const declared = `interface Mine { readonly id: 'other'; readonly refusal: 'mine' | 'never' }`;
    expect(strangeCodes([used, declared])).toEqual(['other', 'timer.watched']);
    expect(strangeCodes([used])).toEqual(['mine', 'other', 'timer.watched']);
  });
});
