import { type MatesAtTable, pondered, satDown, saw, told } from '#bots/mates/atTable.ts';
import { EVERY_SET } from '#client/state/securityTiles.ts';
import { emptyGame, evolveView, openBox, viewFor } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import type { FromBots, ToBots } from './questions.ts';

// The bots of one table, as the worker has them.

/** What answers; null where nothing was asked. */
export function openBots(): (message: ToBots) => FromBots | null {
  let table: MatesAtTable | null = null;
  return (message) => {
    if (message.type === 'sit') table = seated(message);
    else if (table === null) return null;
    else if (message.type === 'told') table = told(table, table.view, message.events, message.at);
    else if (message.type === 'saw') table = saw(table, message.path, message.at);
    else {
      const { table: next, ...answer } = pondered(table, message.now);
      table = next;
      return answer;
    }
    return null;
  };
}

function seated({ setup, mates, random, events }: Extract<ToBots, { type: 'sit' }>): MatesAtTable {
  const opened = openBox(setup, EVERY_SET[0], PIECES);
  if ('problems' in opened) throw new Error('the bots have not got this game');
  return satDown(mates, events.reduce(evolveView, viewFor(emptyGame(opened.box), null)), random);
}
