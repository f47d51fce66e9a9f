import type { Box, View } from '#engine/mall/index.ts';
import { READY, type SpellId, spellsOf } from '#engine/mall/rules/spells/index.ts';

// Where each spell lies in the tray. One that was cast leaves its place empty: nothing moves under a finger.

type Slot = SpellId | null;

const LAST = new WeakMap<Box, readonly Slot[]>();

export function slotsOf(view: View): readonly Slot[] {
  const { box } = view;
  const { held } = spellsOf(view);
  const kept = (LAST.get(box) ?? []).map((one) => (one !== null && held.includes(one) ? one : null));
  const slots = held.filter((spell) => !kept.includes(spell)).reduce(withSpell, kept);
  const missing = Math.max(0, (box.setup.spells?.length ?? READY) - slots.length);
  const all = [...slots, ...Array.from({ length: missing }, () => null)];
  LAST.set(box, all);
  return all;
}

function withSpell(slots: readonly Slot[], spell: SpellId): readonly Slot[] {
  const free = slots.indexOf(null);
  return free < 0 ? [...slots, spell] : slots.with(free, spell);
}
