import type { MallCommand } from '#engine/mall/index.ts';
import type { Summary } from './position.ts';

// Perft, as chess engines are checked: how many legal commands there are and how many different
// positions they lead to, level by level.

export interface Player<S> {
  readonly start: S;
  readonly summary: (state: S) => Summary;
  readonly choices: (state: S) => readonly { readonly command: MallCommand; readonly next: S }[];
}

export interface Level {
  /** Legal commands in the different positions one level up, and how many ways lead there in all. */
  readonly commands: number;
  readonly sequences: number;
  readonly states: number;
}

export interface Count {
  readonly levels: readonly Level[];
  /** Every position and command of the first two levels, as text, in order. */
  readonly exact: readonly string[];
  /** Every position of every level. */
  readonly reached: readonly string[];
}

interface Node<S> {
  readonly state: S;
  ways: number;
}

const EXACT_TO = 2;

export function count<S>(player: Player<S>, depth: number): Count {
  const levels: Level[] = [];
  const exact: string[] = [];
  const reached: string[] = [];
  const key = (state: S) => JSON.stringify(player.summary(state));
  let level = new Map<string, Node<S>>([[key(player.start), { state: player.start, ways: 1 }]]);
  for (let deep = 1; deep <= depth; deep++) {
    const next = new Map<string, Node<S>>();
    let commands = 0;
    for (const [from, { state, ways }] of level)
      for (const choice of isShuffled(player.summary(state)) ? [] : player.choices(state)) {
        const to = key(choice.next);
        commands++;
        const known = next.get(to);
        if (known === undefined) next.set(to, { state: choice.next, ways });
        else known.ways += ways;
        if (deep <= EXACT_TO) exact.push(`${from} ${named(choice.command)} ${to}`);
      }
    const sequences = [...next.values()].reduce((sum, node) => sum + node.ways, 0);
    levels.push({ commands, sequences, states: next.size });
    for (const position of next.keys()) reached.push(`${deep} ${position}`);
    level = next;
  }
  return { levels, exact: exact.sort(), reached: reached.sort() };
}

/** Alone, a flip shuffles the action tiles: what comes after is chance, and not counted. */
const isShuffled = ({ hidden }: Summary) => hidden[0] === 'shuffled';

const named = (command: MallCommand) =>
  JSON.stringify(Object.fromEntries(Object.entries(command).sort(([a], [b]) => (a < b ? -1 : 1))));
