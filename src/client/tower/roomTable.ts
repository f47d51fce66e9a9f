import { computed } from '@preact/signals';
import { faceOf } from '#room/faces.ts';
import type { Notice, Session } from '../state/session.ts';
import { tx } from '../ui/text.ts';
import type { TowerAct, TowerNotice, TowerPerson, TowerTable } from './table.ts';

/** The quest on a room's table, be it in the page itself: its authority judges, and the page shows its own moves at once. */
export function roomTable(session: Session): TowerTable {
  return {
    game: computed(() => session.quest.value?.view ?? null),
    seat: session.quest.value?.seat ?? null,
    people: computed(() => peopleOf(session)),
    act: session.act,
    onNotice: (listener) =>
      session.onNotice((notice) => {
        const told = asTold(notice);
        if (told !== null) listener(told);
      }),
  };
}

/** Whoever plays alone is nobody's neighbour. */
function peopleOf({ quest, lobby }: Session): readonly TowerPerson[] {
  if (lobby.value === null) return [];
  const { seats = [], view } = quest.value ?? {};
  return seats.map((id, seat) => {
    const person = lobby.value?.people.find((one) => one.id === id);
    const name = person?.name ?? tx('door.someone');
    const bot = person?.bot !== undefined;
    // [M26] a bot is never one of those present, and never away.
    return { id, name, face: faceOf(person ?? { id }), away: !bot && (view?.away[seat] ?? false), bot };
  });
}

/** What the mall told is nothing to a quest. */
function asTold(notice: Notice): TowerNotice | null {
  if ('type' in notice) return notice.type === 'wayBack' || notice.type === 'chat' ? null : notice;
  if (notice.kind === 'quest') return { ...notice, kind: 'events' };
  if (notice.kind === 'events') return null;
  const { refusal, command } = notice;
  return { kind: 'refused', refusal, ...(command === undefined ? {} : { command: withoutSeat(command) }) };
}

function withoutSeat({ seat: _, ...act }: NonNullable<Refused['command']>): TowerAct {
  return act as TowerAct;
}

type Refused = Extract<Notice, { readonly kind: 'refused' }>;
