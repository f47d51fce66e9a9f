import {
  audiences,
  type Box,
  decide,
  type Game,
  type MallCommand,
  type MallEvent,
  PAWNS,
} from '#engine/mall/index.ts';
import { floorFrom, floorMove, resetFloor } from './floor.ts';
import { fullGame } from './fullGame.ts';
import { inTurns, median, perSecond, type Report } from './measure.ts';
import {
  AT,
  atExploration,
  besideTimer,
  dealtGame,
  explorer,
  type Move,
  someMoves,
  withTiles,
} from './positions.ts';
import { typicalLog } from './typical.ts';

// Scenario 7, every piece active, 19 tiles on the table. All figures of one run on one core;
// the object floor (floor.ts) is measured in turns with the engine, so that noise hits both.

const COMMANDS = 20_000;
const ROUNDS = 21;

function playMoves(start: Game, moves: readonly Move[]): Game {
  let game = start;
  for (const move of moves) {
    const decision = decide(game, move, AT);
    if (!('refused' in decision)) game = decision.game;
  }
  return game;
}

function playedBefore(start: Game, moves: readonly Move[], times: number): Game {
  const { pawns } = start.shared;
  let game = start;
  for (let n = 0; n < times; n++) {
    const after = playMoves(game, moves);
    game = { ...after, shared: { ...after.shared, pawns } };
  }
  return game;
}

/** Both must end with every pawn on the same space, or the comparison means nothing. */
function endAlike(table: Game, moves: readonly Move[]): boolean {
  const floor = floorFrom(table);
  for (const move of moves) floorMove(floor, move);
  const { pawns } = playMoves(table, moves).shared;
  return pawns.every((space, pawn) => floor.where[PAWNS[pawn] as string]?.space === space);
}

function measureMoves() {
  const table = withTiles(dealtGame(8), 19);
  const { moves, refused } = someMoves(table, 'moves', COMMANDS);
  const old = playedBefore(table, moves, 5);
  const floor = floorFrom(table);
  const [engine, object, late] = inTurns(ROUNDS, COMMANDS, [
    () => playMoves(table, moves),
    () => {
      resetFloor(floor, table.shared.pawns);
      for (const move of moves) floorMove(floor, move);
    },
    () => playMoves(old, moves),
  ]) as [number, number, number];
  return { engine, object, late, refused: refused / COMMANDS, alike: endAlike(table, moves), table, moves };
}

/** [XF3] beside the moves of before, in turns with them. */
function measureFull({ table, moves }: { readonly table: Game; readonly moves: readonly Move[] }) {
  const full = fullGame(8);
  const walk = someMoves(full, 'full', COMMANDS);
  const [base, whole] = inTurns(ROUNDS, COMMANDS, [
    () => playMoves(table, moves),
    () => playMoves(full, walk.moves),
  ]) as [number, number];
  return { base, whole, refused: walk.refused / COMMANDS };
}

function repeatedly(
  { game, command }: { readonly game: Game; readonly command: MallCommand },
  times: number,
): number {
  const once = () => {
    for (let n = 0; n < times; n++) decide(game, command, AT);
  };
  return median(Array.from({ length: 7 }, () => perSecond(times, once)));
}

const PLAYERS = 8;

/** Redacted once for all who may know the same, encoded once, each listener's own number put before it. */
function fanOut(box: Box, events: readonly MallEvent[], numbers: number[]): number {
  let sent = 0;
  for (const { seats, events: seen } of audiences(box, events)) {
    const text = JSON.stringify(seen);
    for (const seat of seats) {
      const listener = seat ?? PLAYERS;
      const number = (numbers[listener] as number) + 1;
      numbers[listener] = number;
      sent += `[${number},${text}]`.length;
    }
  }
  return sent;
}

function fanOutMicros(): number {
  const { box } = dealtGame(PLAYERS);
  const events: MallEvent[] = [{ type: 'moved', seat: 3, pawn: 'elf', to: 133, by: 'walk' }];
  const numbers = Array.from({ length: PLAYERS + 1 }, () => 1000);
  const many = () => {
    for (let n = 0; n < 50_000; n++) fanOut(box, events, numbers);
  };
  return 1e6 / median(Array.from({ length: 9 }, () => perSecond(50_000, many)));
}

export function engineBench(): Report {
  const measured = measureMoves();
  const { engine, object, late, refused, alike } = measured;
  const full = measureFull(measured);
  const half = atExploration(withTiles(dealtGame(8), 10));
  const explores = repeatedly({ game: half, command: { type: 'explore', seat: explorer(half) } }, 2000);
  const flips = repeatedly(besideTimer(dealtGame(8)), 5000);
  const fanoutMicros = Number(fanOutMicros().toFixed(2));
  const log = typicalLog();
  const whole = (figure: number) => Math.round(figure).toLocaleString('en');
  return {
    title: 'engine: scenario 7, 8 players, 19 tiles, medians of one run',
    rows: [
      ['commands a second, engine', `${whole(engine)} (aim: at least 500,000)`],
      ['commands a second, object floor', whole(object)],
      ['engine / floor', `${((100 * engine) / object).toFixed(1)}% (aim: at least 20%)`],
      ['refused of the commands', `${(100 * refused).toFixed(0)}%`],
      ['engine and floor end alike', String(alike)],
      [
        'commands a second, the third full game',
        `${whole(full.whole)}, ${((100 * full.whole) / full.base).toFixed(0)}% of the base game's (aim: at least 50%)`,
      ],
      ['refused of the commands in it', `${(100 * full.refused).toFixed(0)}%`],
      ['speed after 100,000 earlier commands', `${((100 * late) / engine).toFixed(0)}% of a fresh game's`],
      ['explores a second (10 tiles on the table)', whole(explores)],
      ['flips a second', whole(flips)],
      ['fan-out of one event to 8 seats and spectators', `${fanoutMicros} us (aim: under 1)`],
      ['log of a typical game', `${log.bytes} bytes, ${log.entries} entries`],
    ],
    json: {
      movesPerSecond: Math.round(engine),
      floorPerSecond: Math.round(object),
      fullGamePerSecond: Math.round(full.whole),
      besideFullGamePerSecond: Math.round(full.base),
      exploresPerSecond: Math.round(explores),
      flipsPerSecond: Math.round(flips),
      fanoutMicros,
      logBytes: log.bytes,
      refusedShare: refused,
    },
  };
}
