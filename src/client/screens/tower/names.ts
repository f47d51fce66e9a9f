import { TUTORIALS } from '#content/adventures.ts';
import { list, tx, txMaybe } from '../../ui/text.ts';
import { floorOf } from './feats.ts';

// What the rooms of the tower are called, and what bars one.

export const questName = (id: string): string => txMaybe(`quests.name.${id}`) ?? id;
export const floorName = (number: number): string => txMaybe(`quests.adventure.${number}`) ?? '';

/** Lesson 2, Trial 3, Epic. */
export function kindName(id: string): string {
  const number = id.split('-')[1] ?? '';
  if (TUTORIALS.includes(id)) return tx('towerMap.lesson', { number });
  return number === 'epic' ? tx('towerMap.epic') : tx('towerMap.trial', { number });
}

/** Where it is: the floor and its name. */
export function placeName(id: string): string {
  const number = floorOf(id);
  return number === 0 ? floorName(0) : `${number} · ${floorName(number)}`;
}

/** [T16] why an epic is still shut: what is to be done before, by name. */
export const barredWords = (before: readonly string[]): string =>
  tx('towerMap.locked.left', { trials: list(before.map(kindName)) });
