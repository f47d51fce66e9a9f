import type { Patience } from '#room/absence.ts';
import { type Authority, type Outcome, type Request, receive, type Telling } from '#room/authority.ts';
import type { AnySetup, Catalogue } from './catalogue.ts';
import type { HostClock } from './clock.ts';
import { type Deeds, witness } from './deeds.ts';
import type { Frame } from './frame.ts';
import type { Guides } from './guides.ts';
import type { Mates } from './mates.ts';
import type { Owners } from './owners.ts';
import type { Report } from './report.ts';
import type { Store } from './store.ts';

// A game that is being played: its authority, its place in the log, its alarm.

export interface LiveGame {
  readonly id: string;
  /** Its number at this table since the room is in memory, and one telling of its history. */
  readonly table: number;
  readonly epoch: string;
  readonly title: Readonly<Record<string, string | number>>;
  /** People by seat, by their ids in the room. */
  seats: readonly number[];
  readonly setup: AnySetup;
  /** Fingerprint of the tiles it is played with. */
  readonly content: string;
  readonly authority: Authority;
  /** [XA0] what achievements have seen of it. */
  readonly deeds: Deeds;
  /** How much of each stream is on the disk: no more of it is told to anybody. */
  readonly durable: number[];
  /** Whole slices of streams that somebody was told, as they went over the wire. */
  readonly slices: Map<string, Frame>;
  /** Where the next entry goes in the log. */
  place: number;
  alarm: NodeJS.Timeout | undefined;
  /** When the alarm rings, in the host's time. */
  due: number | null;
  /** The bots that play in it; null where there are none. */
  mates: Mates | null;
}

/** Something that was judged: what was so before, and what followed. */
export interface HappenedAtTable {
  readonly before: unknown;
  readonly outcome: Outcome;
}

/** Counted since the server began, for whoever runs it. */
export interface Figures {
  botActs: number;
}

export interface Services {
  readonly patience: Patience;
  readonly store: Store;
  readonly owners: Owners;
  /** The host's time; a room's own, where it has one. */
  readonly clock: Pick<HostClock, 'now'>;
  readonly catalogue: Catalogue;
  readonly report: Report;
  /** The wall clock's time. */
  readonly today: () => number;
  /** The data file is as large as it may get: nothing new is begun. */
  readonly isFull: () => boolean;
  readonly figures: Figures;
  /** Who knows the way in the tower. */
  readonly guides: Guides;
}

export type NewLiveGame = Omit<LiveGame, 'durable' | 'slices' | 'alarm' | 'due' | 'mates'>;

/** What its streams hold by now is on the disk; a game that was just dealt has nothing there yet. */
export function liveGameOf(game: NewLiveGame, isKept: boolean): LiveGame {
  const durable = game.authority.streams.map((stream) => (isKept ? stream.length : 0));
  return { ...game, durable, slices: new Map(), alarm: undefined, due: null, mates: null };
}

/** Whether it is being played, whoever is there. */
export function isRunning(playing: LiveGame | null): boolean {
  return playing?.authority.engine.isRunning(playing.authority.game) ?? false;
}

export const isSilent = ({ authority }: LiveGame) => authority.engine.isSilent(authority.game);

/** Whether something happens to it although nobody acts: while it is paused or held, nothing does. */
export function sandRuns(playing: LiveGame | null): boolean {
  return playing !== null && playing.authority.engine.deadline(playing.authority.game) !== null;
}

export function isOver({ authority }: LiveGame): boolean {
  return authority.engine.result(authority.game) !== null;
}

/** Whether it is on the disk that it is over: nobody may notice it sooner. */
export function isEndKept({ authority, durable }: LiveGame): boolean {
  const end = authority.streams.at(-1)?.findLastIndex(({ type }) => type === 'ended') ?? -1;
  return authority.engine.result(authority.game) !== null && end < (durable.at(-1) ?? 0);
}

/** It is over, and nobody may notice that yet. */
export const isEnding = (playing: LiveGame) => isOver(playing) && !isEndKept(playing);

/** Judges a request now. What followed may be told when it is durable. */
export function judge(services: Services, playing: LiveGame, asked: Request): Outcome {
  const { authority, deeds } = playing;
  const before = authority.game;
  const outcome = receive(authority, asked, services.clock.now());
  if (outcome.entry !== null) witness(deeds, before, outcome.entry, authority.game);
  return outcome;
}

/** What a commit made durable may be told from now on. */
export function nowDurable({ durable, seats }: LiveGame, tellings: readonly Telling[]): void {
  for (const { to, events } of tellings)
    for (const { seat, first } of to) durable[seat ?? seats.length] = first + events.length - 1;
}

/** The server alone owns time: one alarm for the next deadline, whoever is connected [M24]. */
export function setAlarm(services: Services, playing: LiveGame, ring: () => void): void {
  const { engine, game } = playing.authority;
  const due = engine.deadline(game);
  // Most acts leave the deadline where it is.
  if (due === playing.due) return;
  clearTimeout(playing.alarm);
  playing.due = due;
  if (due === null) return;
  playing.alarm = setTimeout(
    () => {
      playing.due = null;
      ring();
    },
    Math.max(0, due - services.clock.now()),
  );
}
