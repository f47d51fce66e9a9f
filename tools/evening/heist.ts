import type { Page } from 'playwright-core';
import { decide, type Game, isRefusal, type MallCommand, PAWNS, type PawnId } from '#engine/mall/index.ts';
import { secretGame } from '../../bench/load/secretGame.ts';
import { byPointer, pressReady } from '../../test/e2e/hands.ts';
import { sees, winningCommands } from '../../test/e2e/heist.ts';
import { after, detourToTheTimer, endless } from '../../test/e2e/way.ts';
import { fold } from './acts.ts';
import { NAMES, type Person } from './people.ts';
import { hope, linger, type Walk } from './walk.ts';

// A game that is played by hands on the pages, by somebody's plan who has read the deck.

export interface Heist {
  game: Game;
  /** By their seats. */
  readonly players: readonly Person[];
  rest: readonly MallCommand[];
}

const DEALT = 20_000;

/** Everyone here who was dealt a seat; those without a plan have to be dealt anew. */
export async function readDeal(walk: Walk, before: string | null): Promise<Heist> {
  const here = NAMES.map((name) => walk.people[name]).filter((person) => person.here);
  await Promise.all(here.map(({ page }) => page.locator('.ready > .row button').waitFor({ timeout: DEALT })));
  const seated = here.filter(({ seat, game }) => seat !== null && game !== before);
  const id = seated[0]?.game;
  if (id == null) throw new Error('nobody was dealt a seat');
  const players = seated.toSorted((one, other) => (one.seat as number) - (other.seat as number));
  walk.games++;
  return { game: secretGame(walk.data, id), players, rest: [] };
}

/** A plan that wins; with a turn of the sand shortly before the theft, where there is a way to a timer. */
export function planToWin(heist: Heist): { readonly turn: number | null } {
  const commands = winningCommands(heist.game, 'evening').filter(({ type }) => type !== 'ready');
  const started = heist.players.reduce(
    (game, { seat }) => after(game, { type: 'ready', seat: seat as number, ready: true }),
    heist.game,
  );
  const games = [started];
  for (const command of commands) games.push(after(games.at(-1) as Game, command));
  const theft = commands.findIndex(({ type }) => type === 'theft');
  for (let place = theft; place > theft / 2; place--) {
    const detour = detourToTheTimer(games[place] as Game);
    if (detour === null) continue;
    const { there, back } = detour;
    heist.rest = [...commands.slice(0, place), ...there, ...back, ...commands.slice(place)];
    return { turn: place + there.length };
  }
  heist.rest = commands;
  return { turn: null };
}

export async function everyoneReady(walk: Walk, heist: Heist): Promise<void> {
  for (const { page, hands, seat } of heist.players) {
    await linger(walk);
    await pressReady(page, hands);
    heist.game = after(heist.game, { type: 'ready', seat: seat as number, ready: true });
  }
  await Promise.all(heist.players.map(({ page }) => sees(page, heist.game)));
  for (const person of heist.players) await foldByItself(walk, person);
}

/** Nobody has to put the chat aside in order to see the board; whoever has to, does. */
async function foldByItself(walk: Walk, person: Person): Promise<void> {
  if (!person.device.touch) return;
  const open = (await person.page.locator('.talk-strip[aria-expanded=true]').count()) > 0;
  await hope(walk, `no chat lies over ${person.name}'s board`, Promise.resolve(!open));
  await fold(walk, person);
}

export async function play(walk: Walk, heist: Heist, acts: number): Promise<void> {
  for (const command of heist.rest.slice(0, acts)) {
    await linger(walk, 0.5);
    await carryOut(heist, command);
  }
  heist.rest = heist.rest.slice(acts);
}

export const actsUntil = ({ rest }: Heist, type: MallCommand['type']): number =>
  rest.findIndex((command) => command.type === type);

/** By the hand of whoever may; everyone who is here sees it. */
export async function carryOut(heist: Heist, given: MallCommand): Promise<void> {
  const command = 'pawn' in given ? { ...given, from: placeOf(heist, given.pawn) } : given;
  const decision = decide(endless(heist.game), command, 1);
  if (isRefusal(decision)) throw new Error(`${JSON.stringify(decision)} ${JSON.stringify(command)}`);
  const moved = decision.events.find((event) => event.type === 'moved');
  const { page, hands } = heist.players[command.seat as number] as Person;
  await sees(page, heist.game);
  await byPointer(page, hands, command, moved?.to);
  heist.game = decision.game;
  await Promise.all(present(heist).map((one) => sees(one, decision.game)));
}

const present = ({ players }: Heist): readonly Page[] =>
  players.filter(({ here, cut }) => here && !cut).map(({ page }) => page);

function placeOf({ game }: Heist, pawn: PawnId): number {
  return game.shared.pawns[(PAWNS as readonly PawnId[]).indexOf(pawn)] as number;
}
