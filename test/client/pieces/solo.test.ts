import type { ComponentType } from 'preact';
import { describe, expect, test } from 'vitest';
import { CARDS } from '#client/pieces/cards.ts';
import { piecesOf } from '#client/pieces/index.ts';
import type { AtTable, PagePiece } from '#client/pieces/piece.ts';
import { solo } from '#client/pieces/solo/index.tsx';
import { cueOf, notesOf } from '#client/sound/cues.ts';
import type { Command } from '#client/state/session.ts';
import { drawn, textOf } from './drawn.ts';
import { STARTED, seated, viewOf } from './seated.ts';

const ALONE = { scenario: 2, players: 1 } as const;
const Deck = solo.Acts as ComponentType<AtTable> & ((props: AtTable) => preact.VNode | null);

describe('the deck of actions on the page', () => {
  test('[S-solo.1] asks for the first action, and then says how many are left', () => {
    const before = Deck(seated(viewOf(ALONE, 0, STARTED)));
    expect(textOf(before)).toBe('Next action RReveal the first action.');
    expect(drawn(before).find(({ type }) => type === 'button')?.props).toMatchObject({
      class: 'button sand',
      disabled: false,
    });
    const after = Deck(seated(viewOf(ALONE, 0, STARTED, { type: 'revealed', tile: 'N' })));
    expect(textOf(after)).toContain('In the deck: 6');
    expect(drawn(after).find(({ type }) => type === 'button')?.props.class).toBe('button');
  });

  test('[S-solo.1] is turned over by its button and by its key', () => {
    const given: Command[] = [];
    const table = seated(viewOf(ALONE, 0, STARTED), given);
    const button = drawn(Deck(table)).find(({ type }) => type === 'button');
    (button?.props.onClick as (() => void) | undefined)?.();
    solo.keys?.KeyR?.(table.session);
    expect(given).toEqual([{ type: 'reveal' }, { type: 'reveal' }]);
    expect(CARDS.solo.keys).toEqual({ R: 'play.key.reveal' });
  });

  test('is there for whoever plays, while the sand runs', () => {
    expect(Deck(seated(viewOf(ALONE, null, STARTED)))).toBeNull();
    expect(Deck(seated(viewOf(ALONE, 0)))).toBeNull();
  });

  test('[S-solo.2] is heard, and the turn of the sand says that it was shuffled', () => {
    const voices: readonly PagePiece[] = piecesOf(viewOf(ALONE, 0).box);
    const cue = cueOf({ type: 'revealed', tile: 'N' }, 0, voices);
    expect(notesOf(cue ?? [])).toHaveLength(1);
    expect(cueOf({ type: 'mixed' }, 0, voices)).toBe(cue);
    expect(cueOf({ type: 'mixed' }, 0)).toBeNull();
    expect(voices.flatMap(({ flipped }) => flipped ?? [])).toEqual(['play.flip.shuffled']);
    expect(piecesOf(viewOf({ scenario: 2, players: 2 }, 0).box)).toEqual([]);
  });
});
