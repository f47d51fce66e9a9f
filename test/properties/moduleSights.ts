import { isRefusal, type MallEvent } from '#engine/mall/index.ts';
import type { Step } from './play.ts';

// What games with modules must come to, by the name of the event, the refusal or what the two are about.

export const WANTED = [
  ...['guardCame', 'guard: walk', 'guard: escalator', 'guard: shaft', 'tile.closed'],
  ...[
    'sand used',
    'swap used',
    'loudspeaker used',
    'token.none',
    'talk.open',
    'swap.alone',
    'target.oneself',
  ],
  ...['shaftLaid', 'shaft', 'shaftLost', 'shaft.none', 'shaft.notHere', 'shaft.notThere', 'shaft.noEnd'],
  ...['breached', 'breachLost', 'breach.none', 'breach.notHere', 'breach.noWall', 'breach.steel'],
  ...['captured', 'aside', 'inGuardRoom', 'captives', 'cleared', 'guard.stays', 'pawn.captive', 'let out'],
  ...['beholderOver', 'tileMoved', 'spellCast', 'spellGoes', 'sensorTurned', 'deckTurned'],
  ...['code used', 'mapInUse', 'map used up', 'paid: maps', 'paid: autoExplore'],
] as const;

export function sightsOf({ before, outcome }: Step): readonly string[] {
  const refusal = isRefusal(outcome) ? outcome : outcome.tooLate;
  const events = isRefusal(outcome) ? [] : outcome.events;
  return [
    ...(refusal === undefined ? [] : [refusal.refused]),
    ...events.flatMap((event) => [event.type, ...about(before, event)]),
  ];
}

function about({ box, shared }: Step['before'], event: MallEvent): readonly string[] {
  switch (event.type) {
    case 'moved':
      return event.pawn === 'guard' ? [`guard: ${event.by}`] : [event.by];
    case 'put':
      if (event.to < 0) return ['aside'];
      return shared.memory.guardRoom?.includes('guard') && event.pawn === 'guard' ? ['let out'] : [];
    case 'tokenUsed':
      return [`${event.token} used`];
    case 'placed':
      return [`paid: ${event.paid}`];
    case 'wentOutOfOrder':
      return (box.print[event.space]?.marks ?? []).map(
        (mark) => `${mark} used${mark === 'map' ? ' up' : ''}`,
      );
    case 'ended':
      return [event.reason];
    default:
      return [];
  }
}
