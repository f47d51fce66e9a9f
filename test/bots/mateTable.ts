import { heard, type Minds, newMinds, thought } from '#bots/mates/minds.ts';
import type { Shown } from '#bots/mates/showing.ts';
import { setupOf } from '#content/choices.ts';
import { tileSet } from '#content/tiles.ts';
import {
  decide,
  type Game,
  isRefusal,
  type MallCommand,
  type MallEvent,
  newGame,
  openBox,
  randomFrom,
  type Setup,
  viewFor,
} from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';

// A table of bots, and chairs where nobody does anything but what a test does.

export interface Told {
  readonly at: number;
  readonly event: MallEvent;
}

export interface MateTable {
  game: Game;
  minds: Minds;
  now: number;
  readonly acts: MallCommand[];
  readonly shown: Shown[];
  readonly told: Told[];
  readonly refused: MallCommand[];
  /** Why. */
  readonly codes: string[];
}

export function dealt(choice: Parameters<typeof setupOf>[0], players: number, seed: string): Game {
  const opened = openBox(setupOf(choice, players) as Setup, tileSet(), PIECES);
  if ('problems' in opened) throw new Error(JSON.stringify(opened.problems));
  return newGame(opened.box, randomFrom(seed)).game;
}

/** Bots at these seats; who sits elsewhere is ready. */
export function seated(game: Game, seats: readonly number[], seed = 'minds'): MateTable {
  const mates = seats.map((seat) => ({ seat, level: 'attentive' as const }));
  const minds = newMinds(mates, randomFrom(seed));
  const table: MateTable = { game, minds, now: 0, acts: [], shown: [], told: [], refused: [], codes: [] };
  for (const seat of game.shared.ready.keys())
    if (!seats.includes(seat)) give(table, { type: 'ready', seat, ready: true });
  return table;
}

export function give(table: MateTable, command: MallCommand): void {
  const decision = decide(table.game, command, table.now);
  if (isRefusal(decision)) {
    table.refused.push(command);
    table.codes.push(decision.refused);
  } else for (const event of decision.events) tell(table, event, decision.game, decision.events);
}

function tell(table: MateTable, event: MallEvent, after: Game, events: readonly MallEvent[]): void {
  table.minds = heard(table.minds, viewFor(table.game, null), event, table.now);
  table.told.push({ at: table.now, event });
  if (event === events.at(-1)) table.game = after;
}

/** Lets time pass until then, or until the game is over. */
export function pass(table: MateTable, until: number): void {
  while (table.now < until && table.game.shared.phase !== 'over') {
    const { minds, acts, shows, wake } = thought(table.minds, viewFor(table.game, null), table.now);
    table.minds = minds;
    table.shown.push(...shows);
    for (const act of acts) {
      table.acts.push(act);
      give(table, act);
    }
    if (acts.length > 0) continue;
    table.now = Math.min(until, Math.max(table.now + 1, wake ?? until));
    give(table, { type: 'clock', seat: null });
  }
}

export const toldOf = <T extends MallEvent['type']>({ told }: MateTable, type: T) =>
  told.filter((one): one is Told & { event: Extract<MallEvent, { type: T }> } => one.event.type === type);

/** What they make of something that a test lets happen. */
export const heardIn = ({ minds, game, now }: MateTable, event: MallEvent): Minds =>
  heard(minds, viewFor(game, null), event, now);
