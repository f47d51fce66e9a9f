import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Alone } from '#client/state/alone.ts';
import type { AchievementId } from '#content/achievements/goals.ts';
import { isModule } from '#content/moduleList.ts';
import type { View } from '#engine/mall/index.ts';
import { later } from '../../ui/later.tsx';

// [XA0] what is new in somebody's cabinet after a won game. Where nothing is, nothing is fetched to say so.

/** Whose achievements are told: somebody's of a room, or in this browser who played alone. */
export type Achiever =
  | { readonly room: string }
  | {
      readonly alone: Pick<Alone, 'entries' | 'random'>;
      readonly title: Readonly<Record<string, string | number>>;
    };

export interface Fresh {
  readonly ids: Promise<readonly AchievementId[]>;
  /** Where they stand. */
  readonly cabinet: string;
}

const NOTHING: Promise<readonly AchievementId[]> = Promise.resolve([]);

/** Asked for, and where one plays alone kept, as soon as the game is won, whatever one looks at then. */
export function useFresh(achiever: Achiever | undefined, { box, shared }: View, game: string): Fresh {
  const counts = shared.result?.won && box.setup.pieces.some(isModule);
  const ids = useMemo(async () => {
    if (!counts || achiever === undefined) return NOTHING;
    if ('room' in achiever) return (await import('../cabinet/fetchKept.ts')).fetchNew(achiever.room, game);
    return (await import('../cabinet/alone.ts')).achievedAlone(achiever.alone, box, achiever.title);
  }, [counts, box, game]);
  return { ids, cabinet: achiever !== undefined && 'room' in achiever ? of(achiever.room) : CABINET };
}

const CABINET = '/book/cabinet';
const of = (room: string) => `${CABINET}?room=${room}`;

const Nothing = () => null;
const LateNew = later(async () => (await import('../cabinet/newOnes.tsx')).fetchNewOnes(), Nothing, Nothing);

export function NewAchievements({ fresh }: { readonly fresh: Fresh }) {
  const [ids, setIds] = useState<readonly AchievementId[]>([]);
  useEffect(() => {
    fresh.ids.then(setIds, () => undefined);
  }, [fresh.ids]);
  return (
    <div role="status">{ids.length === 0 ? null : <LateNew.Show ids={ids} cabinet={fresh.cabinet} />}</div>
  );
}
