import * as v from 'valibot';
import { MATE_LEVELS, type MateLevel } from '#engine/core/mateLevels.ts';
import { type GameChoice, readChoice } from '#protocol/messages.ts';
import { MOST_BOTS } from '#room/mostBots.ts';
import { read, write } from '../../kept.ts';
import { chosen, FIRST_CHOICE } from '../lobby/chosen.ts';

// What is played with bots in the page, with how many, and how lively they are.

export interface Wanted {
  readonly choice: GameChoice;
  readonly bots: number;
  readonly level: MateLevel;
}

export const FIRST: Wanted = { choice: FIRST_CHOICE, bots: 3, level: MATE_LEVELS[1] };

export const WANTED = v.pipe(
  v.looseObject({
    choice: v.unknown(),
    bots: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_BOTS)),
    level: v.picklist(MATE_LEVELS),
  }),
  v.transform(
    ({ choice, bots, level }): Wanted => ({ choice: chosen(readChoice(choice) ?? null), bots, level }),
  ),
);

export const lastWanted = (): Wanted => read('mates', WANTED, FIRST);
export const rememberWanted = (wanted: Wanted) => write('mates', wanted);
