import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DECK_CLASSES, decksOf, survey } from '#bots/planner/survey.ts';
import { AIM, conclusions, passes, rowOf } from '#cli/check/decks.ts';
import { tileSet } from '#content/tiles.ts';
import { classNamed } from './deals.ts';

const KEPT = readFileSync(new URL('../../docs/decks.md', import.meta.url), 'utf8');

const withHer = DECK_CLASSES.filter(({ setup }) => setup.pieces.includes('sister'));

it('seven classes of the campaign, and four scenarios at two levels on two sides', () => {
  const without = DECK_CLASSES.filter((deckClass) => !withHer.includes(deckClass) && /^S/.test(deckClass.id));
  expect(new Set(without.map(({ id }) => id)).size).toBe(7 + 4 * 2 * 2);
  expect(without.map(({ setup }) => setup.players)).toEqual(without.map(() => 2));
});

it('every evening of Maximum Security, on side A and the hard way on side B', () => {
  const evenings = DECK_CLASSES.filter(({ id }) => id.startsWith('X'));
  const tutorials = Array.from({ length: 13 }, (_, index) => `XT${index + 1}`);
  const ids = [...tutorials, 'XF0', 'XF1', 'XF2', 'XF3'];
  expect(evenings.map(({ id }) => id)).toEqual([...ids, ...ids.map((id) => `${id}/hard`)]);
  expect(evenings.map(({ setup }) => setup.start)).toEqual([...ids.map(() => '1A'), ...ids.map(() => '1B')]);
});

it('each class has its floor, lower only for the two largest full games', () => {
  for (const { id, least } of DECK_CLASSES) expect(least).toBe(/^XF[23]/.test(id) ? 85 : 95);
});

it('[R15b] the little sister in every scenario but 13', () => {
  const scenarios = withHer.map(({ id }) => Number(/^S(\d+).*\+L$/.exec(id)?.[1]));
  const all = Array.from({ length: 17 }, (_, index) => index + 1);
  expect([...new Set(scenarios)].sort((one, other) => one - other)).toEqual(all.filter((one) => one !== 13));
  expect(new Set(withHer.map(({ id }) => id)).size).toBe(7 + 3 * 2 * 2 + 6 * 2);
  for (const { setup } of withHer) expect(setup.deck.slice(-2)).toEqual(['L1', 'L2']);
});

describe('a survey', () => {
  const tally = survey(classNamed('S2'), tileSet(), 5);

  it('counts every deck once', () => {
    expect(tally).toMatchObject({ decks: 5, won: 5, lost: 0, unknown: 0, refused: 0 });
    expect(tally?.commands).toHaveLength(5);
    expect(tally?.commands).toEqual(tally?.commands.toSorted((one, other) => one - other));
  });

  it('comes out the same again', () => {
    expect(survey(classNamed('S2'), tileSet(), 5)).toEqual(tally);
  });

  it('is null where the tiles do not make the game', () => {
    const without = new Map([...tileSet()].filter(([name]) => name !== '7'));
    expect(survey(classNamed('S2'), without, 1)).toBeNull();
  });
});

describe('the conclusions', () => {
  const { setup } = classNamed('S2');
  const LEAST = 95;
  const tally = (won: number, least = LEAST) => ({
    ...{ id: 'S2', setup, least, decks: 1_000, won, lost: 0, unknown: 1_000 - won },
    ...{ commands: [3, 5, 9], refused: 0 },
  });

  it('fails below the least, and says so below the aim', () => {
    expect(passes([tally(1_000), tally(LEAST * 10)])).toBe(true);
    expect(passes([tally(1_000), tally(LEAST * 10 - 1)])).toBe(false);
    expect(passes([tally(1_000), tally(LEAST * 10 - 1, 85)])).toBe(true);
    expect(conclusions('en', [tally(AIM * 10)])).toEqual(['Every class is won at least 98 % of the time.']);
    expect(conclusions('en', [tally(AIM * 10 - 1)])).toEqual(['Below the aim of 98 %: S2.']);
    const failed = conclusions('en', [tally(949), tally(849, 85)]);
    expect(failed).toContain('Failed: below 95 % won: S2.');
    expect(failed).toContain('Failed: below 85 % won: S2.');
  });

  it('tells when the engine refused something', () => {
    expect(conclusions('en', [{ ...tally(1_000), refused: 2 }])[1]).toContain('refused 2 of');
  });

  it('has a row with the tiles, the three columns, and the effort', () => {
    const row = ['S2', '1A 2–12', '1000', '999', '0', '1', '99.90', '5', '9'];
    expect(rowOf(tally(999))).toEqual(row);
    const hers = rowOf({ ...tally(999), setup: classNamed('S5+L').setup });
    expect(hers[1]).toBe('1B 15 2–14 L1 L2');
    const full = rowOf({ ...tally(999), setup: classNamed('XF1').setup });
    expect(full[1]).toBe('1A 2–8 9* 10 11 12* 25 26');
    const captive = rowOf({ ...tally(999), setup: classNamed('XT3').setup });
    expect(captive[1]).toBe('1A 2 3 10–12 26 25');
  });
});

it('the table kept in docs has every class, with 2,000 decks or more (500 with the sister and in the largest full games) and none below the aim', () => {
  const rows = KEPT.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    return /^(S\d|X[FT]\d)/.test(cells[1] ?? '') ? [cells.slice(1)] : [];
  });
  expect(rows.map(([id]) => id)).toEqual(DECK_CLASSES.map(({ id }) => id));
  for (const [id, , ...figures] of rows) {
    const [decks, won, lost, unknown] = figures.map(Number);
    expect(decks).toBeGreaterThanOrEqual(decksOf(classNamed(id as string), 2_000));
    expect((won ?? 0) + (lost ?? 0) + (unknown ?? 0)).toBe(decks);
    expect((100 * (won ?? 0)) / (decks ?? 1)).toBeGreaterThanOrEqual(AIM);
  }
});
