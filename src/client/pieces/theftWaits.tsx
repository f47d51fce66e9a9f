import { late } from '#client/mall/late.ts';
import { isRefusal, judge, type Refusal, type View } from '#engine/mall/index.ts';
import { prefs } from '../prefs.ts';
import type { AtTable } from './piece.ts';
import './cautionSigns.css';

/** [R22] [XT10] why nothing is stolen although everyone is in place; null where something else is missing, or nothing. */
export function theftWaits(view: View, code: Refusal['refused']): Refusal | null {
  if (view.shared.phase !== 'running') return null;
  const verdict: unknown = judge(view, { type: 'theft', seat: view.seat ?? 0 });
  return isRefusal(verdict) && verdict.refused === code ? (verdict as Refusal) : null;
}

/** In the place where one could steal. */
export function TheftWaits({ view, nameOf, code }: AtTable & { readonly code: Refusal['refused'] }) {
  const why = theftWaits(view, code);
  if (why === null) return null;
  return (
    <p class="acts-hint theft-waits">{late.value?.reasonText(prefs.lang.value, view, why, nameOf) ?? ''}</p>
  );
}
