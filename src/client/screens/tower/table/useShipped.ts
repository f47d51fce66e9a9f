import { useEffect, useState } from 'preact/hooks';
import { fetchQuest } from '#client/state/quests.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';

/** A quest with its proof; null until it is here, or where it cannot be had: a table does without. */
export function useShipped(id: string | null): Shipped | null {
  const [shipped, setShipped] = useState<Shipped | null>(null);
  useEffect(() => {
    setShipped(null);
    if (id === null) return;
    let wanted = true;
    fetchQuest(id).then(
      (found) => wanted && setShipped(found),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  return shipped;
}
