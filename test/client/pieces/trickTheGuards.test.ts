import { describe, expect, test } from 'vitest';
import { spaceLabel } from '#client/mall/labels.ts';
import { layoutOf } from '#client/mall/layout.ts';
import { offersFor } from '#client/mall/offers.ts';
import { cautionsFor, cautionText } from '#client/pieces/index.ts';
import { evolveView, options, type View } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { viewWith } from '../boardTable.ts';

const moved = (pawn: 'barbarian' | 'mage', to: Space) =>
  ({ type: 'moved', seat: 0, pawn, to, by: 'walk' }) as const;

const offers = (view: View, chosen: Parameters<typeof offersFor>[2]) =>
  offersFor({ view, layout: layoutOf(view.shared.board) }, options(view, 0), chosen);

describe('[R12] exits that strand another hero', () => {
  const exit = (colour: string) =>
    viewWith(10, 'NESW').box.print.findIndex((info) => info.exit === colour) as Space;
  const left = (pawn: 'barbarian' | 'mage', colour: string) =>
    [moved(pawn, exit(colour)), { type: 'escaped', pawn, stays: true } as const] as const;
  const late = viewWith(
    10,
    'NESW',
    { type: 'stolen', seat: 0 },
    ...left('barbarian', 'purple'),
    ...left('mage', 'green'),
  );

  test('are known for the chosen hero alone', () => {
    expect([...offers(late, 'elf').cautions.keys()]).toEqual([exit('yellow')]);
    expect(offers(late, 'dwarf').cautions.size).toBe(0);
    expect(offers(late, null).cautions.size).toBe(0);
    expect(offers(viewWith(10, 'NESW'), 'elf').cautions.size).toBe(0);
  });

  test('are told to those who do not see the sign, where they lie in the mall', () => {
    expect(cautionText('en', late, 'elf')).toBe('');
    const tile = exit('yellow') >> 4;
    const space = late.shared.board.unused[0] as Space;
    const laid = evolveView(late, { type: 'placed', tile, space, paid: 'hero' });
    expect(cautionText('en', laid, 'elf')).toBe(
      'Careful, this would leave another hero without an exit: yellow exit.',
    );
    expect(
      spaceLabel('en', laid, exit('yellow'), undefined, cautionsFor(laid, 'elf').get(exit('yellow'))),
    ).toContain('would leave another hero without an exit, yellow exit');
  });
});
