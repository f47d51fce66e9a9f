import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { EVERY_PIECE as CLI_PIECES } from '#cli/pieces/index.ts';
import { CARDS as BASE_CARDS } from '#client/pieces/cards.ts';
import { PAGE_PIECES as BASE_PIECES } from '#client/pieces/index.ts';
import { ROLES_CARDS, ROLES_PIECES } from '#client/pieces/roles.ts';
import { SECURITY_CARDS, SECURITY_PIECES } from '#client/pieces/security.ts';
import { LANGS } from '#content/locales/index.ts';
import type { AnyPiece } from '#engine/mall/piece.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { type Node, nodesIn } from '../../tools/rules/titles.ts';
import { ROOT } from '../../tools/setup.mjs';

// What keeps the other halves of a piece in one folder each: nothing else of the page and the terminal names it, its
// commands or its events.

const CARDS = { ...BASE_CARDS, ...SECURITY_CARDS, ...ROLES_CARDS };
const PAGE_PIECES = [...BASE_PIECES, ...SECURITY_PIECES, ...ROLES_PIECES];
const EVERY_PIECE: readonly AnyPiece[] = PIECES;
const IDS = EVERY_PIECE.map(({ id }) => id);
const OWN_WORDS = EVERY_PIECE.flatMap(({ commands, events }) => [
  ...Object.keys(commands ?? {}),
  ...Object.keys(events ?? {}),
]);

/** Words that also mean something else: a page and its picture, the family's fifth pawn, a hint of the board, a print. */
const MEANT_OTHERWISE: Readonly<Record<string, RegExp>> = {
  solo: /^client\/(app|kept|router|offline\/offline|ui\/pics|screens\/(home\/home|learn\/security\/guide|own\/look|solo\/solo))\.tsx?$/,
  sister: /^(client\/(art\/heroes\.tsx|screens\/rules\/towerRules\.tsx|sound\/cues\.ts)|cli\/args\.ts)$/,
  guard: /^client\/(sound\/cues\.ts|mall\/security\/ornament\.tsx)$/,
  beholder: /^client\/sound\/cues\.ts$/,
  controlRoom: /^(client\/mall\/security\/ornament\.tsx|cli\/draw\/look\.ts)$/,
  // A field of set-ups and of own scenarios.
  spells: /^client\/screens\/(lobby\/chosen|own\/(composer|draft|look|remedies|spells))\.tsx?$/,
  // Things that shops sell.
  maps: /^client\/art\/props\//,
  noVortex: /^client\/mall\/(model|whyNoAct)\.ts$/,
};

/** What each scenario changes is told scenario by scenario: data, like the scenarios. */
const DATA = ['client/screens/lobby/changes.ts'];

function filesOf(folder: string): readonly string[] {
  return readdirSync(join(ROOT, 'src', folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\/(pieces|tower|solver)\//.test(file) && !DATA.includes(file),
    );
}

/** Texts, and names of properties where one could be a piece's: `memory.solo`, `{ solo: … }`. */
function wordsIn(file: string, text: string): readonly string[] {
  const named = (node: unknown) =>
    (node as Node | undefined)?.type === 'Identifier' ? [(node as Node).name] : [];
  return nodesIn(parseSync(file, text).program).flatMap((node) => {
    if (node.type === 'Literal' && typeof node.value === 'string')
      return [...IDS, ...OWN_WORDS].filter((word) => word === node.value);
    const names =
      node.type === 'MemberExpression'
        ? named(node.property)
        : node.type === 'Property'
          ? named(node.key)
          : [];
    return IDS.filter((id) => names.includes(id));
  });
}

const strayIn = (file: string, text: string) =>
  wordsIn(file, text)
    .filter((word) => !MEANT_OTHERWISE[word]?.test(file))
    .map((word) => `${file}: ${word}`);

const foldersIn = (folder: string) =>
  readdirSync(join(ROOT, 'src', folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

describe('the page and the terminal', () => {
  it.each(['client', 'cli'])('name no piece in src/%s outside its folder', (folder) => {
    const found = filesOf(folder).flatMap((file) =>
      strayIn(file, readFileSync(join(ROOT, 'src', file), 'utf8')),
    );
    expect(found).toEqual([]);
  });

  it('would be caught naming one', () => {
    const text = `const a = view.shared.memory.solo; const b = pieces.includes('cameras');
      const c = { leader: 1 }; const d = (event) => event.type === 'ballOwes' || command.type === 'jump'; // 'solo'`;
    expect(wordsIn('a.ts', text).toSorted()).toEqual(['ballOwes', 'cameras', 'jump', 'leader', 'solo']);
  });

  it('has a card and the words of every piece', () => {
    expect(Object.keys(CARDS).toSorted()).toEqual(IDS.toSorted());
    expect(foldersIn('client/pieces').toSorted()).toEqual(IDS.toSorted());
    expect(foldersIn('content/locales/pieces').toSorted()).toEqual(IDS.toSorted());
    // Beside its words may stand how they are put together.
    for (const id of IDS)
      expect(readdirSync(join(ROOT, 'src/content/locales/pieces', id))).toEqual(
        expect.arrayContaining(LANGS.map((lang) => `${lang}.ts`)),
      );
  });

  it.each(['client', 'cli'])('lists every half of a piece in src/%s/pieces once', (folder) => {
    const pieces = `${folder}/pieces`;
    const halves = foldersIn(pieces).filter((id) =>
      readdirSync(join(ROOT, 'src', pieces, id)).some((file) => /^index\.tsx?$/.test(file)),
    );
    const listed = (folder === 'client' ? PAGE_PIECES : CLI_PIECES).map(({ id }) => id);
    expect(listed.toSorted()).toEqual(halves.toSorted());
  });

  it('tells every event of a piece in the terminal, or says that the rest tells it', () => {
    const silent = EVERY_PIECE.flatMap(({ id, events }) => {
      const told = Object.keys(CLI_PIECES.find((piece) => piece.id === id)?.narrate ?? {});
      return Object.keys(events ?? {}).filter((type) => !told.includes(type));
    });
    expect(silent).toEqual([]);
  });
});
