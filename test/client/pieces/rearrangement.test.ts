import type { ComponentType } from 'preact';
import { describe, expect, test } from 'vitest';
import { layoutOf } from '#client/mall/layout.ts';
import type { MallModel } from '#client/mall/model.ts';
import { offersFor } from '#client/mall/offers.ts';
import type { AtTable, OnBoard } from '#client/pieces/piece.ts';
import { rearrangement } from '#client/pieces/rearrangement/index.tsx';
import { type MallCommand, options } from '#engine/mall/index.ts';
import { drawn, textOf } from './drawn.ts';
import { STARTED, seated, viewOf } from './seated.ts';

type Drawn<P> = ComponentType<P> & ((props: P) => preact.VNode | null);
const Owed = rearrangement.Acts as Drawn<AtTable>;
const OnTiles = rearrangement.OnTiles as Drawn<OnBoard>;
const MOVING_WALLS = { scenario: 11, players: 2 } as const;

describe('tiles to take away on the page', () => {
  test('[S11] how many are owed is said, and nothing where none is', () => {
    const owing = viewOf(MOVING_WALLS, 0, STARTED, { type: 'tilesOwed', owed: 2, first: null });
    expect(textOf(Owed(seated(owing)))).toBe('Tiles to take away: 2. Choose them on the board.');
    expect(Owed(seated(viewOf(MOVING_WALLS, 0, STARTED)))).toBeNull();
    const unfinished = viewOf(MOVING_WALLS, 0, { type: 'tilesOwed', owed: 2, first: null });
    expect(Owed(seated(unfinished))).toBeNull();
  });

  test('[S11] exactly those tiles are marked that may be taken', () => {
    const placed = [0, 1, 2].map((tile) => ({ tile, x: tile * 4, y: 0 }));
    const tiles = new Map([[1, { type: 'discard', seat: 0, tile: 1 } as MallCommand]]);
    const model = {
      offers: { value: { tiles } },
      table: { value: { layout: { placed } } },
    } as unknown as MallModel;
    const marks = drawn(OnTiles({ model, lang: 'en' })).filter(({ type }) => type === 'g');
    expect(marks.map(({ props }) => props.transform)).toEqual(['translate(400 0)']);
  });

  test('[S11] what is done to a whole tile is offered by its number', () => {
    const view = viewOf(MOVING_WALLS, 0, STARTED);
    const table = { view, layout: layoutOf(view.shared.board) };
    const discard = { type: 'discard', seat: 0, tile: 2 } as const;
    expect([...offersFor(table, [...options(view, 0), discard], null).tiles]).toEqual([[2, discard]]);
  });
});
