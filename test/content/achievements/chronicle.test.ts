import { describe, expect, it } from 'vitest';
import {
  counts,
  deedsOf,
  openChronicle,
  readDeeds,
  winners,
  witnessed,
} from '#content/achievements/chronicle.ts';
import { isCrowned } from '#content/achievements/crown.ts';
import { ACHIEVEMENT_IDS, CROWN, GOALS } from '#content/achievements/goals.ts';
import { ACHIEVEMENTS } from '#content/achievements/list.ts';
import { setupOf } from '#content/choices.ts';
import { EVENINGS, TUTORIALS } from '#content/evenings.ts';
import { type AnyChoice, titleOf } from '#content/own.ts';
import { tileSet } from '#content/tiles.ts';
import { emptyGame, evolve, type MallEvent, openBox, type Setup } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { AWAY, tell } from './game.ts';

// [XA0] who earns them, and when; [XA42] the last of all.

const isCounted = (choice: AnyChoice): boolean => {
  const opened = openBox(setupOf(choice, 2) as Setup, tileSet(), PIECES);
  if ('problems' in opened) throw new Error(JSON.stringify(opened.problems));
  return counts(opened.box, titleOf(choice));
};

describe('achievements', () => {
  it('[XA0] are forty-one that a game can show, and one for who has them all', () => {
    expect(ACHIEVEMENTS.map(({ id }) => id)).toEqual(ACHIEVEMENT_IDS.filter((id) => id !== CROWN));
    expect(ACHIEVEMENT_IDS).toHaveLength(42);
  });

  it('[XA0] are earned in every full game and no tutorial', () => {
    const counted = EVENINGS.filter(({ id }) => isCounted({ evening: id })).map(({ id }) => id);
    expect(counted).toEqual(['XF0', 'XF1', 'XF2', 'XF3']);
    expect(TUTORIALS.some(({ id }) => isCounted({ evening: id, hardcore: true }))).toBe(false);
  });

  it('[XA0] are earned where modules have joined a scenario, by number or of one’s own', () => {
    expect(isCounted({ scenario: 3 })).toBe(false);
    expect(isCounted({ scenario: 3, modules: ['shafts'] })).toBe(true);
    const { start, deck, onTop, pieces, sand } = setupOf({ scenario: 3, modules: ['shafts'] }, 2) as Setup;
    expect(isCounted({ own: { name: 'ours', start, tiles: deck, onTop, pieces, sand } })).toBe(true);
  });

  it('[XA0] are not to be had by a tutorial’s short way to win in a scenario of one’s own', () => {
    const { start, deck, onTop, pieces, sand } = setupOf({ scenario: 3, modules: ['maps'] }, 2) as Setup;
    const own = (...more: readonly string[]) => ({
      own: { name: 'ours', start, tiles: deck, onTop, pieces: [...pieces, ...more], sand },
    });
    expect(isCounted(own('noFlips'))).toBe(true);
    expect(isCounted(own('mapmaker'))).toBe(false);
  });

  const shaft = (title = {}) => {
    const game = tell({ pieces: ['telekinesis'], lies: LIES, stands: { elf: ['T1', 0, 2] }, title });
    const moves = () =>
      game.gives({ type: 'telekinesis', seat: 0, from: game.spaceOf('elf'), tile: game.tile('P0') });
    moves();
    game.puts({ elf: ['T1', 2, 3] });
    moves();
    return game;
  };
  const LIES = { ...AWAY, P0: [1, 0] } as const;

  it('[XA0] are nobody’s in a game that is lost, or not over', () => {
    const game = shaft();
    expect(game.deeds()).toEqual([]);
    const lost: MallEvent = { type: 'ended', won: false, reason: 'sand' };
    expect(
      readDeeds(emptyGame(game.box), {}, [...game.entries, { at: 1, seat: null, events: [lost] }]),
    ).toEqual([]);
    expect(game.wins()).toContain('XA15');
  });

  it.each(['abandonedAlone', 'decided'])(
    '[XA0] are nobody’s where the heist was %s: nobody got out [H2.3] [H3.4]',
    (reason) => {
      const game = shaft();
      const ended: MallEvent = { type: 'ended', won: true, reason };
      const log = (event: MallEvent) => [...game.entries, { at: 1, seat: null, events: [event] }];
      expect(readDeeds(emptyGame(game.box), {}, log(ended))).toEqual([]);
      expect(readDeeds(emptyGame(game.box), {}, log({ ...ended, reason: 'escaped' }))).not.toEqual([]);
    },
  );

  it('[XA0] are nobody’s in a tutorial, whatever happens there', () => {
    expect(shaft({ evening: 'XT7' }).wins()).toEqual([]);
  });

  it('[XA0] [R25] go to the seats that won', () => {
    const game = shaft();
    game.wins();
    expect(winners(game.now())).toEqual([0, 1]);
    const seats = [
      { outcome: 'won', reason: 'escaped' },
      { outcome: 'lost', reason: 'escaped' },
    ] as const;
    const ended: MallEvent = { type: 'ended', won: true, reason: 'escaped', seats };
    expect(winners(evolve(game.now(), ended))).toEqual([0]);
  });

  it('[XA0] what happens before the first grain and after the end is nobody’s doing', () => {
    const game = shaft();
    game.wins();
    const before = game.deeds();
    const late = { at: 1, seat: 0, events: [{ type: 'flipped', space: null, at: 1, end: 2 }] } as const;
    expect(readDeeds(emptyGame(game.box), {}, [...game.entries, late])).toEqual(before);
  });

  it('[XA0] come to the same when they are followed act by act', () => {
    const game = shaft();
    game.wins();
    let [table, chronicle] = [emptyGame(game.box), openChronicle(game.box, {})];
    for (const entry of game.entries) {
      const after = entry.events.reduce(evolve, table);
      chronicle = chronicle && witnessed(chronicle, table, entry, after);
      table = after;
    }
    expect(chronicle && deedsOf(chronicle, table)).toEqual(game.deeds());
  });

  it('[XA42] is for who holds the other forty-one', () => {
    const others = ACHIEVEMENT_IDS.filter((id) => id !== CROWN);
    expect(isCrowned(others)).toBe(true);
    expect(isCrowned(others.slice(1))).toBe(false);
    expect(GOALS[CROWN]).toBe(others.length);
  });
});
