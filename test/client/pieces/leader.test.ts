import type { ComponentType } from 'preact';
import { describe, expect, test } from 'vitest';
import { leader } from '#client/pieces/leader/index.tsx';
import type { Seated } from '#client/screens/game/around.ts';
import { textOf } from './drawn.ts';
import { seated, viewOf } from './seated.ts';

const Hand = leader.Hand as ComponentType<Seated> & ((props: Seated) => preact.VNode | null);

describe('the leader on the page', () => {
  test('[S9] whoever holds no action reads that they lead, and nobody else', () => {
    const { shared } = viewOf({ scenario: 9, players: 4 }, null);
    const read = shared.hands.map((_, seat) =>
      textOf(Hand(seated(viewOf({ scenario: 9, players: 4 }, seat)))),
    );
    expect(read.map((text) => text.startsWith('You lead'))).toEqual(
      shared.hands.map((hand) => hand.length === 0),
    );
    expect(textOf(Hand(seated(viewOf({ scenario: 9, players: 4 }, null))))).toBe('');
  });
});
