import { useMemo } from 'preact/hooks';
import type { Award } from '#content/awards/award.ts';
import { awardsOf } from '#content/awards/index.ts';
import type { MallEntry, Setup } from '#engine/mall/index.ts';
import { spokenTime } from '../../ui/dates.ts';
import { Pic, type PicName } from '../../ui/pics.tsx';
import { list, tx, txMaybe } from '../../ui/text.ts';

const PICTURES: Readonly<Record<string, PicName>> = {
  bridge: 'pass',
  doorkeeper: 'door',
  evenHands: 'people',
  explorer: 'tile',
  getaway: 'bag',
  lastGrain: 'hourglass',
  lastStep: 'clock',
  listener: 'horn',
  longBreath: 'target',
  nudge: 'bang',
  oneGlass: 'hourglass',
  patience: 'check',
  relay: 'swap',
  sideBySide: 'doors',
  signal: 'bag',
  sprinter: 'skip',
  timekeeper: 'hourglass',
  traveller: 'shift',
};

interface AwardsProps {
  readonly entries: readonly MallEntry[];
  readonly setup: Setup;
  readonly nameOf: (seat: number) => string;
}

/** The most striking of this game, and who earned it. */
export function Awards({ entries, setup, nameOf }: AwardsProps) {
  const awards = useMemo(() => awardsOf(entries, setup), [entries, setup]);
  if (awards.length === 0) return null;
  return (
    <section>
      <h3>{tx('tales.awards')}</h3>
      <ul class="awards">
        {awards.map((award) => (
          <li key={award.id}>
            <Pic name={PICTURES[award.id] ?? 'crown'} />
            <span>
              <strong>{txMaybe(`tales.award.${award.id}`)}</strong>{' '}
              <bdi>{award.seats.length === 0 ? tx('tales.everyone') : list(award.seats.map(nameOf))}</bdi>
              <span class="small soft award-why">{whyOf(award)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const LEAST = 1_000;

function whyOf({ id, count = 0, time = 0 }: Award): string | undefined {
  const spoken = spokenTime(Math.max(LEAST, time));
  return txMaybe(`tales.award.${id}.why`, { count, times: count, time: spoken });
}
