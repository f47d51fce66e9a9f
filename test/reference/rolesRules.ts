import { type Act, all, firstOut, flips, pawnFlips, type Story } from './rolesModel.ts';

// Which side a card is on by now, and which acts break the rules that cards lay on whoever holds them.

export type Side = 'loyal' | 'traitor';

const TRAITORS = ['A08', 'B09', 'B10', 'B11', 'C12', 'C13', 'C14', 'D05', 'D06', 'D07', 'E08', 'E09', 'E10'];

/** [H4.1] cards that have turned their coat by now. */
const TURNED: Readonly<Record<string, (story: Story, seat: number) => boolean>> = {
  D01: (story) => flips(story) % 2 === 1,
  D02: (story, seat) => all(story, 'eyed').some(({ by, whom }) => whom === seat && by !== seat),
  D03: (story) => firstOut(story) !== null && firstOut(story) !== 'dwarf',
  D04: (story, seat) => all(story, 'nagged').filter(({ whom }) => whom === seat).length >= 3,
  D05: (story) => pawnFlips(story).some(({ sandLeft }) => sandLeft < 10_000),
  D06: (story, seat) => all(story, 'accused').some(({ by, whom }) => by !== seat && !whom.includes(seat)),
  D07: (story, seat) => all(story, 'stolen').some((theft) => theft.seat === seat),
};

export function sideNow(id: string, story: Story, seat: number): Side {
  const first = TRAITORS.includes(id);
  const turned = TURNED[id]?.(story, seat) ?? false;
  return first !== turned ? 'traitor' : 'loyal';
}

type Moves = readonly { readonly pawn: string; readonly walked: number }[];

const movesOf = ({ deeds }: Act, seat: number): Moves =>
  deeds.flatMap((deed) => (deed.kind === 'moved' && deed.seat === seat ? [deed] : []));

const stillIn = ({ before }: Act) => before.figures.filter(({ out }) => !out).length;
const sandBefore = ({ before, now }: Act) => before.sandEnd - now;

/** [H3.3] whether the last of these acts breaks the card's rule for this seat. */
const BROKEN: Readonly<Record<string, (acts: readonly Act[], act: Act, seat: number) => boolean>> = {
  C07: (_, act, seat) => movesOf(act, seat).some(({ walked }) => walked >= 3),
  C08: (acts, act, seat) => {
    if (movesOf(act, seat).length === 0 || stillIn(act) < 2) return false;
    const own = acts.flatMap((one) => movesOf(one, seat)).slice(-3);
    return own.length === 3 && own.every(({ pawn }) => pawn === own[0]?.pawn);
  },
  C09: (acts, act, seat) => {
    if (!movesOf(act, seat).some(({ pawn }) => pawn === 'barbarian')) return false;
    const earlier = acts.slice(0, -1).flatMap(({ deeds }) => deeds);
    const since = earlier.slice(earlier.findLastIndex(({ kind }) => kind === 'flipped') + 1);
    return !since.some((deed) => deed.kind === 'nagged' && deed.whom === seat);
  },
  C10: (_, { deeds }, seat) => deeds.some((deed) => deed.kind === 'spoke' && deed.seat === seat),
  C11: (acts, act, seat) => {
    if (!act.inMall || act.seat !== seat) return false;
    const last = countingPlacings(acts.slice(0, -1), seat).at(-1);
    return last !== undefined && act.now - last < 5_000;
  },
  D08: (_, act, seat) => sandBefore(act) < 30_000 && movesOf(act, seat).some(({ walked }) => walked >= 2),
  D09: (_, act, seat) => act.inMall && act.seat === seat && act.before.eye?.before === leftOf(act, seat),
};

/** The eye card or the Do Something! pawn, put before this seat by another, none within twenty seconds of one that counted. */
function countingPlacings(acts: readonly Act[], seat: number): readonly number[] {
  const times: number[] = [];
  for (const { deeds, now } of acts)
    for (const deed of deeds) {
      const placed =
        (deed.kind === 'eyed' || deed.kind === 'nagged') && deed.whom === seat && deed.by !== seat;
      if (placed && now - (times.at(-1) ?? Number.NEGATIVE_INFINITY) >= 20_000) times.push(now);
    }
  return times;
}

/** The next active seat. */
function leftOf({ before: { active } }: Act, seat: number): number | undefined {
  return active.find((other) => other > seat) ?? active[0];
}

export const RULES: readonly string[] = Object.keys(BROKEN);

export const breaks = (id: string, acts: readonly Act[], seat: number): boolean => {
  const act = acts.at(-1);
  return act !== undefined && (BROKEN[id]?.(acts, act, seat) ?? false);
};
