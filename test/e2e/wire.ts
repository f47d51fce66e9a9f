import type { Page } from 'playwright-core';
import type { Game, MallCommand } from '#engine/mall/index.ts';
import type { GameChoice } from '#protocol/messages.ts';
import { secretGame } from '../../bench/load/secretGame.ts';
import { played, sitting, type Page as Wire } from '../server/client.ts';
import { gameOn } from './heist.ts';
import type { Stage } from './stage.ts';
import { after } from './way.ts';

// A table whose people talk to the server without a screen: quickly up to the moment that somebody
// then looks at in a browser.

export interface WireTable {
  readonly code: string;
  /** Everybody's connection, in the order of their chairs. */
  readonly wires: readonly Wire[];
  readonly choose: (choice: GameChoice) => void;
  /** Deals, and everyone is ready. */
  readonly start: () => Promise<void>;
  readonly give: (commands: readonly MallCommand[]) => Promise<void>;
  game: Game | null;
  id: string;
  readonly close: () => void;
}

export async function wireTable(
  stage: Pick<Stage, 'server' | 'data'>,
  names: readonly string[],
): Promise<WireTable> {
  const { url } = stage.server;
  const { code, pages: wires } = await sitting(url, names);
  const host = wires[0] as Wire;
  const table: WireTable = {
    code,
    wires,
    game: null,
    id: '',
    choose: (choice) => host.send({ type: 'choose', choice }),
    start: async () => {
      host.send({ type: 'deal' });
      for (const wire of wires) await wire.next('game');
      table.id = gameOn(host);
      table.game = secretGame(stage.data, table.id);
      await table.give(names.map((_, seat) => ({ type: 'ready', seat, ready: true })));
    },
    give: async (commands) => {
      for (const command of commands) {
        await played(wires[command.seat as number] as Wire, { ...command });
        table.game = after(table.game as Game, command);
      }
    },
    close: () => {
      for (const wire of wires) wire.close();
    },
  };
  return table;
}

/** The page goes on where this seat's connection is left. */
export function sitIn(page: Page, url: string, { code, wires }: WireTable, seat: number): Promise<void> {
  const { cookie, close } = wires[seat] as Wire;
  close();
  return comeAs(page, url, code, cookie);
}

/** To a room, as whoever has this cookie. */
export async function comeAs(page: Page, url: string, code: string, cookie: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await page.context().clearCookies();
  await page.context().addCookies([{ name, value, url }]);
  await page.goto(`${url}/r/${code}`);
}
