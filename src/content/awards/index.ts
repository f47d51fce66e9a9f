import type { MallEntry, Setup } from '#engine/mall/index.ts';
import type { Award, Measure } from './award.ts';
import { bridge } from './bridge.ts';
import { doorkeeper } from './doorkeeper.ts';
import { evenHands } from './evenHands.ts';
import { explorer } from './explorer.ts';
import { getaway } from './getaway.ts';
import { lastGrain } from './lastGrain.ts';
import { lastStep } from './lastStep.ts';
import { listener } from './listener.ts';
import { longBreath } from './longBreath.ts';
import { nudge } from './nudge.ts';
import { oneGlass } from './oneGlass.ts';
import { patience } from './patience.ts';
import { relay } from './relay.ts';
import { sideBySide } from './sideBySide.ts';
import { signal } from './signal.ts';
import { sprinter } from './sprinter.ts';
import { taleOf } from './tale.ts';
import { timekeeper } from './timekeeper.ts';
import { traveller } from './traveller.ts';

// What was striking about a game, from its log: a few awards, each a measure in a file of its own. Nobody is shamed by
// one; what somebody did not do is no award.

export const MEASURES: readonly Measure[] = [
  bridge,
  doorkeeper,
  evenHands,
  explorer,
  getaway,
  lastGrain,
  lastStep,
  listener,
  longBreath,
  nudge,
  oneGlass,
  patience,
  relay,
  sideBySide,
  signal,
  sprinter,
  timekeeper,
  traveller,
];

const MOST = 3;
/** An award goes to somebody who has none yet, unless theirs is that much more striking. */
const SHARE = 25;

/** The most striking first. */
export function awardsOf(entries: readonly MallEntry[], setup: Setup): readonly Award[] {
  const tale = taleOf(entries, setup);
  const earned = tale === null ? [] : MEASURES.flatMap((measure) => measure(tale) ?? []);
  const chosen: Award[] = [];
  const worth = (award: Award) => award.weight - (hasOne(award, chosen) ? SHARE : 0);
  while (chosen.length < Math.min(MOST, earned.length)) {
    const left = earned.filter((award) => !chosen.includes(award));
    chosen.push(left.reduce((best, award) => (worth(award) > worth(best) ? award : best)));
  }
  return chosen;
}

const hasOne = ({ seats }: Award, chosen: readonly Award[]) =>
  seats.length > 0 && seats.every((seat) => chosen.some((award) => award.seats.includes(seat)));
