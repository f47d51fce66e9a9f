import { order } from '#client/screens/learn/stage.ts';
import type { PageRoom } from '#client/state/pageRoom.ts';
import {
  isRefusal,
  judge,
  type MallCommand,
  type MallEvent,
  type Pawn,
  type View,
} from '#engine/mall/index.ts';
import { spaceOfPawn } from '#engine/mall/ways.ts';
import { ADA, BESIDE_TIMER, BO, CY, YOU } from './stage.ts';

// What the other three do, and when: Bo dawdles, Ada and Cy see it as you do.

type Planned = readonly [after: number, what: (view: View) => MallCommand];

const west =
  (pawn: Pawn) =>
  (view: View): MallCommand => ({
    ...{ type: 'move', seat: BO, pawn, from: spaceOfPawn(view, pawn), direction: 'west', distance: 1 },
  });
const thumb = (seat: number, up: boolean) => (): MallCommand => ({ type: 'vote', seat, up });

/** Whoever accuses somebody else is not followed. */
function answers(accused: readonly number[]): readonly Planned[] {
  const up = accused.length === 1 && accused[0] === BO;
  const plans: readonly (readonly [number, number])[] = [
    [1_300, ADA],
    [2_400, CY],
  ];
  return plans.flatMap(([after, seat]) => (accused.includes(seat) ? [] : [[after, thumb(seat, up)]]));
}

export function planned(event: MallEvent): readonly Planned[] {
  switch (event.type) {
    case 'moved':
      return event.seat === YOU && event.to === BESIDE_TIMER ? [[2_500, west('mage')]] : [];
    case 'eyed':
      return event.target === BO ? [[1_800, west('elf')]] : [];
    case 'accused':
      return answers(event.accused);
    default:
      return [];
  }
}

/** They act as long as it lasts; what cannot be done any more is left. */
export function follow(alone: PageRoom): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const act = (what: Planned[1]) => {
    const view = alone.session.play.value?.view as View | undefined;
    const command = view === undefined ? null : what(view);
    if (view !== undefined && command !== null && !isRefusal(judge(view, command))) order(alone, command);
  };
  const stop = alone.session.onNotice((notice) => {
    if (!('kind' in notice) || notice.kind !== 'events') return;
    for (const [after, what] of (notice.events as readonly MallEvent[]).flatMap(planned))
      timers.add(setTimeout(() => act(what), after));
  });
  return () => {
    stop();
    for (const timer of timers) clearTimeout(timer);
  };
}
