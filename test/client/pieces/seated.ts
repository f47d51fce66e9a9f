import type { AtTable } from '#client/pieces/piece.ts';
import type { Command, Session } from '#client/state/session.ts';
import { setupFor } from '#content/scenarios.ts';
import { tileSet } from '#content/tiles.ts';
import {
  evolve,
  type MallCommand,
  type MallEvent,
  newGame,
  openBox,
  options,
  randomFrom,
  type Setup,
  type View,
  viewFor,
} from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';

// A seat at a table of a scenario, as the page hands it to a piece.

export function viewOf(
  choice: Parameters<typeof setupFor>[0],
  seat: number | null,
  ...events: readonly MallEvent[]
): View {
  const opened = openBox(setupFor({ level: 6, ...choice }) as Setup, tileSet(), PIECES);
  if (!('box' in opened)) throw new Error(JSON.stringify(opened));
  const { game } = newGame(opened.box, randomFrom('piece'));
  return viewFor(events.reduce(evolve, game), seat);
}

/** What the seat sends is kept in `given`. */
export function seated(view: View, given: Command[] = []): AtTable {
  const session = { act: (command: Command) => given.push(command) } as unknown as Session;
  const may: readonly MallCommand[] = view.seat === null ? [] : options(view, view.seat);
  return {
    session,
    view,
    can: new Set(may.map(({ type }) => type)),
    nameOf: String,
    personName: String,
    faceOf: (seat) => seat,
    stop: null,
    home: '/',
  };
}

export const STARTED: MallEvent = { type: 'started', at: 0 };
