import { type Signal, signal } from '@preact/signals';
import type { Session } from '#client/state/session.ts';

// What this page alone keeps of a game with hidden roles: which sheet is open, and how one's card stood when one last
// looked.

export type Sheet = 'eye' | 'accuse' | null;

interface Shown {
  readonly sheet: Signal<Sheet>;
  readonly looked: Signal<{ readonly game: string; readonly mark: number } | null>;
}

const OF_SESSION = new WeakMap<Session, Shown>();

export function shownIn(session: Session): Shown {
  const known = OF_SESSION.get(session) ?? { sheet: signal<Sheet>(null), looked: signal(null) };
  OF_SESSION.set(session, known);
  return known;
}

/** As a tap on what opens it does. */
export function toggleSheet(session: Session, which: NonNullable<Sheet>): void {
  const { sheet } = shownIn(session);
  sheet.value = sheet.value === which ? null : which;
}

export function closeSheet(session: Session): void {
  shownIn(session).sheet.value = null;
}
