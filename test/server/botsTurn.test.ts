import { describe, expect, it } from 'vitest';
import { setupOf } from '#content/choices.ts';
import { tileSet } from '#content/tiles.ts';
import { openBox, randomFrom, type Setup } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { openAuthority } from '#room/authority.ts';
import { mallEngine } from '#room/mallEngine.ts';
import { botsTurn } from '#server/botsTurn.ts';
import { type Brain, careful, type Thoughts } from '#server/brains.ts';
import { bucket } from '#server/limits.ts';
import type { HappenedAtTable, LiveGame } from '#server/liveGame.ts';
import { seatMates, tellMates } from '#server/mates.ts';
import type { LiveRoom } from '#server/room.ts';

// The driver of a room's bots, with time and alarms that a test has.

const THOUGHTS: Thoughts = { hold: false, acts: [], shows: [], hint: null, question: null, wait: null };
const brainOf = (thoughts: Partial<Thoughts>): Brain => ({
  told: () => undefined,
  saw: () => undefined,
  stared: () => undefined,
  guided: () => undefined,
  think: () => ({ ...THOUGHTS, ...thoughts }),
});

function turn(thoughts: Partial<Thoughts>) {
  const done: unknown[] = [];
  const waits: number[] = [];
  botsTurn(
    brainOf(thoughts),
    bucket({ perSecond: 1, burst: 2 }, () => 0),
    0,
    {
      wakeIn: (wait) => waits.push(wait),
      hold: () => done.push('hold'),
      ask: () => done.push('ask'),
      hint: () => done.push('hint'),
      show: () => done.push('show'),
      act: (seat) => done.push(seat),
    },
  );
  return { done, waits };
}

describe('the driver of bots', () => {
  const acts = [0, 1, 2, 3].map((seat) => ({ seat, type: 'explore' }));

  it('gives no more than the budget has, whatever they think of', () => {
    expect(turn({ acts }).done).toEqual([0, 1]);
  });

  it('looks again when they want to, but never at once', () => {
    expect(turn({ wait: 700 }).waits).toEqual([700]);
    expect(turn({ wait: 0 }).waits).toEqual([10]);
    expect(turn({}).waits).toEqual([]);
  });

  it('waits no longer than a timer can, and sets none for what never comes', () => {
    expect(turn({ wait: 2 ** 40 }).waits).toEqual([2 ** 31 - 1]);
    expect(turn({ wait: Number.POSITIVE_INFINITY }).waits).toEqual([]);
  });

  it('[M26] holds the game for nobody, and does nothing else', () => {
    expect(turn({ hold: true, acts, wait: 5 })).toEqual({ done: ['hold'], waits: [] });
  });
});

/** A room with bots at its table whose minds are told of a table that is none. */
function tableOfTheLost() {
  const opened = openBox(setupOf({ scenario: 1 }, 2) as Setup, tileSet(), PIECES);
  if ('problems' in opened) throw new Error('no such game');
  const { authority } = openAuthority(mallEngine(opened.box), randomFrom('lost'));
  const playing = { id: 'game', seats: [1, 2], setup: {}, authority, mates: null } as unknown as LiveGame;
  const said: string[] = [];
  const people = [
    { id: 1, name: 'Ada', chair: 0 },
    { id: 2, name: 'Bot', chair: 1, bot: 'quick' },
  ];
  const room = {
    code: 'abc',
    services: {
      report: (key: string, params: { game?: string }) => said.push(`${key} ${params.game}`),
      clock: { now: () => 0 },
    },
    lobby: { people },
    playing,
    onLost: () => said.push('lost'),
  } as unknown as LiveRoom;
  return { room, playing, said };
}

describe('bots whose minds fail', () => {
  const tellings = [{ to: [{ seat: null, first: 1 }], events: [], at: 0 }];
  const happened = { before: null, outcome: { tellings: [...tellings, ...tellings] } };

  it('are silent from then on, and their room plays on', () => {
    const { room, playing, said } = tableOfTheLost();
    seatMates(room);
    expect(playing.mates).not.toBe(null);
    for (let n = 0; n < 2; n++) tellMates(room, playing, happened as unknown as HappenedAtTable);
    expect([playing.mates, said]).toEqual([null, ['host.lostMinds game']]);
  });

  it('keep no game from coming back', () => {
    const { room, playing, said } = tableOfTheLost();
    playing.authority.game = null;
    seatMates(room);
    expect([playing.mates, said]).toEqual([null, ['host.lostMinds game']]);
  });

  it('think no more, whatever they would think of', () => {
    const failures: unknown[] = [];
    const brain = careful({ ...brainOf({}), think: () => raise() }, (error) => failures.push(error));
    for (let n = 0; n < 2; n++) expect(brain.think(0)).toEqual(THOUGHTS);
    expect(failures).toEqual([new Error('lost')]);
  });
});

function raise(): never {
  throw new Error('lost');
}
