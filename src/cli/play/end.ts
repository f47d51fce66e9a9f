import { type Lang, t } from '#content/locales/index.ts';
import { progressOf, sandLeft } from '#engine/mall/index.ts';
import { INKS, type Look } from '../draw/look.ts';
import { type Line, line, span } from '../draw/text.ts';
import { clockText, elapsedText } from '../draw/time.ts';
import { endText } from '../narrate.ts';
import { piecesOf } from '../pieces/index.ts';
import type { TableState } from './tableState.ts';

// The end as a moment, then the game in numbers: a fold over its log.

export function drawEnd(table: TableState, look: Look): readonly Line[] {
  const { result } = table.game.shared;
  if (result === null) return [];
  const { lang } = look;
  const title = ` ${t(lang, result.won ? 'cli.end.won' : 'cli.end.lost')} `;
  const style = { ink: INKS.dark, ground: result.won ? INKS.good : INKS.alarm, bold: true };
  const rule = ' '.repeat([...title].length);
  return [
    line(''),
    line('  ', span(rule, style)),
    line('  ', span(title, style)),
    line('  ', span(rule, style)),
    line('  ', endText(lang, result.won, result.reason)),
    line(''),
    ...piecesOf(table.game.box).flatMap((piece) => seatLines(piece.ending?.(table.game, look) ?? [])),
    ...numbers(table, lang).map((text) => line('  ', text)),
  ];
}

const seatLines = (texts: readonly string[]): readonly Line[] =>
  texts.length === 0 ? [] : [...texts.map((text) => line('  ', text)), line('')];

function numbers(table: TableState, lang: Lang): readonly string[] {
  const { shared } = table.game;
  const end = endOf(table);
  const { out } = progressOf(table.game);
  return [
    t(lang, 'cli.end.time', { time: elapsedText(end - startOf(table)) }),
    t(lang, 'cli.end.sand', { time: clockText(sandLeft(shared.sand, end)) }),
    t(lang, 'cli.end.flips', { count: shared.flips }),
    t(lang, 'cli.end.tiles', { count: shared.board.placed.length }),
    t(lang, 'cli.end.out', { ...out }),
    t(lang, 'cli.end.wait', { time: elapsedText(longestWait(table)) }),
    ...shared.hands.map((_, seat) => t(lang, 'cli.end.seat', { seat: seat + 1, ...tally(table, seat) })),
  ];
}

/** [M24] the sand's end is the end, whenever it was noticed. */
function endOf({ game, entries }: TableState): number {
  const { result, sand } = game.shared;
  return result?.reason === 'sand' ? sand.end : (entries.at(-1)?.at ?? 0);
}

function startOf({ entries }: TableState): number {
  return entries.find(({ events }) => events.some(({ type }) => type === 'started'))?.at ?? 0;
}

function longestWait(table: TableState): number {
  const [start, end] = [startOf(table), endOf(table)];
  const times = table.entries.map(({ at }) => Math.min(at, end)).filter((at) => at >= start);
  return Math.max(0, ...times.map((at, index) => at - (times[index - 1] ?? at)));
}

function tally({ entries }: TableState, seat: number): { readonly moves: number; readonly explores: number } {
  const own = entries.filter((entry) => entry.seat === seat).flatMap(({ events }) => events);
  const count = (type: string) => own.filter((event) => event.type === type).length;
  return { moves: count('moved'), explores: count('drawn') };
}
