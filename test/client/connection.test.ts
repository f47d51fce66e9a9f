import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Connection, keepConnection, type Socket } from '#client/state/connection.ts';
import type { ClientMessage } from '#protocol/messages.ts';

// The page's line over sockets that do what a browser's do, by a clock that is turned by hand.

interface Attempt {
  readonly socket: Socket;
  readonly began: number;
  /** How long it was under way before it was given up or refused. */
  lasted: number | null;
}

/** What becomes of a handshake that ends now. */
type Fate = 'answered' | 'swallowed' | 'refused';

const TRIP = 20;
/** What Chromium holds a handshake back for at most, and a line that is not quick. */
const HELD_BACK = 5_400;

const lines: Connection[] = [];
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const line of lines.splice(0)) line.close();
  vi.useRealTimers();
});

/** A page in a browser whose handshakes take their time, and end as the line lets them. */
function browser() {
  const attempts: Attempt[] = [];
  const heard: ClientMessage[] = [];
  const world = { fate: 'answered' as Fate, handshake: TRIP };

  function connect(): Socket {
    let state = 0;
    const end = (told: boolean) => {
      if (state === 3) return;
      if (state === 0) attempt.lasted = performance.now() - attempt.began;
      state = 3;
      clearTimeout(handshake);
      if (told) socket.onclose?.();
    };
    const socket: Socket = {
      binaryType: 'blob',
      get readyState() {
        return state;
      },
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => hear(socket, JSON.parse(text) as ClientMessage),
      close: () => end(false),
    };
    const handshake = setTimeout(() => {
      if (world.fate === 'refused') end(true);
      if (world.fate !== 'answered') return;
      state = 1;
      socket.onopen?.();
    }, world.handshake);
    const attempt: Attempt = { socket, began: performance.now(), lasted: null };
    attempts.push(attempt);
    return socket;
  }

  function hear(socket: Socket, message: ClientMessage): void {
    if (world.fate !== 'answered') return;
    heard.push(message);
    const pong = JSON.stringify({ type: 'pong', sent: performance.now(), host: 0 });
    if (message.type === 'ping') setTimeout(() => socket.onmessage?.({ data: pong }), TRIP);
  }

  const line = keepConnection(connect);
  lines.push(line);
  return { line, world, attempts, heard, status: () => line.session.status.value };
}

/** Connected, and then away. */
function cutOff(fate: 'swallowed' | 'refused' = 'swallowed') {
  const page = browser();
  vi.advanceTimersByTime(3_000);
  expect(page.status()).toBe('open');
  page.world.fate = fate;
  if (fate === 'refused') page.attempts[0]?.socket.onclose?.();
  return page;
}

/** Until the next attempt is so old. */
function passUntilAge(attempts: readonly Attempt[], age: number): void {
  const before = attempts.length;
  while (attempts.length === before) vi.advanceTimersByTime(1);
  vi.advanceTimersByTime(age);
  expect(attempts).toHaveLength(before + 1);
}

const passed = (attempts: readonly Attempt[]) =>
  attempts.slice(1).map(({ began }, index) => began - (attempts[index] as Attempt).began);

describe('a line that is away', () => {
  it('is tried for eagerly at first, then more and more patiently', () => {
    const { attempts } = cutOff();
    vi.advanceTimersByTime(90_000);
    const waits = attempts.slice(1).flatMap(({ lasted }) => lasted ?? []);
    const [eager, patient] = [waits.slice(0, 11), waits.slice(11)];
    for (const wait of eager) expect(wait).toBe(900);
    expect(patient.length).toBeGreaterThan(4);
    expect(patient[0]).toBeGreaterThanOrEqual(6_000);
    for (const wait of patient.slice(1)) expect(wait).toBeGreaterThanOrEqual(12_000);
    for (const wait of patient) expect(wait).toBeLessThanOrEqual(15_000);
  });

  it('where attempts fail at once they keep away from each other, at most a few seconds', () => {
    const { attempts } = cutOff('refused');
    vi.advanceTimersByTime(90_000);
    const apart = passed(attempts.slice(1));
    expect(apart[0]).toBeLessThan(500);
    for (const span of apart.slice(2, 11)) expect(span).toBeLessThanOrEqual(1_250);
    for (const span of apart.slice(12)) {
      expect(span).toBeGreaterThanOrEqual(4_000);
      expect(span).toBeLessThanOrEqual(5_000);
    }
    expect(attempts.length).toBeLessThan(40);
  });

  it.each([4_000, 10_000, 25_000, 30_000, 60_000, 600_000])(
    'for %i ms comes back though every handshake is held back for five seconds',
    (span) => {
      const { world, status } = cutOff();
      world.handshake = HELD_BACK;
      vi.advanceTimersByTime(span);
      expect(status()).toBe('lost');
      world.fate = 'answered';
      vi.advanceTimersByTime(25_000);
      expect(status()).toBe('open');
    },
  );

  it('a whole house that is cut off does not come back in the same instant', () => {
    const house = Array.from({ length: 8 }, () => cutOff('refused'));
    vi.advanceTimersByTime(60_000);
    const last = house.map(({ attempts }) => attempts.at(-1)?.began);
    expect(new Set(last).size).toBeGreaterThan(4);
  });

  it('a connection that is taken and dropped again and again is no reason to hurry', () => {
    const { world, attempts } = cutOff('refused');
    world.fate = 'answered';
    const dropping = setInterval(() => attempts.at(-1)?.socket.onclose?.(), 2 * TRIP);
    vi.advanceTimersByTime(60_000);
    clearInterval(dropping);
    expect(attempts.length).toBeLessThan(40);
  });
});

describe('a page that wakes up', () => {
  it('without a connection tries at once, with the patience that a handshake held back needs', () => {
    const { line, world, attempts, status } = cutOff();
    vi.advanceTimersByTime(40_000);
    passUntilAge(attempts, 3_000);
    world.handshake = HELD_BACK;
    world.fate = 'answered';
    const before = attempts.length;
    line.wake();
    vi.advanceTimersByTime(0);
    expect(attempts).toHaveLength(before + 1);
    vi.advanceTimersByTime(HELD_BACK + TRIP);
    expect(status()).toBe('open');
  });

  it('between two attempts does not wait for the next', () => {
    const { line, attempts } = cutOff('refused');
    vi.advanceTimersByTime(60_000);
    passUntilAge(attempts, 1_500);
    const before = attempts.length;
    line.wake();
    vi.advanceTimersByTime(0);
    expect(attempts).toHaveLength(before + 1);
  });

  it('leaves an attempt alone that is younger than a second', () => {
    const { line, attempts } = cutOff();
    vi.advanceTimersByTime(40_000);
    passUntilAge(attempts, 900);
    const before = attempts.length;
    line.wake();
    vi.advanceTimersByTime(0);
    expect(attempts).toHaveLength(before);
  });

  it.each(['swallowed', 'refused'] as const)('many times makes no storm of attempts that are %s', (fate) => {
    const { line, attempts } = cutOff(fate);
    vi.advanceTimersByTime(40_000);
    const before = attempts.length;
    for (let n = 0; n < 1_000; n++) {
      line.wake();
      vi.advanceTimersByTime(10);
    }
    expect(attempts.length - before).toBeLessThanOrEqual(11);
    for (const span of passed(attempts.slice(before))) expect(span).toBeGreaterThanOrEqual(1_000);
  });

  it('again and again still gets through', () => {
    const { line, world, status } = cutOff();
    vi.advanceTimersByTime(40_000);
    world.handshake = HELD_BACK;
    world.fate = 'answered';
    for (let n = 0; n < 10; n++) {
      line.wake();
      vi.advanceTimersByTime(1_200);
    }
    expect(status()).toBe('open');
  });

  it('with a connection only asks whether it is still there', () => {
    const { line, attempts, heard } = browser();
    vi.advanceTimersByTime(3_300);
    const before = heard.length;
    line.wake();
    expect(heard.slice(before)).toMatchObject([{ type: 'ping' }]);
    vi.advanceTimersByTime(3_000);
    expect(attempts).toHaveLength(1);
  });

  it('does not take back what went on in another tab', () => {
    const { line, attempts, status } = browser();
    vi.advanceTimersByTime(3_000);
    const { socket } = attempts[0] as Attempt;
    socket.onmessage?.({ data: JSON.stringify({ type: 'goodbye', why: 'takenOver' }) });
    socket.onclose?.();
    line.wake();
    vi.advanceTimersByTime(20_000);
    expect(status()).toBe('takenOver');
    expect(attempts).toHaveLength(1);
  });
});

describe('whatever happens', () => {
  it.each(['swallowed', 'refused'] as const)('a line that is closed leaves nothing behind (%s)', (fate) => {
    const { line, attempts } = cutOff(fate);
    vi.advanceTimersByTime(31_000);
    line.close();
    line.wake();
    expect(vi.getTimerCount()).toBe(0);
    const before = attempts.length;
    vi.advanceTimersByTime(60_000);
    expect(attempts).toHaveLength(before);
    expect(attempts.map(({ socket }) => socket.readyState)).toEqual(attempts.map(() => 3));
  });

  it('what was said meanwhile has an end, and the latest of it is told', () => {
    const { line, world, heard } = cutOff();
    vi.advanceTimersByTime(5_000);
    for (let n = 1; n <= 1_000; n++) line.session.say({ type: 'say', text: `${n}` });
    world.fate = 'answered';
    vi.advanceTimersByTime(5_000);
    const said = heard.flatMap((message) => (message.type === 'say' ? [message.text] : []));
    expect(said.length).toBeLessThanOrEqual(60);
    expect(said.at(-1)).toBe('1000');
  });
});

describe('a server that says goodbye', () => {
  const say = (attempts: readonly Attempt[], why: string) => {
    const { socket } = attempts.at(-1) as Attempt;
    socket.onmessage?.({ data: JSON.stringify({ type: 'goodbye', why }) });
    socket.onclose?.();
  };

  it('because this page is older is not asked again', () => {
    const { line, attempts, status } = browser();
    vi.advanceTimersByTime(TRIP);
    say(attempts, 'version');
    vi.advanceTimersByTime(60_000);
    line.wake();
    vi.advanceTimersByTime(10_000);
    expect([status(), attempts.length]).toEqual(['outdated', 1]);
  });

  it('because it cannot write is asked again now and then, and that it cannot stays on the screen', () => {
    const { attempts, status } = browser();
    for (let n = 1; n < 5; n++) {
      vi.advanceTimersByTime(TRIP);
      say(attempts, 'unwell');
      expect([status(), attempts.length]).toEqual(['unwell', n]);
      vi.advanceTimersByTime(4_000);
      expect([status(), attempts.length]).toEqual(['unwell', n]);
      vi.advanceTimersByTime(1_000);
    }
    vi.advanceTimersByTime(2 * TRIP);
    expect(status()).toBe('open');
  });

  it('as soon as anybody comes is not asked without end', () => {
    const { attempts } = browser();
    for (let n = 0; n < 1_000; n++) {
      if (attempts.at(-1)?.socket.readyState === 1) say(attempts, 'restart');
      vi.advanceTimersByTime(10);
    }
    expect(attempts.length).toBeLessThan(25);
  });
});
