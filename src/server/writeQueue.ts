import type { Write, Written } from './writer.ts';

// Writes that wait for the writer. One batch is under way at a time: on a quiet server a write goes at
// once, and what comes while the disk is waited for is the next batch.

/** Why something that was to be kept is not. */
export type Loss = 'refused' | 'unwell' | 'ended' | 'closing';

export class NotKept extends Error {
  readonly loss: Loss;
  constructor(loss: Loss, message: string = loss) {
    super(message);
    this.loss = loss;
  }
}

export type Durable = (error?: NotKept) => void;
/** Superseded: another server writes the file. Replaced: another file is at its place. Failed: the writer broke down. */
export type End = 'superseded' | 'replaced' | 'failed';

export interface Health {
  /** Whether writes reach the disk. */
  readonly well: (well: boolean, why: string) => void;
  /** Nothing will ever be written by this server again. */
  readonly ended: (why: End, error?: Error) => void;
}

/** Writes that are kept as a whole or not at all, and whose room they are about. */
export interface Group {
  readonly writes: readonly Write[];
  readonly room?: string | undefined;
}

/** The host's time, once it runs, is part of every commit: a crash right after it loses none. */
export interface Batch {
  readonly host: number | null;
  readonly groups: readonly Group[];
}

/** Whoever commits, one batch at a time, and says what became of it. */
export interface Committer {
  readonly commit: (batch: Batch) => void;
  readonly close: () => Promise<void>;
  /** Without waiting for anything. */
  readonly abandon: () => Promise<void>;
}

export interface Answers {
  readonly written: (written: Written) => void;
  /** It will never commit anything again. */
  readonly failed: (error?: Error) => void;
}

interface Waiting extends Group {
  readonly durable: Durable;
}

/** A disk that did not take a write is tried again so often. */
const TRY_AGAIN = 1_000;
/** Under load a batch gathers for so many milliseconds after one that had many groups: larger batches cost less each. */
const GATHER = 6;
const MANY = 12;

/** Before anything else is done, but after whoever writes has finished writing. */
const SOON = 'soon';

export type WriteQueue = ReturnType<typeof openWriteQueue>;

export function openWriteQueue(
  openCommitter: (answers: Answers) => Committer,
  now: () => number | null,
  health: Health,
) {
  const committer = openCommitter({ written: heard, failed: (error) => end('failed', error) });
  let waiting: Waiting[] = [];
  let underWay: readonly Waiting[] | null = null;
  let scheduled: NodeJS.Timeout | typeof SOON | null = null;
  let state: 'well' | 'unwell' | 'closing' | 'ended' = 'well';
  let trying: NodeJS.Timeout | undefined;
  let drained: (() => void) | null = null;
  let larger = false;

  function add(writes: readonly Write[], durable: Durable, room?: string): void {
    if (state !== 'well') {
      const loss = state;
      setImmediate(() => durable(new NotKept(loss)));
      return;
    }
    waiting.push({ writes, durable, room });
    schedule();
  }

  function schedule(): void {
    if (scheduled !== null || underWay !== null || waiting.length === 0) return;
    if (larger && state === 'well') scheduled = setTimeout(send, GATHER);
    else {
      scheduled = SOON;
      queueMicrotask(() => scheduled === SOON && send());
    }
  }

  function send(): void {
    scheduled = null;
    underWay = waiting;
    waiting = [];
    const groups = underWay.filter(({ writes }) => writes.length > 0);
    // Those who only wait for the others need no commit of their own.
    if (groups.length === 0) settle(null);
    else post(groups);
  }

  function post(groups: readonly Group[]): void {
    larger = groups.length >= MANY;
    committer.commit({ host: now(), groups });
  }

  function heard(written: Written): void {
    if (written !== null && 'ended' in written) end(written.ended);
    else if (written !== null && 'unwell' in written) fail(written.unwell);
    else settle(written);
  }

  /** The groups of the batch in their order, then whatever came meanwhile. */
  function settle(errors: readonly (string | null)[] | null): void {
    recover();
    const settled = underWay ?? [];
    underWay = null;
    let group = 0;
    for (const { writes, durable } of settled) {
      const error = writes.length === 0 ? null : (errors?.[group++] ?? null);
      durable(error === null ? undefined : new NotKept('refused', error));
    }
    if (waiting.length > 0) schedule();
    else drained?.();
  }

  function giveUp(loss: Loss): void {
    const lost = [...(underWay ?? []), ...waiting];
    [underWay, waiting] = [null, []];
    if (scheduled !== SOON) clearTimeout(scheduled ?? undefined);
    scheduled = null;
    for (const { durable } of lost) durable(new NotKept(loss));
    drained?.();
  }

  function fail(why: string): void {
    const wasClosing = state === 'closing';
    if (!wasClosing) {
      if (state === 'well') {
        state = 'unwell';
        health.well(false, why);
      }
      trying = setTimeout(tryAgain, TRY_AGAIN);
    }
    giveUp('unwell');
  }

  /** A commit of the time alone. */
  function tryAgain(): void {
    if (state !== 'unwell') return;
    underWay = [];
    post([]);
  }

  function recover(): void {
    if (state !== 'unwell') return;
    state = 'well';
    health.well(true, '');
  }

  function end(why: End, error?: Error): void {
    if (state === 'ended') return;
    const closed = state === 'closing' && why === 'failed' && error === undefined;
    state = 'ended';
    clearTimeout(trying);
    giveUp('ended');
    if (!closed) health.ended(why, error);
  }

  async function close(): Promise<void> {
    clearTimeout(trying);
    if (state === 'ended') {
      await committer.abandon();
      return;
    }
    const isIdle = () => underWay === null && waiting.length === 0;
    await new Promise<void>((resolve) => {
      state = 'closing';
      drained = resolve;
      if (isIdle()) resolve();
      else schedule();
    });
    await committer.close();
  }

  return { add, close, isWell: () => state === 'well' };
}
