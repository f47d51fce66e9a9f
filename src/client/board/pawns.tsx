import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Pawn, View } from '#engine/mall/index.ts';
import { OFF, type Space } from '#engine/mall/spaces.ts';
import { pawnNumber } from '#engine/mall/ways.ts';
import { lessMotion } from '../prefs.ts';
import type { Layout, Spot } from './geometry.ts';
import type { BoardModel } from './model.ts';
import { BACK, BUMP, legOf, place, SQUASH, stopsFrom, tripOf } from './motion.ts';
import { PawnToy } from './pawnToy.tsx';

// The heroes on the table. Where they stand is set at once; how they came there is shown after.

interface Told {
  readonly stops: Map<number, Space[]>;
  /** When a pawn's move was refused, by the page's clock. */
  readonly refused: Map<number, number>;
}

export function Pawns({ model }: { readonly model: BoardModel }) {
  const view = model.view.value;
  const layout = model.layout.value;
  const root = useRef<HTMLDivElement>(null);
  const lastSpots = useRef<Map<number, Spot>>(new Map());
  useMotion(model, root);
  if (view === null || layout === null) return null;
  const chosen = model.chosen.value;
  const movable = model.offers.value?.movable;
  return (
    <div class="pawns" ref={root} aria-hidden="true">
      {view.box.pawns.map((pawn, index) => {
        const spot = layout.spots.get(view.shared.pawns[index] as Space);
        if (spot !== undefined) lastSpots.current.set(index, spot);
        const shown = spot ?? lastSpots.current.get(index);
        const looks = [
          'pawn',
          spot === undefined ? 'pawn-gone' : '',
          chosen === pawn ? 'pawn-chosen' : chosen === null ? '' : 'pawn-other',
          movable?.has(pawn) ? 'pawn-movable' : '',
        ];
        return shown === undefined ? null : (
          <PawnToy key={pawn} pawn={pawn} spot={shown} looks={looks.join(' ')} />
        );
      })}
    </div>
  );
}

function useMotion(model: BoardModel, root: { readonly current: HTMLElement | null }): void {
  const told = useRef<Told>({ stops: new Map(), refused: new Map() });
  const shown = useRef<{ readonly box: unknown; readonly spaces: readonly Space[] } | null>(null);

  useEffect(
    () =>
      model.session.onNotice((notice) => {
        const now = model.view.value;
        if (!('kind' in notice) || now === null) return;
        if (notice.kind === 'refused' && notice.command !== undefined && 'pawn' in notice.command) {
          const pawn = pawnNumber(now, notice.command.pawn);
          told.current.refused.set(pawn, performance.now());
          bump(root.current, notice.command.pawn);
        }
        if (notice.kind !== 'events') return;
        for (const event of notice.events)
          if (event.type === 'moved') {
            const pawn = pawnNumber(now, event.pawn);
            told.current.stops.set(pawn, [...(told.current.stops.get(pawn) ?? []), event.to]);
          }
      }),
    [model],
  );

  const hint = model.hint.value;
  useEffect(() => {
    if (hint?.pawn != null) bump(root.current, hint.pawn);
  }, [hint]);

  const view = model.view.value;
  const layout = model.layout.value;
  useLayoutEffect(() => {
    if (view === null || layout === null) return;
    const before = shown.current?.box === view.box ? shown.current.spaces : view.shared.pawns;
    shown.current = { box: view.box, spaces: view.shared.pawns };
    view.shared.pawns.forEach((now, pawn) => {
      const from = before[pawn] as Space;
      const stops = stopsFrom(from, told.current.stops.get(pawn) ?? [], now);
      const element = root.current?.querySelector<HTMLElement>(`[data-pawn=${view.box.pawns[pawn]}]`) ?? null;
      if (element === null || from === OFF || stops.length === 0) return;
      if (performance.now() - (told.current.refused.get(pawn) ?? 0) < BACK) easeBack(element, layout, from);
      else travel(element, view, layout, pawn, from, stops);
    });
    told.current.stops.clear();
  }, [view, layout]);
}

function currentPlace(element: HTMLElement, layout: Layout, from: Space): string {
  if (element.getAnimations().length > 0) return getComputedStyle(element).translate;
  return place(layout.spots.get(from) ?? { x: 0, y: 0 });
}

function travel(
  element: HTMLElement,
  view: View,
  layout: Layout,
  pawn: number,
  from: Space,
  stops: readonly Space[],
): void {
  const toy = element.querySelector<HTMLElement>('.pawn-toy');
  if (lessMotion()) {
    toy?.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 250 });
    return;
  }
  const legs = stops.map((to, index) => legOf(view, pawn, stops[index - 1] ?? from, to));
  const start = currentPlace(element, layout, from);
  const placeOf = (space: Space) => place(layout.spots.get(space) ?? { x: 0, y: 0 });
  const trip = tripOf(legs, start, placeOf);
  for (const animation of element.getAnimations()) animation.cancel();
  element.animate([...trip.pawn], { duration: trip.duration });
  toy?.animate([...trip.toy], { duration: trip.duration });
  toy?.animate([...SQUASH], { duration: 180, delay: trip.duration * 0.92, easing: 'ease-out' });
}

function easeBack(element: HTMLElement, layout: Layout, from: Space): void {
  if (lessMotion()) return;
  const start = currentPlace(element, layout, from);
  for (const animation of element.getAnimations()) animation.cancel();
  element.animate([{ translate: start }, {}], { duration: BACK, easing: 'ease-out' });
}

function bump(root: HTMLElement | null, pawn: Pawn): void {
  if (lessMotion()) return;
  const toy = root?.querySelector(`[data-pawn=${pawn}] .pawn-toy`);
  toy?.animate([...BUMP], { duration: BACK, easing: 'ease-out' });
}
