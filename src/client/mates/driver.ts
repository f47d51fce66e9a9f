import type { Mate } from '#bots/mates/minds.ts';
import type { Random } from '#engine/core/random.ts';
import type { MallEvent, Setup } from '#engine/mall/index.ts';
import type { Point } from '#protocol/signs.ts';
import { type PageRoom, SEAT } from '../state/pageRoom.ts';
import type { FromBots, ToBots } from './questions.ts';

// Gives the bots of the page's own room their time: the same that server/mates.ts is to a room of the server.

/** Whoever thinks: a worker, or in tests the same without one. */
export interface Thinker {
  readonly tell: (message: ToBots) => void;
  readonly onThought: (listener: (thought: FromBots) => void) => void;
  /** It never came, or fell over at something it was told. */
  readonly onFailed: (listener: () => void) => void;
  /** Another one in its place, who knows of nothing. */
  readonly anew: () => void;
  readonly close: () => void;
}

export interface Seated {
  readonly setup: Setup;
  readonly mates: readonly Mate[];
  readonly random: Random;
}

export interface Driver {
  readonly told: (events: readonly MallEvent[], at: number) => void;
  readonly saw: (path: readonly Point[]) => void;
  readonly close: () => void;
}

type Table = Pick<PageRoom<MallEvent>, 'time' | 'ask' | 'tell' | 'watched'>;

/** What happens at once is thought about once. */
const SOONEST = 10;
/** Bots look again as often, though nothing happens; who fell over is asked again no sooner. */
const LOOK_AGAIN = 1_000;

/** [C1] whether the rules let this seat be heard; that it was is kept. */
export function maySpeak({ ask }: Pick<Table, 'ask'>, seat: number, channel: 'words' | 'gestures'): boolean {
  const bot = seat === SEAT ? {} : ({ bot: true } as const);
  return ask({ seat, ...bot, command: { type: 'speak', channel } }) === 'accepted';
}

/** `onLost` where the bots went wrong whatever was tried: the game is nothing without them. */
export function drive(table: Table, thinker: Thinker, seated: Seated, onLost: () => void): Driver {
  let alarm: ReturnType<typeof setTimeout> | undefined;
  /** When they are asked about something that has happened; null while nothing has. */
  let due: number | null = null;
  const ask = () => {
    due = null;
    thinker.tell({ type: 'ask', now: table.time() });
  };
  const askAt = (at: number) => {
    clearTimeout(alarm);
    alarm = setTimeout(ask, at - performance.now());
  };
  const atLeast = (wait: number) => performance.now() + Math.max(SOONEST, wait);
  const askIn = (wait: number) => {
    due = atLeast(wait);
    askAt(due);
  };
  // They may have answered before they heard of it.
  const askAgainIn = (wait: number) => askAt(Math.min(atLeast(wait), due ?? Number.POSITIVE_INFINITY));
  const sit = () => thinker.tell({ type: 'sit', ...seated, events: table.watched() });
  const mend = mending([
    () => askIn(LOOK_AGAIN),
    () => {
      thinker.anew();
      sit();
      askIn(LOOK_AGAIN);
    },
    onLost,
  ]);
  thinker.onFailed(mend.failed);
  thinker.onThought(({ acts, shows, wait }) => {
    mend.went();
    if (wait !== null) askAgainIn(wait);
    for (const { seat, path } of shows)
      if (maySpeak(table, seat, 'gestures'))
        table.tell({ type: 'gesture', from: seat, sign: 'stroke', path });
    for (const { seat, ...command } of acts) if (seat !== null) table.ask({ seat, bot: true, command });
  });
  sit();
  askIn(0);
  return {
    told: (events, at) => {
      thinker.tell({ type: 'told', events, at });
      askIn(0);
    },
    saw: (path) => {
      thinker.tell({ type: 'saw', path, at: table.time() });
      askIn(0);
    },
    close: () => {
      clearTimeout(alarm);
      thinker.close();
    },
  };
}

/** What to do about one failure after the other, until it goes again; who never thought at all is not asked once more. */
function mending([once, twice, last]: readonly [() => void, () => void, () => void]) {
  let failures = 1;
  const went = () => {
    failures = 0;
  };
  const failed = () => {
    failures += 1;
    if (failures === 1) once();
    else if (failures === 2) twice();
    else last();
  };
  return { went, failed };
}
