import { judgedNow, MISSIONS } from './rolesMissions.ts';
import type { Act, Sight, Status, Story } from './rolesModel.ts';
import { breaks, RULES, type Side, sideNow } from './rolesRules.ts';

// One game read act by act: how each card stands for each seat, as if each held each.

export interface Standing {
  readonly status: Status;
  readonly side: Side;
  /** When its rule was broken. */
  readonly broken: readonly number[];
}

export interface Reading {
  add(act: Act): void;
  standing(id: string, seat: number): Standing;
}

export function newReading(ids: readonly string[], players: number, start: number, first: Sight): Reading {
  const settled = new Map<string, Status>();
  const broken = new Map<string, number[]>();
  let story: Story = { acts: [], sight: first, now: start };
  const each = (what: (id: string, seat: number) => void) => {
    for (const id of ids) for (let seat = 0; seat < players; seat++) what(id, seat);
  };
  const settle = () =>
    each((id, seat) => {
      if (MISSIONS[id] === undefined || MISSIONS[id].diamond || settled.has(`${id} ${seat}`)) return;
      const status = judgedNow(id, story, seat, start);
      if (status !== 'open') settled.set(`${id} ${seat}`, status);
    });
  return {
    add: (act) => {
      story = { ...story, sight: act.before, now: act.now };
      settle();
      story = { acts: [...story.acts, act], sight: act.after, now: act.now };
      settle();
      each((id, seat) => {
        if (!RULES.includes(id) || !breaks(id, story.acts, seat)) return;
        broken.set(`${id} ${seat}`, [...(broken.get(`${id} ${seat}`) ?? []), act.now]);
      });
    },
    standing: (id, seat) => ({
      status: settled.get(`${id} ${seat}`) ?? judgedNow(id, story, seat, start),
      side: sideNow(id, story, seat),
      broken: broken.get(`${id} ${seat}`) ?? [],
    }),
  };
}
