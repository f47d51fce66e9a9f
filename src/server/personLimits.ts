import { performance } from 'node:perf_hooks';
import { isRefusal } from '#engine/core/refusal.ts';
import type { ClientMessage } from '#protocol/messages.ts';
import type { RoomRefusal } from '#room/refusal.ts';
import { CRIES, EYES, type Rate, STARES, THUMBS, WISHES } from '#room/signalRates.ts';
import { type Bucket, bucket, CHANGES, MESSAGES, TALK, tooFast } from './limits.ts';
import { type LiveRoom, seemsSilent } from './room.ts';

// [R5] allowed signals are no telegraph. What one person may do is counted by person and room: whoever
// reconnects, takes a seat over or has several tabs has no more of it.

/** Do Something!: insistent, but nagging nobody to death. */
const PRODS: Rate = { perSecond: 0.5, burst: 4 };

export interface PersonLimits {
  readonly messages: Bucket;
  readonly talk: Bucket;
  readonly changes: Bucket;
  readonly prods: Bucket;
  readonly points: Bucket;
  readonly wishes: Bucket;
  readonly eyes: Bucket;
  readonly cries: Bucket;
  readonly thumbs: Bucket;
  /** By the person stared at. */
  readonly stares: Map<number, Bucket>;
}

const now = () => performance.now();

export function personLimitsOf({ personLimits, emptyAt }: LiveRoom, person: number): PersonLimits {
  const begin = (rate: Rate) => bucket(rate, now, emptyAt);
  const known = personLimits.get(person);
  if (known !== undefined) return known;
  const fresh = {
    messages: begin(MESSAGES),
    talk: begin(TALK),
    changes: begin(CHANGES),
    prods: begin(PRODS),
    points: begin(STARES),
    wishes: begin(WISHES),
    eyes: begin(EYES),
    cries: begin(CRIES),
    thumbs: begin(THUMBS),
    stares: new Map(),
  };
  personLimits.set(person, fresh);
  return fresh;
}

/** What somebody does too often to be told of it. */
export function signalsTooOften(room: LiveRoom, person: number, message: ClientMessage): RoomRefusal | null {
  const own = personLimitsOf(room, person);
  // Whoever is not host is refused, and uses up nothing of the host's.
  const asHost = HOSTS.has(message.type) && room.lobby.host !== person;
  const budget = asHost || isCryInVain(room, person, message) ? null : budgetOf(room, own, message);
  return budget === null ? null : tooFast(budget);
}

/** Whoever may not accuse now, because another was quicker, may do so as soon as before. */
function isCryInVain({ playing, services }: LiveRoom, person: number, message: ClientMessage): boolean {
  if (playing === null || message.type !== 'do' || message.command.type !== 'accuse') return false;
  const { engine, game } = playing.authority;
  const command = { ...message.command, seat: playing.seats.indexOf(person) };
  const decision = engine.decide(game, command, services.clock.now());
  return isRefusal(decision) || decision.tooLate !== undefined;
}

/** Told to everyone, and of no use to a game: what a host does, and what anybody may. */
const HOSTS: ReadonlySet<string> = new Set(['lock', 'handOver', 'kick', 'removeBot']);
const ANYBODYS: ReadonlySet<string> = new Set(['standIn', 'letIn', 'letBot', 'callOff']);

function budgetOf(room: LiveRoom, own: PersonLimits, message: ClientMessage): Bucket | null {
  if (message.type === 'do') return budgetOfAct(room, own, message.command);
  if (message.type === 'point') return own.points;
  if (!seemsSilent(room)) return null;
  // The host's rights may go from hand to hand: they are counted by room.
  if (HOSTS.has(message.type)) return room.hosting;
  return ANYBODYS.has(message.type) ? own.wishes : null;
}

type Act = Extract<ClientMessage, { type: 'do' }>['command'];

/** By the type of an act. */
const SIGNALS: ReadonlyMap<string, Exclude<keyof PersonLimits, 'stares'>> = new Map([
  ['pause', 'wishes'],
  ['doSomething', 'prods'],
  ['putEye', 'eyes'],
  ['accuse', 'cries'],
  ['vote', 'thumbs'],
]);

function budgetOfAct({ playing, emptyAt }: LiveRoom, own: PersonLimits, command: Act): Bucket | null {
  const signal = SIGNALS.get(command.type);
  if (signal !== undefined) return own[signal];
  const { target } = command;
  const person = command.type === 'stare' && typeof target === 'number' ? playing?.seats[target] : undefined;
  return person === undefined ? null : staresAt(own, person, emptyAt);
}

function staresAt({ stares }: PersonLimits, person: number, emptyAt: number | null): Bucket {
  const known = stares.get(person) ?? bucket(STARES, now, emptyAt);
  stares.set(person, known);
  return known;
}
