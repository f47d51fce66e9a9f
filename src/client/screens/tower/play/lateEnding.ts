import { Fragment } from 'preact';
import { adventureOf } from '#content/adventures.ts';
import { later } from '../../../ui/later.tsx';

/** Whether something happens on the floor when it is won. */
export const isEpic = (id: string | null | undefined): id is string => !!id && adventureOf(id)?.epic === id;

/** How an epic ends: fetched while it is played. */
export const LateEnding = later(
  async () => {
    const words = import('../../../towerLateTexts.ts').then(({ fetchTowerLateTexts }) =>
      fetchTowerLateTexts(),
    );
    const [{ Ending }] = await Promise.all([import('./ending.tsx'), words]);
    return Ending;
  },
  Fragment,
  Fragment,
);
