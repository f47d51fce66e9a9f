// Which folder of src may import which, and that no files import each other in a circle, checked on resolved paths (a
// linter sees only how they are written).

import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { parseSync } from 'vite';
import { circles } from './circles.ts';
import { filesUnder } from './sources.ts';

interface Layer {
  /** The other folders of src it may import. */
  readonly imports: readonly string[];
  /** Whether it may import Node's modules and packages. */
  readonly outside: boolean;
}

// The arrows of ARCHITECTURE.md. A new folder of src needs its row here.
const LAYERS: Readonly<Record<string, Layer>> = {
  engine: { imports: [], outside: false },
  content: { imports: ['engine'], outside: false },
  room: { imports: ['engine'], outside: false },
  bots: { imports: ['engine', 'content'], outside: false },
  solver: { imports: ['engine'], outside: false },
  forge: { imports: ['engine', 'content', 'solver'], outside: false },
  protocol: { imports: ['engine', 'room'], outside: true },
  server: { imports: ['engine', 'content', 'room', 'bots', 'protocol', 'solver', 'forge'], outside: true },
  client: { imports: ['engine', 'content', 'room', 'bots', 'protocol', 'solver', 'forge'], outside: true },
  cli: { imports: ['engine', 'content', 'room', 'bots'], outside: true },
};

// The drawings are files: the places of the content that read them.
const READS_DRAWINGS: readonly string[] = ['src/content/tiles.ts', 'src/content/questSet.ts'];

// A data file is checked from the terminal, but only the server knows how one must be.
const CHECKS = { from: 'src/cli/data/', to: 'src/server/check/index.ts' };

const PIECES = 'src/engine/mall/rules/';
/** All of them, and which of them a page has at once. */
const LISTS = ['index', 'base', 'roles', 'security'].map((list) => `${PIECES}${list}.ts`);
// The one file of the core that reads the list, for what can be said and done in the mall: its types alone.
const WORDS = 'src/engine/mall/words.ts';

/** Where the other halves of the pieces are: what a page, a terminal and every language have of them. */
const HALVES: readonly string[] = ['src/client/pieces/', 'src/cli/pieces/', 'src/content/locales/pieces/'];

interface Import {
  /** null where it is computed while running. */
  readonly specifier: string | null;
  readonly dynamic: boolean;
  /** Gone before it runs. A type among other names is not: their file is loaded all the same. */
  readonly onlyTypes: boolean;
}

/** One sentence for each import under `root`/src that breaks a rule, and for each circle. */
export function importProblems(root: string): readonly string[] {
  const files = filesUnder(root, 'src', /\.[cm]?[jt]sx?$/).map((file) => ({
    file,
    imports: importsOf(file, readFileSync(join(root, file), 'utf8')),
  }));
  const broken = files.flatMap(({ file, imports }) =>
    imports.flatMap((found) => {
      const problem = problemOf(file, found);
      return problem === null ? [] : [`${file}: ${found.specifier ?? 'import(...)'}: ${problem}`];
    }),
  );
  const loads = files.map(({ file, imports }) => [file, loadedBy(file, imports)] as const);
  return [...broken, ...circles(new Map(loads)).map((circle) => `${circle.join(' > ')}: a circle`)];
}

/** The files of the repository that are loaded before this one: not what it only asks for while it runs. */
function loadedBy(file: string, imports: readonly Import[]): readonly string[] {
  return imports.flatMap(({ specifier, onlyTypes, dynamic }) =>
    specifier === null || onlyTypes || dynamic ? [] : (resolve(file, specifier) ?? []),
  );
}

function importsOf(file: string, text: string): readonly Import[] {
  const found: Import[] = [];
  const { program, errors } = parseSync(file, text);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  // Every way to name another module: import, export from, import(), import('...').Type.
  JSON.stringify(program, (_key, node) => {
    if (/^(Import|Export|TSImport)/.test(node?.type) && node.source) {
      const dynamic = node.type === 'ImportExpression';
      const kinds = [node.importKind, node.exportKind];
      const onlyTypes = node.type === 'TSImportType' || kinds.includes('type');
      found.push({ specifier: node.source.value ?? null, dynamic, onlyTypes });
    }
    return typeof node === 'bigint' ? null : node;
  });
  return found;
}

function problemOf(file: string, { specifier, dynamic }: Import): string | null {
  const from = layerOf(file);
  const layer = LAYERS[from];
  if (layer === undefined) return `src/${from} has no row in tools/imports.ts`;
  if (dynamic && from === 'engine') return 'the engine imports only at the top of a file';
  if (specifier === null) return 'an import must name its file';
  const target = resolve(file, specifier);
  if (READS_DRAWINGS.includes(file) && specifier === 'node:fs') return null;
  if (file.startsWith(CHECKS.from) && target === CHECKS.to) return null;
  if (target === null) return layer.outside ? null : `src/${from} imports nothing from outside src`;
  return arrowProblem(from, layer, target) ?? pieceProblem(file, target) ?? halfProblem(file, target);
}

/** The file inside the repository, or null for Node's modules and packages. */
function resolve(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  if (specifier.startsWith('#')) return normalize(`src/${specifier.slice(1)}`);
  return null;
}

function arrowProblem(from: string, layer: Layer, target: string): string | null {
  if (!target.startsWith('src/')) return 'src imports nothing of the repository outside src';
  const to = layerOf(target);
  return to === from || layer.imports.includes(to) ? null : `src/${from} may not import src/${to}`;
}

// The core names no piece, and no piece knows another: a piece is a folder, and only the lists name them.
function pieceProblem(file: string, target: string): string | null {
  if (!file.startsWith('src/engine/') || !target.startsWith(PIECES)) return null;
  if (LISTS.includes(file) || (file === WORDS && LISTS.includes(target))) return null;
  if (!file.startsWith(PIECES)) return 'the core names no piece';
  return pieceOf(file) === pieceOf(target) ? null : 'a piece does not import another piece';
}

// The same for the other halves of a piece. Whoever lists them stands beside the folders; of the engine's half only those
// under the same name know more than what follows from its words.
function halfProblem(file: string, target: string): string | null {
  const half = HALVES.find((folder) => file.startsWith(coreOf(folder)));
  const wanted = [...HALVES, PIECES].flatMap((folder) => folderIn(folder, target) ?? [])[0];
  if (half === undefined || wanted === undefined) return null;
  if (!file.startsWith(half)) return 'no piece is named outside its folders';
  const own = folderIn(half, file);
  const lists = own === undefined && target.startsWith(half);
  return lists || own === wanted ? null : 'a piece does not import another piece';
}

const coreOf = (folder: string) => folder.slice(0, folder.lastIndexOf('pieces/'));

/** The name of the piece, where the file is in its folder. */
function folderIn(pieces: string, file: string): string | undefined {
  const [name, ...rest] = file.startsWith(pieces) ? file.slice(pieces.length).split('/') : [];
  return rest.length > 0 ? name : undefined;
}

const pieceOf = (file: string) => file.slice(PIECES.length).split('/')[0];

function layerOf(file: string): string {
  return file.split('/')[1] ?? '';
}
