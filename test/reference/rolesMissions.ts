import {
  all,
  firstOut,
  flips,
  hasWon,
  inMall,
  lastToArrive,
  pawnFlips,
  type Status,
  type Story,
  standsSince,
} from './rolesModel.ts';

// The missions of C, D and E: when each is done and when it has failed, from the whole story so far.

interface Mission {
  done(story: Story, seat: number, start: number): boolean;
  failed?(story: Story, seat: number): boolean;
  /** Read at the end only. */
  readonly diamond?: true;
}

/** Nothing fails for want of a working space while a Broom can mend one. */
const timersLeft = ({ sight }: Story) => (sight.broom ? Number.POSITIVE_INFINITY : sight.timers);
const camerasLeft = ({ sight }: Story) => (sight.broom ? Number.POSITIVE_INFINITY : sight.cameras);
const distinct = <T>(list: readonly T[]): readonly T[] => [...new Set(list)];
const flippers = (story: Story) => distinct(pawnFlips(story).map(({ pawn }) => pawn));
const hasLeft = (story: Story, name: string) => all(story, 'left').some(({ pawn }) => pawn === name);
const naggers = (story: Story, seat: number) =>
  distinct(all(story, 'nagged').flatMap(({ by, whom }) => (whom === seat ? [by] : [])));

/** The act by which the last one left, if it came. */
const winningAct = ({ acts }: Story) => acts.find(({ deeds }) => deeds.some(({ kind }) => kind === 'won'));

/** When the last one left; before that, as if it were now. */
function lastLeaving(story: Story) {
  const act = winningAct(story);
  return act === undefined
    ? { sandEnd: story.sight.sandEnd, now: story.now }
    : { sandEnd: act.before.sandEnd, now: act.now };
}

/** The theft and all that was before it. */
function theft(story: Story) {
  for (const [number, { deeds }] of story.acts.entries()) {
    const place = deeds.findIndex(({ kind }) => kind === 'stolen');
    const deed = deeds[place];
    if (deed?.kind !== 'stolen') continue;
    const before = story.acts
      .slice(0, number + 1)
      .with(-1, { ...(story.acts[number] as never as Story['acts'][number]), deeds: deeds.slice(0, place) });
    return lastToArrive({ acts: before }, deed.onItems);
  }
  return undefined;
}

const onOneTile = ({ sight }: Story) => {
  const tiles = sight.figures.flatMap(({ tile, out }) => (tile === null || out ? [] : [tile]));
  return Math.max(0, ...tiles.map((tile) => tiles.filter((other) => other === tile).length));
};

export const MISSIONS: Readonly<Record<string, Mission>> = {
  C01: {
    done: (story, _seat, start) =>
      inMall(story).some(
        ({ name, atBurgers }) => atBurgers && story.now - standsSince(story, name, start) >= 30_000,
      ),
  },
  C02: { done: (story) => all(story, 'moved').some(({ toItem, afterTheft }) => toItem && afterTheft) },
  C03: {
    done: (story) => flippers(story).length >= 3,
    failed: (story) => {
      const have = flippers(story);
      const could = inMall(story).filter(({ name }) => !have.includes(name)).length;
      return have.length + Math.min(timersLeft(story), could) < 3;
    },
  },
  C04: {
    done: (story, seat) => naggers(story, seat).length >= 2,
    failed: (story, seat) =>
      distinct([...naggers(story, seat), ...story.sight.active.filter((other) => other !== seat)]).length < 2,
  },
  C05: {
    done: (story) =>
      all(story, 'moved').reduce((sum, { pawn, squeezed }) => sum + (pawn === 'dwarf' ? squeezed : 0), 0) >=
      2,
    failed: (story) => hasLeft(story, 'dwarf'),
  },
  C06: {
    done: (story) => all(story, 'moved').some(({ pawn, toCamera }) => pawn !== 'barbarian' && toCamera),
    failed: (story) => camerasLeft(story) === 0 || inMall(story).every(({ name }) => name === 'barbarian'),
  },
  D10: { done: (story) => flips(story) % 2 === 0, diamond: true },
  E01: {
    done: (story) => firstOut(story) === 'barbarian',
    failed: (story) => firstOut(story) !== null && firstOut(story) !== 'barbarian',
  },
  E02: {
    done: (story) =>
      winningAct(story)?.deeds.findLast(({ kind }) => kind === 'moved')?.kind === 'moved' &&
      lastMover(story) === 'elf',
    failed: (story) => hasLeft(story, 'elf') && !(hasWon(story) && lastMover(story) === 'elf'),
  },
  E03: {
    done: (story) => theft(story) === 'dwarf',
    failed: (story) => theft(story) !== undefined && theft(story) !== 'dwarf',
  },
  E04: {
    done: (story) => flippers(story).includes('mage'),
    failed: (story) => hasLeft(story, 'mage') || timersLeft(story) === 0,
  },
  E05: {
    done: (story) => onOneTile(story) >= 3 && flips(story) > 0 && !story.sight.stolen,
    failed: (story) => story.sight.stolen,
  },
  E06: {
    done: (story) => story.sight.stolen && inMall(story).filter(({ tile }) => tile === 0).length >= 2,
    failed: (story) => inMall(story).length < 2,
  },
  E07: {
    done: (story) => {
      const { sandEnd, now } = lastLeaving(story);
      return sandEnd - now < 45_000;
    },
    diamond: true,
  },
  E08: { done: (story) => story.sight.stolen, diamond: true },
  E09: {
    done: (story, seat) => pawnFlips(story).some((flip) => flip.seat === seat),
    failed: (story) => timersLeft(story) === 0,
  },
  E10: {
    done: ({ sight: { eye } }, seat) => eye !== null && eye.by !== seat && eye.before !== seat,
    diamond: true,
  },
};

function lastMover(story: Story): string | null {
  const moves = (winningAct(story)?.deeds ?? []).flatMap((deed) =>
    deed.kind === 'moved' ? [deed.pawn] : [],
  );
  return moves.at(-1) ?? null;
}

/** [R33] just before and just after each whole act; the first of the two that holds stays, both by one act: done. */
export function judgedNow(id: string, story: Story, seat: number, start: number): Status {
  const mission = MISSIONS[id];
  if (mission === undefined) return 'open';
  if (mission.done(story, seat, start)) return 'done';
  return mission.failed?.(story, seat) ? 'failed' : 'open';
}
