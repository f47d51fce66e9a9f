import { describe, expect, it } from 'vitest';
import { randomFrom } from '#engine/core/random.ts';
import { deal } from '#engine/mall/deal.ts';
import { viewFor } from '#engine/mall/index.ts';
import { redact } from '#engine/mall/redact.ts';
import { lay, secured } from './security.ts';
import { running } from './table.ts';

describe('the back of the deck', () => {
  it('[X0.4] everyone sees whether the top tile is of the expansion', () => {
    const game = secured([], ['9*', 'I', 'X']);
    expect(viewFor(game, null).shared.deckBack).toBe('expansion');
    const one = lay(game, 'elf');
    expect(one.shared.deckBack).toBe('base');
    expect(lay(lay(one, 'dwarf'), 'mage').shared.deckBack).toBeNull();
  });

  it('[X0.4] nothing is said where all backs are alike; which tile it is is not told', () => {
    expect(running().shared).not.toHaveProperty('deckBack');
    const { box } = secured([], ['9*', 'I', 'X']);
    const told = redact(box, deal(box, randomFrom('x')), null);
    expect(told).toMatchObject({ deckTop: null, back: 'expansion' });
  });
});
