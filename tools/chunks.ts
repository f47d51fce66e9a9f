import type { Rolldown } from 'vite';

// A few large files rather than dozens of small ones, and nobody fetches what only others need. Which file a module
// goes into follows from who imports it, wherever it lies: the page is put together once without any wish, which tells
// what each screen needs beyond what is there already when it is asked for; the second time goes by that.

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];
type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;
type Modules = ReadonlySet<string>;

/** What is fetched when it is asked for: the page, a screen, a dialog. */
interface Part {
  readonly id: string;
  readonly isPage: boolean;
  readonly modules: Modules;
  readonly askedBy: readonly Part[];
}

type Whose = 'everyone' | 'mall' | 'tower';

// Whoever has the mall's rules plays or draws there. The tower has a door; whoever has its rules is in it, too.
const MALL = '/src/engine/mall/open.ts';
const TOWER = '/src/engine/tower/decide.ts';
const TOWER_DOOR = '/src/client/screens/tower/tower.tsx';
// Who comes to the tower sees its map, and plays its quests. The days, practice and what people draw are beside them.
const TOWER_FIRST = [
  '/src/client/screens/tower/map/map.tsx',
  '/src/client/screens/tower/alone/questAlone.tsx',
];
// Most people come as somebody's guest, over the air of a living room: they fetch nothing that only others need.
const ROOM = '/src/client/screens/room/room.tsx';

/** The file of a module that several parts have; null where it stays with the only one. */
export function chunkNames(output: Output): (module: string) => string | null {
  const parts = partsOf(output);
  const there = whatIsThere(parts);
  const wanted = parts.flatMap((part) => {
    const already = before(part, there);
    const needs = [...part.modules].filter((module) => !already.has(module));
    return needs.map((module) => ({ module, part, whose: whoseOf(part, needs) }));
  });
  const wishes = Map.groupBy(wanted, ({ module }) => module);
  const having = Map.groupBy(
    parts.flatMap(({ modules }) => [...modules]),
    (module) => module,
  );
  return (module) => {
    return (having.get(module)?.length ?? 0) < 2 ? null : fileFor(wishes.get(module) ?? []);
  };
}

interface Wish {
  readonly part: Part;
  readonly whose: Whose | null;
}

function fileFor(wishes: readonly Wish[]): string | null {
  const asked = wishes.filter(({ whose }) => whose !== null);
  const [first] = asked;
  const whose = new Set(asked.map((one) => one.whose));
  if (first === undefined) return null;
  // Nobody in the mall fetches the tower for it.
  if (asked.every((one) => one.whose === 'tower') && wishes.some(isInMall))
    return asked.length === 1 ? null : 'alone';
  if (asked.length === 1 && !first.part.isPage) return nameOf(first.part);
  if (whose.has('everyone')) return 'first';
  const isGuests = asked.some(({ part }) => part.id.endsWith(ROOM));
  if (whose.size > 1) return isGuests ? 'boards' : 'alone';
  if (whose.has('tower')) return asked.every(({ part }) => isBeside(part)) ? 'besideTower' : 'tower';
  return isGuests ? 'table' : 'aloneInMall';
}

function isBeside(part: Part): boolean {
  const isFirst = [TOWER_DOOR, ...TOWER_FIRST].some((end) => part.id.endsWith(end));
  return !isFirst && isInTower(part);
}

function isInMall({ part, whose }: Wish): boolean {
  const has = (end: string) => [...part.modules].some((module) => module.endsWith(end));
  return whose === null && has(MALL) && !has(TOWER);
}

const nameOf = ({ id }: Part) => id.replace(/^.*\/|\.\w+$/g, '');

function whoseOf(part: Part, needs: readonly string[]): Whose | null {
  const has = (end: string) => needs.some((id) => id.endsWith(end));
  if (has(TOWER) || isInTower(part)) return 'tower';
  if (has(MALL)) return 'mall';
  return part.isPage || part.askedBy.some(({ isPage }) => isPage) ? 'everyone' : null;
}

function isInTower(part: Part, seen: readonly Part[] = []): boolean {
  if (part.id.endsWith(TOWER_DOOR)) return true;
  const askers = part.askedBy.filter((asker) => !seen.includes(asker));
  return askers.length > 0 && askers.every((asker) => isInTower(asker, [...seen, part]));
}

/** For each part what is certainly there once it is: its own, and what all that ask for it have in common. */
function whatIsThere(parts: readonly Part[]): ReadonlyMap<Part, Modules> {
  const every = new Set(parts.flatMap(({ modules }) => [...modules]));
  const there = new Map<Part, Modules>(parts.map((part) => [part, every]));
  for (let changed = true; changed; ) {
    changed = false;
    for (const part of parts) {
      const now = new Set([...part.modules, ...before(part, there)]);
      changed ||= now.size !== there.get(part)?.size;
      there.set(part, now);
    }
  }
  return there;
}

function before({ askedBy }: Part, there: ReadonlyMap<Part, Modules>): Modules {
  const [first, ...others] = askedBy.map((asker) => there.get(asker) ?? new Set<string>());
  return new Set([...(first ?? [])].filter((module) => others.every((other) => other.has(module))));
}

function partsOf(output: Output): readonly Part[] {
  const chunks = new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one]] : [])));
  const entries = [...chunks.values()].filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry);
  const parts = entries.map((entry) => {
    const files = [...withImports(entry.fileName, chunks)].flatMap((file) => chunks.get(file) ?? []);
    const modules = new Set(files.flatMap(({ moduleIds }) => moduleIds));
    const asksFor = new Set(files.flatMap(({ dynamicImports }) => dynamicImports));
    const part = { id: entry.facadeModuleId ?? '', isPage: entry.isEntry, modules, askedBy: [] as Part[] };
    return { file: entry.fileName, asksFor, part };
  });
  for (const asked of parts)
    for (const { asksFor, part } of parts)
      if (part !== asked.part && !asked.part.isPage && asksFor.has(asked.file)) asked.part.askedBy.push(part);
  return known(parts.map(({ part }) => part));
}

function withImports(file: string, chunks: Chunks, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const other of chunks.get(file)?.imports ?? []) withImports(other, chunks, found);
  return found;
}

/** A move of what parts are known by is noticed here, and not by who waits for the page. */
function known(parts: readonly Part[]): readonly Part[] {
  const modules = parts.flatMap((part) => [...part.modules]);
  const lost = [MALL, TOWER, TOWER_DOOR, ...TOWER_FIRST, ROOM].filter(
    (end) => !modules.some((id) => id.endsWith(end)),
  );
  if (lost.length > 0) throw new Error(`tools/chunks.ts knows parts of the page by ${lost}: where is it?`);
  return parts;
}
