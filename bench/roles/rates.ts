import { setupOf } from '#content/choices.ts';
import { tileSet } from '#content/tiles.ts';
import { type Box, openBox, type Setup } from '#engine/mall/index.ts';
import type { CardId } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { pushing } from '../bots/standIns.ts';
import { playGame } from '../bots/table.ts';
import { isInPlay, judgeOf } from './judge.ts';
import { PUSHES, pushFor } from './pushes.ts';

// How often each mission comes about: in games of bots, and where one seat pushes it. Only here do bots and cards meet.

export interface Table {
  readonly scenario: number;
  readonly players: number;
}

export const TABLES: readonly Table[] = [
  { scenario: 3, players: 4 },
  { scenario: 4, players: 5 },
  { scenario: 5, players: 3 },
  { scenario: 6, players: 6 },
  { scenario: 7, players: 4 },
  { scenario: 7, players: 8 },
];

/** Cards that a table of bots can tell: nobody there accuses, stares or nags. `switches`: a side instead of a mission. */
export const TOLD: readonly CardId[] = [
  ...(['C01', 'C02', 'C03', 'C05', 'C06', 'D01', 'D03', 'D05', 'D10'] as const),
  ...(['E01', 'E02', 'E03', 'E04', 'E05', 'E06', 'E07', 'E09'] as const),
];
export const isPushed = (id: CardId) => PUSHES[id] !== undefined;

export interface Rate {
  readonly games: number;
  readonly won: number;
  /** Of the won games. */
  readonly done: number;
}

function open(table: Table, level?: 'C' | 'D' | 'E'): Box {
  const choice = { scenario: table.scenario, ...(level === undefined ? {} : { roles: { level } }) };
  const opened = openBox(setupOf(choice, table.players) as Setup, tileSet(), PIECES);
  if ('problems' in opened) throw new Error(`scenario ${table.scenario} does not open`);
  return opened.box;
}

const levelOf = (id: CardId) => id.charAt(0) as 'C' | 'D' | 'E';

/** Of all these cards at once, as if each seat held each. */
export function ordinary(table: Table, games: number, series: string): ReadonlyMap<CardId, Rate> {
  const box = open(table);
  const boxes = { C: open(table, 'C'), D: open(table, 'D'), E: open(table, 'E') };
  const ids = TOLD.filter((id) => isInPlay(boxes[levelOf(id)], id));
  const rates = new Map(ids.map((id) => [id, { games: 0, won: 0, done: 0 }]));
  for (let game = 0; game < games; game++) {
    const judges = { C: judgeOf(boxes.C), D: judgeOf(boxes.D), E: judgeOf(boxes.E) };
    const all = Object.values(judges);
    const { won } = playGame(box, {
      seed: `${series} ${table.scenario} ${table.players}/${game}`,
      follow: {
        act: (...told) => {
          for (const judge of all) judge.act(...told);
        },
        event: (...told) => {
          for (const judge of all) judge.event(...told);
        },
      },
    });
    const seats = box.setup.players;
    for (const [id, rate] of rates) {
      rate.games += seats;
      if (!won) continue;
      rate.won += seats;
      for (let seat = 0; seat < seats; seat++) rate.done += Number(judges[levelOf(id)].isSo(id, seat));
    }
  }
  return rates;
}

/** One seat, another one each game, pushes this mission; null where this table does not have the card. */
export function tried(id: CardId, table: Table, games: number, series: string): Rate | null {
  const [box, with_] = [open(table), open(table, levelOf(id))];
  if (!isInPlay(with_, id)) return null;
  const rate = { games: 0, won: 0, done: 0 };
  for (let game = 0; game < games; game++) {
    const judge = judgeOf(with_);
    const seat = game % table.players;
    const { won } = playGame(box, {
      seed: `${series} ${table.scenario} ${table.players}/${game}`,
      standIn: { seat, as: pushing(pushFor(id, with_, judge, seat)) },
      follow: judge,
    });
    rate.games++;
    rate.won += Number(won);
    rate.done += Number(won && judge.isSo(id, seat));
  }
  return rate;
}
