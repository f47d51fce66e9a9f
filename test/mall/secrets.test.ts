import { describe, expect, it } from 'vitest';
import {
  audiences,
  evolve,
  evolveView,
  gameHash,
  type MallEvent,
  newGame,
  openBox,
  randomFrom,
  redact,
  viewFor,
} from '#engine/mall/index.ts';
import { AUDIENCE } from '#engine/mall/redact.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { accept, boxFor, change, explore, PLAIN, put, run, running } from './table.ts';
import { TEST_TILES } from './tiles.ts';

describe('what nobody may know', () => {
  it('[M2] the order of the deck has no field in what is dealt to a seat or a spectator', () => {
    const { dealt } = newGame(boxFor({ deck: ['P1', 'P2', 'B'] }), randomFrom('x'));
    for (const seat of [0, 1, null]) {
      const seen = redact(dealt, seat);
      expect(Object.keys(seen).sort()).toEqual([
        'deckLeft',
        'deckTop',
        'hands',
        'pawns',
        'placed',
        'slices',
        'type',
      ]);
      expect(seen).toMatchObject({ type: 'dealt', deckLeft: 5, deckTop: null });
    }
    expect(dealt.hidden?.deck).toHaveLength(5);
  });

  it('[S-solo.1] a note’s secret half stays here; its open half is told', () => {
    const note: MallEvent = {
      type: 'noted',
      piece: 'p',
      value: 3,
      hidden: { value: 4, random: [1, 2, 3, 4] },
    };
    expect(redact(note, 0)).toEqual({ type: 'noted', piece: 'p', value: 3 });
    const game = evolve(running(), note);
    expect(game.shared.slices).toEqual({ p: 3 });
    expect(game.secrets).toMatchObject({ slices: { p: 4 }, random: [1, 2, 3, 4] });
    const open = evolve(game, { type: 'noted', piece: 'p', value: 5 });
    expect(open.secrets).toBe(game.secrets);
  });

  it('[C1] what everyone may know is passed on as it is, encoded once for all', () => {
    const event: MallEvent = { type: 'stolen', seat: 1 };
    expect(redact(event, 0)).toBe(event);
    expect(audiences([event], 3)).toEqual([{ seats: [0, 1, 2, null], events: [event] }]);
    const secret: MallEvent = {
      type: 'noted',
      piece: 'p',
      value: 1,
      hidden: { value: 2, random: [1, 2, 3, 4] },
    };
    expect(audiences([secret], 1)[0]?.events).toEqual([{ type: 'noted', piece: 'p', value: 1 }]);
    expect(
      Object.entries(AUDIENCE)
        .filter(([, who]) => who !== 'all')
        .map(([type]) => type),
    ).toEqual(['dealt', 'noted']);
  });

  it('[M14] a view is what everyone knows, and follows redacted events exactly', () => {
    const game = put(running({ onTop: ['P1', 'I', 'X'] }), { dwarf: ['T1', 0, 2] });
    const view = viewFor(game, 1);
    expect(Object.keys(view).sort()).toEqual(['box', 'seat', 'shared']);
    const { events, game: after } = run(game, explore(game));
    const followed = events.reduce((now, event) => evolveView(now, redact(event, 1)), view);
    expect(followed).toEqual(viewFor(after, 1));
    expect(followed.seat).toBe(1);
  });

  it('[M2] the same seed deals the same game; the fingerprint tells games apart by every part of their state', () => {
    const fresh = () => newGame(boxFor(), randomFrom('same')).game;
    expect(gameHash(fresh())).toBe(gameHash(fresh()));
    const game = fresh();
    const changed = [
      change(game, { flips: 1 }),
      { ...game, secrets: { ...game.secrets, deck: [2, 1] } },
      newGame(boxFor({ sand: 60_000 }), randomFrom('same')).game,
      accept(game, { type: 'ready', seat: 0, ready: true }),
    ];
    expect(new Set([game, ...changed].map(gameHash)).size).toBe(5);
  });

  it('[S-own] the order in which a set-up lists its pieces changes nothing', () => {
    const pieces = ['crystalBall', 'cameras', 'rearrangement', 'passTiles'];
    const hash = (list: string[]) => {
      const opened = openBox({ ...PLAIN, pieces: list }, TEST_TILES, [...PIECES].reverse());
      return 'box' in opened ? JSON.stringify(newGame(opened.box, randomFrom('s')).dealt) : '';
    };
    expect(hash(pieces)).toBe(hash([...pieces].reverse()));
    expect(hash(pieces)).not.toBe('');
  });
});
