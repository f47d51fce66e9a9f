import { NOWHERE, type QuestGraph } from '#engine/tower/graph.ts';
import { partOf } from '#engine/tower/position.ts';
import { DOORS } from '#engine/tower/quest.ts';
import { NEEDS_BARBARIAN } from '#engine/tower/steps.ts';
import type { Traced } from '../trace.ts';

// A solution read for its ideas: how long everyone stays where, and who helps whom by staying there.

/** From one action to another a pawn is on one space. */
export interface Stay {
  readonly pawn: number;
  readonly space: number;
  /** The action that brought it there; -1 where it was there from the start. */
  readonly since: number;
  /** The action that takes it away; the number of actions where none does. */
  readonly until: number;
}

/** What the helper is for the helped: it holds a door, is jumped over, tosses, or is company for the sister. */
export type HelpKind = 'door' | 'back' | 'arms' | 'company';

export interface Help {
  readonly kind: HelpKind;
  /** The action it makes possible. */
  readonly at: number;
  readonly helped: number;
  /** The helper, and since when it is there. */
  readonly stay: Stay;
  /** The kind of the door that is held; null where it is none. */
  readonly door: number | null;
}

export interface Reading {
  readonly graph: QuestGraph;
  readonly traced: readonly Traced[];
  readonly stays: readonly Stay[];
  readonly helps: readonly Help[];
}

export function read(graph: QuestGraph, traced: readonly Traced[]): Reading {
  const stays = partOf(graph).flatMap((pawn) => staysOf(traced, pawn));
  const helps = traced.flatMap((_, at) => helpsFor(graph, traced, stays, at));
  return { graph, traced, stays, helps };
}

function staysOf(traced: readonly Traced[], pawn: number): readonly Stay[] {
  const found: Stay[] = [];
  let since = -1;
  traced.forEach(({ before, after }, at) => {
    const [here, there] = [before.pawns[pawn] as number, after.pawns[pawn] as number];
    if (here === there) return;
    found.push({ pawn, space: here, since, until: at });
    since = at;
  });
  const space = traced.at(-1)?.after.pawns[pawn] ?? NOWHERE;
  return [...found, { pawn, space, since, until: traced.length }].filter((stay) => stay.space !== NOWHERE);
}

/** Where this pawn is when that action is made. */
export function stayAt({ stays }: Pick<Reading, 'stays'>, pawn: number, at: number): Stay | undefined {
  return stays.find((stay) => stay.pawn === pawn && stay.since < at && at <= stay.until);
}

/** The stays of a pawn after one of them, in order. */
export function staysAfter({ stays }: Reading, { pawn, until }: Stay): readonly Stay[] {
  return stays.filter((stay) => stay.pawn === pawn && stay.since >= until);
}

function helpsFor(
  graph: QuestGraph,
  traced: readonly Traced[],
  stays: readonly Stay[],
  at: number,
): readonly Help[] {
  const { way, pawn } = traced[at] as Traced;
  if (way === null) return [];
  const others = stays.filter((stay) => stay.pawn !== pawn && stay.since < at && at <= stay.until);
  const help = (kind: HelpKind, helpers: readonly Stay[], door: number | null = null): readonly Help[] => {
    const [stay] = helpers;
    // Where two do the same, neither is waited for.
    return stay === undefined || helpers.length > 1 ? [] : [{ kind, at, helped: pawn, stay, door }];
  };
  const doors = Array.from({ length: DOORS }, (_, door) => door).filter((door) => (way.doors >> door) & 1);
  return [
    ...doors.flatMap((door) =>
      help(
        'door',
        others.filter(({ space }) => isKey(graph, space, door)),
        door,
      ),
    ),
    ...(way.some.length === 0 ? [] : help(helpOf(way), othersOn(others, way))),
  ];
}

type Step = NonNullable<Traced['way']>;

function othersOn(others: readonly Stay[], { some, needs }: Step): readonly Stay[] {
  const there = others.filter(({ space }) => some.includes(space));
  return needs === NEEDS_BARBARIAN ? there.filter(({ pawn }) => pawn === 0) : there;
}

function helpOf({ by }: Step): HelpKind {
  if (by === 'toss') return 'arms';
  return by === 'teleport' ? 'company' : 'back';
}

function isKey({ floor }: QuestGraph, space: number, door: number): boolean {
  const here = floor[space];
  return here?.kind === 'key' && here.door === door;
}
