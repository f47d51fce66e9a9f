import { DIRECTIONS, isRefusal, type MallEvent, mayTalk, type RefusalCode } from '#engine/mall/index.ts';
import { OFF } from '#engine/mall/spaces.ts';
import type { EventOf, EventType } from '#engine/mall/words.ts';
import type { Step } from './play.ts';

// What a game has reached. Every line must be reached by some game, or the properties prove
// nothing about it.

type Sight = (step: Step) => boolean;

const has = (step: Step, piece: string) => step.before.box.setup.pieces.includes(piece);

function eventsOf({ outcome }: Step): readonly MallEvent[] {
  return isRefusal(outcome) ? [] : outcome.events;
}

function event<T extends EventType>(
  type: T,
  is: (event: EventOf<T>, step: Step) => boolean = () => true,
): Sight {
  return (step) =>
    eventsOf(step).some((happened) => happened.type === type && is(happened as EventOf<T>, step));
}

const refused =
  (code: RefusalCode): Sight =>
  ({ outcome }) =>
    (isRefusal(outcome) ? outcome : outcome.tooLate)?.refused === code;

/** A sight that counts only with this piece in play, or only without it. */
const with_ =
  (piece: string, sight: Sight): Sight =>
  (step) =>
    has(step, piece) && sight(step);
const without =
  (piece: string, sight: Sight): Sight =>
  (step) =>
    !has(step, piece) && sight(step);

const accepted =
  (type: string, is: Sight = () => true): Sight =>
  (step) =>
    step.command.type === type && !isRefusal(step.outcome) && step.outcome.tooLate === undefined && is(step);

const both =
  (...sights: readonly Sight[]): Sight =>
  (step) =>
    sights.every((sight) => sight(step));
const not =
  (sight: Sight): Sight =>
  (step) =>
    !sight(step);

const space = (step: Step, number: number) => step.before.box.print[number];
const isRunning: Sight = ({ before }) => before.shared.phase === 'running';
const won = event('ended', (ended) => ended.won);

/** The dwarf went where nobody else could have. */
const throughSmallPassage: Sight = ({ command, before, after }) => {
  if (command.type !== 'move' || after === before) return false;
  const direction = DIRECTIONS.indexOf(command.direction);
  let at = command.from;
  for (let step = 0; step < command.distance && at !== OFF; step++)
    at = before.shared.board.next[at * 4 + direction] as number;
  return at === OFF;
};

const pile = (step: Step) => step.before.shared.memory.solo;
const owed = (step: Step) => step.before.shared.memory.rearrangement?.owed;
const openWindow: Sight = ({ before }) => before.shared.talk;
const theft = event('stolen');
const flip = event('flipped');
const talk = event('talkOpened');
const exit = event('escaped');
const speaks =
  (channel: string): Sight =>
  ({ command }) =>
    command.type === 'speak' && command.channel === channel;

export const SIGHTS: Readonly<Record<string, Sight>> = {
  flip,
  'flip after the theft': both(flip, ({ before }) => before.shared.stolen),
  'talk window opened': talk,
  'talk window closed by an act': event('talkClosed'),
  theft,
  exit,
  win: won,
  loss: event('ended', (ended) => !ended.won),
  'loss: the sand ran out': event('ended', ({ reason }) => reason === 'sand'),
  'a command came too late': ({ outcome }) => !isRefusal(outcome) && outcome.tooLate !== undefined,
  'command after the end refused': refused('game.over'),
  'tile drawn and placed in one act': both(accepted('explore'), event('placed')),
  'tile drawn, place chosen later': both(accepted('explore'), not(event('placed'))),
  'tile placed by a second act': accepted('place'),
  'second draw refused': refused('explore.placeFirst'),
  'vortex taken': event('moved', ({ by }) => by === 'vortex'),
  'vortex shut down by the theft': refused('vortex.shutDown'),
  'escalator taken': event('moved', ({ by }) => by === 'escalator'),
  'way blocked': refused('way.blocked'),
  'way occupied': refused('way.occupied'),
  'action not held': refused('action.notHeld'),
  'exit crossed before the theft': event(
    'moved',
    (moved, step) => space(step, moved.to)?.exit != null && !step.before.shared.stolen,
  ),
  'Do Something!': accepted('doSomething'),
  stare: accepted('stare', isRunning),
  'paused by all present': both(event('paused'), not(accepted('hold'))),
  'paused because someone left': both(accepted('presence'), event('paused')),
  'held by the room': both(accepted('hold'), event('paused')),
  resumed: event('resumed'),
  'act refused while paused': refused('game.paused'),
  'silence kept': refused('talk.silence'),
  'freeTalk: spoken without a window': with_('freeTalk', accepted('speak', both(isRunning, not(openWindow)))),
  'ownExits: stayed on another’s exit': with_(
    'ownExits',
    both(
      event('moved', ({ to }, step) => space(step, to)?.exit != null && step.before.shared.stolen),
      not(exit),
    ),
  ),
  'without ownExits: left by another’s exit': without(
    'ownExits',
    without(
      'trickTheGuards',
      event('escaped', ({ pawn }) => pawn !== 'mage'),
    ),
  ),
  'passTiles: tiles passed on': with_(
    'passTiles',
    both(
      flip,
      event('handed', ({ hands }) => hands.length > 1),
    ),
  ),
  'smallPassages: small passage used': with_('smallPassages', throughSmallPassage),
  'loudspeaker: talk by exploring': with_('loudspeaker', both(talk, event('placed'))),
  'crystalBall: first tile': with_(
    'crystalBall',
    both(
      event('placed', ({ paid }) => paid === 'crystalBall'),
      event('wentOutOfOrder'),
    ),
  ),
  'crystalBall: second tile': with_(
    'crystalBall',
    both(
      event('placed', ({ paid }) => paid === 'crystalBall'),
      not(event('wentOutOfOrder')),
    ),
  ),
  'crystalBall: given up by moving': with_(
    'crystalBall',
    both(
      event('moved', ({ pawn }) => pawn === 'mage'),
      event('ballOwes'),
    ),
  ),
  'cameras: disabled by the barbarian': event(
    'wentOutOfOrder',
    (gone, step) => space(step, gone.space)?.camera === true,
  ),
  'cameras: timer refused': refused('timer.watched'),
  'cameras: flip all the same': with_('cameras', flip),
  'divination: next tile seen': with_(
    'divination',
    event('drawn', ({ next }) => next !== null),
  ),
  'leader: used the pawn': with_('leader', accepted('doSomething')),
  'leader: others may not': refused('doSomething.leaderOnly'),
  'leader: passed on': with_('leader', event('handed')),
  'trickTheGuards: theft': with_('trickTheGuards', theft),
  'trickTheGuards: win': with_('trickTheGuards', won),
  'trickTheGuards: stood on its own exit': with_(
    'trickTheGuards',
    both(
      event('moved', ({ to }, step) => space(step, to)?.exit != null && step.before.shared.stolen),
      not(exit),
    ),
  ),
  'trickTheGuards: stays on the exit': with_(
    'trickTheGuards',
    event('escaped', ({ stays }) => stays),
  ),
  'trickTheGuards: cannot step off': with_('trickTheGuards', refused('pawn.escaped')),
  'trickTheGuards: stranded': event('warned', ({ code }) => code === 'exits.stranded'),
  'rearrangement: two owed': event('tilesOwed', ({ owed: tiles }) => tiles === 2),
  'rearrangement: first discarded': both(event('lifted'), (step) => owed(step) === 2),
  'rearrangement: second discarded': both(event('lifted'), (step) => owed(step) === 1),
  'rearrangement: not this tile': refused('discard.notThis'),
  'rearrangement: acts wait': refused('discard.owed'),
  'rearrangement: no pair, lost': event('ended', ({ reason }) => reason === 'rearrangement'),
  'rearrangement: none after the theft': with_(
    'rearrangement',
    both(flip, ({ before }) => before.shared.stolen),
  ),
  'gesturesOnly: gesture in a window': with_(
    'gesturesOnly',
    accepted('speak', both(openWindow, speaks('gestures'))),
  ),
  'gesturesOnly: words refused in a window': with_(
    'gesturesOnly',
    both(openWindow, speaks('words'), refused('talk.silence')),
  ),
  'dimensions: settled': event('settled'),
  'dimensions: settling refused': refused('dimensions.settle'),
  'dimensions: crossed': with_(
    'dimensions',
    event('moved', ({ by }) => by === 'vortex'),
  ),
  'dimensions: not from a vortex': refused('dimensions.fromVortex'),
  'dimensions: same one': refused('dimensions.sameOne'),
  'dimensions: never all together': refused('dimensions.allTogether'),
  'noTalk: flip without a window': with_(
    'noTalk',
    both(flip, ({ after }) => !mayTalk(after, 'words') || after.shared.phase === 'over'),
  ),
  'noDoSomething: refused': refused('doSomething.forbidden'),
  'noVortex: refused': refused('vortex.outOfService'),
  'groupsForbidden: refused': refused('group.forbidden'),
  'groupsForbidden: stays on the exit': event(
    'escaped',
    ({ stays }, step) => stays && has(step, 'groupsForbidden'),
  ),
  'groupsForbidden: cannot step off': with_('groupsForbidden', refused('pawn.escaped')),
  'groupsForbidden: win': with_('groupsForbidden', won),
  'sister: jump': event('moved', ({ by }) => by === 'jump'),
  'sister: walks not': refused('sister.onlyJumps'),
  'sister: jump refused': refused('jump.notHere'),
  'sister: explored': event('placed', ({ paid }) => paid === 'sister'),
  'sister: flip': both(
    flip,
    event('moved', ({ pawn }) => pawn === 'sister'),
  ),
  'sister: theft of five': with_('sister', theft),
  'sister: left': event('escaped', ({ pawn }) => pawn === 'sister'),
  'sister: warned alone': event('warned', ({ code }) => code === 'sister.alone'),
  'solo: revealed': accepted('reveal'),
  'solo: pile turned over': accepted('reveal', (step) => pile(step)?.left === 0),
  'solo: shuffled by a flip': with_('solo', both(flip, event('handed'))),
  'solo: theft': with_('solo', theft),
  'automaticTheft: at once': event('stolen', ({ seat }) => seat === null),
};

export interface Census {
  readonly note: (step: Step) => void;
  /** Counts what this game has reached, once each. */
  readonly close: () => void;
  readonly counts: ReadonlyMap<string, number>;
}

export function newCensus(): Census {
  const counts = new Map(Object.keys(SIGHTS).map((name) => [name, 0]));
  const sights = Object.entries(SIGHTS);
  const seen = new Set<string>();
  return {
    note: (step) => {
      for (const [name, sight] of sights) if (!seen.has(name) && sight(step)) seen.add(name);
    },
    close: () => {
      for (const name of seen) counts.set(name, (counts.get(name) ?? 0) + 1);
      seen.clear();
    },
    counts,
  };
}

export function tableOf(counts: ReadonlyMap<string, number>, games: number): string {
  const width = Math.max(...[...counts.keys()].map((name) => name.length));
  const lines = [...counts].map(([name, count]) => `  ${name.padEnd(width)}  ${String(count).padStart(6)}`);
  return [`Games that reached each of these, of ${games}:`, ...lines].join('\n');
}
