import { setTimeout as sleep } from 'node:timers/promises';
import { explore } from '#bots/planner/heist.ts';
import { type Run, startRun } from '#bots/planner/run.ts';
import { lay, placementBeyond } from '#engine/mall/board.ts';
import { type Game, type MallCommand, randomFrom } from '#engine/mall/index.ts';
import type { ServerMessage } from '#protocol/server.ts';
import { secretGame } from '../load/secretGame.ts';
import { MUCH_SAND, openTable } from '../load/table.ts';
import { ask, type Walker } from '../load/walker.ts';

// A mall of 24 tiles, come by honestly: two people at a table of the server explore the whole deck,
// command by command. What to do is found by the planner, who may look into the data file.

const CHOICE = { scenario: 8, level: 6, sand: MUCH_SAND } as const;
/** A shuffle can wall itself in before the last tile: then it is dealt again. */
const MOST_DEALS = 12;

/** The two at the table, every tile on it. */
export async function openBigMall(url: string, data: string): Promise<readonly Walker[]> {
  for (let deal = 0; deal < MOST_DEALS; deal++) {
    const table = await openTable(url, deal, 2, CHOICE);
    const log = explored(secretGame(data, table[0]?.game ?? ''));
    for (const command of log ?? []) await obey(table[command.seat as number] as Walker, command);
    if (log !== null) return table;
    for (const { ws } of table) ws?.close();
  }
  throw new Error('no shuffle could be explored to its last tile');
}

/** The commands that lay every tile; null where this attempt is stuck. */
function explored(game: Game): readonly MallCommand[] | null {
  const run = startRun(game, randomFrom('big mall'));
  while (run.game.secrets.deck.length > 0) if (!exploreSomewhere(run)) return null;
  return run.log.map(({ command }) => command);
}

function exploreSomewhere(run: Run): boolean {
  return openest(run.game).some((space) => explore(run, { space, pawn: explorerAt(run.game, space) }));
}

const explorerAt = ({ box }: Game, space: number) =>
  box.cast.findIndex(({ colour }) => colour !== null && colour === box.print[space]?.explore);

/** Where the next tile leaves most passages open comes first. */
function openest({ box, shared, secrets }: Game): readonly number[] {
  const next = secrets.deck[0] as number;
  const open = (space: number) =>
    lay(box, shared.board, placementBeyond(box, shared.board, space, next)).unused.length;
  return [...shared.board.unused].sort((one, other) => open(other) - open(one));
}

async function obey(walker: Walker, command: MallCommand): Promise<void> {
  walker.pending = { id: ++walker.lastId, command };
  let answer = await answered(walker);
  // Faster than one person may ask is refused unheard: it is asked again when its time has come.
  while (answer.type === 'refused') {
    await sleep(1000 * Number(answer.refusal.params.seconds));
    answer = await answered(walker);
  }
  if (answer.type === 'verdict' && answer.refusal !== null) throw new Error(JSON.stringify(answer.refusal));
}

function answered(walker: Walker): Promise<ServerMessage> {
  const id = walker.lastId;
  const answer = walker.listen.until(
    (message) =>
      message.type === 'refused' ||
      (message.type === 'told' && message.ack === id) ||
      (message.type === 'verdict' && message.id === id),
  );
  ask(walker);
  return answer;
}
