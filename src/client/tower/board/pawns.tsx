import { useLayoutEffect, useRef } from 'preact/hooks';
import { duration, place, SQUASH, tripOf } from '#client/board/motion.ts';
import { PawnToy } from '#client/board/pawnToy.tsx';
import { lessMotion } from '#client/prefs.ts';
import { PAWNS, type Pawn } from '#engine/family/pawns.ts';
import { type Chart, NOWHERE } from '#engine/tower/chart.ts';
import type { Stand } from '#engine/tower/stand.ts';
import { type Layout, layoutOf } from './layout.ts';
import { CARD_TIME, type CardTrip, cardTrips, rideOf, type Trip, tripsBetween } from './motion.ts';
import { Under } from './under.tsx';

// The heroes on the table, and the cards they ride on. Where they are is set at once; how they came
// there is shown after.

export interface PawnsLook {
  readonly chart: Chart;
  readonly stand: Stand;
  readonly layout: Layout;
  /** Further classes of a pawn: chosen, lit by a hint. */
  readonly looks: (pawn: Pawn) => string;
}

export function Pawns({ chart, stand, layout, looks }: PawnsLook) {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef(new Map<number, number>());
  useMotion(root, chart, stand, layout);
  return (
    <div class="pawns" ref={root} aria-hidden="true">
      {PAWNS.map((pawn, index) => {
        if (chart.quest.starts[pawn] === undefined) return null;
        const space = stand.pawns[index] as number;
        if (space !== NOWHERE) last.current.set(index, space);
        const spot = layout.spots.get(last.current.get(index) ?? NOWHERE);
        const gone = space === NOWHERE ? ' pawn-gone' : '';
        return spot === undefined ? null : (
          <PawnToy key={pawn} pawn={pawn} spot={spot} looks={`pawn${gone} ${looks(pawn)}`} />
        );
      })}
      <Under chart={chart} stand={stand} layout={layout} />
    </div>
  );
}

interface Root {
  readonly current: HTMLElement | null;
}

function useMotion(root: Root, chart: Chart, stand: Stand, layout: Layout): void {
  const shown = useRef<{ readonly chart: Chart; readonly stand: Stand } | null>(null);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { chart, stand };
    if (before === null || before.chart !== chart || before.stand === stand) return;
    const old = layoutOf(chart.quest, before.stand.arranged);
    for (const trip of cardTrips(old, layout)) rideCard(root.current, chart, stand, layout, trip);
    const trips = tripsBetween(chart, before.stand, stand);
    const waits = (trip: Trip) => {
      const first = trips.find(({ pawn }) => pawn === trip.after)?.legs[0];
      return first === undefined ? 0 : duration(first);
    };
    for (const trip of trips) travel(root.current, layout, trip, before.stand, waits(trip));
  }, [chart, stand, layout]);
}

const find = (root: HTMLElement | null, pawn: number) =>
  root?.querySelector<HTMLElement>(`[data-pawn=${PAWNS[pawn]}]`) ?? null;

function travel(root: HTMLElement | null, layout: Layout, trip: Trip, before: Stand, delay: number): void {
  const element = find(root, trip.pawn);
  const toy = element?.querySelector<HTMLElement>('.pawn-toy');
  if (element === null) return;
  if (lessMotion()) {
    toy?.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 250 });
    return;
  }
  const placeOf = (space: number) => place(layout.spots.get(space) ?? { x: 0, y: 0 });
  const {
    pawn,
    toy: shape,
    duration: lasts,
  } = tripOf(trip.legs, placeOf(before.pawns[trip.pawn] as number), placeOf);
  for (const animation of element.getAnimations()) animation.cancel();
  const timing = { duration: lasts, delay, fill: 'backwards' as const };
  element.animate([...pawn], timing);
  if (trip.leaves) element.animate([{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], timing);
  toy?.animate([...shape], timing);
  toy?.animate([...SQUASH], { duration: 180, delay: delay + lasts * 0.92, easing: 'ease-out' });
}

const EASED = 'cubic-bezier(.4,.1,.2,1)';

function rideCard(
  root: HTMLElement | null,
  chart: Chart,
  stand: Stand,
  layout: Layout,
  trip: CardTrip,
): void {
  const card = layout.cards[trip.card];
  const body = root?.parentElement?.querySelector<SVGGElement>(`[data-card="${trip.card}"] .tower-card-body`);
  if (card === undefined || lessMotion()) return;
  const timing = { duration: CARD_TIME + (Math.abs(trip.degrees) > 90 ? 200 : 0), easing: EASED };
  body?.animate(
    trip.degrees === 0
      ? [{ translate: `${trip.dx * 100}px ${trip.dy * 100}px` }, { translate: '0 0' }]
      : [
          { '--turn': `${-trip.degrees}deg`, scale: '1' },
          { '--turn': `${-trip.degrees / 2}deg`, scale: '.9', offset: 0.5 },
          { '--turn': '0deg', scale: '1' },
        ],
    timing,
  );
  stand.pawns.forEach((space, pawn) => {
    const spot = layout.spots.get(space);
    if (spot === undefined || chart.card[space] !== trip.card) return;
    find(root, pawn)?.animate(
      rideOf(trip, card, spot).map((one) => ({ translate: place(one) })),
      timing,
    );
  });
}
