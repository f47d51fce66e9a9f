import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { plan } from '#bots/planner/plan.ts';
import { pawnIndex } from '#engine/family/pawns.ts';
import {
  decide,
  type Game,
  isRefusal,
  type MallCommand,
  options,
  type PublicGame,
  predict,
} from '#engine/mall/index.ts';
import { isWorking } from '#engine/mall/ways.ts';
import { secretGame } from '../../bench/load/secretGame.ts';
import { act, type Page as Wire } from '../server/client.ts';
import type { Place } from './servers.ts';
import { LAPTOP, type Look, person } from './stage.ts';

// Where the hands do not matter: people without a screen play over the wire, and the browser looks.

/** The game a page heard of last. */
export function lastGame({ heard }: Wire): string {
  const game = heard.findLast(({ type }) => type === 'game');
  if (game?.type !== 'game') throw new Error('no game');
  return game.game;
}

export function planFor(game: Game, seed = 'roads'): readonly MallCommand[] {
  const made = plan(game, seed);
  if (made.outcome !== 'won') throw new Error('no plan');
  return made.log.map(({ command }) => command);
}

/** Each command from the page that holds the action; who comes next waits for the acknowledgement. */
export async function playOver(wires: readonly Wire[], commands: readonly MallCommand[]): Promise<void> {
  for (const [index, command] of commands.entries()) {
    const wire = wires[command.seat as number] as Wire;
    const asked = act(wire, command as never);
    if (commands[index + 1]?.seat !== command.seat) await wire.next('told', ({ ack }) => ack === asked);
  }
}

export async function winOver(place: Place, wires: readonly Wire[]): Promise<string> {
  const id = lastGame(wires[0] as Wire);
  await playOver(wires, planFor(secretGame(place.data, id)));
  return id;
}

/** A turned timer leaves as much as has run [M22]: enough for the rest of a plan. */
const RUN = 3_000;

/** The same with one turn of the sand on the way; deals until there is a timer beside a plan. */
export async function winWithATurn(place: Place, wires: readonly Wire[]): Promise<string> {
  const [host] = wires as [Wire];
  const id = lastGame(host);
  const detoured = findATurn(secretGame(place.data, id));
  if (detoured === null) {
    host.send({ type: 'leave' });
    host.send({ type: 'deal' });
    await host.next('game', (message) => message.game !== id);
    return winWithATurn(place, wires);
  }
  await playOver(wires, detoured.before);
  await sleep(RUN);
  await playOver(wires, detoured.after);
  return id;
}

const PLANS = 20;

function findATurn(game: Game): Detoured | null {
  for (let seed = 0; seed < PLANS; seed++) {
    const detoured = withATurn(game, planFor(game, `roads ${seed}`));
    if (detoured !== null) return detoured;
  }
  return null;
}

interface Detoured {
  readonly before: readonly MallCommand[];
  readonly after: readonly MallCommand[];
}

/** A step onto a timer and back, late on the way, where the plan passes beside one. */
function withATurn(dealt: Game, commands: readonly MallCommand[]): Detoured | null {
  let game = dealt;
  for (const [index, command] of commands.entries()) {
    const decision = decide(game, command, 1);
    if (isRefusal(decision)) throw new Error(decision.refused);
    game = decision.game;
    const detour = index < commands.length * 0.6 ? null : thereAndBack(game);
    if (detour !== null)
      return { before: commands.slice(0, index + 1), after: [...detour, ...commands.slice(index + 1)] };
  }
  return null;
}

type Move = Extract<MallCommand, { type: 'move' }>;

const everyMove = (seen: PublicGame): readonly Move[] =>
  seen.shared.hands.flatMap((_, seat) => options(seen, seat)).filter((command) => command.type === 'move');

function thereAndBack(seen: PublicGame): readonly [Move, Move] | null {
  for (const there of everyMove(seen)) {
    const after = afterMove(seen, there);
    const to = after.shared.pawns[pawnIndex(there.pawn)] as number;
    const back = everyMove(after).find(
      (move) =>
        move.pawn === there.pawn && afterMove(after, move).shared.pawns[pawnIndex(move.pawn)] === there.from,
    );
    if (back !== undefined && seen.box.print[to]?.timer && isWorking(seen, to)) return [there, back];
  }
  return null;
}

function afterMove(seen: PublicGame, move: Move): PublicGame {
  const next = predict({ ...seen, seat: move.seat, own: {} }, move);
  if (isRefusal(next)) throw new Error(next.refused);
  return next;
}

/** The same person with a screen: a seat belongs to a cookie. */
export async function withAScreen(place: Place, { cookie }: Wire, look: Look = LAPTOP): Promise<Page> {
  const page = await person(place, look);
  const [name, value] = cookie.split('=') as [string, string];
  await page.context().addCookies([{ name, value, url: place.server.url }]);
  return page;
}
