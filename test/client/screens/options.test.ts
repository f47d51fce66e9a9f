// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChosenHeist, type PickerProps } from '#client/screens/lobby/scenario.tsx';
import { tx } from '#client/ui/text.ts';
import type { ScenarioChoice } from '#protocol/messages.ts';
import { done, gone, shown, stageOf, textOf } from '../browser.ts';

beforeEach(() => stageOf(1_200, 800));
afterEach(gone);

async function chosen(scenario: ScenarioChoice['scenario'], disabled: boolean) {
  const props: PickerProps = {
    ...{ choice: { scenario }, onChange: () => undefined, disabled },
    ...{ won: new Set(), wonEvenings: new Set() },
  };
  const root = shown(h(ChosenHeist, props));
  await come();
  const fold = root.querySelector('details') as HTMLDetailsElement;
  return { fold, isFetched: () => fold.querySelector('.options-in') !== null };
}

/** Whatever was asked for is here, and drawn. */
async function come(): Promise<void> {
  await vi.dynamicImportSettled();
  done(() => undefined);
}

test('a guest sees that there are options, and fetches them by looking', async () => {
  const { fold, isFetched } = await chosen(3, true);
  expect(textOf(fold)).toBe(tx('page.choice.options'));
  expect(isFetched()).toBe(false);
  done(() => {
    fold.open = true;
    fold.dispatchEvent(new Event('toggle'));
  });
  await come();
  expect(isFetched()).toBe(true);
  expect(fold.open).toBe(true);
});

test('a host has them at hand; where there is a level to choose they lie open for everyone', async () => {
  const host = await chosen(3, false);
  expect([host.isFetched(), host.fold.open]).toEqual([true, false]);
  const guest = await chosen(8, true);
  expect([guest.isFetched(), guest.fold.open]).toEqual([true, true]);
});
