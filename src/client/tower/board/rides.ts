import { useLayoutEffect, useRef } from 'preact/hooks';
import { place } from '#client/board/motion.ts';
import { lessMotion } from '#client/prefs.ts';
import { PAWNS } from '#engine/family/pawns.ts';
import type { TowerLook } from './labels.ts';
import { CARD_TIME, type CardTrip, cardTrips, rideOf } from './motion.ts';

// [T14] [T15] cards that are turned or slid, and the heroes who ride on them.

const EASED = 'cubic-bezier(.4,.1,.2,1)';

export function useRides(scene: { readonly current: SVGSVGElement | null }, look: TowerLook): void {
  const shown = useRef<TowerLook | null>(null);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = look;
    const world = scene.current?.closest<HTMLElement>('.world') ?? null;
    if (before === null || before.graph !== look.graph || world === null || lessMotion()) return;
    for (const trip of cardTrips(before.layout, look.layout)) ride(world, look, trip);
  }, [look.graph, look.position, look.layout]);
}

function ride(world: HTMLElement, { graph, position, layout }: TowerLook, trip: CardTrip): void {
  const card = layout.cards[trip.card];
  if (card === undefined) return;
  const timing = { duration: CARD_TIME + (Math.abs(trip.degrees) > 90 ? 200 : 0), easing: EASED };
  const body = world.querySelector<SVGGElement>(`[data-card="${trip.card}"] .tower-card-body`);
  body?.animate(framesOf(trip), timing);
  position.pawns.forEach((space, pawn) => {
    const spot = layout.spots.get(space);
    if (spot === undefined || graph.card[space] !== trip.card) return;
    const frames = rideOf(trip, card, spot).map((one) => ({ translate: place(one) }));
    world.querySelector(`[data-pawn=${PAWNS[pawn]}]`)?.animate(frames, timing);
  });
}

function framesOf({ degrees, dx, dy }: CardTrip): Keyframe[] {
  if (degrees === 0) return [{ translate: `${dx * 100}px ${dy * 100}px` }, { translate: '0 0' }];
  return [
    { '--turn': `${-degrees}deg`, scale: '1' },
    { '--turn': `${-degrees / 2}deg`, scale: '.9', offset: 0.5 },
    { '--turn': '0deg', scale: '1' },
  ];
}
