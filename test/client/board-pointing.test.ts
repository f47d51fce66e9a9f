import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { choose } from '#client/board/acts.ts';
import { spaceNear } from '#client/board/spots.ts';
import { tokenAt } from '#client/board/state.ts';
import { point, press } from '#client/mall/acts.ts';
import { markText } from '#client/mall/marks.tsx';
import { type MallModel, mallModel } from '#client/mall/model.ts';
import { markIn, pingAt } from '#client/mall/pointing.ts';
import { penFor, startStroke } from '#client/mall/strokes.ts';
import { openGame } from '#client/state/games.ts';
import { openSession } from '#client/state/session.ts';
import { contentHash, type MallEvent, newGame, randomFrom, redact } from '#engine/mall/index.ts';
import { type ClientMessage, readClientMessage } from '#protocol/messages.ts';
import { LONGEST_STROKE, type Point } from '#protocol/signs.ts';
import { boxOf } from './boardTable.ts';

// A page in a room: what it sends is caught here, what it hears is said here.

function page(scenario: number, ...events: readonly MallEvent[]) {
  const sent: ClientMessage[] = [];
  const { session, receive } = openSession({ send: (message) => sent.push(message) }, openGame);
  const box = boxOf(scenario);
  const { dealt } = newGame(box, randomFrom('pointing'));
  const people = [
    { id: 5, name: 'Ada', chair: 2, here: true },
    { id: 6, name: 'Bo', chair: 0, here: true },
  ];
  receive({
    type: 'lobby',
    locked: false,
    watching: 0,
    standIns: [],
    lent: [],
    again: [],
    you: 6,
    host: 5,
    people,
    choice: null,
    game: 'g',
  });
  receive({
    type: 'game',
    game: 'g',
    table: 1,
    epoch: 'e',
    seat: 0,
    seats: [6, 5],
    title: {},
    setup: box.setup,
    content: contentHash(box),
    first: 1,
    events: [redact(box, dealt, 0) as MallEvent, { type: 'started', at: 0 }, ...events],
    host: 0,
  });
  const tell = (event: MallEvent) =>
    receive({ type: 'told', table: 1, first: 3 + events.length, at: 1, events: [event] });
  return { model: mallModel(session), sent, receive, tell };
}

const OPEN: MallEvent = { type: 'talkOpened' };
const gestures = (sent: readonly ClientMessage[]) => sent.filter(({ type }) => type === 'gesture');
const seen = ({ marks }: MallModel) => marks.seen.value;

describe('when one may point', () => {
  test('[C1][S12] only in a window for gestures; the window closes, and taps play again', () => {
    expect(page(12).model.mayPoint.value).toBe(false);
    const { model, tell } = page(12, OPEN);
    expect(model.mayPoint.value).toBe(true);
    model.pointing.value = true;
    tell({ type: 'talkClosed' });
    expect([model.mayPoint.value, model.pointing.value]).toEqual([false, false]);
  });

  test('[S14] never where nothing may be said; the key says why', () => {
    const { model, sent } = page(14);
    point(model, 5);
    expect(model.hint.value).toMatchObject({
      why: { refused: 'talk.silence', params: { channel: 'gestures' } },
    });
    expect(gestures(sent)).toEqual([]);
  });

  test('the key points at a space, or asks for one', () => {
    const { model, sent } = page(12, OPEN);
    point(model, null);
    expect(model.hint.value).toMatchObject({ why: 'pointFirst' });
    point(model, 6);
    expect(gestures(sent)).toEqual([{ type: 'gesture', sign: 'ping', path: [[2.5, 1.5]] }]);
  });
});

describe('marks', () => {
  test('are seen at once where they are made, once although they come back, and not for long', async () => {
    const { model, receive } = page(12, OPEN);
    pingAt(model.marks, { x: 1.234, y: -0.5 });
    receive({ type: 'gesture', from: 6, sign: 'ping', path: [[1.23, -0.5]] });
    receive({ type: 'gesture', from: 5, sign: 'ping', path: [[3, 3]] });
    receive({ type: 'gesture', from: 5, sign: 'look', path: [] });
    expect(seen(model).map(({ from, path }) => [from, path[0]])).toEqual([
      [6, [1.23, -0.5]],
      [5, [3, 3]],
    ]);
    await expect.poll(() => seen(model).length, { timeout: 4_000 }).toBe(0);
  });

  test('are told in words: who points at what', () => {
    const { model, receive } = page(12, OPEN);
    receive({ type: 'gesture', from: 5, sign: 'ping', path: [[0.4, 0.6]] });
    const text = markText(model, 'en', seen(model)[0] as never);
    expect(text).toMatch(/^Ada points at Tile 1A, row 1, column 1: sand timer/);
    pingAt(model.marks, { x: 0.4, y: 0.6 });
    expect(markText(model, 'en', seen(model)[1] as never)).toMatch(/^You point at Tile 1A, row 1/);
  });

  test('a line is told by where it begins and where it leads, however many pieces it came in', () => {
    const { model, receive } = page(12, OPEN);
    receive({
      type: 'gesture',
      from: 5,
      sign: 'stroke',
      path: [
        [0.4, 0.6],
        [1.5, 0.6],
      ],
    });
    receive({
      type: 'gesture',
      from: 5,
      sign: 'stroke',
      path: [
        [1.5, 0.6],
        [2.5, 1.5],
      ],
    });
    const text = markText(model, 'en', seen(model)[1] as never);
    expect(text).toMatch(/^Ada draws a line from Tile 1A, row 1, column 1: .* to Tile 1A, row 2, column 3/);
    receive({
      type: 'gesture',
      from: 5,
      sign: 'stroke',
      path: [
        [3.2, 3.2],
        [3.6, 3.4],
      ],
    });
    expect(markText(model, 'en', seen(model)[2] as never)).toMatch(/^Ada points at Tile 1A, row 4, column 4/);
  });

  test('a place beside the mall is told by the space next to it', () => {
    const { model } = page(12, OPEN);
    const layout = (model.table.value as NonNullable<typeof model.table.value>).layout;
    expect(spaceNear(layout, { x: 2.5, y: 1.9 })).toBe(6);
    expect(spaceNear(layout, { x: -3, y: -3 })).toBe(0);
    expect(spaceNear({ ...layout, spots: new Map() }, { x: 0, y: 0 })).toBeNull();
  });

  test('what is no mark is none', () => {
    expect(markIn({ type: 'said', from: 1, text: 'ping' })).toBeNull();
    expect(markIn({ type: 'gesture', from: 1, sign: 'stroke', path: [] })).toBeNull();
  });
});

describe('a line', () => {
  function drawing(steps: number, perStep: number) {
    const { model, sent } = page(12, OPEN);
    const drawn = signal<readonly Point[]>([]);
    let now = 0;
    const pen = startStroke(model.marks, drawn, { x: 0, y: 0 }, 50, () => now);
    for (let step = 1; step <= steps; step++) {
      now += perStep;
      pen.to({ x: step / 10, y: step / 20 });
    }
    pen.lift();
    const pieces = gestures(sent).map((message) =>
      'path' in message ? (message.path as readonly Point[]) : [],
    );
    return { model, pieces, drawn, sent };
  }

  test('is told while it grows, in pieces that join and that every server accepts', () => {
    const { pieces, sent, drawn } = drawing(200, 16);
    expect(pieces.length).toBeGreaterThan(8);
    for (const [index, piece] of pieces.entries()) {
      expect(piece.length).toBeLessThanOrEqual(LONGEST_STROKE);
      if (index > 0) expect(piece[0]).toEqual(pieces[index - 1]?.at(-1));
    }
    expect(pieces.at(-1)?.at(-1)).toEqual([20, 10]);
    expect(drawn.value).toEqual([]);
    for (const message of gestures(sent)) expect(readClientMessage(JSON.stringify(message))).toEqual(message);
  });

  test('drawn in a wink is still cut where it grows too long, and seen as one', () => {
    const { pieces, model } = drawing(90, 0);
    expect(pieces.map(({ length }) => length)).toEqual([40, 40, 13]);
    expect(seen(model).map(({ goesOn }) => goesOn)).toEqual([false, true, true]);
  });

  test('a tap is a mark, a stroke a line, and neither where a second finger comes', () => {
    const { model, sent } = page(12, OPEN);
    const signs = () => gestures(sent).map((message) => ('sign' in message ? message.sign : ''));
    const pen = () => penFor(model.marks, model.drawn, { x: 1, y: 1 }, 50);
    pen().lift(true);
    expect(signs()).toEqual([]);
    pen().lift(false);
    expect(signs()).toEqual(['ping']);
    const line = pen();
    line.to({ x: 3, y: 1 });
    line.lift(false);
    expect(signs()).toEqual(['ping', 'stroke']);
  });

  test('a finger that trembles draws nothing', () => {
    const { model, sent } = page(12, OPEN);
    const pen = startStroke(model.marks, signal<readonly Point[]>([]), { x: 0, y: 0 }, 20);
    for (const x of [0.05, 0.1, 0.15]) pen.to({ x, y: 0 });
    pen.lift();
    expect(gestures(sent)).toEqual([]);
  });
});

describe('the action tile', () => {
  test('a direction asks for a hero first, and then moves it', () => {
    const { model, sent } = page(1, { type: 'handed', hands: [['NESWVLX'], []] });
    press(model, 'N');
    expect(model.hint.value).toMatchObject({ why: 'chooseFirst' });
    choose(model, tokenAt(model, 6));
    press(model, 'N');
    expect(sent.at(-1)).toMatchObject({
      type: 'do',
      command: { type: 'move', direction: 'north', distance: 1 },
    });
    press(model, 'V');
    expect(model.aim.value?.commands[0]).toMatchObject({ type: 'vortex' });
  });
});

describe('two dimensions', () => {
  test('[S13] lie one below the other on an upright screen, and marks are told alike everywhere', () => {
    const phone = page(13);
    const { model } = phone;
    const wide = model.table.value?.layout.bounds;
    const mage = model.view.value?.shared.pawns[1] as number;
    const told = model.table.value?.layout.spots.get(mage) as { x: number; y: number };
    model.upright.value = true;
    const high = model.table.value?.layout.bounds;
    expect(wide && wide.width > wide.height).toBe(true);
    expect(high && high.height > high.width).toBe(true);
    const here = model.table.value?.layout.spots.get(mage) as { x: number; y: number };
    expect(here).not.toEqual(told);
    pingAt(model.marks, { x: here.x + 0.5, y: here.y + 0.5 });
    expect(gestures(phone.sent)).toEqual([
      { type: 'gesture', sign: 'ping', path: [[told.x + 0.5, told.y + 0.5]] },
    ]);
    expect(model.onScreen(seen(model)[0]?.path ?? [])).toEqual([[here.x + 0.5, here.y + 0.5]]);
  });
});
