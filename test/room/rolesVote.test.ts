import { describe, expect, it } from 'vitest';
import { setupOf } from '#content/choices.ts';
import { tileSet } from '#content/tiles.ts';
import { type MallEvent, openBox, randomFrom, type Setup } from '#engine/mall/index.ts';
import type { RoleLevel } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { openAuthority, receive } from '#room/authority.ts';
import { mallEngine } from '#room/mallEngine.ts';

// What others are told of a vote while it is open, as an authority tells it.

const LEVELS: readonly RoleLevel[] = ['A', 'B', 'C', 'D', 'E'];

function table(level: RoleLevel) {
  const setup = setupOf({ scenario: 3, roles: { level } }, 5) as Setup;
  const opened = openBox(setup, tileSet(), PIECES);
  if (!('box' in opened)) throw new Error('no such set-up');
  const { authority } = openAuthority(mallEngine(opened.box), randomFrom(`vote ${level}`));
  const give = (seat: number, command: object, host: number) => receive(authority, { seat, command }, host);
  for (let seat = 0; seat < 5; seat++) give(seat, { type: 'ready', ready: true }, 0);
  return { authority, give };
}

describe('[H1.3] [R32] an open vote', () => {
  it.each(LEVELS)(
    'at level %s tells that one more has answered, not who; of a change of mind nothing',
    (level) => {
      const { authority, give } = table(level);
      give(0, { type: 'accuse', accused: [1] }, 1_000);
      const heardBy = (stream: number) => authority.streams[stream] as MallEvent[];
      const before = authority.streams.map((stream) => stream.length);
      const others = [0, 1, 3, 4, 5];
      const news = (stream: number) => heardBy(stream).slice(before[stream]);
      expect(give(2, { type: 'vote', up: true }, 1_100).verdict).toBe('accepted');
      for (const stream of others) expect(news(stream)).toEqual([{ type: 'voted', answered: 1 }]);
      expect(news(2)).toEqual([{ type: 'voted', answered: 1, mine: true }]);
      const changed = give(2, { type: 'vote', up: false }, 1_200);
      expect(changed.tellings.map(({ to }) => to.map(({ seat }) => seat))).toEqual([[2]]);
      for (const stream of others) expect(news(stream)).toHaveLength(1);
      expect(give(2, { type: 'vote', up: false }, 1_300)).toMatchObject({ verdict: 'accepted', entry: null });
    },
  );

  it('is over with the last thumb, or five seconds and a quarter after the cry', () => {
    const { authority, give } = table('C');
    give(0, { type: 'accuse', accused: [1] }, 1_000);
    for (const seat of [2, 3]) give(seat, { type: 'vote', up: true }, 5_000);
    expect(authority.engine.deadline(authority.game)).toBe(6_250);
    expect(give(4, { type: 'vote', up: true }, 6_249).verdict).toBe('accepted');
    expect(authority.streams[5]?.some(({ type }) => (type as string) === 'thumbsShown')).toBe(true);
    const other = table('C');
    other.give(0, { type: 'accuse', accused: [1] }, 1_000);
    for (const seat of [2, 3]) other.give(seat, { type: 'vote', up: true }, 5_000);
    expect(other.give(4, { type: 'vote', up: true }, 6_250).verdict).toMatchObject({ refused: 'vote.none' });
  });
});
