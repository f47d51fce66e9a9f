import { PAWNS } from '#engine/family/pawns.ts';
import { NOWHERE, type QuestGraph } from '#engine/tower/graph.ts';
import { type Position, partOf } from '#engine/tower/position.ts';
import { isEnterable, isExit, isStandable } from '#engine/tower/steps.ts';
import { type Arrangements, arrangementsOf } from '../arrangements.ts';

// How positions are numbered. One pawn, the last, is a bit in a word of 64: its space in a trial, where
// it moves by shifting bits; its cell in an epic. The cells of the others make the word's number, and in
// an epic how its cards lie. Whoever has left stands on the cell `gone`, where it is in nobody's way;
// for the last pawn of a trial that is the bit of one of its exits, on which nobody ever stands.

export interface Cells {
  readonly graph: QuestGraph;
  readonly last: number;
  readonly others: readonly number[];
  /** Spaces where pawns can stand, then the cell of those who left. */
  readonly count: number;
  readonly gone: number;
  readonly spaceOf: readonly number[];
  /** By space; NOWHERE for hollows, traps and exits. */
  readonly cellOf: readonly number[];
  /** By space: the number of its bit, NOWHERE where it has none; and the bit. */
  readonly bitAt: readonly number[];
  readonly bitOf: readonly bigint[];
  /** How far apart the words are when one of the others is one cell further. */
  readonly strides: readonly number[];
  /** Infinitely many where the cards can lie in too many ways. */
  readonly words: number;
  readonly arrangements: Arrangements;
  /** Of one arrangement. */
  readonly wordsEach: number;
  /** Where the last pawn of a trial can leave, as a set, and the bit that stands for having left. */
  readonly exits: bigint;
  readonly goneAt: number;
  readonly goneBit: bigint;
}

const WORD = 64;
const UNTOLD: Arrangements = { handled: [], all: [], numberOf: () => 0, turns: [] };

export const setOf = ({ bitOf }: Cells, spaces: readonly number[]): bigint =>
  spaces.reduce((set, space) => set | (bitOf[space] as bigint), 0n);

export function numberCells(graph: QuestGraph, last = mostMobile(graph)): Cells {
  const others = partOf(graph).filter((pawn) => pawn !== last);
  const spaces = graph.floor.map((_, space) => space);
  const spaceOf = spaces.filter((space) => isStandable(graph, last, space));
  const cellOf = spaces.map((space) => spaceOf.indexOf(space));
  const count = spaceOf.length + 1;
  const strides = others.map((_, index) => count ** (others.length - 1 - index));
  const wordsEach = count ** others.length;
  const found = count > WORD ? null : arrangementsOf(graph);
  const isTrial = graph.quest.shape === 'trial';
  const bitAt = isTrial ? spaces : cellOf;
  const bitOf = bitAt.map((at) => (at === NOWHERE ? 0n : bit(at)));
  const exits = spaces.filter((space) => isExit(graph, space) && isEnterable(graph, last, space));
  const goneAt = isTrial ? (exits[0] ?? 0) : spaceOf.length;
  return {
    graph,
    last,
    others,
    count,
    gone: spaceOf.length,
    spaceOf,
    cellOf,
    bitAt,
    bitOf,
    strides,
    words: found === null ? Number.POSITIVE_INFINITY : wordsEach * found.all.length,
    arrangements: found ?? UNTOLD,
    wordsEach,
    exits: exits.reduce((set, space) => set | (bitOf[space] as bigint), 0n),
    goneAt,
    goneBit: bit(goneAt),
  };
}

/** The more places it gets to the better: the sister, or else the dwarf, who fits through everywhere. */
const mostMobile = (graph: QuestGraph) => partOf(graph).at(-1) ?? NOWHERE;

const bit = (number: number): bigint => 1n << BigInt(number);

/** The number of the last pawn's bit. */
export const bitNumber = ({ bitAt, goneAt }: Cells, space: number): number =>
  space === NOWHERE ? goneAt : (bitAt[space] as number);

export interface Address {
  readonly word: number;
  readonly bit: bigint;
}

export function addressOf(cells: Cells, { pawns, arranged }: Position): Address {
  const { others, last, strides, cellOf, bitOf, gone, goneBit, arrangements, wordsEach } = cells;
  const word = others.reduce((sum, pawn, index) => {
    const space = pawns[pawn] as number;
    return sum + (space === NOWHERE ? gone : (cellOf[space] as number)) * (strides[index] as number);
  }, arrangements.numberOf(arranged) * wordsEach);
  const space = pawns[last] as number;
  return { word, bit: space === NOWHERE ? goneBit : (bitOf[space] as bigint) };
}

/** The other way round. */
export function positionAt(cells: Cells, { word, bit: at }: Address, armed: boolean): Position {
  const { others, last, strides, spaceOf, bitOf, arrangements, wordsEach } = cells;
  const pawns = PAWNS.map(() => NOWHERE);
  others.forEach((pawn, index) => {
    const cell = Math.floor((word % wordsEach) / (strides[index] as number)) % cells.count;
    pawns[pawn] = spaceOf[cell] ?? NOWHERE;
  });
  pawns[last] = spaceOf.find((space) => bitOf[space] === at) ?? NOWHERE;
  return { pawns, armed, arranged: arrangements.all[Math.floor(word / wordsEach)] ?? [] };
}
