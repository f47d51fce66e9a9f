import { useEffect, useState } from 'preact/hooks';
import type { TowerTable } from '#client/tower/table.ts';
import type { Help } from '#protocol/signs.ts';
import { tx } from '../../../ui/text.ts';
import { toast } from '../../../ui/toasts.tsx';

// [T17] who points at which picture of the help tile, for as long as a finger stays there.

export interface Pointed {
  readonly id: number;
  /** The seat. */
  readonly from: number;
  readonly icon: Help;
}

const LASTS = 5_000;
let lastId = 0;

export function usePointed({ onNotice, people }: TowerTable): readonly Pointed[] {
  const [pointed, setPointed] = useState<readonly Pointed[]>([]);
  useEffect(
    () =>
      onNotice((notice) => {
        if (!('type' in notice) || notice.type !== 'pointed') return;
        const id = ++lastId;
        const from = people.value.findIndex((person) => person.id === notice.from);
        setPointed((known) => [...known.filter((one) => one.from !== from), { id, from, icon: notice.icon }]);
        setTimeout(() => setPointed((known) => known.filter((one) => one.id !== id)), LASTS);
      }),
    [onNotice],
  );
  return pointed;
}

/** One’s own finger is no news: it is told small. That of others is a call (calls.tsx). */
export function usePointedToast({ seat }: TowerTable, pointed: readonly Pointed[], open: boolean): void {
  const last = pointed.at(-1);
  useEffect(() => {
    if (last === undefined || open || last.from !== seat) return;
    toast(tx('tower.tile.pointedOwn', { what: tx(`tower.tile.${last.icon}`) }));
  }, [last?.id]);
}
