import { afterEach, describe, expect, test, vi } from 'vitest';
import { seatWords } from '#client/screens/room/news.ts';
import { knownName, nameIn, watchersOf, watchWords } from '#client/screens/room/people.ts';
import { pacer } from '#client/state/pacer.ts';
import type { LobbyState } from '#client/state/session.ts';
import { STARES, WISHES } from '#room/signalRates.ts';
import { en } from '../e2e/words.ts';

const person = (id: number, name: string, here = true) => ({ id, name, chair: null, here });
const LOBBY: LobbyState = {
  type: 'lobby',
  you: 1,
  locked: false,
  watching: 0,
  standIns: [],
  lent: [],
  again: [],
  host: 1,
  people: [person(1, 'Ada'), person(2, 'Bo'), person(3, 'Eve'), person(4, 'Gone', false)],
  choice: null,
  game: 'g',
};

describe('those who watch', () => {
  test('are the people here without a seat, beside oneself', () => {
    const others = 0;
    expect(watchersOf(LOBBY, [2, 1])).toEqual({ names: ['Eve'], others });
    expect(watchersOf({ ...LOBBY, you: 3 }, [2, 1])).toEqual({ names: [], others });
    expect(watchersOf({ ...LOBBY, you: null, watching: 1 }, [2, 1])).toEqual({ names: ['Eve'], others });
  });

  test('[R5] are counted where their names are not told, but for oneself and whoever plays', () => {
    expect(watchersOf({ ...LOBBY, watching: 2 }, [2, 1]).others).toBe(2);
    expect(watchersOf({ ...LOBBY, watching: 2, you: 5, held: 'Fay' }, [2, 1]).others).toBe(1);
    expect(watchersOf({ ...LOBBY, watching: 2 }, [6, 1]).others).toBe(1);
  });

  test('are told in a sentence', () => {
    expect(watchWords({ names: [], others: 0 })).toBeNull();
    expect(watchWords({ names: ['Eve'], others: 0 })).toBe('Eve is watching');
    expect(watchWords({ names: ['Eve'], others: 2 })).toBe('Eve and 2 more are watching');
    expect(watchWords({ names: [], others: 1 })).toBe(en('door.someCount', { count: 1 }));
    expect(watchWords({ names: [], others: 3 })).toBe(en('door.someCount', { count: 3 }));
  });
});

test('[R5] a name that is held back is one’s own already, and nobody’s to the others', () => {
  expect(knownName({ ...LOBBY, you: 5, held: 'Fay' }, 5)).toBe('Fay');
  expect(knownName(LOBBY, 5)).toBeUndefined();
  expect(nameIn(LOBBY, 5)).toBe(en('door.watcher'));
});

describe('who plays for whom', () => {
  const [names, back] = [{ who: 'Eve', name: 'Gone' }, { who: 'Bo' }];

  test('a seat of somebody away is lent, and everyone is told by whom to whom', () => {
    expect(seatWords(LOBBY, 3, 4)).toBe(en('door.plays', names));
    expect(seatWords({ ...LOBBY, you: 3 }, 3, 4)).toBe(en('door.youPlay', names));
  });

  test('whoever is back has it again', () => {
    expect(seatWords(LOBBY, 2, 3)).toBe(en('door.back', back));
    expect(seatWords({ ...LOBBY, you: 3 }, 2, 3)).toBe(en('door.backYou', back));
    expect(seatWords({ ...LOBBY, you: 2 }, 2, 3)).toBe(en('door.yoursAgain'));
  });
});

describe('[R5] what the server would refuse is not offered', () => {
  afterEach(() => vi.useRealTimers());

  const hands = (rate: typeof STARES) => {
    vi.useFakeTimers();
    const { waits, take } = pacer(rate, () => performance.now());
    let done = 0;
    const press = () => take(() => done++);
    return { waits, press, done: () => done };
  };

  test('a second wish waits for three seconds', () => {
    const { waits, press, done } = hands(WISHES);
    press();
    press();
    vi.advanceTimersByTime(2_990);
    press();
    expect([done(), waits.value]).toEqual([1, true]);
    vi.advanceTimersByTime(500);
    expect(waits.value).toBe(false);
    press();
    expect(done()).toBe(2);
  });

  test('three stares go at once, and from then on one a second', () => {
    const { waits, press, done } = hands(STARES);
    for (let presses = 0; presses < 5; presses++) press();
    expect([done(), waits.value]).toEqual([3, true]);
    vi.advanceTimersByTime(1_300);
    press();
    expect([done(), waits.value]).toEqual([4, true]);
    vi.advanceTimersByTime(4_000);
    for (let presses = 0; presses < 5; presses++) press();
    expect(done()).toBe(7);
  });
});
