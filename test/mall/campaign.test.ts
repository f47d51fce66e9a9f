import { describe, expect, it } from 'vitest';
import { afterCampaignGame, CAMPAIGN } from '#engine/mall/campaign.ts';
import { ON_TIMER } from './moments.ts';
import { dealt, explore, laid, move, put, run, running, typesOf } from './table.ts';

describe('the campaign', () => {
  it('[S-campaign] scenarios 1 to 7 follow each other; a failure may be retried or skipped', () => {
    expect(CAMPAIGN).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(afterCampaignGame(1, true)).toEqual({ next: 2, mayRetry: false });
    expect(afterCampaignGame(3, false)).toEqual({ next: 4, mayRetry: true });
    expect(afterCampaignGame(6, false)).toEqual({ next: 7, mayRetry: true });
    expect(afterCampaignGame(7, true)).toEqual({ next: null, mayRetry: false });
    expect(afterCampaignGame(7, false)).toEqual({ next: null, mayRetry: true });
  });
});

describe('together', () => {
  it('[S7] all the rules so far hold at once', () => {
    const pieces = ['ownExits', 'passTiles', 'smallPassages', 'loudspeaker', 'crystalBall', 'cameras'];
    const game = put(laid(running({ players: 3, onTop: ['C1', 'I', 'X'], pieces }), 'dwarf'), ON_TIMER);
    const flip = run(game, move(game, 'elf', 'west'));
    expect(typesOf(flip.events)).toEqual(['moved', 'flipped', 'handed', 'talkOpened']);
    const elf = put(flip.game, { elf: ['T1', 2, 3] });
    expect(typesOf(run(elf, explore(elf)).events)).toEqual(['talkClosed', 'drawn', 'placed', 'talkOpened']);
    expect(dealt({ pieces }).box.pieces.map(({ id }) => id)).toEqual([...pieces].sort());
    expect(dealt({ pieces: [...pieces].reverse() }).box.pieces.map(({ id }) => id)).toEqual(
      [...pieces].sort(),
    );
  });
});
