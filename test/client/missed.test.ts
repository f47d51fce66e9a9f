// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Socket } from '#client/state/connection.ts';
import { setupOf } from '#content/choices.ts';
import type { Lang } from '#content/locales/index.ts';
import type { TileSet } from '#content/tileSets.ts';
import { encodeLog } from '#engine/core/log.ts';
import { contentHash, logHeader, newGame, openBox, randomFrom, type Setup } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import type { GameChoice, OwnChoice } from '#protocol/messages.ts';

// Maximum Security does not come: its words are asked for in a language that there is none of, as over a line that is
// gone. Each test has a page of its own.

const parts = async () => ({
  ...(await import('#content/locales/all.ts')),
  ...(await import('#client/prefs.ts')),
  ...(await import('#client/pieces/fetchSecurity.ts')),
  ...(await import('#client/pieces/here.ts')),
  ...(await import('#client/pieces/security.ts')),
  ...(await import('#client/screens/lobby/lobby.tsx')),
  ...(await import('#client/screens/own/card.tsx')),
  ...(await import('#client/screens/replay/replay.tsx')),
  ...(await import('#client/state/connection.ts')),
  ...(await import('#client/ui/text.ts')),
  ...(await import('./browser.ts')),
  ...(await import('./page.ts')),
});

const NO_LANG = 'xx' as Lang;
/** Every try, and a moment. */
const GIVEN_UP = 13_100;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The whole of it, and what had been imported meanwhile has come. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 100) await vi.advanceTimersByTimeAsync(100);
}

/** However long what a page does meanwhile takes here. */
async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1_000 && !isSo(); tries++) await pass(100);
  expect(isSo()).toBe(true);
}

const OWN: OwnChoice = {
  own: {
    ...{ name: 'Ours', start: '1A', onTop: [], pieces: ['ownExits', 'shafts'], sand: 180_000 },
    tiles: ['2', '3', '4', '5', '6', '7', '8*', '9', '10', '11', '12'],
  },
};

function dealt(tiles: TileSet) {
  const opened = openBox(setupOf(OWN, 2) as Setup, tiles, PIECES);
  if (!('box' in opened)) throw new Error(JSON.stringify(opened));
  const { box } = opened;
  return { box, ...newGame(box, randomFrom('missed')) };
}

describe('Maximum Security that does not come', () => {
  test('is fetched again after 1, 3 and 9 seconds, and then given up', async () => {
    const { fetchSecurity, isMissed, security, prefs } = await parts();
    prefs.lang.value = NO_LANG;
    const came = vi.fn();
    const failed = vi.fn();
    fetchSecurity().then(came, failed);
    await pass(12_900);
    expect([failed.mock.calls.length, isMissed.value]).toEqual([0, false]);
    await pass(200);
    expect([failed.mock.calls.length, isMissed.value, vi.getTimerCount()]).toEqual([1, true, 0]);
    fetchSecurity().then(came, failed);
    expect(isMissed.value).toBe(false);
    await pass(2_000);
    prefs.lang.value = 'en';
    await pass(2_100);
    expect([came.mock.calls.length, failed.mock.calls.length, security.value === null]).toEqual([
      1,
      1,
      false,
    ]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a page at a table whose game takes it', () => {
  async function guest() {
    const all = await parts();
    const { box, dealt: event } = dealt(all.EVERY_SET[0]);
    const sent: { readonly type: string }[] = [];
    const sockets: Socket[] = [];
    const connect = (): Socket => {
      const socket = {
        ...{ binaryType: '', readyState: 1, onopen: null, onmessage: null, onclose: null },
        send: (text: string) => {
          sent.push(JSON.parse(text));
        },
        close: vi.fn(),
      };
      sockets.push(socket);
      return socket;
    };
    const line = all.keepConnection(connect);
    const hear = (message: object) => sockets.at(-1)?.onmessage?.({ data: JSON.stringify(message) });
    const answer = () => hear({ type: 'pong', sent: 0, host: 0 });
    /** While the server answers, or while it does not. */
    const seconds = async (count: number, isThere = true) => {
      for (let second = 0; second < count; second++) {
        await pass(1_000);
        if (isThere) answer();
      }
    };
    const game = () =>
      hear({
        ...{ type: 'game', game: 'g', table: 1, epoch: 'e', seat: 0, seats: [11, 12], title: {} },
        ...{ setup: box.setup, content: contentHash(box), first: 1, events: [event], host: 0 },
      });
    sockets[0]?.onopen?.();
    answer();
    all.prefs.lang.value = NO_LANG;
    return { ...all, line, sent, sockets, game, answer, seconds, status: () => line.session.status.value };
  }
  const asked = (sent: readonly { readonly type: string }[]) =>
    sent.filter(({ type }) => type === 'resume').length;

  test('asks for the game when a passing failure has passed', async () => {
    const { prefs, game, seconds, sent, status, line } = await guest();
    game();
    await seconds(2);
    expect([status(), asked(sent)]).toEqual(['open', 0]);
    prefs.lang.value = 'en';
    await seconds(3);
    expect([status(), asked(sent)]).toEqual(['open', 1]);
    game();
    expect(line.session.play.value).not.toBeNull();
    line.close();
  });

  test('has to be loaded again in the end, whatever it hears after that', async () => {
    const { game, answer, seconds, status, sockets, line } = await guest();
    game();
    await seconds(12);
    expect(status()).toBe('open');
    await pass(1_500);
    expect(status()).toBe('outdated');
    answer();
    expect(status()).toBe('outdated');
    expect(sockets[0]?.close).toHaveBeenCalled();
    await seconds(30);
    expect([status(), sockets.length]).toEqual(['outdated', 1]);
    line.close();
  });

  test('does not blame its age while the server is not there', async () => {
    const { game, seconds, status, line } = await guest();
    game();
    await seconds(20, false);
    expect(status()).toBe('lost');
    line.close();
  });
});

describe('who waits for it', () => {
  async function inLobby(choice: GameChoice) {
    const page = await parts();
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no line')));
    const { session, hear } = page.pageOf(3);
    hear(page.lobbyOf(2, { choice }));
    page.prefs.lang.value = NO_LANG;
    const root = page.shown(h(page.Lobby, { code: 'abc', session }));
    const { tx, textOf, prefs, gone } = page;
    const word = () => textOf(root.querySelector('.deal [role=status]'));
    const deal = () => root.querySelector('.deal-button') as HTMLButtonElement;
    return { tx, prefs, gone, word, deal };
  }

  test('at a table deals when a passing failure has passed', async () => {
    const { tx, prefs, gone, word, deal } = await inLobby({ evening: 'XT3' });
    await pass(2_000);
    expect([word(), deal().disabled]).toEqual([tx('page.loading'), true]);
    prefs.lang.value = 'en';
    await until(() => !deal().disabled);
    gone();
  });

  test('at a table reads in the end that it does not come', async () => {
    const { tx, gone, word, deal } = await inLobby({ evening: 'XT3' });
    await pass(GIVEN_UP);
    expect([word(), deal().disabled]).toEqual([tx('page.broken'), true]);
    gone();
  });

  test('with a scenario of somebody’s own can load the page again in the end', async () => {
    const { ChosenOwn, shown, gone, button, buttons, prefs, tx } = await parts();
    prefs.lang.value = NO_LANG;
    const root = shown(h(ChosenOwn, OWN));
    await pass(12_000);
    expect(buttons(root)).toEqual([]);
    await pass(GIVEN_UP - 12_000);
    expect(button(tx('page.reload'), root)).toBeDefined();
    gone();
  });

  test('for a replay is not told that there was no such game', async () => {
    const { Replay, shown, gone, textOf, button, prefs, tx, EVERY_SET } = await parts();
    const { box, dealt: event } = dealt(EVERY_SET[0]);
    const log = encodeLog({ header: logHeader(box, {}), entries: [{ at: 0, seat: null, events: [event] }] });
    vi.stubGlobal('fetch', async () => new Response(log));
    const root = shown(h(Replay, { game: 'g' }));
    prefs.lang.value = NO_LANG;
    await pass(12_000);
    expect(textOf(root)).toContain(tx('play.replay.fetching'));
    await until(() => textOf(root).includes(tx('page.broken')));
    expect(button(tx('page.reload'), root)).toBeDefined();
    gone();
  });
});
