import type { Page } from 'playwright-core';
import {
  type Game,
  isRefusal,
  judge,
  type MallCommand,
  moveOf,
  type PawnId,
  viewFor,
} from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { exploreUntil } from './exploring.ts';
import { byPointer } from './hands.ts';
import { sees } from './heist.ts';
import { PHONE, person, type Stage } from './stage.ts';
import { after } from './way.ts';
import { sitIn, type WireTable, wireTable } from './wire.ts';

// [XF1] the first full game, played without screens up to where a story begins, and from there on by two phones.

/** A game in which these tiles are found and the story can be told: not every shuffle comes to that soon. */
export async function fullGame<Story>(
  stage: Stage,
  tiles: readonly string[],
  storyFrom: (game: Game) => Story,
): Promise<{ readonly table: WireTable; readonly story: Story }> {
  for (let tries = 0; tries < 16; tries++) {
    const table = await wireTable(stage, ['Ada', 'Bo']);
    table.choose({ evening: 'XF1', sand: 600_000 });
    await table.start();
    // Dealt by the page's own server, looked at without its sand.
    const dealt = table.game as Game;
    const way = attempt(() => exploreUntil(dealt, ...tiles));
    const story = way && attempt(() => storyFrom(way.reduce(after, dealt)));
    if (way !== null && story !== null) {
      await table.give(way);
      return { table, story };
    }
    table.close();
  }
  throw new Error('no such game');
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

interface Touch {
  readonly pages: readonly Page[];
  readonly does: (commands: readonly MallCommand[]) => Promise<void>;
}

/** Both seats go on as phones. */
export async function touching(stage: Stage, table: WireTable): Promise<Touch> {
  const pages = [await person(stage, PHONE), await person(stage, PHONE)];
  for (const [seat, page] of pages.entries()) await sitIn(page, stage.server.url, table, seat);
  let game = table.game as Game;
  const act = async (given: MallCommand) => {
    for (const page of pages) await sees(page, game);
    const command = 'pawn' in given ? { ...given, from: placeOf(game, given.pawn) } : given;
    await byPointer(pages[command.seat as number] as Page, 'touch', command, goalOf(game, command));
    game = after(game, command);
    for (const page of pages) await sees(page, game);
  };
  return {
    pages,
    does: async (commands) => {
      for (const command of commands) await act(command);
    },
  };
}

export const placeOf = ({ box, shared }: Game, pawn: PawnId) =>
  shared.pawns[box.pawns.indexOf(pawn)] as Space;

/** The space that is tapped for it. */
function goalOf(game: Game, command: MallCommand): Space | undefined {
  if (command.type === 'layShaft') return command.to;
  if (command.type === 'breach') return judge(game, command) as unknown as Space;
  const move = moveOf(viewFor(game, command.seat as number), command);
  return move === null || isRefusal(move) ? undefined : move.to;
}
