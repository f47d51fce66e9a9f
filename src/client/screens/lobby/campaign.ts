import { useEffect, useState } from 'preact/hooks';
import * as v from 'valibot';
import { afterCampaignGame, CAMPAIGN } from '#engine/mall/campaign.ts';
import { read, write } from '../../kept.ts';
import { atLeast, listOf } from '../../understood.ts';
import { fetchWon, NOTHING_WON, type WonHere } from '../book/wonHere.ts';

// Where a group stands in the campaign [S-campaign]: what its book says it has won.

export type Won = ReadonlySet<number>;

/** What comes next: on from the furthest win, then what was skipped; null when all is won. */
export function upNext(won: Won): number | null {
  const furthest = CAMPAIGN.findLast((number) => won.has(number));
  const skipped = CAMPAIGN.find((number) => !won.has(number)) ?? null;
  return furthest === undefined ? skipped : (afterCampaignGame(furthest, true).next ?? skipped);
}

export function wonOfCampaign(won: Won): number {
  return CAMPAIGN.filter((number) => won.has(number)).length;
}

/** What this room has won; nothing until its book is here, or where it cannot be had. */
export function useWon(room: string): WonHere {
  const [won, setWon] = useState(NOTHING_WON);
  useEffect(() => {
    fetchWon(room).then(setWon);
  }, [room]);
  return won;
}

/** What was won alone is known to this browser only. */
export const wonAlone = (): Won => new Set(read('wonAlone', listOf(atLeast(1)), []));
export const eveningsAlone = (): ReadonlySet<string> =>
  new Set(read('eveningsAlone', listOf(v.string()), []));

export function rememberWonAlone(won: number | string): void {
  if (typeof won === 'string') write('eveningsAlone', [...new Set([...eveningsAlone(), won])]);
  else write('wonAlone', [...new Set([...wonAlone(), won])]);
}
