import type { MateLevel } from '#engine/core/mateLevels.ts';
import { TOWER_PLAYERS } from '#engine/tower/talkLevels.ts';
import { FACES, faceOf } from './faces.ts';
import { folded, graphemes, hasInk, isWithin, visible } from './names.ts';
import { type RoomRefusal, roomRefuse as refuse } from './refusal.ts';

// Who belongs to a room and where they sit between games. A room lasts: the same link is the same
// group next week. Every function gives the next lobby or the reason why not.

/** Nine chairs: one more than most scenarios use [S9]. */
export const CHAIRS = 9;
export const LONGEST_NAME = 24;
/** A group, with all who ever came along; a room that fills up further is being abused. */
export const MOST_PEOPLE = 60;

export interface Person {
  /** What the others may know a person by; who may claim to be it is the server's business. */
  readonly id: number;
  /** As the others were told it; empty for whoever came in silence, until talking is allowed [R5]. */
  readonly name: string;
  /** As the others were told it; rooms of before had none (`faceOf`). */
  readonly face?: number;
  /** Given in silence, and not told yet. */
  readonly next?: string;
  readonly nextFace?: number;
  readonly chair: number | null;
  /** The chair that was freed meanwhile: theirs again if nobody took it. */
  readonly was?: number;
  /** Since when they are away, by the wall's clock; nothing while they are here. */
  readonly left?: number;
  /** Asked to leave by the host: neither sits nor comes in until the host takes it back. */
  readonly out?: true;
  /** It is a bot, and how well it keeps up; people have none. */
  readonly bot?: MateLevel;
}

/** A seat that somebody plays for whoever it belongs to. */
export interface Lent {
  readonly seat: number;
  readonly owner: number;
}

export interface Lobby {
  readonly people: readonly Person[];
  /** Host rights are only a permission: they move on when the host is gone. */
  readonly host: number | null;
  /** Whose they are when they come back; the host's own where nothing else is said. */
  readonly crown?: number;
  /** Nobody who is not known here yet comes to the table. */
  readonly locked?: true;
  readonly lent?: readonly Lent[];
  /** The highest id there ever was: none is used twice. */
  readonly last?: number;
  /** What the next game will be, as the page sent it; judged when it is dealt. */
  readonly choice: unknown;
  /** The game being played, or the last one: it lies there until the next is dealt, and moves nobody. */
  readonly game: string | null;
}

export const isBot = ({ bot }: Person) => bot !== undefined;

export const EMPTY_LOBBY: Lobby = { people: [], host: null, choice: null, game: null };

export function cleanName(name: string, longest = LONGEST_NAME): string | null {
  const clean = visible(name);
  return hasInk(clean) && isWithin(clean, longest) ? clean : null;
}

export interface Coming {
  readonly face?: number | undefined;
  /** Whether nothing is played at this moment. */
  readonly between?: boolean;
}

/**
 * Comes in, onto a free chair between games, or takes another name or face. In silence both are held back [R5], and
 * names judged only by those that everyone knows: a refusal must not tell what somebody else has chosen.
 */
export function enter(
  lobby: Lobby,
  id: number,
  name: string,
  silent = false,
  { face, between = isFree(lobby) }: Coming = {},
): Lobby | RoomRefusal {
  const clean = cleanName(name);
  if (clean === null) return refuse('lobby.name', { longest: LONGEST_NAME });
  const known = lobby.people.find((person) => person.id === id);
  const refused = known === undefined ? mayCome(lobby) : null;
  if (refused !== null) return refused;
  if (isTaken(lobby, id, clean)) return refuse('lobby.nameTaken');
  const before = known ?? { id, name: '', chair: between ? firstFree(lobby) : null };
  const wish = { ...before, next: clean, ...(face === undefined ? {} : { nextFace: face }) };
  const person = silent ? wish : named(lobby, wish, clean);
  const people =
    known === undefined
      ? [...lobby.people, person]
      : lobby.people.map((other) => (other === known ? person : other));
  return { ...lobby, people, host: lobby.host ?? id, last: Math.max(lastId(lobby), id) };
}

export function lastId({ last = 0, people }: Lobby): number {
  return Math.max(last, ...people.map(({ id }) => id));
}

function mayCome({ people, locked }: Lobby): RoomRefusal | null {
  if (locked) return refuse('lobby.locked');
  return people.filter(({ out, bot }) => !out && bot === undefined).length >= MOST_PEOPLE
    ? refuse('lobby.full')
    : null;
}

const isTaken = (lobby: Lobby, id: number, name: string) => namesOfOthers(lobby, id).has(folded(name));

/** As a person could take one for another, however its letters are made up. */
const namesOfOthers = ({ people }: Lobby, id: number): ReadonlySet<string> =>
  new Set(people.filter((other) => other.id !== id && !other.out).map(({ name }) => folded(name)));

function named(lobby: Lobby, { next: _, nextFace, ...person }: Person, name: string): Person {
  const wish = nextFace ?? faceOf(person);
  return { ...person, name, face: freeFace(lobby, person.id, wish) };
}

/** The one that was wished for, or the next that nobody at the table has: faces tell people apart. */
export function freeFace({ people }: Lobby, id: number, wish: number): number {
  const about = people.filter((other) => other.id !== id && other.name !== '' && isAbout(other));
  const taken = new Set(about.map(faceOf));
  const faces = Array.from({ length: FACES }, (_, step) => (wish + step) % FACES);
  return faces.find((face) => !taken.has(face)) ?? wish;
}

const isAbout = ({ chair, left, out }: Person) => !out && (chair !== null || left === undefined);

/** For whoever is new between games: first the chairs that nobody may come back to. */
export function firstFree({ people, choice }: Lobby): number | null {
  const taken = new Set(people.map(({ chair }) => chair));
  const free = Array.from({ length: CHAIRS }, (_, chair) => chair).filter((chair) => !taken.has(chair));
  if (CHAIRS - free.length >= mostFor(choice)) return null;
  return free.find((chair) => people.every(({ was }) => was !== chair)) ?? free[0] ?? null;
}

/** So many are seated unasked, since nobody more could play: [T1] in the tower, [S9] in all but one scenario. */
function mostFor(choice: unknown): number {
  const isTower = typeof choice === 'object' && choice !== null && 'tower' in choice;
  return isTower ? TOWER_PLAYERS.most : CHAIRS - 1;
}

/** [R5] talking is allowed, and every name with it. Two who chose the same in silence are told apart. */
export function tellNames(lobby: Lobby): Lobby {
  let told = lobby;
  for (const person of lobby.people)
    if (person.next !== undefined)
      told = withPerson(told, named(told, person, freeName(told, person.id, person.next)));
  return told;
}

/** Somebody is back under a name that another may have taken meanwhile. */
export function renamed(lobby: Lobby, person: Person): Lobby {
  return withPerson(lobby, named(lobby, person, freeName(lobby, person.id, person.next ?? person.name)));
}

/** The first of them that nobody here has, or the first with a number. */
export function nameFrom(lobby: Lobby, id: number, names: readonly string[]): string {
  const taken = namesOfOthers(lobby, id);
  return names.find((name) => !taken.has(folded(name))) ?? freeName(lobby, id, names[0] ?? '');
}

function freeName(lobby: Lobby, id: number, wish: string): string {
  const taken = namesOfOthers(lobby, id);
  if (!taken.has(folded(wish))) return wish;
  const stem = graphemes(wish).slice(0, 21).join('');
  const names = Array.from({ length: MOST_PEOPLE }, (_, n) => `${stem} ${n + 2}`);
  return names.find((name) => !taken.has(folded(name))) ?? wish;
}

/** Nothing lies on the table; what is over lies there, too, but only the server knows that it is. */
const isFree = ({ game }: Lobby) => game === null;

/** Takes a chair, or gets up from it (null). */
export function sit(
  lobby: Lobby,
  id: number,
  chair: number | null,
  between = isFree(lobby),
): Lobby | RoomRefusal {
  const known = lobby.people.find((person) => person.id === id);
  if (known === undefined || known.out) return refuse('lobby.unknown');
  if (!between) return refuse('lobby.playing');
  const taken = chair !== null && lobby.people.some((person) => person.id !== id && person.chair === chair);
  if (taken) return refuse('lobby.chairTaken');
  const { was: _, ...person } = known;
  return withPerson(lobby, ownFaced(lobby, { ...person, chair }));
}

/** Whoever is at the table again, and has a face that somebody took meanwhile, has the next. */
export function ownFaced(lobby: Lobby, person: Person): Person {
  const face = freeFace(lobby, person.id, faceOf(person));
  return person.chair === null || face === faceOf(person) ? person : { ...person, face };
}

export function withPerson(lobby: Lobby, person: Person): Lobby {
  return { ...lobby, people: lobby.people.map((other) => (other.id === person.id ? person : other)) };
}

export function choose(
  lobby: Lobby,
  id: number,
  choice: unknown,
  between = isFree(lobby),
): Lobby | RoomRefusal {
  return hostOnly(lobby, id, between) ?? { ...lobby, choice };
}

/** Those who sit, in the order of their chairs: the ring of seats of the game about to be dealt. */
export function seated(lobby: Lobby): readonly number[] {
  return lobby.people
    .filter(({ chair }) => chair !== null)
    .sort((one, other) => (one.chair ?? 0) - (other.chair ?? 0))
    .map(({ id }) => id);
}

/** By the host; those who are not asked to play this one keep their chairs for the next. */
export function deal(
  lobby: Lobby,
  id: number,
  game: string,
  { without = [], between = isFree(lobby) }: Dealing = {},
): Lobby | RoomRefusal {
  const isHere = without.some((one) =>
    lobby.people.some((other) => other.id === one && other.left === undefined),
  );
  return hostOnly(lobby, id, between) ?? (isHere ? refuse('lobby.stillHere') : dealt(lobby, game, without));
}

export interface Dealing {
  /** Those who are away, and are not waited for. */
  readonly without?: readonly number[];
  readonly between?: boolean;
}

const isBotAt = ({ people }: Lobby, id: number) => people.some((person) => person.id === id && isBot(person));

/** Whoever asked for it: a game lies on the table, and no seat of the last one is anybody's. Bots alone play none. */
export function dealt(lobby: Lobby, game: string, without: readonly number[] = []): Lobby | RoomRefusal {
  const nobody = seated(lobby).every((id) => without.includes(id) || isBotAt(lobby, id));
  return nobody ? refuse('lobby.nobodySits') : { ...returned(lobby), game };
}

/** Back from a game that is broken off to setting the next one up. One that is over moves nobody. */
export function leaveGame(lobby: Lobby, id: number, over: boolean): Lobby | RoomRefusal {
  if (lobby.game === null) return refuse('lobby.notPlaying');
  if (over) return lobby;
  return lobby.host === id ? withoutGame(lobby) : refuse('lobby.notHost');
}

/** The table is free. */
export function withoutGame(lobby: Lobby): Lobby {
  return { ...returned(lobby), game: null };
}

/** No seat of what was played is lent to anybody any more. */
export function returned(lobby: Lobby): Lobby {
  if (lobby.lent === undefined) return lobby;
  const { lent: _, ...own } = lobby;
  return own;
}

function hostOnly(lobby: Lobby, id: number, between: boolean): RoomRefusal | null {
  if (lobby.host !== id) return refuse('lobby.notHost');
  return between ? null : refuse('lobby.playing');
}
