import { describe, expect, it } from 'vitest';
import { EVERY_SET } from '#client/pieces/security.ts';
import { playAlone } from '#client/state/alone.ts';
import { betterGuess, hostTime } from '#client/state/clock.ts';
import { openGame } from '#client/state/games.ts';
import { openPlay } from '#client/state/heistPlay.ts';
import { hear, type Play, resent, send } from '#client/state/play.ts';
import { type Notice, openSession, type Session } from '#client/state/session.ts';
import { TILE_SETS, TILES } from '#client/state/tiles.ts';
import { shippedQuest } from '#content/questSet.ts';
import { setupFor } from '#content/scenarios.ts';
import { tileSets } from '#content/tiles.ts';
import {
  type Box,
  contentHash,
  isMallEvent,
  type MallCommand,
  openBox,
  options,
  randomFrom,
  type Setup,
} from '#engine/mall/index.ts';
import { AUDIENCE } from '#engine/mall/redact.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { isTowerEvent, type TowerEvent } from '#engine/tower/game.ts';
import { missed, openAuthority, receive } from '#room/authority.ts';
import { mallEngine } from '#room/mallEngine.ts';
import { boxWith, REDRAWN } from '../content/redrawn.ts';

const setup = setupFor({ scenario: 2, players: 2 }) as Setup;

const box = (): Box => boxWith(TILES, setup);
const content = contentHash(box());
const OPENING = { game: 'g', table: 1, epoch: 'e', seat: 0, seats: [1, 2], title: {} };

/** A table of two that runs, and one page's state of it. */
function table() {
  const { authority } = openAuthority(mallEngine(box()), randomFrom('page'));
  for (const seat of [0, 1]) receive(authority, { seat, command: { type: 'ready', ready: true } }, 0);
  const seat = [0, 1].find((one) => moves(authority.game, one).length > 1) as number;
  const opened = openPlay({ ...OPENING, seat }, setup, content) as Play;
  const heard = hear(opened, 1, missed(authority, seat, 0));
  if (typeof heard === 'string') throw new Error(heard);
  return { authority, seat, play: heard.play };
}

function moves(seen: Parameters<typeof options>[0], seat: number): MallCommand[] {
  return options(seen, seat).filter(({ type }) => type === 'move');
}

describe('one game as a page knows it', () => {
  it('has the same tiles as the server', () => {
    const sorted = (set: typeof TILES) => [...set].sort(([one], [other]) => (one < other ? -1 : 1));
    expect(EVERY_SET.map(sorted)).toEqual(tileSets().map(sorted));
    expect([...TILES].every(([name, tile]) => EVERY_SET[0].get(name) === tile)).toBe(true);
    expect(TILE_SETS[0]).toBe(TILES);
  });

  it('is opened with the tiles it is played with, newest or not; with others it is not opened', () => {
    for (const set of REDRAWN) {
      const own = boxWith(set, setup);
      const opened = openPlay(OPENING, setup, contentHash(own), REDRAWN);
      expect(opened?.view.box.tiles).toEqual(own.tiles);
    }
    expect(openPlay(OPENING, setup, 'x', REDRAWN)).toBeNull();
  });

  it('shows its own move at once, and the same after it is confirmed', () => {
    const { authority, seat, play } = table();
    const command = moves(play.view, seat)[0] as MallCommand;
    const sent = send(play, { id: 1, command, sent: 0 });
    expect(sent.view.shared.pawns).not.toEqual(play.view.shared.pawns);
    expect(sent.confirmed).toBe(play.confirmed);
    const { entry } = receive(authority, { seat, id: '1', command }, 5);
    const heard = hear(sent, play.seen + 1, entry?.events ?? [], 1);
    if (typeof heard === 'string') throw new Error(heard);
    expect(heard.play.pending).toEqual([]);
    expect(heard.play.view.shared.pawns).toEqual(sent.view.shared.pawns);
  });

  it('a move that no longer holds over what was confirmed is not shown any more', () => {
    const { seat, play } = table();
    const command = moves(play.view, seat)[0] as Extract<MallCommand, { type: 'move' }>;
    const sent = send(play, { id: 1, command, sent: 0 });
    const elsewhere = play.view.box.print.findIndex(
      ({ corridor }, space) => corridor && !play.view.shared.pawns.includes(space),
    );
    const other = { type: 'moved', seat: 0, pawn: command.pawn, to: elsewhere, by: 'vortex' } as const;
    const heard = hear(sent, play.seen + 1, [other]);
    if (typeof heard === 'string') throw new Error(heard);
    expect(heard.play.view).toBe(heard.play.confirmed);
    expect(heard.play.pending).toHaveLength(1);
  });

  it('ignores what it has seen and notices what it has not', () => {
    const { play } = table();
    const again = hear(play, 1, play.confirmed === null ? [] : [{ type: 'talkOpened' }]);
    expect(again).toMatchObject({ fresh: [] });
    expect(hear(play, play.seen + 2, [{ type: 'talkOpened' }])).toBe('gap');
    const overlap = hear(play, play.seen, [{ type: 'talkClosed' }, { type: 'talkOpened' }]);
    expect(overlap).toMatchObject({ fresh: [{ type: 'talkOpened' }], play: { seen: play.seen + 1 } });
  });

  it('sends again what was not answered in time', () => {
    const { play } = table();
    const command = moves(play.view, play.seat as number)[0] as MallCommand;
    const sent = send(play, { id: 1, command, sent: 1000 });
    expect(resent(sent, 3000, 2500)[1]).toEqual([]);
    const [after, late] = resent(sent, 3500, 2500);
    expect(late.map(({ id }) => id)).toEqual([1]);
    expect(resent(after, 3600, 2500)[1]).toEqual([]);
  });
});

describe('the host’s clock', () => {
  it('is known to half the quickest round trip, whatever the page’s clock says', () => {
    const slow = betterGuess(null, 1000, 1400, 5_000_000);
    expect(hostTime(slow, 1400)).toBe(5_000_200);
    const quick = betterGuess(slow, 2000, 2040, 5_000_820);
    expect(hostTime(quick, 2040)).toBe(5_000_840);
    const worse = betterGuess(quick, 3000, 3900, 5_002_100);
    expect(worse.offset).toBe(quick.offset);
    let stale = quick;
    for (let n = 0; n < 60; n++) stale = betterGuess(stale, 4000, 4500, 5_002_100);
    expect(stale.offset).toBe(5_002_100 - 4250);
  });

  it('[M26] that stood still while its server was stopped is known by the next answer, however quick an older one was', () => {
    const quick = betterGuess(null, 1000, 1002, 5_000_001);
    // Asked before the server was stopped for a second, and answered after: either may be right.
    const late = betterGuess(quick, 2000, 3010, 5_001_100);
    expect(late.offset).toBe(quick.offset);
    const next = betterGuess(late, 3100, 3140, 5_001_210);
    expect(hostTime(next, 3140)).toBe(5_001_230);
  });
});

const microtasks = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a session alone in the page', () => {
  async function alone() {
    const opened = openBox(setupFor({ scenario: 2, players: 1 }) as Setup, TILES, PIECES);
    if (!('box' in opened)) throw new Error('does not open');
    const { session, close } = playAlone(opened.box, randomFrom('alone'), { scenario: 2 });
    const notices: Notice[] = [];
    session.onNotice((notice) => notices.push(notice));
    await microtasks();
    return { session, close, notices };
  }

  async function act(session: Session, command: Parameters<Session['act']>[0]) {
    session.act(command);
    await microtasks();
  }

  it('deals, starts, reveals and refuses with a reason', async () => {
    const { session, close, notices } = await alone();
    expect(session.play.value?.view.shared.phase).toBe('setup');
    await act(session, { type: 'ready', ready: true });
    expect(session.play.value?.view.shared.phase).toBe('running');
    expect(session.now()).not.toBeNull();
    await act(session, { type: 'explore' });
    expect(notices.at(-1)).toMatchObject({
      kind: 'refused',
      refusal: { refused: 'action.notHeld' },
      command: { type: 'explore' },
    });
    await act(session, { type: 'reveal' });
    expect(session.play.value?.view.shared.hands[0]).toHaveLength(1);
    expect(session.play.value?.pending).toEqual([]);
    close();
  });

  it('tells apart what is its own', async () => {
    const { session, close, notices } = await alone();
    await act(session, { type: 'ready', ready: true });
    expect(notices.at(-1)).toMatchObject({ kind: 'events', own: true });
    close();
  });
});

const DRAWING = shippedQuest('0-1').drawing;
const DEALT: TowerEvent = { type: 'dealt', hands: [['north', 'east', 'south', 'west']], common: [] };
const STEPS: readonly TowerEvent[] = [18, 20].map((to) => ({
  type: 'moved',
  seat: 0,
  pawn: 'elf',
  to,
  by: 'walk',
}));
const QUEST_GAME = {
  type: 'game',
  game: 'q',
  table: 1,
  epoch: 'e',
  seat: 0,
  seats: [1],
  title: {},
  setup: { players: 1, drawing: DRAWING, tongue: 'free' },
  content: '',
  first: 1,
  host: 0,
  events: [DEALT],
} as const;

/** A quest that was just dealt; its rules are fetched with the first of them. */
async function questTable() {
  const sent: { type: string; id?: number }[] = [];
  const { session, receive: hearFrom } = openSession(
    { send: (message) => sent.push(message) },
    openGame,
    () => 0,
  );
  hearFrom(QUEST_GAME);
  for (let n = 0; n < 200 && !sent.some(({ type }) => type === 'resume'); n++)
    await new Promise((resolve) => setTimeout(resolve, 5));
  hearFrom(QUEST_GAME);
  return { session, hearFrom, sent };
}

describe('a session over any wire', () => {
  it('asks for what it missed when numbers are missing, and does not act without a seat', () => {
    const sent: { type: string }[] = [];
    const { session, receive: hearFrom } = openSession(
      { send: (message) => sent.push(message) },
      openGame,
      () => 0,
    );
    const game = {
      type: 'game',
      game: 'g',
      table: 1,
      epoch: 'e',
      seat: null,
      seats: [1, 2],
      title: {},
      setup,
      content,
      first: 1,
      host: 0,
    } as const;
    const { authority } = openAuthority(mallEngine(box()), randomFrom('wire'));
    hearFrom({ ...game, events: missed(authority, null, 0) });
    hearFrom({ type: 'told', table: 1, first: 9, at: 0, events: [{ type: 'talkOpened' }] });
    expect(sent).toEqual([{ type: 'resume', game: 'g', epoch: 'e', seen: 1 }]);
    session.act({ type: 'theft' });
    expect(sent).toHaveLength(1);
    hearFrom({ type: 'goodbye', why: 'takenOver' });
    expect(session.status.value).toBe('takenOver');
    hearFrom({
      type: 'lobby',
      locked: false,
      watching: 0,
      standIns: [],
      lent: [],
      again: [],
      you: 1,
      host: 1,
      people: [],
      choice: null,
      game: null,
    });
    expect(session.play.value).toBeNull();
  });

  /** A session at a table of two that was dealt and started, and the game as its page is told it. */
  function seated() {
    const sent: { type: string; id?: number }[] = [];
    let now = 0;
    const { session, receive: hearFrom } = openSession(
      { send: (message) => sent.push(message) },
      openGame,
      () => now,
    );
    const { authority, seat } = table();
    const events = missed(authority, seat, 0);
    const known = { table: 1, epoch: 'e', seat, seats: [1, 2], title: {}, setup, content };
    const game = { type: 'game', game: 'g', ...known, first: 1, host: 0, events } as const;
    hearFrom(game);
    const pass = (span: number) => {
      now += span;
    };
    return { session, hearFrom, sent, game, seat, pass };
  }

  it('asks once for what is missing, however much more does not fit', () => {
    const { hearFrom, sent, pass } = seated();
    for (let first = 50; first < 80; first++)
      hearFrom({ type: 'told', table: 1, first, at: 0, events: [{ type: 'talkOpened' }] });
    expect(sent.filter(({ type }) => type === 'resume')).toHaveLength(1);
    pass(1_500);
    hearFrom({ type: 'told', table: 1, first: 90, at: 0, events: [{ type: 'talkOpened' }] });
    expect(sent.filter(({ type }) => type === 'resume')).toHaveLength(2);
  });

  it('hears nothing of another game than the one on its table', () => {
    const { session, hearFrom, game } = seated();
    const before = session.play.value;
    hearFrom({
      type: 'told',
      table: 2,
      first: game.events.length + 1,
      at: 0,
      events: [{ type: 'stolen', seat: null }],
    });
    expect(session.play.value).toBe(before);
  });

  it('starts over when its history is told anew, with what is on its way still on its way', () => {
    const { session, hearFrom, game, seat } = seated();
    const [move] = moves(session.play.value?.view as Play['view'], seat);
    hearFrom({
      type: 'told',
      table: 1,
      first: game.events.length + 1,
      at: 0,
      events: [{ type: 'stolen', seat: null }],
    });
    const { seat: _, ...command } = move as MallCommand;
    session.act(command as Parameters<typeof session.act>[0]);
    // What this page saw last was never kept.
    hearFrom({ ...game, epoch: 'f' });
    const { value } = session.play;
    expect(value).toMatchObject({ epoch: 'f', seen: game.events.length });
    expect(value?.confirmed.shared.stolen).toBe(false);
    expect(value?.pending.map(({ command: waiting }) => waiting)).toEqual([move]);
    expect(value?.view.shared.pawns).not.toEqual(value?.confirmed.shared.pawns);
  });

  it('says of a history that it is one, as when a seat is given back, and of what comes then that it is new', () => {
    const { session, hearFrom, game } = seated();
    const told: Notice[] = [];
    session.onNotice((notice) => told.push(notice));
    hearFrom({ ...game, seat: null });
    hearFrom(game);
    const first = game.events.length + 1;
    hearFrom({ type: 'told', table: 1, first, at: 0, events: [{ type: 'stolen', seat: null }] });
    expect(told.map((notice) => 'retold' in notice)).toEqual([true, true, false]);
  });

  it('shows nothing of its own twice that may be in what it is told after a hole', async () => {
    const { session, hearFrom, sent } = await questTable();
    const told = (events: readonly TowerEvent[], first: number) =>
      hearFrom({ type: 'told', table: 1, first, at: 0, events });
    told(STEPS, 2);
    session.act({ type: 'undo' });
    expect(session.quest.value?.view.actions).toBe(1);
    // Judged and kept, and then the line broke: the history has it, the acknowledgement is lost.
    hearFrom({ ...QUEST_GAME, events: [DEALT, ...STEPS, { type: 'undone', seat: 0 }] });
    expect(session.quest.value?.view.actions).toBe(1);
    expect(session.quest.value?.pending).toHaveLength(1);
    const id = sent.findLast(({ type }) => type === 'do')?.id as number;
    hearFrom({ type: 'verdict', id, refusal: null });
    expect(session.quest.value).toMatchObject({ pending: [], view: { actions: 1 } });
  });

  it('[M26] shows the sand where it stands while the server is gone, and where it is as soon as it is back', () => {
    let now = 1_000;
    const {
      session,
      receive: hearFrom,
      doubtTime,
    } = openSession({ send: () => undefined }, openGame, () => now);
    hearFrom({ type: 'pong', sent: 980, host: 50_000 });
    now += 5_000;
    hearFrom({ type: 'goodbye', why: 'restart' });
    const stood = session.now();
    now += 60_000;
    expect(session.now()).toBe(stood);
    // Its clock stood while it was gone: what was known of it is a minute off, however quick that answer was.
    doubtTime();
    hearFrom({ type: 'pong', sent: now - 400, host: 55_100 });
    expect(session.now()).toBe(55_300);
    now += 1_000;
    expect(session.now()).toBe(56_300);
  });

  it.each([
    ['an event', { type: 'told', table: 1, first: 0, at: 0, events: [{ type: 'flown' }] }],
    ['a word', undefined],
  ])('that is told %s it does not know is no crash: its page has to be loaded again', (_, message) => {
    const { session, hearFrom, game } = seated();
    const before = session.play.value;
    hearFrom(message === undefined ? message : ({ ...message, first: game.events.length + 1 } as never));
    expect([session.status.value, session.play.value]).toEqual(['outdated', before]);
  });

  it('that has not got the tiles of a game has to be loaded again', () => {
    const { session, hearFrom, game } = seated();
    hearFrom({ ...game, game: 'later', content: 'x' });
    expect(session.status.value).toBe('outdated');
  });

  it('knows every event of both games, and no other', () => {
    const known = { box: box() };
    for (const type of Object.keys(AUDIENCE)) expect(isMallEvent(known, { type })).toBe(true);
    for (const type of ['flown', 'constructor', '__proto__'])
      expect([isMallEvent(known, { type }), isTowerEvent({ type })]).toEqual([false, false]);
    expect(isTowerEvent({ type: 'slid' })).toBe(true);
  });
});
