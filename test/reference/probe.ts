import {
  type Decision,
  decide,
  type Game,
  gameTime,
  isRefusal,
  type MallCommand,
  newGame,
  options,
  randomFrom,
  viewFor,
} from '#engine/mall/index.ts';
import type { AnyPiece } from '#engine/mall/piece.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { type Dice, diceFrom } from '../properties/dice.ts';
import { act } from './acts.ts';
import { KNOWN, positionOf, tableOf, wordOf } from './adapter.ts';
import { differences } from './digest.ts';
import { effectsOf } from './effects.ts';
import { everyBreach, nearMiss } from './nearMisses.ts';
import { anyBox, SAND, themeOf } from './plans.ts';
import type { Position, Table } from './position.ts';
import { scrambled, takenUp } from './scramble.ts';

// Random games in which the engine is asked, position by position, what the reference was asked.

const MOST_STEPS = 26;
const NEAR_MISSES = 15;
/** How often which kind of act is chosen. */
const WEIGHT: Readonly<Record<string, number>> = {
  ...{ vortex: 1, shaft: 1, callTalk: 1, swapHands: 1, turnSand: 2 },
  ...{ explore: 8, place: 8, layShaft: 2, breach: 1 },
  ...{ castTeleport: 1, castSwap: 1, telekinesis: 2, steer: 6, turnSensor: 6 },
};
const A_KIND = 3;
/** Kinds of which one tells as much as three. */
const ALIKE: readonly string[] = ['swapHands', 'callTalk', 'layShaft', 'turnSand'];

export interface Tally {
  probes: number;
  /** How often each effect was compared, and how often it was played. */
  readonly compared: Map<string, number>;
  readonly played: Map<string, number>;
}

export const newTally = (): Tally => ({ probes: 0, compared: new Map(), played: new Map() });

function count(effects: Map<string, number>, seen: readonly string[]): void {
  for (const effect of seen) effects.set(effect, (effects.get(effect) ?? 0) + 1);
}

/** A command that the engine took, with what came of it. */
interface Taken {
  readonly command: MallCommand;
  readonly after: Game;
  readonly effects: readonly string[];
}

/** What the two disagree about, in words that allow to play it again; nothing where they agree. `only`: with that piece. */
export function probeGame(
  seed: number,
  tally: Tally,
  pieces: readonly AnyPiece[] = PIECES,
  only?: string,
): string | null {
  const dice = diceFrom(seed);
  const box = anyBox(seed, dice, pieces);
  if (only !== undefined && !box.setup.pieces.includes(only)) return null;
  const dealt = newGame(box, randomFrom(`reference ${seed}`)).game;
  let game = takenUp(started(dealt), dice, themeOf(seed));
  const table = tableOf(game);
  let host = SAND / 2;
  for (let step = 0; step < MOST_STEPS && game.shared.phase === 'running'; step++) {
    game = scrambled(game, dice, themeOf(seed));
    host += 1 + dice.below(2_000);
    const probed = probePosition(game, table, host, dice, tally);
    if (typeof probed === 'string') return `game ${seed}, step ${step}: ${probed}`;
    const next = chosen(probed, dice, tally, step);
    if (next === undefined) break;
    count(tally.played, next.effects);
    game = next.after;
  }
  return null;
}

function started(game: Game): Game {
  return game.shared.ready.reduce((now, _, seat) => {
    const decision = decide(now, { type: 'ready', seat, ready: true }, 0);
    return isRefusal(decision) ? now : decision.game;
  }, game);
}

function probePosition(game: Game, table: Table, host: number, dice: Dice, tally: Tally): Taken[] | string {
  const position = positionOf(game, table);
  const everyone = game.shared.hands.map((_, seat) => seat);
  const asked = dice.chance(0.3) ? everyone : dice.shuffled(everyone).slice(0, 1);
  const offered = asked.flatMap((seat) => options(viewFor(game, seat), seat));
  const known = offered.filter(({ type }) => KNOWN.includes(type));
  const commands = [
    ...ofEachKind(known, dice),
    ...everyBreach(game),
    ...Array.from({ length: NEAR_MISSES }, () => nearMiss(game, known, dice)),
  ];
  const taken: Taken[] = [];
  for (const command of commands) {
    tally.probes++;
    const probed = probe(game, position, command, host);
    if (typeof probed === 'string') return probed;
    if (probed === null) continue;
    count(tally.compared, probed.effects);
    taken.push(probed);
  }
  return taken;
}

function ofEachKind(offered: readonly MallCommand[], dice: Dice): MallCommand[] {
  const kinds = new Map<string, MallCommand[]>();
  for (const command of offered) kinds.set(command.type, [...(kinds.get(command.type) ?? []), command]);
  const most = (kind: string) => (ALIKE.includes(kind) ? 1 : kind === 'move' ? 2 * A_KIND : A_KIND);
  return [...kinds].flatMap(([kind, all]) => dice.shuffled(all).slice(0, most(kind)));
}

/** Null where both refuse; what happened where both accept and agree on it; otherwise a complaint. */
function probe(game: Game, position: Position, command: MallCommand, host: number): Taken | string | null {
  const word = wordOf(game, command);
  const mine = act(position, word, gameTime(game.shared.clock, host));
  const decision = decide(game, command, host);
  const complaint = (what: string) =>
    `${what}\n${JSON.stringify(command)}\n${JSON.stringify(word)}\n${described(position)}`;
  if (isRefusal(decision))
    return mine === null ? null : complaint(`the engine refuses (${JSON.stringify(decision)})`);
  if (mine === null) return complaint('only the engine accepts');
  return compared(position, decision, mine, command, word, complaint);
}

function compared(
  position: Position,
  decision: Decision,
  mine: Position,
  command: MallCommand,
  word: ReturnType<typeof wordOf>,
  complaint: (what: string) => string,
): Taken | string {
  const theirs = positionOf(decision.game, position.table);
  const found = differences(mine, theirs);
  if (found.length > 0)
    return complaint(`reference / engine: ${found.join('; ')}\n${JSON.stringify(decision.events)}`);
  return { command, after: decision.game, effects: effectsOf(position, word, theirs) };
}

function described(position: Position): string {
  const { table, deck, ...rest } = position;
  const pawns = Object.fromEntries(position.pawns);
  return JSON.stringify({ ...rest, pawns, modules: [...table.modules], deck: deck.length });
}

/** What has been seen least, as often as not; an end of the game only late. */
function chosen(taken: readonly Taken[], dice: Dice, tally: Tally, step: number): Taken | undefined {
  const wanted =
    step < MOST_STEPS / 2 ? taken.filter(({ after }) => after.shared.phase === 'running') : taken;
  const pool = wanted.length > 0 ? wanted : taken;
  if (pool.length === 0) return undefined;
  const leaving = pool.find(({ effects }) => effects.includes('exit'));
  if (leaving !== undefined && dice.chance(0.4)) return leaving;
  if (dice.chance(0.35)) return kindFirst(pool, dice);
  const rarity = ({ effects }: Taken) =>
    Math.max(...effects.map((effect) => 1 / (1 + (tally.played.get(effect) ?? 0))));
  return dice.shuffled(pool).reduce((best, one) => (rarity(one) > rarity(best) ? one : best));
}

function kindFirst(pool: readonly Taken[], dice: Dice): Taken {
  const kinds = new Set(pool.map(({ command }) => command.type));
  const weighed = [...kinds].flatMap((kind) => Array.from({ length: WEIGHT[kind] ?? 4 }, () => kind));
  const kind = dice.pick(weighed);
  return dice.pick(pool.filter(({ command }) => command.type === kind));
}
