import { describe, expect, it } from 'vitest';
import {
  type AnyPiece,
  audiences,
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
    const box = boxFor({ deck: ['P1', 'P2', 'B'] });
    const { dealt } = newGame(box, randomFrom('x'));
    for (const seat of [0, 1, null]) {
      const seen = redact(box, dealt, seat) as MallEvent;
      expect(Object.keys(seen).sort()).toEqual([
        'deckLeft',
        'deckTop',
        'hands',
        'memory',
        'pawns',
        'placed',
        'type',
      ]);
      expect(seen).toMatchObject({ type: 'dealt', deckLeft: 5, deckTop: null });
    }
    expect(dealt.hidden?.deck).toHaveLength(5);
  });

  it('[C1] what everyone may know is passed on as it is, encoded once for all', () => {
    const { box } = running({ players: 3 });
    const events: readonly MallEvent[] = [{ type: 'stolen', seat: 1 }];
    expect(redact(box, events[0] as MallEvent, 0)).toBe(events[0]);
    const [everyone, ...others] = audiences(box, events);
    expect(others).toEqual([]);
    expect(everyone).toEqual({ seats: [0, 1, 2, null], events });
    expect(everyone?.events).toBe(events);
    const solo = running({ players: 1, pieces: ['solo'] }).box;
    const secret: MallEvent = { type: 'mixed', hidden: { deck: [], random: [1, 2, 3, 4] } };
    expect(audiences(solo, [secret])).toEqual([{ seats: [0, null], events: [{ type: 'mixed' }] }]);
    const partly = Object.entries(AUDIENCE).filter(([, who]) => who !== 'all');
    expect(partly.map(([type]) => type)).toEqual(['dealt']);
    const kinds = (PIECES as readonly AnyPiece[]).flatMap((piece) => Object.entries(piece.events ?? {}));
    expect(kinds.filter(([, { told }]) => told !== 'all').map(([type]) => type)).toEqual(['mixed', 'voted']);
  });

  it('[M14] a view is what everyone knows, and follows redacted events exactly', () => {
    const game = put(running({ onTop: ['P1', 'I', 'X'] }), { dwarf: ['T1', 0, 2] });
    const view = viewFor(game, 1);
    expect(Object.keys(view).sort()).toEqual(['box', 'own', 'seat', 'shared']);
    const { events, game: after } = run(game, explore(game));
    const followed = events.reduce(
      (now, event) => evolveView(now, redact(game.box, event, 1) as MallEvent),
      view,
    );
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
