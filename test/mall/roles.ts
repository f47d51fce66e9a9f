import { DIRECTIONS, opposite } from '#engine/family/directions.ts';
import {
  type Game,
  type MallCommand,
  nextDeadline,
  type Pawn,
  type PawnId,
  type Setup,
} from '#engine/mall/index.ts';
import { judge } from '#engine/mall/judge.ts';
import type { Side, Status } from '#engine/mall/rules/hiddenRoles/card.ts';
import type { CardId, RoleLevel } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { type Roles, rolesOf } from '#engine/mall/rules/hiddenRoles/memory.ts';
import { lookOf, sideOf, statusOf } from '#engine/mall/rules/hiddenRoles/status.ts';
import { OFF } from '#engine/mall/spaces.ts';
import { ON_ITEMS } from './moments.ts';
import { accept, at, boxFor, deal, laid, put, running, type Spot, seatWith } from './table.ts';
import { TEST_TILES, tileFrom } from './tiles.ts';

// Tables with hidden roles, and whole logs of them in a few lines: `log(game, [1, turns(0, 'elf')], [9, nags(1, 0)])`.

const passage = (name: string) => `tile ${name}

+-------+-------+       +-------+
|                  ?Y           |
+       +       +       +       +
|                               |
+-------+-------+-------+---o---+
|                               <
+       +       +       +       +
|          ?O                   |
+-------+       +-------+-------+`;

const DRAWINGS = [
  // A burger place with two entrances.
  `tile U
shop a troll-burger

+-------+-------+       +-------+
|                  ?G           |
+       +-------+       +       +
|  eat  |###a###|  eat          |
+       +-------+       +       +
|                          ?P
+       +       +       +       +
|                               |
+-------+   ^   +-------+-------+`,
  passage('W1'),
  passage('W2'),
  passage('W3'),
];

export const ROLE_TILES = new Map([...TEST_TILES, ...DRAWINGS.map(tileFrom)]);

/** Everyone holds every action: a log then says who acts, and hands do not matter. */
const ALL = 'NESWVLX';

/** The first four tiles lie to the north, east, south and west of T1, the others in the deck. */
export const TILES = ['I', 'X', 'U', 'C1', 'C2', 'O'];

type Change = Partial<Setup>;

/** A running game in which these cards are dealt, seat by seat. */
export function table(level: RoleLevel, cards: readonly CardId[], change: Change = {}): Game {
  const game = tableAsDealt(level, cards, change);
  return deal(game, ...cards.map(() => ALL));
}

/** The same with the hands that chance gave. */
export function tableAsDealt(level: RoleLevel, cards: readonly CardId[], change: Change = {}): Game {
  const setup = setupWith(level, cards.length, change);
  return holding(laid(running(setup, 'seed', ROLE_TILES), 'dwarf', 'elf', 'barbarian', 'mage'), cards);
}

export const setupWith = (roles: string, players: number, { pieces = [], ...change }: Change = {}) => ({
  ...{ players, roles, onTop: TILES, ...change },
  pieces: ['hiddenRoles', ...pieces],
});

export const roleBox = (level: string, players: number, change: Change = {}) =>
  boxFor(setupWith(level, players, change), ROLE_TILES);

export function holding(game: Game, cards: readonly CardId[]): Game {
  const own = game.secrets.own.map((mine, seat) => ({
    ...mine,
    hiddenRoles: { thumb: null, card: cards[seat] as CardId },
  }));
  return { ...game, secrets: { ...game.secrets, own } };
}

/** Three at a table whose cards never fail. */
export const CALM: Readonly<Record<RoleLevel, readonly CardId[]>> = {
  A: ['A01', 'A02', 'A08'],
  B: ['B01', 'B02', 'B09'],
  C: ['C07', 'C08', 'C12'],
  D: ['D08', 'D09', 'D10'],
  E: ['E07', 'E08', 'E10'],
};

export const four = (level: RoleLevel, change: Change = {}) =>
  table(level, level === 'A' ? ['A01', 'A02', 'A08', 'A03'] : [...CALM[level], FOURTH[level]], change);

const FOURTH = { B: 'B03', C: 'C13', D: 'D01', E: 'E07' } as const;

// What is done, and by whom: the table just before, and the command.

type Deed = (game: Game) => readonly [Game, MallCommand];

/** Whoever acts has as much to do as the log says, each at its time. */
export const log = (game: Game, ...entries: readonly (readonly [at: number, deed: Deed])[]): Game =>
  entries.reduce((now, [time, deed]) => {
    const [before, command] = deed(now);
    return accept(before, command, time);
  }, game);

const plain =
  (command: MallCommand): Deed =>
  (game) => [game, command];

/** One step onto this space, from wherever beside it nobody stands. */
export const lands =
  (seat: number, pawn: PawnId, spot: Spot): Deed =>
  (game) => {
    const to = at(game, ...spot);
    const towards = DIRECTIONS.findIndex((_, direction) => isFree(game, to, direction));
    const from = game.shared.board.next[to * 4 + towards] as number;
    const pawns = game.shared.pawns.with(game.box.pawns.indexOf(pawn), from);
    const before = { ...game, shared: { ...game.shared, pawns } };
    const direction = DIRECTIONS[opposite(towards)] as (typeof DIRECTIONS)[number];
    return [before, { type: 'move', seat, pawn, from, direction, distance: 1 }];
  };

function isFree(game: Game, to: number, direction: number): boolean {
  const near = game.shared.board.next[to * 4 + direction] ?? OFF;
  return near !== OFF && !game.shared.pawns.includes(near);
}

/** From here to there in one go, whichever way the tile lies. */
export const goes =
  (seat: number, pawn: Pawn, from: Spot, to: Spot): Deed =>
  (game) => {
    const before = put(game, { [pawn]: from });
    const ways = DIRECTIONS.flatMap((direction) =>
      [1, 2, 3].map((distance) => ({ direction, distance, from: at(game, ...from), pawn, seat })),
    );
    const commands = ways.map((way): MallCommand => ({ type: 'move', ...way }));
    const command = commands.find((one) => judge(before, one) === at(game, ...to));
    if (command === undefined) throw new Error(`no way to ${to}`);
    return [before, command];
  };

/** So many spaces to the east along the north wall of T1, where nobody else is. */
export const walks =
  (seat: number, pawn: Pawn, distance: number): Deed =>
  (game) => {
    const before = put(game, { [pawn]: ['T1', 0, 3 - distance] });
    const from = at(game, 'T1', 0, 3 - distance);
    return [before, { type: 'move', seat, pawn, from, direction: 'east', distance }];
  };

export const TIMER: Spot = ['T1', 0, 0];
export const SECOND: Spot = ['C1', 3, 3];
export const THIRD: Spot = ['C2', 3, 3];

/** A pawn is moved onto a sand timer. */
export const turns = (seat: number, pawn: Pawn, spot: Spot = TIMER): Deed => lands(seat, pawn, spot);

/** Everyone is put on items, as if they had always stood there. */
export const steals =
  (seat: number): Deed =>
  (game) => [put(game, ON_ITEMS), { type: 'theft', seat }];

const EXITS = { barbarian: ['X', 0, 0], mage: ['X', 0, 1], dwarf: ['X', 0, 3], elf: ['X', 2, 0] } as const;

export const leaves = (seat: number, pawn: keyof typeof EXITS): Deed => lands(seat, pawn, EXITS[pawn]);

export const nags = (seat: number, target: number) => plain({ type: 'doSomething', seat, target });
export const eyes = (seat: number, target: number) => plain({ type: 'putEye', seat, target });
export const accuses = (seat: number, ...accused: readonly number[]) =>
  plain({ type: 'accuse', seat, accused });
export const votes = (seat: number, up = true) => plain({ type: 'vote', seat, up });
export const turnsGlass = (seat: number, turn = true) => plain({ type: 'turnGlass', seat, turn });
export const abandons = (seat: number) => plain({ type: 'abandon', seat });
export const decides = (seat: number, success: boolean) => plain({ type: 'decideHeist', seat, success });
export const divines = (seat: number, target: number, card: CardId) =>
  plain({ type: 'divine', seat, target, card });
export const forgoes = (seat: number) => plain({ type: 'forgo', seat });
export const says = (seat: number) => plain({ type: 'speak', seat, channel: 'words' });
export const waves = (seat: number) => plain({ type: 'speak', seat, channel: 'gestures' });
export const wishes = (seat: number, pause = true) => plain({ type: 'pause', seat, pause });
export const waits = plain({ type: 'clock', seat: null });
export const explores = (seat: number) => plain({ type: 'explore', seat });
export const goesAway = (seat: number, away = true) =>
  plain({ type: 'presence', seat: null, of: seat, away });
export const jumps =
  (pawn: Pawn, ...spot: Spot): Deed =>
  (game) => [
    game,
    {
      ...{ type: 'vortex', seat: seatWith(game, 'V'), pawn },
      ...{ from: game.shared.pawns[game.box.pawns.indexOf(pawn)] as number, to: at(game, ...spot) },
    },
  ];

// What the table looks like.

export const is = (game: Game, card: CardId, seat = 0): Status => statusOf(card, lookOf(game, seat));
export const on = (game: Game, card: CardId, seat = 0): Side => sideOf(card, lookOf(game, seat));
export const breaches = (game: Game, card: CardId, seat = 0): readonly number[] =>
  rolesOf(game).tally.breaches[card]?.[seat] ?? [];
export const roles = (game: Game): Roles => rolesOf(game);
export const outs = (game: Game): readonly number[] =>
  rolesOf(game).out.flatMap((out, seat) => (out === null ? [] : [seat]));
export const outcomes = ({ shared }: Game): readonly string[] =>
  shared.result?.seats.map(({ outcome, reason }) => `${outcome} ${reason}`) ?? [];
export const sandAt = ({ shared }: Game, time: number): number => shared.sand.end - time;
export const nextOf = (game: Game): number | null => nextDeadline(game);

/** The same table with these seats out, as if they had been unmasked. */
export function withOut(game: Game, ...seats: readonly number[]): Game {
  const before = rolesOf(game);
  const gone = { why: 'unmasked', card: 'C12', side: 'traitor', status: 'open', at: 1 } as const;
  const out = before.out.map((one, seat) => (seats.includes(seat) ? gone : one));
  return remembering(game, { out });
}

export function remembering(game: Game, change: Partial<Roles>): Game {
  const memory = { ...game.shared.memory, hiddenRoles: { ...rolesOf(game), ...change } };
  return { ...game, shared: { ...game.shared, memory } };
}

/** A token that turns the sand, and a broom that lies ready. */
export const withBroom = (level: RoleLevel, cards: readonly CardId[]): Game =>
  table(level, cards, { pieces: ['antiStress', 'spells', 'cameras'], spells: ['broom'] });
export const sweeps =
  (seat: number, spot: Spot): Deed =>
  (game) => [game, { type: 'castBroom', seat, space: at(game, ...spot) }];
export const usesToken = (seat: number) => plain({ type: 'turnSand', seat });

/** Every space with such a print. */
export const spacesWith = ({ box }: Game, ...prints: readonly ('timer' | 'camera')[]): readonly number[] =>
  box.print.flatMap((info, space) => (prints.some((print) => info[print]) ? [space] : []));

/** Everyone has left but these. */
export const onlyIn = (game: Game, ...pawns: readonly PawnId[]): Game => ({
  ...game,
  shared: { ...game.shared, escaped: game.box.pawns.map((pawn) => !pawns.includes(pawn)) },
});
