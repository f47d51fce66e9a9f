import type { View } from '#engine/mall/index.ts';
import { type SpellId, spellsOf } from '#engine/mall/rules/spells/index.ts';

// What lessons ask of spells.

export const isReady = (view: View, spell: SpellId): boolean => spellsOf(view).held.includes(spell);

export const isRunning = (view: View, spell: SpellId): boolean =>
  spellsOf(view).running.some((one) => one.spell === spell);
