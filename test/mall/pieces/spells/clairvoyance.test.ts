import { describe, expect, it } from 'vitest';
import { isFaceUp } from '#engine/mall/deck.ts';
import { evolveView, type Game, redact, viewFor } from '#engine/mall/index.ts';
import { cast, runs } from '../../casting.ts';
import { HOME, lay, secured, stand, turnSand } from '../../security.ts';
import { accept, at, change, explore, refusal, run, typesOf } from '../../table.ts';

const table = (pieces: readonly string[] = [], more: readonly string[] = ['P2', 'I', 'X']): Game =>
  stand(
    lay(secured(['spells', 'antiStress', ...pieces], ['P1', ...more], { spells: ['clairvoyance'] }), 'dwarf'),
    HOME,
  );
const tile = (game: Game, name: string) => at(game, name, 0, 0) >> 4;

describe('clairvoyance', () => {
  it('[X10.7] the deck lies face up, and what comes next is known', () => {
    const game = table();
    expect([game.shared.deckTop, isFaceUp(game)]).toEqual([null, false]);
    const { events, game: seen } = run(game, cast('castClairvoyance', 1));
    expect(events).toEqual([
      { type: 'spellCast', seat: 1, spell: 'clairvoyance', runs: { spell: 'clairvoyance' } },
      { type: 'deckTurned', top: tile(game, 'P2') },
    ]);
    expect([seen.shared.deckTop, isFaceUp(seen)]).toEqual([tile(game, 'P2'), true]);
    const out = stand(seen, { elf: ['T1', 2, 3] });
    expect(accept(out, explore(out)).shared.deckTop).toBe(tile(game, 'I'));
  });

  it('[X10.7] [X10.6] until the next flip, then it is turned down again', () => {
    const seen = accept(table(), cast('castClairvoyance'));
    const { events, game: after } = run(seen, turnSand);
    expect(typesOf(events)).toEqual(['tokenUsed', 'flipped', 'spellGoes', 'deckTurned', 'talkOpened']);
    expect(events).toContainEqual({ type: 'deckTurned', top: null });
    expect([after.shared.deckTop, isFaceUp(after), runs(after)]).toEqual([null, false, []]);
    const out = stand(after, { elf: ['T1', 2, 3] });
    expect(accept(out, explore(out)).shared.deckTop).toBeNull();
  });

  it('[X10.7] an empty deck shows nothing, and no flip turns what was not turned', () => {
    const all = table();
    const empty = { ...change(all, { deckLeft: 0 }), secrets: { ...all.secrets, deck: [] } };
    expect(run(empty, cast('castClairvoyance')).events).toContainEqual({ type: 'deckTurned', top: null });
    expect(typesOf(run(all, turnSand).events)).not.toContain('deckTurned');
  });

  it('[X10.7] everyone sees it, and nobody what lies below', () => {
    const game = table();
    const { events, game: after } = run(game, cast('castClairvoyance'));
    const view = events.reduce(
      (now, event) => evolveView(now, redact(game.box, event, null) as typeof event),
      viewFor(game, null),
    );
    expect(view.shared).toEqual(viewFor(after, null).shared);
  });

  it('[S11] like every act it waits while tiles are owed', () => {
    const game = table(['rearrangement'], ['P2', 'I', 'X', 'C1']);
    const owed = change(game, { memory: { ...game.shared.memory, rearrangement: { owed: 2, first: null } } });
    expect(refusal(owed, cast('castClairvoyance'))).toBe('discard.owed');
  });
});
